import type { Transaction } from 'kysely';
import { type ParisDay, parisDayOf } from '#basics/dates.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import { alertDueOn } from '../rules/alert-life.ts';
import type { Sensitivity } from '../rules/sensitivity.ts';
import { signalsOf } from '../rules/signals.ts';
import { type Watch, watchWeek } from '../rules/watch.ts';
import { endAlert, findLastingAlerts, insertAlert, updateSignal } from './alerts.queries.ts';
import type { RisksDeps } from './risks-deps.ts';
import { readSeenWeeks, type SeenPlace } from './seen-weeks.ts';
import { findSensitivity, findWatches, lockWatch, saveWatches } from './watches.queries.ts';

const BEFORE_EVERYTHING = '0001-01-01';

/** Follows a release: what it says of each place, and what is to be signalled; any number of times. */
export async function watchPlaces(deps: RisksDeps, payload: unknown): Promise<void> {
  const { companyId } = payload as { companyId: string };
  const today = parisDayOf(deps.clock.now());
  // A job is no caller: the service reads what was told, and writes signals.
  await deps.database.asService(async (tx) => {
    await lockWatch(tx, companyId);
    const sensitivity = await findSensitivity(tx, companyId);
    const known = await findWatches(tx, companyId, sensitivity);
    const { mondays, places } = await readSeenWeeks(tx, companyId, oldestOf(known));
    const monday = mondays.at(-1);
    if (monday === undefined) return;
    const watches = new Map<string, Watch>();
    for (const place of places) {
      const watch = watched(known.get(place.id), place, sensitivity);
      if (watch) watches.set(place.id, watch);
    }
    await saveWatches(tx, companyId, sensitivity, watches);
    await tellSignals(tx, { companyId, places, watches, monday, today });
  });
}

/** From where on weeks are read: a place that is new, or watched anew, is read from the beginning. */
function oldestOf(known: ReadonlyMap<string, Watch>): ParisDay {
  return [...known.values()].map(({ monday }) => monday).toSorted()[0] ?? BEFORE_EVERYTHING;
}

export function watched(
  before: Watch | undefined,
  { weeks }: SeenPlace,
  sensitivity: Sensitivity,
): Watch | undefined {
  return weeks.reduce<Watch | undefined>(
    (watch, week) => watchWeek(watch, week, sensitivity),
    before,
  );
}

type Told = {
  readonly companyId: string;
  readonly places: readonly SeenPlace[];
  readonly watches: ReadonlyMap<string, Watch>;
  /** Of the last week that was told. */
  readonly monday: ParisDay;
  readonly today: ParisDay;
};

/** Signals that begin, grow graver or end; what people have said of them stays. */
async function tellSignals(
  tx: Transaction<DB>,
  { companyId, places, watches, monday, today }: Told,
): Promise<void> {
  const lasting = await findLastingAlerts(tx, companyId);
  const stillOn = new Set<string>();
  for (const place of places) {
    const watch = watches.get(place.id);
    for (const signal of watch ? signalsOf(watch) : []) {
      // Watched more closely it may have begun earlier: it is the same while the two overlap.
      const alert = lasting.find(
        (each) =>
          each.place_id === place.id &&
          each.kind === signal.kind &&
          signal.since <= each.last_monday,
      );
      if (alert) {
        stillOn.add(alert.id);
        const isGraver = alert.stage !== signal.stage;
        const dueOn = isGraver ? alertDueOn(signal.stage, today, alert.due_on) : alert.due_on;
        await updateSignal(tx, alert.id, { signal, monday, dueOn, isGraver });
      } else {
        const dueOn = alertDueOn(signal.stage, today);
        await insertAlert(tx, { companyId, place, signal, monday, dueOn });
      }
    }
  }
  for (const { id } of lasting) {
    if (!stillOn.has(id)) await endAlert(tx, id, monday);
  }
}
