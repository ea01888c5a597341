/**
 * The rule: a version of the risk document is one text: canonical JSON (keys in order, no space), the
 * same for ever, that says everything by itself, names of hazards included. Its hash is the SHA-256 of
 * the hash of the version before it, followed by that text in UTF-8.
 */
import type { ParisDay } from '#basics/dates.ts';
import type { Direction } from '#listening/rules/trends.ts';
import type { Evaluation, Method, Priority } from './evaluation.ts';

/** Of the text; raised when its shape changes. */
export const RECORD_FORMAT = 3;

type OrNull<T> = T | null;
interface Named {
  readonly fr: string;
  readonly en: string;
}

export interface RecordedUnit {
  readonly id: string;
  readonly establishmentId: string;
  readonly name: string;
  readonly activities: OrNull<string>;
  readonly women: OrNull<number>;
  readonly men: OrNull<number>;
  /** What was published of its place when it was frozen. */
  readonly indicator: OrNull<Indicator>;
}

/** Four published weeks of a place, on the scale of 1 to 15. */
export interface Indicator {
  /** The Monday of the last of them. */
  readonly monday: ParisDay;
  /** Points and margin in tenths, so that the text has whole numbers only. */
  readonly tenths: number;
  readonly marginTenths: number;
  /** How the four weeks differ from the four before; null where they do not compare. */
  readonly trend?: OrNull<{ readonly tenths: number; readonly direction: Direction }>;
  /** How many answered at least: in versions of before there were lists, and in no other. */
  readonly respondentsFrom?: number;
  /** The six factors, as far as they were published: tenths. */
  readonly factors: Readonly<Record<string, number>>;
}

export interface RecordedRisk {
  readonly id: string;
  readonly unitId: string;
  readonly family: string;
  /** Null for one that the company has named itself. */
  readonly hazard: OrNull<string>;
  readonly hazardName: Named;
  readonly situation: string;
  readonly harm: OrNull<string>;
  readonly measures: OrNull<string>;
  readonly sexDifference: OrNull<string>;
  readonly women: OrNull<number>;
  readonly men: OrNull<number>;
  readonly evaluation: OrNull<Evaluation>;
  /** As a person decided, where that differs from what the evaluation proposes. */
  readonly priority: OrNull<Priority>;
  /** Of a starting point, and nobody has read it over; said of no other. */
  readonly isProposal?: boolean;
}

export const ACTION_STATES = ['planned', 'started', 'done', 'dropped'] as const;
export type ActionState = (typeof ACTION_STATES)[number];

export interface RecordedAction {
  readonly id: string;
  readonly riskId: string;
  readonly what: string;
  /** 1 to 9, of the general principles of prevention; null where nobody has said which. */
  readonly principle: OrNull<number>;
  readonly responsible: OrNull<string>;
  readonly costCents: OrNull<number>;
  readonly dueOn: OrNull<ParisDay>;
  readonly conditions: OrNull<string>;
  readonly indicator: OrNull<string>;
  readonly state: ActionState;
  readonly doneOn: OrNull<ParisDay>;
  readonly before: OrNull<Evaluation>;
  readonly after: OrNull<Evaluation>;
}

export interface RecordedExposure {
  readonly unitId: string;
  readonly factor: string;
  readonly women: number;
  readonly men: number;
  readonly note: OrNull<string>;
}

/** What acts together in a unit (Code du travail, art. R4412-7). */
export interface RecordedCombined {
  readonly id: string;
  readonly unitId: string;
  readonly agents: string;
  readonly effects: string;
  readonly assessment: string;
  readonly measures: OrNull<string>;
}

export const EVENT_KINDS = ['change', 'information', 'accident'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface RecordedEvent {
  readonly kind: EventKind;
  readonly happenedOn: ParisDay;
  readonly what: string;
}

export interface RiskDocument {
  readonly company: {
    readonly legalName: string;
    readonly siren: string;
    readonly headcount: number;
  };
  readonly method: Method;
  readonly responsible: OrNull<string>;
  readonly healthService: OrNull<string>;
  readonly establishments: readonly {
    readonly id: string;
    readonly name: string;
    readonly siret: OrNull<string>;
  }[];
  readonly units: readonly RecordedUnit[];
  readonly risks: readonly RecordedRisk[];
  readonly actions: readonly RecordedAction[];
  readonly exposures: readonly RecordedExposure[];
  readonly events: readonly RecordedEvent[];
  /** Of versions of before there were any, nothing is said. */
  readonly combined?: readonly RecordedCombined[];
  /** Teams, and sites without teams, that no unit covers: by name. */
  readonly uncoveredPlaces?: readonly string[];
}

export const OPINION_KINDS = [
  'favourable',
  'unfavourable',
  'none-given',
  'informed',
  'no-council',
] as const;
export type OpinionKind = (typeof OPINION_KINDS)[number];

export interface Opinion {
  readonly kind: OpinionKind;
  /** The day of the meeting, or on which it was informed. */
  readonly on: OrNull<ParisDay>;
  readonly text: OrNull<string>;
  /** Who signed, each with what they sign as. */
  readonly signatories: readonly { readonly name: string; readonly as: string }[];
}

/** What a version was issued in spite of, and who signed for that, apart from any opinion. */
export interface Reservation {
  readonly findings: readonly { readonly code: string; readonly count: number }[];
  readonly name: string;
  readonly as: string;
}

export const REASONS = ['first', 'yearly', 'change', 'information'] as const;
export type Reason = (typeof REASONS)[number];

export interface DuerpRecord {
  readonly format: number;
  readonly number: number;
  /** The day on which its text was frozen, to be read and given an opinion on. */
  readonly frozenOn: ParisDay;
  readonly issuedOn: ParisDay;
  readonly reason: Reason;
  readonly note: OrNull<string>;
  readonly opinion: Opinion;
  /** Of versions that lacked nothing there is none. */
  readonly reservation?: Reservation;
  readonly document: RiskDocument;
}

/** One text for one value: keys in order, no space, whole numbers only. @throws TypeError otherwise */
export function canonicalText(value: unknown): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new TypeError('a record has whole numbers only');
  }
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalText(each)}`).join(',')}}`;
}

/** A version as the chain has it; hashes in hexadecimal. */
export interface ChainLink {
  readonly number: number;
  readonly content: string;
  readonly previousHash: string | undefined;
  readonly hash: string;
}

/**
 * The number of the first version, oldest first, that is not what was issued, or does not follow the
 * one before it; undefined when all is in order.
 * @param hashOf the hash of a text after another hash, in hexadecimal
 */
export function brokenLink(
  versions: readonly ChainLink[],
  hashOf: (previous: string | undefined, content: string) => string,
): number | undefined {
  let previous: string | undefined;
  for (const [at, { number, content, previousHash, hash }] of versions.entries()) {
    const isNext = number === at + 1 && previousHash === previous;
    if (!isNext || hashOf(previous, content) !== hash) return number;
    previous = hash;
  }
  return undefined;
}
