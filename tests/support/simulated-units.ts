import { createHmac } from 'node:crypto';
import { addDays, type ParisDay } from '#basics/dates.ts';
import { closeWeek, type ListState, makeList } from '#listening/rules/list-state.ts';
import { nextListMonday } from '#listening/rules/listening-list.ts';
import { nextNumbers } from '#listening/rules/person-number.ts';
import { publishedRate } from '#listening/rules/published-week.ts';
import { GRAINS_A_POINT } from '#listening/rules/qvct-score.ts';
import type { Draw } from '#listening/rules/secret-terms.ts';
import { isQuietWeek } from '#risks/rules/quiet-week.ts';
import type { WeekSeen } from '#risks/rules/watch.ts';
import { normal, onScale, type Random } from './attacker.ts';

/** A company without teams, and what befalls it. Its people and their answers are made up; what is told of them is not. */
export type UnitPlan = {
  /** How many are listed: whoever leaves is replaced at once. */
  readonly people: number;
  /** A Monday on which lists are made. */
  readonly firstMonday: ParisDay;
  readonly weeks: number;
  /** What its people usually say, in points. */
  readonly usual?: number;
  /** Of a hundred, in a year. */
  readonly leavingPercent: number;
  /** How far what people have in common wanders: standard deviation, in points. */
  readonly drift?: number;
  /** How far it follows the year: points over what is usual in July, and under it in January. */
  readonly season?: number;
  /** From that week on everybody is so many points lower. */
  readonly fall?: { readonly week: number; readonly points: number };
  /** From that week on so many people, of one, say nothing any more. */
  readonly silence?: { readonly week: number; readonly share: number };
};

type Somebody = {
  readonly pseudonym: string;
  readonly usual: number;
  /** How probably they answer in a week. */
  readonly answering: number;
  /** Between 0 and 1: who falls silent when some do. */
  readonly reserve: number;
};

/** What is kept from week to week. */
type Life = {
  readonly people: readonly Somebody[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly answered: ReadonlyMap<string, readonly ParisDay[]>;
  readonly mood: number;
};

const PLACE = 'unit';
const THRESHOLD = 8;
const USUAL = 9.5;
/** How far people are from each other, and one of their weeks from what they usually say. */
const PEOPLE_DEVIATION = 2.5;
const WEEK_DEVIATION = 1.5;
/** What they have in common wanders and comes back. */
export const DRIFT = 0.35;
const MOOD_STAYS = 0.9;
const ANSWERING = { mean: 0.8, deviation: 0.15, least: 0.3, most: 0.98 };
/** What is left of it in July and in the weeks in which everybody is away. */
const JULY = 0.8;
const AWAY = 0.5;
const WEEKS_A_YEAR = 52;
/** People have answered so long when the first list is made; of longer ago no list asks. */
const WEEKS_BEFORE = 12;

/** The weeks of that place in their order, listed, closed and told by the product’s own rules. */
export function simulatedUnit(plan: UnitPlan, random: Random): readonly WeekSeen[] {
  const draw = drawFrom(String(random()));
  const hire = hiring(plan, random);
  let life: Life = {
    people: Array.from({ length: plan.people }, hire),
    numbers: new Map(),
    answered: new Map(),
    mood: (plan.drift ?? DRIFT) * normal(random),
  };
  for (let week = -WEEKS_BEFORE; week < 0; week += 1) life = lived(life, plan, week, hire, random);
  let before: ListState | undefined;
  let state = listOf(plan.firstMonday, life, draw);
  return Array.from({ length: plan.weeks }, (_, week): WeekSeen => {
    const monday = mondayOf(plan, week);
    if (monday === nextListMonday(state.list)) {
      before = state;
      state = listOf(monday, life, draw);
    }
    const { numbers } = life;
    life = lived(life, plan, week, hire, random);
    const closed = closeWeek(state, before, monday, { before: numbers, after: life.numbers }, draw);
    state = closed.state;
    const list = { since: state.list, rate: publishedRate(state.rate) };
    const told = closed.told.map(({ score: points, thread, listed, leaves, begins }) => {
      const beginsNow = begins && monday === list.since;
      return { points, thread, listed, leaves, rate: list.rate, begins: beginsNow };
    })[0];
    return { monday, told, isQuiet: isQuietWeek(monday), list };
  });
}

function mondayOf({ firstMonday }: UnitPlan, week: number): ParisDay {
  return addDays(firstMonday, 7 * week);
}

function hiring({ usual = USUAL }: UnitPlan, random: Random): () => Somebody {
  const { mean, deviation, least, most } = ANSWERING;
  let hired = 0;
  return () => {
    hired += 1;
    return {
      pseudonym: `person ${hired}`,
      usual: onScale(usual + PEOPLE_DEVIATION * normal(random)),
      answering: Math.min(most, Math.max(least, mean + deviation * normal(random))),
      reserve: random(),
    };
  };
}

/** After one more week: what was said in it, and who has left since. */
function lived(
  { people, numbers, answered, mood }: Life,
  plan: UnitPlan,
  week: number,
  hire: () => Somebody,
  random: Random,
): Life {
  const monday = mondayOf(plan, week);
  const common = mood + seasonOf(plan, week) - fallenIn(plan, week);
  const part = partIn(plan, week);
  const said = new Map(
    people
      .filter((person) => random() < person.answering * part(person))
      .map(({ pseudonym, usual }) => {
        const points = onScale(usual + common + WEEK_DEVIATION * normal(random));
        return [pseudonym, Math.round(points * GRAINS_A_POINT)];
      }),
  );
  const leaving = plan.leavingPercent / 100 / WEEKS_A_YEAR;
  const { drift = DRIFT } = plan;
  return {
    people: people.map((person) => (random() < leaving ? hire() : person)),
    numbers: nextNumbers(numbers, said),
    answered: new Map([
      ...answered,
      ...[...said.keys()].map((pseudonym) => {
        const weeks = [...(answered.get(pseudonym) ?? []), monday];
        return [pseudonym, weeks.slice(-WEEKS_BEFORE)] as const;
      }),
    ]),
    mood: MOOD_STAYS * mood + Math.sqrt(1 - MOOD_STAYS ** 2) * drift * normal(random),
  };
}

/** Who falls silent says nothing; of how probably the others answer, what is left in that week. */
function partIn(plan: UnitPlan, week: number): (person: Somebody) => number {
  const monday = mondayOf(plan, week);
  const others = isQuietWeek(monday) ? AWAY : monday.slice(5, 7) === '07' ? JULY : 1;
  const silent = plan.silence && week >= plan.silence.week ? plan.silence.share : 0;
  return ({ reserve }) => (reserve < silent ? 0 : others);
}

function fallenIn({ fall }: UnitPlan, week: number): number {
  return fall && week >= fall.week ? fall.points : 0;
}

function seasonOf(plan: UnitPlan, week: number): number {
  const month = Number(mondayOf(plan, week).slice(5, 7));
  const day = Number(mondayOf(plan, week).slice(8));
  return -(plan.season ?? 0) * Math.cos((2 * Math.PI * (month - 1.5 + day / 30)) / 12);
}

function listOf(monday: ParisDay, { people, answered }: Life, draw: Draw): ListState {
  const present = people.map(({ pseudonym }) => ({
    member: pseudonym,
    pseudonym,
    termKey: pseudonym,
    placeId: PLACE,
  }));
  const tree = [{ id: PLACE, parentId: undefined }];
  return makeList(monday, { tree, present, threshold: THRESHOLD }, answered, draw);
}

/** What only the holder of a tenant’s key can compute, here of a seed. */
function drawFrom(key: string): Draw {
  const drawn = new Map<string, Uint8Array>();
  return (...words) => {
    const text = words.join('\0');
    const bytes = drawn.get(text) ?? createHmac('sha512', key).update(text).digest();
    drawn.set(text, bytes);
    return bytes;
  };
}
