import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LANGUAGES, type Language } from '#basics/language.ts';
import type { EditedPage } from '#basics/settings.ts';
import { urssafLimitOf } from '#shop/rules/urssaf-limits.ts';
import { fieldsIn } from '#site/rules/page-text.ts';
import { HomeGuarantees } from '#site/web/home-guarantees.tsx';
import { HomeHero } from '#site/web/home-hero.tsx';
import { LegalNoticeText } from '#site/web/legal-notice-text.tsx';
import { ManifestoText } from '#site/web/manifesto-text.tsx';
import { PrivacyText } from '#site/web/privacy-text.tsx';
import type { LegalPageText } from '#site/web/read-legal-text.ts';
import { shortMoney } from '#site/web/short-money.ts';
import { TermsText } from '#site/web/terms-text.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import type { Typed } from '#ui/use-judged-form.ts';
import type { SettingForms } from '../../contract.ts';
import { useSettingForms } from './use-settings.ts';

type TextPreviewProps = {
  readonly page: EditedPage;
  readonly form: Typed;
  readonly onBack: () => void;
};

/** The draft, drawn by what draws the page, in one language and the other. */
export function TextPreview({ page, form, onBack }: TextPreviewProps) {
  const t = useTranslations('cms.settings.texts');
  const locale = useLocale();
  const [language, setLanguage] = useState(locale);
  const { data } = useSettingForms();
  if (!data) return null;
  const text = textOf(fieldsIn(page, form, language), data, language);
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
        <Drawn
          page={page}
          text={text}
          isZoomAllowed={data.groups.site.form.isZoomAllowed === 'on'}
        />
      </div>
    </div>
  );
}

/** As it would be published today. */
function textOf(
  fields: LegalPageText['fields'],
  { figures, groups, today }: SettingForms,
  language: Language,
): LegalPageText {
  const held = figures
    .filter(({ state }) => state !== 'corrected')
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const gifts = urssafLimitOf(held, Number(today.slice(0, 4)));
  const values = {
    limit: shortMoney(gifts.limitCents, language),
    year: String(gifts.year),
    exchangeDays: groups.returns.form.days ?? '',
  };
  return { fields, day: today, values };
}

type DrawnProps = {
  readonly page: EditedPage;
  readonly text: LegalPageText;
  readonly isZoomAllowed: boolean;
};

function Drawn({ page, text, isZoomAllowed }: DrawnProps) {
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
    case 'legal-notice':
      return <LegalNoticeText text={text} isZoomAllowed={isZoomAllowed} />;
    case 'privacy':
      return <PrivacyText text={text} />;
    case 'terms':
      return <TermsText text={text} />;
  }
}
