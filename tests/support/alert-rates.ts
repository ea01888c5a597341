import { SENSITIVITIES, type Sensitivity } from '#risks/rules/sensitivity.ts';
import { isCalibrating, type Watch, type WeekSeen, watchWeek } from '#risks/rules/watch.ts';
import { randomFrom } from './attacker.ts';
import { simulatedUnit, type UnitPlan } from './simulated-units.ts';

export type Unit = Pick<UnitPlan, 'people' | 'leavingPercent' | 'usual' | 'drift' | 'season'>;
type Kind = 'drop' | 'level' | 'participation';
export type Each<Value> = Readonly<Record<Sensitivity, Value>>;

/** Of what is told of the place itself; how many take part is told of the company. */
const OF_SCORES: readonly Kind[] = ['drop', 'level'];
/** Years that are counted, after the weeks in which nothing is signalled yet. */
const YEARS = 2;
const CALIBRATION_WEEKS = 6;
const WEEKS_A_YEAR = 52;
/** Of a second signal that may be the first one again. */
const AGAIN_WEEKS = 4;
/** On a Monday of lists, and a year and nine weeks before what befalls a unit: four weeks later the next list
 * begins, and no week is quiet in the fourteen weeks after. */
const FIRST_MONDAY = '2026-07-06';
const WEEKS_BEFORE = 61;
/** What an alert without statistics would be: under so many points, or lower by more than that. */
const NAIVE_LEVEL = 8;
const NAIVE_FALL = 1;

/** How often something is signalled where nothing has happened. */
export type RestRates = {
  /** Signals that begin of falls and of levels, in a year of one unit. */
  readonly onsets: number;
  /** The same, in fifty-two weeks in which one could have begun. */
  readonly watchedOnsets: number;
  readonly drops: number;
  readonly levels: number;
  /** That fewer take part, though nobody takes part less. */
  readonly silences: number;
  /** Of falls whose signal has ended: of how many in a hundred another began within four weeks, */
  readonly againPercent: number;
  /** and of how many the same one went on. */
  readonly resumedPercent: number;
  /** Of a hundred weeks, how many have a signal. */
  readonly signalledPercent: number;
};

export function ratesAtRest(
  unit: Unit,
  runs: number,
  seed: number,
): { readonly watched: Each<RestRates>; readonly under: number; readonly fell: number } {
  const weeks = CALIBRATION_WEEKS + YEARS * WEEKS_A_YEAR;
  const plan = { ...unit, firstMonday: FIRST_MONDAY, weeks };
  const histories = historiesOf(plan, runs, seed);
  const years = runs * YEARS;
  const naive = histories.map(naiveOnsets);
  return {
    watched: forEach((sensitivity) => {
      const all = histories.map((history) => onsetsIn(history, sensitivity));
      const ends = sum(all.map(({ ends }) => ends));
      return {
        onsets: sum(all.map(({ onsets }) => onsets)) / years,
        watchedOnsets:
          (WEEKS_A_YEAR * sum(all.map(({ onsets }) => onsets))) /
          Math.max(1, sum(all.map(({ watched }) => watched))),
        drops: sum(all.map(({ drops }) => drops)) / years,
        levels: sum(all.map(({ levels }) => levels)) / years,
        silences: sum(all.map(({ silences }) => silences)) / years,
        againPercent: percent(sum(all.map(({ again }) => again)), ends),
        resumedPercent: percent(sum(all.map(({ resumed }) => resumed)), ends),
        signalledPercent: percent(sum(all.map(({ signalled }) => signalled)), runs * weeks),
      };
    }),
    under: sum(naive.map(({ under }) => under)) / years,
    fell: sum(naive.map(({ fell }) => fell)) / years,
  };
}

/** Of a hundred units, in how many a signal of that kind begins within so many weeks of what befell. */
export function flaggedPercents(
  befallen: Unit & {
    readonly kind: Kind;
    /** In points. */
    readonly fall?: number;
    /** Of those who answered, how many do no more. */
    readonly silence?: number;
  },
  within: readonly number[],
  runs: number,
  seed: number,
): Each<readonly number[]> {
  const { kind, fall, silence, ...unit } = befallen;
  const plan: UnitPlan = {
    ...unit,
    firstMonday: FIRST_MONDAY,
    weeks: WEEKS_BEFORE + Math.max(...within),
    ...(fall === undefined ? {} : { fall: { week: WEEKS_BEFORE, points: fall } }),
    ...(silence === undefined ? {} : { silence: { week: WEEKS_BEFORE, share: silence } }),
  };
  const histories = historiesOf(plan, runs, seed);
  return forEach((sensitivity) => {
    const waits = histories.flatMap((history) => weeksUntil(history, sensitivity, kind) ?? []);
    return within.map((weeks) =>
      percent(waits.filter((wait) => wait <= weeks).length, waits.length),
    );
  });
}

function historiesOf(plan: UnitPlan, runs: number, seed: number): (readonly WeekSeen[])[] {
  const random = randomFrom(seed);
  return Array.from({ length: runs }, () => simulatedUnit(plan, randomFrom(random() * 2 ** 32)));
}

function onsetsIn(history: readonly WeekSeen[], sensitivity: Sensitivity) {
  const counts = {
    onsets: 0,
    drops: 0,
    levels: 0,
    silences: 0,
    ends: 0,
    again: 0,
    resumed: 0,
    signalled: 0,
    watched: 0,
  };
  let endedAt = Number.NEGATIVE_INFINITY;
  for (const [at, { before, after, monday }] of watched(history, sensitivity).entries()) {
    const { told, isQuiet } = history[at] ?? {};
    if (told && !isQuiet && before && !isCalibrating(before)) counts.watched += 1;
    const began = OF_SCORES.filter((kind) => after[kind].episode?.since === monday);
    counts.onsets += began.length;
    if (began.includes('level')) counts.levels += 1;
    if (after.participation.episode?.since === monday) counts.silences += 1;
    if (OF_SCORES.some((kind) => after[kind].episode)) counts.signalled += 1;
    if (before?.drop.episode && !after.drop.episode) {
      counts.ends += 1;
      endedAt = at;
    }
    const isOn = after.drop.episode !== null && !before?.drop.episode;
    if (isOn && !began.includes('drop')) counts.resumed += 1;
    if (!began.includes('drop')) continue;
    counts.drops += 1;
    if (at - endedAt <= AGAIN_WEEKS) counts.again += 1;
  }
  return counts;
}

/** Undefined where there was a signal already; infinite where none came. */
function weeksUntil(
  history: readonly WeekSeen[],
  sensitivity: Sensitivity,
  kind: Kind,
): number | undefined {
  const steps = watched(history, sensitivity);
  if (steps[WEEKS_BEFORE]?.before?.[kind].episode) return undefined;
  const at = steps.findIndex(
    ({ after }, week) => week >= WEEKS_BEFORE && after[kind].episode !== null,
  );
  return at < 0 ? Number.POSITIVE_INFINITY : at - WEEKS_BEFORE + 1;
}

function watched(history: readonly WeekSeen[], sensitivity: Sensitivity) {
  let watch: Watch | undefined;
  return history.map((week) => {
    const before = watch;
    watch = watchWeek(before, week, sensitivity);
    return { before, after: watch, monday: week.monday };
  });
}

function naiveOnsets(history: readonly WeekSeen[]) {
  const points = history.flatMap(({ told }) => told?.points ?? []);
  const pairs = points.slice(1).map((now, at) => ({ before: points[at] ?? now, now }));
  return {
    under: pairs.filter(({ before, now }) => before >= NAIVE_LEVEL && now < NAIVE_LEVEL).length,
    fell: pairs.filter(({ before, now }) => before - now > NAIVE_FALL).length,
  };
}

export function forEach<Value>(of: (sensitivity: Sensitivity) => Value): Each<Value> {
  return Object.fromEntries(SENSITIVITIES.map((each) => [each, of(each)])) as Record<
    Sensitivity,
    Value
  >;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function percent(part: number, all: number): number {
  return all === 0 ? 0 : (100 * part) / all;
}
