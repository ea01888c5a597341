import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '#platform/page-context.ts';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { SettingForms } from '../../contract.ts';
import { Failure } from '../failure.tsx';
import { FiguresSection } from './figures-section.tsx';
import { OrganisationSection } from './organisation-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { SiteSection } from './site-section.tsx';
import { TextsSection } from './texts-section.tsx';
import { useSettingForms } from './use-settings.ts';

export function loader({ context }: LoaderFunctionArgs) {
  // The preview shows what the pages show.
  return { messages: context.get(pageContext).messages('cms.settings', 'site') };
}

export { asksAgain as shouldRevalidate } from '#platform/browser/asks-again.ts';

const SECTIONS = ['organisation', 'prices', 'figures', 'site', 'texts'] as const;
type Section = (typeof SECTIONS)[number];

/** What staff decide for the whole product, part by part. */
export default function SettingsPage() {
  const t = useTranslations('cms.settings');
  const [address] = useSearchParams();
  const asked = address.get('section');
  const section = SECTIONS.find((each) => each === asked) ?? 'organisation';
  const { data, error, refetch } = useSettingForms();
  if (error && !data) {
    return (
      <>
        <PageHead title={t('title')} />
        <Failure error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      <PageHead title={`${t(`sections.${section}`)}, ${t('title')}`} />
      <PageTitle size="small" title={t('title')} intro={t('intro')} />
      <Sections current={section} />
      {data ? (
        <section aria-labelledby="setting-section">
          <h2 id="setting-section" className="mb-6 text-2xl">
            {t(`sections.${section}`)}
          </h2>
          <Shown section={section} settings={data} />
        </section>
      ) : (
        <Loading text={t('loading')} />
      )}
    </>
  );
}

function Sections({ current }: { current: Section }) {
  const t = useTranslations('cms.settings');
  return (
    <nav aria-label={t('sectionsLabel')} className="mb-8 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {SECTIONS.map((section) => (
          <li key={section}>
            <Link
              to={`/cms/settings?section=${section}`}
              aria-current={section === current ? 'page' : undefined}
              className={LINK}
            >
              {t(`sections.${section}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Shown({ section, settings }: { section: Section; settings: SettingForms }) {
  const { groups, plans, figures, today } = settings;
  switch (section) {
    case 'organisation':
      return <OrganisationSection groups={groups} />;
    case 'prices':
      return <PricesSection groups={groups} plans={plans} />;
    case 'figures':
      return <FiguresSection figures={figures} today={today} />;
    case 'site':
      return <SiteSection groups={groups} />;
    case 'texts':
      return <TextsSection />;
  }
}

const LINK =
  'inline-flex min-h-11 items-center border-b-2 border-transparent px-3 py-2 text-ink-soft no-underline ' +
  'hover:text-ink aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-primary';
