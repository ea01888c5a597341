/**
 * The rule: what public pages show working is made up, and only the answers are: a company that does not
 * exist answers for half a year, and everything shown of it goes through the very rules of the
 * product. The same numbers come on every machine and every day; the one thing that is unlike the real
 * product is that the key of the secret terms is written here.
 */
import { addDays, isoWeekdayOf, type ParisDay } from '#basics/dates.ts';
import { NOISE_BYTES } from './keyed-noise.ts';
import type { OwnDay } from './own-trend.ts';
import { TAPS, type Tap } from './qvct-score.ts';
import { DEFAULT_K } from './release.ts';
import {
  type Answerer,
  type AnsweringPlace,
  type ReleasedCell,
  releasedCells,
} from './released-cells.ts';
import { type DayAnswer, weekAnswerers } from './week-answers.ts';

export const SAMPLE_K = DEFAULT_K;
export const SAMPLE_WEEKS = 26;
/** The company itself. */
export const WHOLE = 'whole';

export const SAMPLE_TEAMS = ['workshop', 'studio', 'delivery', 'reception'] as const;
export type SampleTeam = (typeof SAMPLE_TEAMS)[number];
export type SamplePlace = typeof WHOLE | SampleTeam;

/** The person whom the reader is, or goes after: the last one of the smallest team. */
export const SAMPLE_TEAM: SampleTeam = 'reception';

const SIZES: Readonly<Record<SampleTeam, { readonly answering: number; readonly asked: number }>> =
  {
    workshop: { answering: 18, asked: 22 },
    studio: { answering: 12, asked: 14 },
    delivery: { answering: 9, asked: 10 },
    reception: { answering: 8, asked: 8 },
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

/** What the sample person says in the last week: taps, or nothing. */
export type SamplePerson = { readonly taps: readonly (Tap | null)[] } | 'silent' | 'as-usual';

/** Of one week: who answered how, and what is told of it. */
export interface SampleWeek {
  readonly told: ReadonlyMap<string, ReleasedCell>;
  /** Who answered in each place; the product tells this to nobody. */
  readonly counts: ReadonlyMap<SamplePlace, number>;
}

/** @param week from 0, the oldest, to `SAMPLE_WEEKS - 1` */
export function sampleWeek(week: number, person: SamplePerson = 'as-usual'): SampleWeek {
  const answerers = answerersOf(week, person);
  const told = releasedCells(
    { subject: `score ${week}`, places: PLACES, answerers, k: SAMPLE_K },
    (...words) => sampleBytes(words.join('\n')),
  );
  const counts = new Map<SamplePlace, number>([[WHOLE, answerers.length]]);
  for (const team of SAMPLE_TEAMS) counts.set(team, inTeam(answerers, team).length);
  return { told: new Map(told.map((cell) => [cell.placeId, cell])), counts };
}

/** Why nothing is told of a place, which the product itself never says. */
export function whyHidden({ told, counts }: SampleWeek, place: SamplePlace): Hiding | undefined {
  if (told.has(place)) return undefined;
  return (counts.get(place) ?? 0) < SAMPLE_K ? 'few' : 'remainder';
}
export type Hiding = 'few' | 'remainder';

/** Who is left of the company when all that is told of its teams is taken from it. */
export function remainderOf({ told, counts }: SampleWeek): number {
  return SAMPLE_TEAMS.reduce(
    (left, team) => (told.has(team) ? left - (counts.get(team) ?? 0) : left),
    counts.get(WHOLE) ?? 0,
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

const PLACES: readonly AnsweringPlace[] = [
  placeOf(WHOLE, undefined, 0),
  ...SAMPLE_TEAMS.map((team) => placeOf(team, WHOLE, SIZES[team].asked)),
];

function placeOf(id: string, parentId: string | undefined, asked: number): AnsweringPlace {
  return { id, parentId, rosterVersion: 1, isChanged: false, isQuiet: false, asked };
}

function answerersOf(week: number, person: SamplePerson): readonly Answerer[] {
  const seats = new Map<string, string>();
  const answers = SAMPLE_TEAMS.flatMap((team) =>
    Array.from({ length: SIZES[team].answering }, (_, at): readonly DayAnswer[] => {
      const pseudonym = `${team} ${at + 1}`;
      seats.set(pseudonym, team);
      const isPerson = team === SAMPLE_TEAM && at + 1 === SIZES[team].answering;
      if (isPerson && person !== 'as-usual') return ownAnswer(pseudonym, person);
      const level = usualIn(team, week) + 2.4 * draw(`person ${pseudonym}`);
      return [1, 2].map((day) => answerOf(pseudonym, tapsOf(level, `${week} ${day} ${pseudonym}`)));
    }).flat(),
  );
  return weekAnswerers(answers, seats);
}

function ownAnswer(pseudonym: string, person: Exclude<SamplePerson, 'as-usual'>): DayAnswer[] {
  if (person === 'silent') return [];
  const [mood = null, energy = null, factorTap = null] = person.taps;
  return [answerOf(pseudonym, [mood, energy, factorTap])];
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

function inTeam(answerers: readonly Answerer[], team: SampleTeam): readonly Answerer[] {
  return answerers.filter(({ placeId }) => placeId === team);
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
