import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LANGUAGES } from '#basics/language.ts';
import type { EditedPage } from '#basics/settings.ts';
import { useShownText } from '#staff/web/settings/use-settings.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import type { FormValues } from '#ui/use-schema-form.ts';
import type { PageText } from '../../contract.ts';
import { fieldsIn } from '../../rules/page-text.ts';
import { HomeGuarantees } from '../home-guarantees.tsx';
import { HomeHero } from '../home-hero.tsx';
import { LegalPage } from '../legal-page.tsx';
import { ManifestoText } from '../manifesto-text.tsx';

type TextPreviewProps = {
  readonly page: EditedPage;
  readonly form: FormValues;
  readonly onBack: () => void;
};

/** The draft, drawn by what draws the page, in one language and the other. */
export function TextPreview({ page, form, onBack }: TextPreviewProps) {
  const t = useTranslations('staff.settings.texts');
  const locale = useLocale();
  const [language, setLanguage] = useState(locale);
  const { data } = useShownText(page, language);
  if (!data) return null;
  // As it would be published today: no version is of it yet.
  const text = { ...data, fields: fieldsIn(page, form, language), versions: [] };
  return (
    <div className="grid gap-6">
      <Notice kind="info" isLive>
        <p>{t('previewText')}</p>
        <p className="flex flex-wrap gap-3 pt-2">
          <Button size="small" onClick={onBack}>
            {t('back')}
          </Button>
          {LANGUAGES.map((each) => (
            <Button
              key={each}
              kind="secondary"
              size="small"
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {t(each === 'fr' ? 'inFrench' : 'inEnglish')}
            </Button>
          ))}
        </p>
      </Notice>
      <div lang={language} className="overflow-hidden rounded-lg border border-line">
        <Drawn page={page} text={text} />
      </div>
    </div>
  );
}

type DrawnProps = { readonly page: EditedPage; readonly text: PageText };

function Drawn({ page, text }: DrawnProps) {
  switch (page) {
    case 'home':
      return (
        <>
          <HomeHero catalogue={null} text={text.fields} />
          <HomeGuarantees frenchShare={undefined} text={text.fields} />
          <Section title={text.fields.closingTitle} intro={text.fields.closingText} />
        </>
      );
    case 'manifesto':
      return <ManifestoText text={text} />;
    default:
      return <LegalPage page={page} text={text} />;
  }
}
