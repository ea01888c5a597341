import { useLocale, useTranslations } from 'use-intl';
import type { ParisDay } from '#basics/dates.ts';
import type { Cell, MoodPlace } from '#listening/contract.ts';
import { formatPoints } from '#listening/rules/format-points.ts';
import type { PublishedWeek } from '#listening/rules/trends.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import type { RiskAlert } from '../contract.ts';
import { alertDueOn } from '../rules/alert-life.ts';
import { signalsOf } from '../rules/signals.ts';
import { watchWeeks } from '../rules/watch.ts';
import { AlertFacts, STAGE_TONES } from './alert-facts.tsx';
import { BandBadge } from './band-badge.tsx';

const SENSITIVITY = 'standard';
const STEPS = ['review', 'cse', 'doctor'] as const;

type DemoSignalProps = {
  readonly place: MoodPlace;
  readonly mondays: readonly ParisDay[];
  readonly today: ParisDay;
};

/** On public pages: the signal that these weeks raise by the rules, and the line of the DUERP it leads to. */
export function DemoSignal({ place, mondays, today }: DemoSignalProps) {
  const t = useTranslations('risks.demo');
  const alerts = useTranslations('risks.alerts');
  const alert = signalIn(place, mondays, today);
  if (!alert) return null;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card as="section">
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={STAGE_TONES[alert.stage]}>{alerts(`stages.${alert.stage}`)}</Badge>
          <span className="text-sm text-ink-soft">{alerts(`kinds.${alert.kind}`)}</span>
        </p>
        <h3 className="mt-2 text-xl">{place.name}</h3>
        <AlertFacts alert={alert} people={[]} sensitivity={SENSITIVITY} />
        <details open className="mt-4 border-t border-line pt-4">
          <summary className="cursor-pointer font-semibold">{t('todo')}</summary>
          <ol className="mt-3 grid list-decimal gap-2 pl-5 text-ink-soft">
            {STEPS.map((step) => (
              <li key={step}>{t(`steps.${step}`)}</li>
            ))}
          </ol>
        </details>
      </Card>
      <DuerpLine place={place} points={place.weeks.at(-1)?.points} />
    </div>
  );
}

/** A line as the risk document has it, waiting for a person: no rating comes from a figure. */
function DuerpLine({ place, points }: { place: MoodPlace; points: number | undefined }) {
  const t = useTranslations('risks.demo');
  const duerp = useTranslations('risks.duerp');
  const language = useLocale();
  return (
    <Card as="section">
      <p className="text-sm text-ink-soft">{t('line', { unit: place.name })}</p>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-3">
        <h3 className="text-xl">{t('hazard')}</h3>
        <p className="flex flex-wrap gap-2">
          <Badge tone="info">{duerp('risk.proposal')}</Badge>
          <BandBadge evaluation={null} />
        </p>
      </div>
      <p className="mt-3">{t('situation')}</p>
      <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-soft">{duerp('risk.harmTitle')}</dt>
          <dd>{t('harm')}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{duerp('action.title')}</dt>
          <dd>{t('action')}</dd>
        </div>
      </dl>
      {points !== undefined && (
        <p className="mt-3 text-sm text-info">
          {t('indicator', { points: formatPoints(points, language) })}
        </p>
      )}
      <p className="mt-3 border-t border-line pt-3 text-sm text-ink-soft">{t('decides')}</p>
    </Card>
  );
}

function signalIn(
  place: MoodPlace,
  mondays: readonly ParisDay[],
  today: ParisDay,
): RiskAlert | undefined {
  const weeks = mondays.map((monday, at) => {
    const cell = place.weeks[at];
    const told = cell ? publishedWeek(cell, place.weeks[at - 1]) : undefined;
    return { monday, told, isQuiet: false };
  });
  const watch = watchWeeks(undefined, weeks, SENSITIVITY);
  const signal = watch && signalsOf(watch)[0];
  const monday = mondays.at(-1);
  if (!signal || !monday) return undefined;
  const { kind, stage, since, ...figures } = signal;
  return {
    id: place.id,
    placeId: place.id,
    placeName: place.name,
    placeKind: place.kind,
    kind,
    stage,
    since,
    lastMonday: monday,
    endedOn: null,
    silentSince: null,
    listed: place.weeks.at(-1)?.listed ?? null,
    isPlaceGone: false,
    figures,
    dueOn: alertDueOn(stage, today),
    ownerId: null,
    acknowledgedOn: null,
    eventId: null,
    closing: null,
  };
}

function publishedWeek(cell: Cell, before: Cell | null | undefined): PublishedWeek | undefined {
  const { points, thread, listed, leaves, rate } = cell;
  if (thread === null || listed === null || leaves === null || rate === null) return undefined;
  return { points, thread, listed, leaves, rate, begins: cell.begins && !before?.begins };
}
