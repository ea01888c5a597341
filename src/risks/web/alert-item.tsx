import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { AcknowledgeAlert } from '../contract.ts';
import { AssignDialog, CloseDialog, ConfirmDialog } from './alert-dialogs.tsx';
import { AlertFacts, type AlertFactsProps, STAGE_TONES } from './alert-facts.tsx';
import { AlertSteps } from './alert-steps.tsx';
import { ChangeFailure } from './change-failure.tsx';
import { useAlertChange } from './use-alerts.ts';

type Way = 'assign' | 'confirm' | 'close';

type AlertItemProps = AlertFactsProps & {
  readonly companyId: string;
  readonly mayWrite: boolean;
};

/** One signal: what it shows, how sure that is, and what is done about it. */
export function AlertItem(props: AlertItemProps) {
  const { alert, people, companyId, mayWrite } = props;
  const t = useTranslations('risks.alerts');
  const [opened, open] = useState<Way>();
  const close = () => open(undefined);
  const name = alert.placeKind === 'company' ? t('whole') : alert.placeName;
  const acknowledge = useAlertChange(
    companyId,
    () => callFunction<AcknowledgeAlert>('acknowledge-alert', { companyId, alertId: alert.id }),
    t('act.acknowledged'),
  );
  const isOpen = alert.closing === null;
  return (
    <Card as="li">
      <article aria-label={`${t(`stages.${alert.stage}`)} · ${name}`}>
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={isOpen ? STAGE_TONES[alert.stage] : 'neutral'}>
            {t(`stages.${alert.stage}`)}
          </Badge>
          <span className="text-sm text-ink-soft">{t(`kinds.${alert.kind}`)}</span>
        </p>
        <h2 className="mt-2 text-xl [overflow-wrap:anywhere]">{name}</h2>
        <AlertFacts {...props} />
        {isOpen && <AlertSteps kind={alert.kind} />}
        <p className="mt-2 text-sm">
          <Link to={`/dashboard/listening?place=${alert.placeId}`}>{t('act.results')}</Link>
        </p>
        {mayWrite && isOpen && (
          <p className="mt-4 flex flex-wrap gap-3">
            {alert.acknowledgedOn === null && (
              <Button
                size="small"
                isBusy={acknowledge.isPending}
                onClick={() => acknowledge.mutate(undefined)}
              >
                {t('act.acknowledge')}
              </Button>
            )}
            <Ways isConfirmed={alert.eventId !== null} open={open} />
          </p>
        )}
        <ChangeFailure error={acknowledge.error} />
      </article>
      {opened === 'assign' && (
        <AssignDialog companyId={companyId} alert={alert} people={people} onClose={close} />
      )}
      {opened === 'confirm' && (
        <ConfirmDialog companyId={companyId} alert={alert} name={name} onClose={close} />
      )}
      {opened === 'close' && <CloseDialog companyId={companyId} alert={alert} onClose={close} />}
    </Card>
  );
}

/** What else may be done about an open signal; each has its form. */
function Ways({ isConfirmed, open }: { isConfirmed: boolean; open: (way: Way) => void }) {
  const t = useTranslations('risks.alerts.act');
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => open('assign')}>
        {t('assign')}
      </Button>
      {!isConfirmed && (
        <Button kind="secondary" size="small" onClick={() => open('confirm')}>
          {t('confirm')}
        </Button>
      )}
      <Button kind="quiet" size="small" onClick={() => open('close')}>
        {t('close')}
      </Button>
    </>
  );
}
