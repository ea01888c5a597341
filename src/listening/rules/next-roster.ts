/**
 * The rule: who is counted where is settled for a whole week before it begins. Whoever leaves the
 * company is counted no more from the next week on. Whoever joins, and whoever moves, waits until the
 * place changes anyway: because somebody leaves it, because k people join it at once, or after a
 * quarter. Each change gives the place, and those around it, a new version and so a new secret term;
 * a small place that changes again within four weeks is told of only when these are over. So no two
 * weeks stand side by side that differ by one person and by nothing else.
 */
import { addDays, daysBetween, type ParisDay } from '#basics/dates.ts';

const QUARTER_DAYS = 91;
const PAUSE_DAYS = 28;
/** From so many people on, one more or less drowns among the others. */
const LARGE = 30;

/** Where somebody is counted. */
export interface Seat {
  readonly pseudonym: string;
  readonly placeId: string;
}

export interface PlaceRoster {
  readonly placeId: string;
  /** From 1. */
  readonly version: number;
  /** The Monday from which this version holds. */
  readonly changedOn: ParisDay;
  /** Nothing is told of weeks that begin before. */
  readonly quietUntil: ParisDay | undefined;
}

/** Somebody who is in the company now. */
export interface Present {
  readonly pseudonym: string;
  readonly placeId: string;
  /** Came in and answered long enough ago to count. */
  readonly mayCount: boolean;
}

export interface Situation {
  /** The first day of the week to come. */
  readonly monday: ParisDay;
  readonly seats: readonly Seat[];
  readonly rosters: readonly PlaceRoster[];
  readonly present: readonly Present[];
  /** The tree of the company as it is now: the place around each place. */
  readonly parents: ReadonlyMap<string, string | undefined>;
  readonly k: number;
}

/** Who is counted where from that Monday on, and the versions of all places. */
export function nextRoster(now: Situation): {
  readonly seats: readonly Seat[];
  readonly rosters: readonly PlaceRoster[];
} {
  const seats = nextSeats(now);
  const before = new Map(now.seats.map(({ pseudonym, placeId }) => [pseudonym, placeId]));
  const after = new Map(seats.map(({ pseudonym, placeId }) => [pseudonym, placeId]));
  const changed = new Set<string>();
  for (const pseudonym of new Set([...before.keys(), ...after.keys()])) {
    const [from, to] = [before.get(pseudonym), after.get(pseudonym)];
    if (from === to) continue;
    for (const placeId of [...around(from, now.parents), ...around(to, now.parents)])
      changed.add(placeId);
  }
  const known = new Map(now.rosters.map((roster) => [roster.placeId, roster]));
  const sizes = sizesOf(seats, now.parents);
  const rosters = [...new Set([...known.keys(), ...changed])].sort().flatMap((placeId) => {
    const roster = known.get(placeId);
    if (!changed.has(placeId)) return roster ? [roster] : [];
    return [changedRoster(placeId, roster, now.monday, sizes.get(placeId) ?? 0)];
  });
  return { seats, rosters };
}

function nextSeats({ monday, seats, rosters, present, parents, k }: Situation): Seat[] {
  const here = new Map(present.map((person) => [person.pseudonym, person]));
  const seated = new Set(seats.map(({ pseudonym }) => pseudonym));
  const joining = present.filter(({ pseudonym, mayCount }) => mayCount && !seated.has(pseudonym));
  const joiners = countBy(joining.map(({ placeId }) => placeId));
  const left = new Set(
    seats.filter(({ pseudonym }) => !here.has(pseudonym)).map(({ placeId }) => placeId),
  );
  const changedOn = new Map(rosters.map((roster) => [roster.placeId, roster.changedOn]));
  const isOpen = (placeId: string) => {
    const since = changedOn.get(placeId);
    if (since === undefined || !parents.has(placeId) || left.has(placeId)) return true;
    return daysBetween(since, monday) >= QUARTER_DAYS || (joiners.get(placeId) ?? 0) >= k;
  };
  const stayed = seats.flatMap(({ pseudonym, placeId }): Seat[] => {
    const person = here.get(pseudonym);
    if (!person) return [];
    const moves = person.placeId !== placeId && isOpen(placeId) && isOpen(person.placeId);
    if (moves) return [{ pseudonym, placeId: person.placeId }];
    // A place that is no more counts nobody, though the next one is not open yet.
    return parents.has(placeId) ? [{ pseudonym, placeId }] : [];
  });
  const joined = joining
    .filter(({ placeId }) => isOpen(placeId))
    .map(({ pseudonym, placeId }) => ({ pseudonym, placeId }));
  return [...stayed, ...joined].sort((a, b) => (a.pseudonym < b.pseudonym ? -1 : 1));
}

function changedRoster(
  placeId: string,
  roster: PlaceRoster | undefined,
  monday: ParisDay,
  size: number,
): PlaceRoster {
  if (!roster) return { placeId, version: 1, changedOn: monday, quietUntil: undefined };
  const isAgain = daysBetween(roster.changedOn, monday) < PAUSE_DAYS && size < LARGE;
  return {
    placeId,
    version: roster.version + 1,
    changedOn: monday,
    quietUntil: isAgain ? addDays(roster.changedOn, PAUSE_DAYS) : undefined,
  };
}

/** A place and those around it, as far as they are there. */
function around(
  placeId: string | undefined,
  parents: ReadonlyMap<string, string | undefined>,
): string[] {
  const all: string[] = [];
  for (let id = placeId; id !== undefined; id = parents.get(id)) all.push(id);
  return all;
}

function sizesOf(
  seats: readonly Seat[],
  parents: ReadonlyMap<string, string | undefined>,
): ReadonlyMap<string, number> {
  return countBy(seats.flatMap(({ placeId }) => around(placeId, parents)));
}

function countBy(ids: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
