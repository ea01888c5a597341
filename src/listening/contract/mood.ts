import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { RATES } from '../rules/published-week.ts';
import { companyId, day, factor } from './shapes.ts';

const percent = z.number().int();

const cell = z.object({
  /** Where the place stands: points from 1 to 15, in halves. */
  points: z.number(),
  /** From which changes are read, in the same points; null in releases of method 1. */
  thread: z.number().nullable(),
  /** How many people are listed there, and in how many leaves of the tree; null in method 1. */
  listed: z.number().int().nullable(),
  leaves: z.number().int().nullable(),
  /** How many of the listed count, of the whole company; null in method 1. */
  rate: z.enum(RATES).nullable(),
  /** The thread begins with this week, the first of a list: nothing told before it compares. */
  begins: z.boolean(),
});
export type Cell = z.output<typeof cell>;

const place = z.object({
  id: z.uuid(),
  parentId: z.uuid().nullable(),
  kind: z.enum(['company', 'site', 'team']),
  name: z.string(),
  /** One for each of `mondays`; null where nothing is told. */
  weeks: z.array(cell.nullable()),
  /** Percent outside the middle third, told once with the list that holds, of large places; null elsewhere. */
  outside: percent.nullable(),
  /** Of the last four weeks told together, by factor; null where nothing is told. */
  factors: z.record(factor, z.object({ points: z.number() }).nullable()),
});
export type MoodPlace = z.output<typeof place>;

/**
 * What is told of a company: for owner, HR and works council, the same bytes for all of them. A year
 * of the company and its sites, half a year of teams; places as the last release names them.
 */
export const readMood = contract('read-mood', {
  access: 'read-mood',
  input: z.object({ companyId }),
  output: z.object({
    /** The company's setting, and how many must be listed in a place to be told in the list that holds. */
    leastK: z.number().int(),
    leastListed: z.number().int(),
    /** The Mondays of closed weeks, the oldest first. */
    mondays: z.array(day),
    /** Those of them whose rows are not as they were told, by their hashes: nothing is given of them. */
    altered: z.array(day),
    /** Of the last release, and of everything before it; hexadecimal. */
    hash: z.string().nullable(),
    /** The list that holds: since which Monday, and how many of the listed count; null before the first. */
    list: z.object({ since: day, rate: z.enum(RATES) }).nullable(),
    /** The Monday on which the next list is made. */
    nextList: day,
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

/**
 * The releases of a company as texts, the oldest first, for whoever wants to compute their hashes again: of
 * each, SHA-256 of the hash before it, the hash of `whole` and the hash of `teams`. Texts of teams older than
 * half a year are not given, only their hash; of method 1 no text is.
 */
export const readReleases = contract('read-releases', {
  access: 'read-mood',
  input: z.object({ companyId }),
  output: z.object({
    releases: z.array(
      z.object({
        monday: day,
        method: z.number().int(),
        whole: z.string().nullable(),
        teams: z.string().nullable(),
        /** Hexadecimal, as all that follow; null where a text is not hashed so. */
        teamsHash: z.string().nullable(),
        previousHash: z.string().nullable(),
        hash: z.string(),
      }),
    ),
  }),
});
export type ReadReleases = typeof readReleases;
export type PublishedRelease = z.output<ReadReleases['output']>['releases'][number];
