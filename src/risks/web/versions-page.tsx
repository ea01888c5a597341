import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSpace } from '#company/web/space-context.ts';
import { pageContext } from '#platform/page-context.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Duerp } from '../contract.ts';
import { dutiesOf } from '../rules/duties.ts';
import { ArchiveCard } from './archive-card.tsx';
import { type Compared, DifferenceCard } from './difference-card.tsx';
import { FreezeDialog } from './freeze-dialog.tsx';
import { LinksCard } from './links-card.tsx';
import { RISK_TEXTS, RisksFrame } from './risks-frame.tsx';
import { VersionItem } from './version-item.tsx';
import { WaitingCard } from './waiting-card.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages(...RISK_TEXTS, 'risks.versions') };
}

/** Freezing, consulting, issuing; every version with its files; the archive. */
export default function VersionsPage() {
  const t = useTranslations('risks.versions');
  return (
    <RisksFrame tab="versions" intro={t('intro')}>
      {(duerp, companyId) => <Versions duerp={duerp} companyId={companyId} />}
    </RisksFrame>
  );
}

function Versions({ duerp, companyId }: { duerp: Duerp; companyId: string }) {
  const t = useTranslations('risks.versions');
  const { can } = useSpace();
  const [isFreezing, setFreezing] = useState(false);
  const [compared, compare] = useState<Compared>();
  const waiting = duerp.versions.find(({ state }) => state === 'consultation');
  const issued = duerp.versions.filter(({ state }) => state === 'issued');
  const items = issued.map((version, at) => (
    <VersionItem
      key={version.id}
      version={version}
      duerp={duerp}
      companyId={companyId}
      onCompare={() =>
        compare(
          // With the version before it; the first one with what is being kept now.
          at === issued.length - 1
            ? { before: version.id, after: null }
            : { before: issued[at + 1]?.id ?? version.id, after: version.id },
        )
      }
    />
  ));
  return (
    <div className="grid gap-6">
      {waiting && <WaitingCard version={waiting} duerp={duerp} companyId={companyId} />}
      {!waiting && duerp.mayWrite && (
        <Card as="section">
          <h2 className="text-xl">{t('freeze.title')}</h2>
          <p className="mt-2 max-w-prose">{t('freeze.text')}</p>
          <p className="mt-2 max-w-prose text-ink-soft">
            {t(`freeze.council.${dutiesOf(duerp.headcount).council}`)}
          </p>
          <Button className="mt-4" onClick={() => setFreezing(true)}>
            {t('freeze.title')}
          </Button>
        </Card>
      )}
      {issued.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <>
          <ul className="grid gap-5">{items.slice(0, 1)}</ul>
          {items.length > 1 && (
            <details>
              <summary className="w-fit cursor-pointer rounded-sm font-semibold">
                {t('older', { count: items.length - 1 })}
              </summary>
              <ul className="mt-4 grid gap-5">{items.slice(1)}</ul>
            </details>
          )}
        </>
      )}
      {compared && (
        <DifferenceCard
          key={`${compared.before} ${compared.after}`}
          companyId={companyId}
          versions={issued}
          chosen={compared}
          onChoose={(change) => compare((now) => now && change(now))}
        />
      )}
      {can('issue-risks') && <LinksCard companyId={companyId} />}
      <ArchiveCard companyId={companyId} hasVersions={issued.length > 0} />
      {isFreezing && (
        <FreezeDialog
          companyId={companyId}
          isFirst={issued.length === 0}
          onClose={() => setFreezing(false)}
        />
      )}
    </div>
  );
}
