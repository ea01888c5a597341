import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Loading } from '#ui/loading.tsx';
import type { AcknowledgeAlert } from '../contract.ts';
import { nextStepOf } from '../rules/alert-life.ts';
import { openSignals } from '../rules/overview.ts';
import { AlertFacts, type AlertFactsProps, STAGE_TONES } from './alert-facts.tsx';
import { AlertSteps } from './alert-steps.tsx';
import { ChangeFailure } from './change-failure.tsx';
import { Unread } from './unread.tsx';
import { useAlertChange, useAlerts } from './use-alerts.ts';

const ALERTS = '/dashboard/risks/alerts';

type OpenSignalsProps = {
  readonly companyId: string;
  readonly mayWrite: boolean;
};

/** The signals that wait for somebody, each with its next step. */
export function OpenSignals({ companyId, mayWrite }: OpenSignalsProps) {
  const t = useTranslations('risks.overview.signals');
  const alerts = useTranslations('risks.alerts');
  const { data, error, refetch } = useAlerts(companyId);
  const { shown, more } = openSignals(data?.alerts ?? []);
  return (
    <section>
      <h2 className="text-2xl">{t('title')}</h2>
      {error && <Unread onRetry={() => void refetch()} />}
      {!data && !error && <Loading text={alerts('loading')} />}
      {data && shown.length === 0 && (
        <p className="mt-2 text-ink-soft">{t('none', { watched: data.watched })}</p>
      )}
      {data && shown.length > 0 && (
        <ul className="mt-4 grid gap-4">
          {shown.map((alert) => (
            <OpenSignal key={alert.id} {...data} {...{ alert, companyId, mayWrite }} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className="mt-4">
          <Link to={ALERTS}>{t('more', { count: more })}</Link>
        </p>
      )}
    </section>
  );
}

function OpenSignal(props: AlertFactsProps & OpenSignalsProps) {
  const { alert, companyId, mayWrite } = props;
  const t = useTranslations('risks.overview.signals');
  const words = useTranslations('risks.alerts');
  const name = alert.placeKind === 'company' ? words('whole') : alert.placeName;
  const acknowledge = useAlertChange(
    companyId,
    () => callFunction<AcknowledgeAlert>('acknowledge-alert', { companyId, alertId: alert.id }),
    words('act.acknowledged'),
  );
  const next = nextStepOf(alert);
  return (
    <Card as="li">
      <article aria-label={`${words(`stages.${alert.stage}`)} · ${name}`}>
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={STAGE_TONES[alert.stage]}>{words(`stages.${alert.stage}`)}</Badge>
          <span className="text-sm text-ink-soft">{words(`kinds.${alert.kind}`)}</span>
        </p>
        <h3 className="mt-2 text-xl wrap-anywhere">{name}</h3>
        <AlertFacts {...props} />
        <AlertSteps kind={alert.kind} />
        {mayWrite && (
          <>
            <p className="mt-3 font-semibold">{t(`next.${next}`)}</p>
            <p className="mt-3">
              {next === 'acknowledge' ? (
                <Button
                  size="small"
                  isBusy={acknowledge.isPending}
                  onClick={() => acknowledge.mutate(undefined)}
                >
                  {words('act.acknowledge')}
                </Button>
              ) : (
                <ButtonLink to={ALERTS} size="small" kind="secondary">
                  {t('handle')}
                </ButtonLink>
              )}
            </p>
          </>
        )}
        <ChangeFailure error={acknowledge.error} />
      </article>
    </Card>
  );
}
