import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { useOrganisation } from '#platform/browser/organisation.tsx';
import { pageContext } from '#platform/page-context.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { LEGAL_TEXTS_DAY } from '../rules/legal-texts-day.ts';
import { LegalPage } from './legal-page.tsx';
import { PersonalDataTable } from './personal-data-table.tsx';
import { PROSE_TAGS } from './prose-tags.tsx';
import { StoredInBrowserTable } from './stored-in-browser-table.tsx';
import { WhoSeesTable } from './who-sees-table.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('site.privacy', 'site.whoSees') };
}

const SECTIONS = [
  'summary',
  'controller',
  'who',
  'data',
  'answers',
  'processors',
  'browser',
  'security',
  'rights',
] as const;

export default function PrivacyPage() {
  const t = useTranslations('site.privacy');
  const { name: entity } = useOrganisation();
  const after: Partial<Record<(typeof SECTIONS)[number], ReactNode>> = {
    who: <WhoSeesTable />,
    data: <PersonalDataTable />,
    browser: <StoredInBrowserTable />,
  };
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <LegalPage
        title={t('title')}
        intro={t('intro')}
        updated={t('updated', { day: formatDay(LEGAL_TEXTS_DAY, useLocale()) })}
        contentsLabel={t('contents')}
        sections={SECTIONS.map((id) => ({
          id,
          title: t(`sections.${id}.title`),
          body: t.rich(`sections.${id}.body`, { ...PROSE_TAGS, entity }),
          after: after[id],
        }))}
        next={
          <ButtonLink to="/contact" kind="secondary">
            {t('next')}
          </ButtonLink>
        }
      />
    </>
  );
}
