/**
 * The rule: what public pages show working is made up, and only the answers are: a company that does not
 * exist answers for half a year, and everything shown of it goes through the very rules of the
 * product. The same numbers come on every machine and every day; the one thing that is unlike the real
 * product is that the key of the secret terms is written here.
 */
import { addDays, isoWeekdayOf, type ParisDay } from '#basics/dates.ts';
import { leastListed } from './disclosed-places.ts';
import { NOISE_BYTES } from './keyed-noise.ts';
import {
  closeWeek,
  type ListState,
  makeList,
  type Numbers,
  type PublishedPlace,
} from './list-state.ts';
import type { OwnDay } from './own-trend.ts';
import { nextNumbers } from './person-number.ts';
import { publishedRate, type Rate } from './published-week.ts';
import { TAPS, type Tap } from './qvct-score.ts';
import { DEFAULT_K } from './release.ts';
import type { Draw } from './secret-terms.ts';
import { type DayAnswer, type Means, weekMeans } from './week-answers.ts';

export const SAMPLE_K = DEFAULT_K;
/** How many must be listed in a place. */
export const SAMPLE_LEAST = leastListed(SAMPLE_K);
export const SAMPLE_WEEKS = 26;
/** The weeks with which a list begins: the first of the company, and those of two quarters. */
export const SAMPLE_LISTS: readonly number[] = [0, 7, 20];
/** The company itself. */
export const WHOLE = 'whole';

export const SAMPLE_TEAMS = ['workshop', 'studio', 'delivery', 'reception'] as const;
export type SampleTeam = (typeof SAMPLE_TEAMS)[number];
export type SamplePlace = typeof WHOLE | SampleTeam;

/** The person whom the reader is, or goes after: the last one of the smallest team. */
export const SAMPLE_TEAM: SampleTeam = 'reception';

const SIZES: Readonly<Record<SampleTeam, { readonly answering: number; readonly listed: number }>> =
  {
    workshop: { answering: 23, listed: 26 },
    studio: { answering: 12, listed: 14 },
    delivery: { answering: 10, listed: 12 },
    reception: { answering: 10, listed: 10 },
  };
/** Points, before anything happens. */
const USUAL: Readonly<Record<SampleTeam, number>> = {
  workshop: 10.5,
  studio: 9.6,
  delivery: 8.4,
  reception: 9.2,
};
/** In the workshop a machine is replaced, and deadlines are not: points lost in each of the last weeks. */
const FALL: readonly number[] = [0.8, 2, 3.2, 3.8, 4];

/** What the sample person does in the last week: says something, says nothing, or has left, and a list begins. */
export type SamplePerson =
  | { readonly taps: readonly (Tap | null)[] }
  | 'silent'
  | 'as-usual'
  | 'gone';

/** Of one week: what is told of it, and how many are on the list in each place. */
export interface SampleWeek {
  readonly told: ReadonlyMap<string, PublishedPlace>;
  readonly rate: Rate;
  readonly listed: ReadonlyMap<SamplePlace, number>;
}

/** @param week from 0, the oldest, to `SAMPLE_WEEKS - 1` */
export function sampleWeek(week: number, person: SamplePerson = 'as-usual'): SampleWeek {
  return PAST[week]?.week ?? liveThrough(PAST.at(-1), SAMPLE_WEEKS - 1, person).week;
}

/** Why nothing is told of a place: from the list alone. */
export function whyHidden({ told, listed }: SampleWeek, place: SamplePlace): Hiding | undefined {
  if (told.has(place)) return undefined;
  return (listed.get(place) ?? 0) < SAMPLE_LEAST ? 'few' : 'remainder';
}
export type Hiding = 'few' | 'remainder';

/** Who is left of the company when all that is told of its teams is taken from it. */
export function remainderOf({ told, listed }: SampleWeek): number {
  return SAMPLE_TEAMS.reduce(
    (left, team) => (told.has(team) ? left - (listed.get(team) ?? 0) : left),
    listed.get(WHOLE) ?? 0,
  );
}

const FRIDAY = 5;

/** The sample person’s own working days of the last two months, but for today. */
export function sampleOwnDays(today: ParisDay): readonly OwnDay[] {
  return Array.from({ length: 60 }, (_, at) => {
    const days = 60 - at;
    const level = 9 + (days > 30 ? -1.2 : 0.6);
    const [mood, energy, factorTap] = tapsOf(level, `own ${days}`);
    return { day: addDays(today, -days), mood, energy, factorTap };
  }).filter(({ day }) => isoWeekdayOf(day) <= FRIDAY);
}

/** A week, and what the next one goes on from. */
interface Lived {
  readonly week: SampleWeek;
  readonly state: ListState;
  readonly numbers: Numbers;
}

/** Days of a company without a calendar: nothing hangs on when the page is read. */
const mondayOfWeek = (week: number): ParisDay => addDays('2026-01-05', 7 * week);

/** In the real product nobody has this; terms that are asked for each week are drawn once. */
const KEY = 'key 361';
const drawn = new Map<string, Uint8Array>();

const sampleDraw: Draw = (...words) => {
  const name = [KEY, ...words].join('\n');
  const bytes = drawn.get(name) ?? sampleBytes(name);
  drawn.set(name, bytes);
  return bytes;
};

function liveThrough(last: Lived | undefined, at: number, person: SamplePerson): Lived {
  const monday = mondayOfWeek(at);
  const before = last?.numbers ?? new Map();
  const numbers = nextNumbers(before, meansOf(at, person));
  const isNew = !last || person === 'gone' || SAMPLE_LISTS.includes(at);
  const begun = isNew ? listOf(monday, person) : last.state;
  const moved = { before, after: numbers };
  const { state, told } = closeWeek(begun, last?.state, monday, moved, sampleDraw);
  const listed = new Map<SamplePlace, number>([[WHOLE, state.members.size]]);
  for (const { id, listed: count } of state.places) {
    if (id !== WHOLE) listed.set(id as SampleTeam, count);
  }
  const cells = new Map(told.map((each) => [each.placeId, each]));
  return { week: { told: cells, rate: publishedRate(state.rate), listed }, state, numbers };
}

function listOf(monday: ParisDay, person: SamplePerson): ListState {
  const present = SAMPLE_TEAMS.flatMap((team) =>
    Array.from({ length: SIZES[team].listed }, (_, at) => {
      const name = `${team} ${at + 1}`;
      return { member: name, pseudonym: name, termKey: name, placeId: team };
    }),
  ).filter(({ member }) => person !== 'gone' || member !== PERSON);
  const weeks = [-7, -14].map((days) => addDays(monday, days));
  return makeList(
    monday,
    {
      tree: [
        { id: WHOLE, parentId: undefined },
        ...SAMPLE_TEAMS.map((id) => ({ id, parentId: WHOLE })),
      ],
      present,
      threshold: SAMPLE_K,
    },
    new Map(answering().map(({ name }) => [name, weeks])),
    sampleDraw,
  );
}

const PERSON = `${SAMPLE_TEAM} ${SIZES[SAMPLE_TEAM].answering}`;

function answering(): readonly { readonly name: string; readonly team: SampleTeam }[] {
  return SAMPLE_TEAMS.flatMap((team) =>
    Array.from({ length: SIZES[team].answering }, (_, at) => ({ name: `${team} ${at + 1}`, team })),
  );
}

function meansOf(week: number, person: SamplePerson): Means {
  const answers = answering().flatMap(({ name, team }) => {
    if (name === PERSON && person !== 'as-usual') return ownAnswer(person);
    const level = usualIn(team, week) + 2.4 * draw(`person ${name}`);
    return [1, 2].map((day) => answerOf(name, tapsOf(level, `${week} ${day} ${name}`)));
  });
  return weekMeans(answers);
}

function ownAnswer(person: Exclude<SamplePerson, 'as-usual'>): DayAnswer[] {
  if (typeof person === 'string') return [];
  const [mood = null, energy = null, factorTap = null] = person.taps;
  return [answerOf(PERSON, [mood, energy, factorTap])];
}

function answerOf(
  pseudonym: string,
  [mood, energy, factorTap]: readonly [Tap | null, Tap | null, Tap | null],
): DayAnswer {
  return { pseudonym, mood, energy, factor: 'intensity', factorTap };
}

function usualIn(team: SampleTeam, week: number): number {
  const lost = team === 'workshop' ? FALL[week - (SAMPLE_WEEKS - FALL.length)] : undefined;
  return USUAL[team] - (lost ?? 0);
}

function tapsOf(points: number, seed: string): [Tap, Tap, Tap] {
  const tap = (name: string): Tap => {
    const exact = 1 + ((points - 1) * 4) / 14 + 0.7 * draw(`${name} ${seed}`);
    return TAPS[Math.min(5, Math.max(1, Math.round(exact))) - 1] ?? 3;
  };
  return [tap('mood'), tap('energy'), tap('factor')];
}

/** Between -1 and 1, always the same for the same words. */
function draw(words: string): number {
  return new DataView(sampleBytes(words).buffer).getUint32(0) / 2 ** 31 - 1;
}

/** Stands for the keyed hash of the product: well mixed (FNV-1a, then splitmix32), and no secret. */
function sampleBytes(words: string): Uint8Array<ArrayBuffer> {
  let state = 0x811c9dc5;
  for (const letter of words) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const bytes = new Uint8Array(NOISE_BYTES);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < NOISE_BYTES; at += 4) {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    view.setUint32(at, (mixed ^ (mixed >>> 15)) >>> 0);
  }
  return bytes;
}

/** Every week but the last is the same for everybody who reads the page. */
const PAST: readonly Lived[] = lived();

function lived(): readonly Lived[] {
  const weeks: Lived[] = [];
  for (let at = 0; at < SAMPLE_WEEKS - 1; at += 1) {
    weeks.push(liveThrough(weeks.at(-1), at, 'as-usual'));
  }
  return weeks;
}
