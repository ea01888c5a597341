import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '#platform/page-context.ts';
import { EventsCard } from './events-card.tsx';
import { FindingsCard } from './findings-card.tsx';
import { RISK_TEXTS, RisksFrame } from './risks-frame.tsx';
import { StartCard } from './start-card.tsx';
import { StatusCard } from './status-card.tsx';
import { UnitsCard } from './units-card.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages(...RISK_TEXTS) };
}

/** Where the risk document stands, what it lacks, and its work units. */
export default function RisksPage() {
  const t = useTranslations('risks.duerp');
  return (
    <RisksFrame tab="document" intro={t('intro')}>
      {(duerp, companyId) => (
        <div className="grid gap-6">
          <StatusCard duerp={duerp} companyId={companyId} />
          {duerp.units.length === 0 ? (
            <StartCard duerp={duerp} companyId={companyId} />
          ) : (
            <>
              <FindingsCard duerp={duerp} />
              <UnitsCard duerp={duerp} companyId={companyId} />
            </>
          )}
          <EventsCard duerp={duerp} companyId={companyId} />
        </div>
      )}
    </RisksFrame>
  );
}
