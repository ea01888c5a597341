import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { LegalPage } from './legal-page.tsx';
import type { LegalPageText } from './read-legal-text.ts';

/** The terms of sale, part by part. */
export function TermsText({ text }: { text: LegalPageText }) {
  const t = useTranslations('site.terms');
  return (
    <LegalPage
      text={text}
      updated={t('updated', { day: formatDay(text.day, useLocale()) })}
      contentsLabel={t('contents')}
      isNumbered
      next={
        <ButtonLink to="/contact" kind="secondary">
          {t('next')}
        </ButtonLink>
      }
    />
  );
}
