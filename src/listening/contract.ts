import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { FACTORS } from './rules/daily-question.ts';

// Every function here refuses: sign-in-required, forbidden (no such right in that company, or its
// licence is over).

const companyId = z.uuid();
const day = z.string().max(10);
const tap = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
/** Each question may be skipped. */
const taps = z.object({
  mood: tap.nullable(),
  energy: tap.nullable(),
  factorTap: tap.nullable(),
});
export type Taps = z.output<typeof taps>;

const factor = z.enum(FACTORS);

/**
 * What the screen of a check-in needs: the questions of today and of the days to come, for a phone
 * that goes offline; what the caller said today; and how many people are around them.
 */
export const readCheckIn = contract('read-check-in', {
  input: z.object({ companyId }),
  output: z.object({
    companyName: z.string(),
    questions: z.array(z.object({ day, factor, text: z.string() })),
    given: taps.nullable(),
    group: z.object({
      /** Of the team, or of the site for who is in no team. */
      name: z.string(),
      people: z.number().int(),
      /** The last day on which somebody joined, left or moved; null if never. */
      changedOn: day.nullable(),
    }),
    leastK: z.number().int(),
    tellsEverybody: z.boolean(),
  }),
});
export type ReadCheckIn = typeof readCheckIn;

/**
 * Says how it is going, for today, or for a day when the phone was offline. The same call again
 * changes nothing; another one on the same day takes the place of the first; one without any tap
 * takes it back. For a day that is over the first one stands. Refuses: invalid-input.
 */
export const checkIn = contract('check-in', {
  input: z.object({ companyId, day, taps }),
  output: z.object({
    /** `own-only`: the week is closed, so it counts nowhere but for its author. */
    state: z.enum(['kept', 'own-only', 'there-already', 'taken-back']),
  }),
});
export type CheckIn = typeof checkIn;

/** What the caller has said, the oldest first; nobody else can ask for it. */
export const listOwnAnswers = contract('list-own-answers', {
  input: z.object({ companyId }),
  output: z.object({
    answers: z.array(z.object({ day, factor, ...taps.shape })),
  }),
});
export type ListOwnAnswers = typeof listOwnAnswers;
export type OwnAnswer = z.output<ListOwnAnswers['output']>['answers'][number];

/** Erases all that the caller has said there; what was told of closed weeks stays as it is. */
export const eraseOwnAnswers = contract('erase-own-answers', {
  input: z.object({ companyId }),
  output: z.object({}),
});
export type EraseOwnAnswers = typeof eraseOwnAnswers;

const percent = z.number().int();
const respondents = { from: z.number().int(), to: z.number().int().nullable() };

const cell = z.object({
  points: z.number(),
  ...respondents,
  participation: percent,
  isChanged: z.boolean(),
  shares: z.object({ low: percent, high: percent }).nullable(),
});
export type Cell = z.output<typeof cell>;

const place = z.object({
  id: z.uuid(),
  parentId: z.uuid().nullable(),
  kind: z.enum(['company', 'site', 'team']),
  name: z.string(),
  /** One for each of `mondays`; null where nothing is told. */
  weeks: z.array(cell.nullable()),
  /** Of the last four weeks told together, by factor; null where nothing is told. */
  factors: z.record(factor, z.object({ points: z.number(), ...respondents }).nullable()),
});
export type MoodPlace = z.output<typeof place>;

/**
 * What is told of a company: for owner, HR and works council, the same bytes for all of them. A year
 * of the company and its sites, half a year of teams; places as the last release names them.
 */
export const readMood = contract('read-mood', {
  input: z.object({ companyId }),
  output: z.object({
    leastK: z.number().int(),
    /** The Mondays of closed weeks, the oldest first. */
    mondays: z.array(day),
    /** Of the last release, and of everything before it; hexadecimal. */
    hash: z.string().nullable(),
    /** The Monday of the last week of the factors that are told. */
    factorsUntil: day.nullable(),
    places: z.array(place),
    /** Why there may be nothing yet. */
    start: z.object({
      employees: z.number().int(),
      cameIn: z.number().int(),
      /** When the first account took its place. */
      since: day.nullable(),
    }),
  }),
});
export type ReadMood = typeof readMood;
export type Mood = z.output<ReadMood['output']>;
