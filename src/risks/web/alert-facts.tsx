import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import type { RiskAlert, RiskAlerts } from '../contract.ts';
import { figureFor } from '../rules/alert-figures.ts';
import { figuresFact, signalLines } from '../rules/overview.ts';

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
  const { closing, eventId } = alert;
  const figures = figuresFact(alert.figures, sensitivity, language);
  const somebody = t('facts.somebody');
  const told = signalLines(alert, { language, today: parisDayOf(new Date()), people, somebody });
  const lines = [
    ...told.map((line) => line.map(({ name, values }) => t(`facts.${name}`, values)).join(' · ')),
    closing &&
      t('facts.closed', {
        day: formatDay(closing.on, language),
        reason: t(`close.reasons.${closing.reason}`).toLowerCase(),
      }),
    closing?.note,
  ].filter(Boolean);
  return (
    <>
      <p className="mt-2 max-w-prose font-semibold">{t(`facts.${figures.name}`, figures.values)}</p>
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
