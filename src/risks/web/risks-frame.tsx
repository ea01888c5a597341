import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { isRefusal } from '#basics/refusal.ts';
import { useSpace } from '#company/web/space-context.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { TAB_LOOK } from '#ui/tab-links.tsx';
import { useCurrentInSight } from '#ui/use-current-in-sight.ts';
import type { Duerp } from '../contract.ts';
import { OfflineBar } from './offline-bar.tsx';
import { Unread } from './unread.tsx';
import { useDuerp } from './use-duerp.ts';

/** The texts that every screen of the risk document asks for. */
export const RISK_TEXTS = ['risks.duerp', 'risks.words'] as const;

const TABS = [
  ['/dashboard/risks', 'document'],
  ['/dashboard/risks/units', 'units'],
  ['/dashboard/risks/actions', 'actions'],
  ['/dashboard/risks/versions', 'versions'],
  ['/dashboard/risks/alerts', 'alerts'],
  ['/dashboard/risks/registers', 'registers'],
  ['/dashboard/risks/changes', 'changes'],
  ['/dashboard/risks/settings', 'settings'],
] as const;

export type RisksTab = (typeof TABS)[number][1];

type RisksFrameProps = {
  readonly tab: RisksTab;
  readonly intro?: string | undefined;
  readonly children: (duerp: Duerp, companyId: string) => ReactNode;
};

/** Around every screen of the risk document: its head, its tabs, and the frame that all of them read. */
export function RisksFrame({ tab, intro, children }: RisksFrameProps) {
  const t = useTranslations('risks.duerp');
  const { id, can } = useSpace();
  const { data, error, refetch } = useDuerp(id);
  const isRefused = isRefusal(error, 'forbidden');
  const tabs = useCurrentInSight();
  const title = tab === 'document' ? t('title') : t(`tabs.${tab}`);
  return (
    <>
      <PageHead title={title} />
      <PageTitle size="small" title={title} intro={intro} />
      <nav aria-label={t('tabs.label')} className="-mt-2 mb-6 print:hidden">
        <ul
          ref={tabs}
          className="relative -mx-5 flex gap-x-5 overflow-x-auto border-b border-line px-5 sm:mx-0 sm:px-0"
        >
          {TABS.map(([to, name]) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/dashboard/risks'}
                prefetch="intent"
                className={TAB_LOOK}
              >
                {t(`tabs.${name}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {error && !data && isRefused && (
        <EmptyState title={t('notForYou')} titleAs="h2" text={t('notForYouText')} />
      )}
      {error && !data && !isRefused && <Unread onRetry={() => void refetch()} />}
      {!data && !error && <Loading text={t('loading')} />}
      {data && (
        <>
          {!can('keep-risks') && <p className="mb-6 text-ink-soft">{t('readOnly')}</p>}
          <OfflineBar companyId={id} />
          <div key={id}>{children(data, id)}</div>
        </>
      )}
    </>
  );
}
