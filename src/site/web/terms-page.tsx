import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { useOrganisation } from '#platform/browser/organisation.tsx';
import { pageContext } from '#platform/page-context.ts';
import { urssafLimitOf } from '#shop/rules/urssaf-limits.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { LEGAL_TEXTS_DAY } from '../rules/legal-texts-day.ts';
import { LegalPage } from './legal-page.tsx';
import { PROSE_TAGS } from './prose-tags.tsx';
import { shortMoney } from './short-money.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { figures } = await page.settings();
  return {
    messages: page.messages('site.terms'),
    gifts: urssafLimitOf(figures, Number(LEGAL_TEXTS_DAY.slice(0, 4))),
  };
}

const SECTIONS = [
  'scope',
  'prices',
  'order',
  'payment',
  'late',
  'delivery',
  'ownership',
  'exchange',
  'subscription',
  'licence',
  'gifts',
  'origin',
  'liability',
  'privacy',
  'law',
] as const;

export default function TermsPage() {
  const t = useTranslations('site.terms');
  const language = useLocale();
  const { gifts } = useLoaderData<typeof loader>();
  const { name: entity } = useOrganisation();
  const values = {
    ...PROSE_TAGS,
    limit: shortMoney(gifts.limitCents, language),
    year: String(gifts.year),
  };
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <LegalPage
        title={t('title')}
        intro={t('intro', { entity })}
        updated={t('updated', { day: formatDay(LEGAL_TEXTS_DAY, language) })}
        contentsLabel={t('contents')}
        sections={SECTIONS.map((id, index) => ({
          id,
          title: `${index + 1}. ${t(`sections.${id}.title`)}`,
          body: t.rich(`sections.${id}.body`, values),
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
