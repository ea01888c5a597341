import { setImmediate } from 'node:timers/promises';
import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays } from '#basics/dates.ts';
import { lastClosedMonday } from '#listening/rules/closing-time.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { AlertReplay, ReplayAlerts } from '../contract.ts';
import { isSaidInside } from '../rules/published-alike.ts';
import { replayed } from '../rules/replay.ts';
import { SENSITIVITIES } from '../rules/sensitivity.ts';
import { findLearnedFrom } from './alerts.queries.ts';
import type { RisksDeps } from './risks-deps.ts';
import { BEFORE_EVERYTHING, readSeenWeeks } from './seen-weeks.ts';

/** As many weeks as the screen of results tells: of teams half as many. */
const WEEKS = 53;
const TEAM_WEEKS = 26;

/**
 * What each sensitivity would have signalled in the weeks that are shown, from the very numbers that were
 * told: all of them, since what is usual, and what lasts, comes from before.
 */
export async function replayAlerts(
  deps: RisksDeps,
  call: Call,
  { companyId }: ParsedInputOf<ReplayAlerts>,
): Promise<OutputOf<ReplayAlerts>> {
  const since = addDays(lastClosedMonday(deps.clock.now()), -7 * WEEKS);
  const told = await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'read-risks');
    const learnedFrom = await findLearnedFrom(tx, companyId);
    // Of teams nobody is given the numbers of more than half a year ago: the service reads them, and only what
    // they signalled is told.
    const seen = await withServiceRights(tx, (service) =>
      readSeenWeeks(service, companyId, BEFORE_EVERYTHING),
    );
    return { ...seen, learnedFrom };
  });
  const mondays = told.mondays.filter((monday) => monday > since);
  const shown: Place[] = [];
  for (const { id, name, kind, weeks, isRepeated } of told.places) {
    const [from = since] = kind === 'team' ? mondays.slice(-TEAM_WEEKS) : mondays;
    const signals = Object.fromEntries(
      SENSITIVITIES.map((sensitivity) => [
        sensitivity,
        replayed(weeks, sensitivity, told.learnedFrom.get(id))
          .filter(({ endedOn }) => endedOn === null || endedOn >= from)
          .filter((signal) => !isSaidInside(isRepeated, signal.kind))
          .map((each) => ({ ...each })),
      ]),
    ) as Place['signals'];
    if (!isRepeated || hasSignal({ signals })) shown.push({ id, name, kind, signals });
    // Of a large company there are many: others are answered meanwhile.
    await setImmediate();
  }
  return { mondays, places: shown.toSorted(bySignalsThenName) };
}

type Place = AlertReplay['places'][number];

function bySignalsThenName(a: Place, b: Place): number {
  return Number(hasSignal(b)) - Number(hasSignal(a)) || a.name.localeCompare(b.name, 'fr');
}

function hasSignal({ signals }: Pick<Place, 'signals'>): boolean {
  return Object.values(signals).some((found) => found.length > 0);
}
