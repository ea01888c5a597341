import { addDays, type ParisDay, parisDayOf } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { alertDueOn } from '../rules/alert-life.ts';
import { graverOf, type Stage } from '../rules/episode.ts';
import { ALIKE_WEEKS, isSaidInside } from '../rules/published-alike.ts';
import type { Sensitivity } from '../rules/sensitivity.ts';
import { signalsOf } from '../rules/signals.ts';
import { type LearnedFrom, type Watch, watchedOtherwise, watchWeeks } from '../rules/watch.ts';
import {
  endAlert,
  findLastAlerts,
  findLearnedFrom,
  insertAlert,
  updateSignal,
} from './alerts.queries.ts';
import { queueOverviewMails } from './overview-mails.ts';
import type { RisksDeps } from './risks-deps.ts';
import { BEFORE_EVERYTHING, readSeenWeeks, type SeenPlace } from './seen-weeks.ts';
import {
  findSensitivity,
  findWatches,
  type KeptWatch,
  lockWatch,
  saveWatches,
} from './watches.queries.ts';

/** Follows a release: what it says of each place, and what is to be signalled; any number of times. */
export async function watchPlaces(deps: RisksDeps, payload: unknown): Promise<void> {
  const { companyId } = payload as { companyId: string };
  const now = deps.clock.now();
  const today = parisDayOf(now);
  // A job is no caller: the service reads what was told, and writes signals.
  await deps.database.asService(async (tx) => {
    await lockWatch(tx, companyId);
    const sensitivity = await findSensitivity(tx, companyId);
    const known = await findWatches(tx, companyId);
    const learnedFrom = await findLearnedFrom(tx, companyId);
    const { mondays, places } = await readSeenWeeks(tx, companyId, oldestOf(known, sensitivity));
    const monday = mondays.at(-1);
    if (monday === undefined) return;
    const watches = new Map<string, Watch>();
    for (const { id, weeks } of places) {
      const watch = watched(known.get(id), weeks, sensitivity, learnedFrom.get(id));
      if (watch) watches.set(id, watch);
    }
    await saveWatches(tx, companyId, sensitivity, watches);
    await notifyOfSignals(tx, { companyId, places, watches, monday, today });
    await queueOverviewMails(tx, { companyId, monday, now });
  });
}

/**
 * From where on weeks are read: a place that is new, or watched anew, is read from the beginning; and as
 * many weeks that were seen as tell whether two places are the same people.
 */
function oldestOf(known: ReadonlyMap<string, KeptWatch>, sensitivity: Sensitivity): ParisDay {
  const kept = [...known.values()];
  if (kept.some((each) => each.sensitivity !== sensitivity)) return BEFORE_EVERYTHING;
  const [oldest] = kept.map(({ watch }) => watch.monday).toSorted();
  return oldest === undefined ? BEFORE_EVERYTHING : addDays(oldest, -7 * ALIKE_WEEKS);
}

function watched(
  kept: KeptWatch | undefined,
  weeks: SeenPlace['weeks'],
  sensitivity: Sensitivity,
  learnedFrom: LearnedFrom | undefined,
): Watch | undefined {
  return kept && kept.sensitivity !== sensitivity
    ? watchedOtherwise(kept.watch, weeks, sensitivity, learnedFrom)
    : watchWeeks(kept?.watch, weeks, sensitivity, learnedFrom);
}

type WatchPayload = {
  readonly companyId: string;
  readonly places: readonly SeenPlace[];
  readonly watches: ReadonlyMap<string, Watch>;
  /** Of the last week that was told. */
  readonly monday: ParisDay;
  readonly today: ParisDay;
};

/** Signals that begin, grow graver, end or begin again; what people have said of them stays. */
async function notifyOfSignals(
  tx: Tx,
  { companyId, places, watches, monday, today }: WatchPayload,
): Promise<void> {
  const last = await findLastAlerts(tx, companyId);
  const stillOn = new Set<string>();
  for (const place of places) {
    const watch = watches.get(place.id);
    for (const signal of watch ? signalsOf(watch) : []) {
      // Watched more closely it may have begun earlier: it is the same where the two overlap. One that
      // begins again has kept the day on which it began.
      const alert = last.find(
        (each) =>
          each.place_id === place.id &&
          each.kind === signal.kind &&
          signal.since <= each.last_monday,
      );
      if (isSaidInside(place.isRepeated, signal.kind) && alert?.ended_on !== null) continue;
      if (!alert) {
        const dueOn = alertDueOn(signal.stage, today);
        await insertAlert(tx, { companyId, place, signal, monday, dueOn });
        continue;
      }
      stillOn.add(alert.id);
      const stage = graverOf(alert.stage as Stage, signal.stage);
      const hasResumed = alert.ended_on !== null;
      const isOpenAgain = hasResumed || stage !== alert.stage;
      const dueBefore = hasResumed ? undefined : alert.due_on;
      await updateSignal(tx, alert.id, {
        signal,
        monday,
        stage,
        resumedOn: hasResumed ? monday : alert.resumed_on,
        dueOn: isOpenAgain ? alertDueOn(stage, today, dueBefore) : alert.due_on,
        isOpenAgain,
      });
    }
  }
  for (const { id, ended_on: endedOn } of last) {
    if (endedOn === null && !stillOn.has(id)) await endAlert(tx, id, monday);
  }
}
