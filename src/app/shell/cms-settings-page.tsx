import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useStaffMay } from '#accounts/web/use-staff-may.ts';
import { pageContext } from '#platform/page-context.ts';
import { TextsSection } from '#site/web/staff/texts-section.tsx';
import type { SettingForms } from '#staff/contract.ts';
import { Failure } from '#staff/web/failure.tsx';
import { FiguresSection } from '#staff/web/settings/figures-section.tsx';
import { OrganisationSection } from '#staff/web/settings/organisation-section.tsx';
import { PricesSection } from '#staff/web/settings/prices-section.tsx';
import { SiteSection } from '#staff/web/settings/site-section.tsx';
import { useSettingForms } from '#staff/web/settings/use-settings.ts';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { TabLinks } from '#ui/tab-links.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  // The preview shows what the pages show.
  return { messages: context.get(pageContext).messages('staff.settings', 'site') };
}

export { isRetried as shouldRevalidate } from '#platform/browser/retry-policy.ts';

const SECTIONS = ['organisation', 'prices', 'figures', 'site', 'texts'] as const;
type Section = (typeof SECTIONS)[number];

/** What staff decide for the whole product, part by part. */
export default function SettingsPage() {
  const t = useTranslations('staff.settings');
  const [address] = useSearchParams();
  const asked = address.get('section');
  // The texts of pages are the editors’ as well; all the rest is decided by administrators.
  const may = useStaffMay();
  const sections = SECTIONS.filter((each) => each === 'texts' || may('keep-settings'));
  const section = sections.find((each) => each === asked) ?? sections[0] ?? 'texts';
  const { data, error, refetch } = useSettingForms(section !== 'texts');
  if (error && !data && section !== 'texts') {
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
      <TabLinks
        label={t('sectionsLabel')}
        tabs={sections.map((each) => ({
          to: `/cms/settings?section=${each}`,
          label: t(`sections.${each}`),
          isCurrent: each === section,
        }))}
      />
      {data || section === 'texts' ? (
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

function Shown({ section, settings }: { section: Section; settings: SettingForms | undefined }) {
  if (section === 'texts' || !settings) return <TextsSection />;
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
  }
}
