import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { formatPoints } from '#listening/web/format-points.ts';
import type { RiskAlert, RiskAlerts } from '../contract.ts';
import { figureFor } from '../rules/alert-figures.ts';
import { LIMITS } from '../rules/sensitivity.ts';
import { LOW_UNDER } from '../rules/watch-level.ts';

export type AlertFactsProps = {
  readonly alert: RiskAlert;
  readonly people: RiskAlerts['people'];
  readonly sensitivity: RiskAlerts['sensitivity'];
};

/** Of fewer people what four weeks say is worth more than any signal. */
const FEW = 20;

export const STAGE_TONES = { information: 'info', vigilance: 'warning', alert: 'danger' } as const;

/** What a signal shows, since when, how sure that is, and who sees to it. */
export function AlertFacts({ alert, people, sensitivity }: AlertFactsProps) {
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
}: Pick<AlertFactsProps, 'alert' | 'sensitivity'>) {
  const t = useTranslations('risks.alerts.facts');
  const language = useLocale();
  const points = (of: number) => formatPoints(of, language);
  if ('ewma' in figures) {
    const { baseline, ewma, margin } = figures;
    return t('drop', { fall: points(baseline - ewma), margin: points(margin) });
  }
  if ('level' in figures) {
    return t('level', {
      level: points(figures.level),
      margin: points(figures.margin),
      under: LOW_UNDER,
      weeks: LIMITS[sensitivity].lowWeeks,
    });
  }
  if ('now' in figures)
    return t('participation', { now: figures.now === 'under-half' ? 'few' : 'half' });
  if ('lowShare' in figures) {
    return t('lowShare', { share: figures.lowShare, least: figures.lowShareAtLeast });
  }
  return t('answers', { recent: figures.recent, baseline: figures.baseline });
}

/** How often such a signal is wrong in groups of that size, and of falls how many it sees. */
function RateText({ alert, sensitivity }: Pick<AlertFactsProps, 'alert' | 'sensitivity'>) {
  const t = useTranslations('risks.alerts.settings');
  const language = useLocale();
  if (alert.kind === 'participation') return t('rateSilence');
  const figure = alert.listed !== null && figureFor(sensitivity, alert.listed);
  if (!figure) return null;
  const { least, most = 'none', onsets, seenSmaller, seen } = figure;
  return [
    t('rate', { least, most, onsets: new Intl.NumberFormat(language).format(onsets) }),
    alert.kind === 'drop' && t('rateSeen', { seenSmaller, seen }),
    least < FEW && t('fourWeeks'),
  ]
    .filter(Boolean)
    .join(' ');
}
