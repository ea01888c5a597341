import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { formatPoints } from '#listening/web/format-points.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { AcknowledgeAlert, RiskAlert, RiskAlerts } from '../contract.ts';
import { figureFor } from '../rules/alert-figures.ts';
import { LIMITS } from '../rules/sensitivity.ts';
import { AssignDialog, CloseDialog, ConfirmDialog } from './alert-dialogs.tsx';
import { ChangeFailure } from './change-failure.tsx';
import { useAlertChange } from './use-alerts.ts';

type AlertItemProps = {
  readonly alert: RiskAlert;
  readonly people: RiskAlerts['people'];
  readonly sensitivity: RiskAlerts['sensitivity'];
  readonly companyId: string;
  readonly mayWrite: boolean;
};

const STAGE_TONES = { information: 'info', vigilance: 'warning', alert: 'danger' } as const;

/** One signal: what it shows, how sure that is, and what is done about it. */
export function AlertItem(props: AlertItemProps) {
  const { alert, people, companyId, mayWrite } = props;
  const t = useTranslations('risks.alerts');
  const [opened, open] = useState<'assign' | 'confirm' | 'close'>();
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
            <Button kind="secondary" size="small" onClick={() => open('assign')}>
              {t('act.assign')}
            </Button>
            {alert.eventId === null && (
              <Button kind="secondary" size="small" onClick={() => open('confirm')}>
                {t('act.confirm')}
              </Button>
            )}
            <Button kind="quiet" size="small" onClick={() => open('close')}>
              {t('act.close')}
            </Button>
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

function AlertFacts({ alert, people, sensitivity }: AlertItemProps) {
  const t = useTranslations('risks.alerts');
  const language = useLocale();
  const day = (of: string) => formatDay(of, language);
  const { dueOn, ownerId, acknowledgedOn, closing, endedOn, eventId } = alert;
  const owner = people.find(({ id }) => id === ownerId);
  const isLate = closing === null && eventId === null && dueOn < parisDayOf(new Date());
  const nowLine = () => {
    if (alert.isPlaceGone) return t('facts.gone');
    if (endedOn) return t('facts.ended', { day: day(endedOn) });
    if (alert.silentSince) return t('facts.silent', { day: day(alert.silentSince) });
    return isBack(alert) && t('facts.back');
  };
  const lines = [
    t('facts.since', { day: day(alert.since) }),
    nowLine(),
    closing === null &&
      [
        isLate ? t('facts.late', { day: day(dueOn) }) : t('facts.due', { day: day(dueOn) }),
        ownerId === null
          ? t('facts.nobody')
          : t('facts.owner', { who: owner?.email ?? t('facts.somebody') }),
      ].join(' · '),
    acknowledgedOn && t('facts.acknowledged', { day: day(acknowledgedOn) }),
    closing &&
      t('facts.closed', {
        day: day(closing.on),
        reason: t(`close.reasons.${closing.reason}`).toLowerCase(),
      }),
    closing?.note,
  ].filter(Boolean);
  return (
    <>
      <p className="mt-2 max-w-prose font-semibold">
        <FiguresText alert={alert} sensitivity={sensitivity} />
      </p>
      <ul className="mt-2 max-w-prose text-ink-soft">
        {lines.map((line) => (
          <li key={String(line)}>{line}</li>
        ))}
        {eventId && (
          <li>
            <Link to="/dashboard/risks">{t('facts.confirmed')}</Link>
          </li>
        )}
      </ul>
      <p className="mt-3 max-w-prose text-sm text-ink-soft">
        {t('toExamine')}
        <RateText alert={alert} sensitivity={sensitivity} />
      </p>
      <p className="mt-2 text-sm">
        <Link to={`/dashboard/listening?place=${alert.placeId}`}>{t('act.results')}</Link>
      </p>
    </>
  );
}

/** A fall that is over for now, though the signal lasts: it ends after three such weeks. */
function isBack({ figures }: RiskAlert): boolean {
  return 'ewma' in figures && figures.baseline - figures.ewma < figures.margin;
}

function FiguresText({
  alert: { figures },
  sensitivity,
}: Pick<AlertItemProps, 'alert' | 'sensitivity'>) {
  const t = useTranslations('risks.alerts.facts');
  const language = useLocale();
  if ('ewma' in figures) {
    return t('drop', {
      ewma: formatPoints(figures.ewma, language),
      baseline: formatPoints(figures.baseline, language),
      margin: formatPoints(figures.margin, language),
    });
  }
  if ('lowShare' in figures) {
    const { lowShare: share, lowShareAtLeast: least } = figures;
    return t('level', { share, least, weeks: LIMITS[sensitivity].lowWeeks });
  }
  return t('participation', { recent: figures.recent, baseline: figures.baseline });
}

/** How often such a signal is wrong in groups of that size, and of falls how many it sees. */
function RateText({ alert, sensitivity }: Pick<AlertItemProps, 'alert' | 'sensitivity'>) {
  const t = useTranslations('risks.alerts.settings');
  const language = useLocale();
  const figure = figureFor(sensitivity, alert.respondentsFrom);
  if (!figure) return null;
  const { least, most = 'none', onsets, seen } = figure;
  return [
    t('rate', { least, most, onsets: new Intl.NumberFormat(language).format(onsets) }),
    alert.kind === 'drop' && t('rateSeen', { seen }),
  ]
    .filter(Boolean)
    .join(' ');
}
