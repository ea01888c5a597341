import { type LoaderFunctionArgs, Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { CouncilOverview, PeopleOverview } from '#company/web/people-overview.tsx';
import { useSpace } from '#company/web/space-context.ts';
import { ClimateSummary } from '#listening/web/climate-summary.tsx';
import { pageContext } from '#platform/page-context.ts';
import { NextUpdate } from '#risks/web/next-update.tsx';
import { OpenSignals } from '#risks/web/open-signals.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return {
    messages: page.messages(
      'listening.overview',
      'listening.mood.altered',
      'listening.mood.trend',
      'listening.factors',
      'risks.overview',
      'risks.alerts',
      'risks.duerp',
    ),
  };
}

export { isRetried as shouldRevalidate } from '#platform/browser/retry-policy.ts';

/** How the company is doing and what to do now: each part from its own room. Employees go on to their own page. */
export default function OverviewPage() {
  const t = useTranslations('company.space.overview');
  const { id, can } = useSpace();
  if (!can('see-places')) return <Navigate to="/mood" replace />;
  return (
    <>
      <PageHead title={t('title')} />
      <PageTitle size="small" title={t('title')} />
      <div className="grid gap-8">
        {can('read-mood') && <ClimateSummary companyId={id} />}
        {can('read-risks') && (
          <>
            <OpenSignals companyId={id} mayWrite={can('keep-risks')} />
            <NextUpdate companyId={id} />
          </>
        )}
        {can('keep-employees') ? (
          <PeopleOverview companyId={id} />
        ) : (
          can('order-boxes') && <CouncilOverview />
        )}
      </div>
    </>
  );
}
