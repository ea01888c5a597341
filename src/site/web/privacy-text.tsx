import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { LegalPage } from './legal-page.tsx';
import { PersonalDataTable } from './personal-data-table.tsx';
import type { LegalPageText } from './read-legal-text.ts';
import { StoredInBrowserTable } from './stored-in-browser-table.tsx';
import { WhoSeesTable } from './who-sees-table.tsx';

/** The tables are what the product does, within the text that staff keep. */
export function PrivacyText({ text }: { text: LegalPageText }) {
  const t = useTranslations('site.privacy');
  return (
    <LegalPage
      text={text}
      updated={t('updated', { day: formatDay(text.day, useLocale()) })}
      contentsLabel={t('contents')}
      after={{
        who: <WhoSeesTable />,
        data: <PersonalDataTable />,
        browser: <StoredInBrowserTable />,
      }}
      next={
        <ButtonLink to="/contact" kind="secondary">
          {t('next')}
        </ButtonLink>
      }
    />
  );
}
