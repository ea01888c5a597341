import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConnectionState } from '#accounts/web/connection-state.tsx';
import { pageContext } from '#platform/page-context.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loading } from '#ui/loading.tsx';
import type { RiskAlerts } from '../contract.ts';
import { AlertItem } from './alert-item.tsx';
import { ReplayCard } from './replay-card.tsx';
import { RISK_TEXTS, RisksFrame } from './risks-frame.tsx';
import { SensitivityCard } from './sensitivity-card.tsx';
import { Unread } from './unread.tsx';
import { useAlerts, useNewAlerts } from './use-alerts.ts';
import { useUserId } from './use-waiting.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return {
    messages: context
      .get(pageContext)
      .messages(...RISK_TEXTS, 'risks.alerts', 'accounts.notifications.connection'),
  };
}

/** What the published results signal, what is done about it, and how it is decided. */
export default function AlertsPage() {
  const t = useTranslations('risks.alerts');
  return (
    <RisksFrame tab="alerts" intro={t('intro')}>
      {(duerp, companyId) => <Alerts companyId={companyId} mayWrite={duerp.mayWrite} />}
    </RisksFrame>
  );
}

type AlertsProps = { readonly companyId: string; readonly mayWrite: boolean };

function Alerts({ companyId, mayWrite }: AlertsProps) {
  const t = useTranslations('risks.alerts');
  const { data, error, refetch } = useAlerts(companyId);
  const connection = useNewAlerts(companyId, useUserId());
  if (error) {
    return <Unread onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading text={t('loading')} />;
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft print:hidden">
        <ConnectionState state={connection} />
      </p>
      {data.alerts.length === 0 ? (
        <EmptyState title={t('none.title')} text={t('none.text', { watched: data.watched })} />
      ) : (
        <ul className="grid gap-4">
          {data.alerts.map((alert) => (
            <AlertItem
              key={alert.id}
              alert={alert}
              people={data.people}
              sensitivity={data.sensitivity}
              companyId={companyId}
              mayWrite={mayWrite}
            />
          ))}
        </ul>
      )}
      <Calibrating alerts={data} />
      <SensitivityCard companyId={companyId} sensitivity={data.sensitivity} mayWrite={mayWrite} />
      <ReplayCard companyId={companyId} sensitivity={data.sensitivity} />
    </div>
  );
}

function Calibrating({ alerts }: { alerts: RiskAlerts }) {
  const t = useTranslations('risks.alerts.calibrating');
  const { calibrating, leastListed: least, silence } = alerts;
  if (calibrating.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{t(silence ?? 'text')}</p>
      {silence === null && (
        <ul className="mt-3 grid gap-1 sm:grid-cols-2">
          {calibrating.map(({ name, weeksLeft }) => (
            <li key={name}>
              {weeksLeft === null
                ? t('tooFew', { name, least })
                : t('place', { name, weeks: weeksLeft })}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
