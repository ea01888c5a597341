/**
 * The rule: everything a simulation is made of stands in the page's address, so that it can be
 * shared, kept and worked out without scripts; what is missing takes its usual value, what cannot
 * be read is said beside its field.
 */
import type { Cents } from '#basics/money.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { COMMITMENTS, type Commitment } from './monthly-box.ts';

export interface SimulationWishes {
  readonly headcount: number;
  /** Undefined: no monthly box. */
  readonly commitment: Commitment | undefined;
  /** Months taken of a plan before it is given up, from 1 to 12: what the comparison asks. */
  readonly monthsTaken: number;
  readonly hasLicence: boolean;
  /** Boxes on demand for each employee in the year, by product slug. */
  readonly boxesPerYear: ReadonlyMap<string, number>;
  readonly buyer: 'employer' | 'cse';
  readonly recoversVat: boolean;
  /** To each employee in the year, VAT included. */
  readonly otherGiftsCents: Cents;
}

export const MAX_HEADCOUNT = 10_000;
export const MAX_BOXES_PER_YEAR = 12;
export const MAX_OTHER_GIFTS_CENTS = 1_000_000;

const USUAL_HEADCOUNT = 30;
const USUAL_MONTHS_TAKEN = 4;
const MONTHS = 12;
const BOX_PREFIX = 'box.';

/** The name of the field that counts this box. */
export function boxField(slug: string): string {
  return `${BOX_PREFIX}${slug}`;
}

/** Never throws: an address can hold anything. */
export function readSimulation(address: URLSearchParams): {
  readonly wishes: SimulationWishes;
  readonly problems: readonly FieldProblem[];
} {
  const headcount = countOf(address.get('headcount') ?? String(USUAL_HEADCOUNT));
  const otherGiftsCents = centsOf(address.get('gifts') ?? '');
  const buyer = address.get('buyer') === 'cse' ? 'cse' : 'employer';
  const isHeadcount = headcount !== undefined && headcount >= 1 && headcount <= MAX_HEADCOUNT;
  const areGifts = otherGiftsCents !== undefined && otherGiftsCents <= MAX_OTHER_GIFTS_CENTS;
  return {
    wishes: {
      headcount: isHeadcount ? headcount : USUAL_HEADCOUNT,
      commitment: commitmentOf(address.get('plan')),
      monthsTaken: monthsOf(address.get('months')),
      hasLicence: address.get('licence') === 'yes',
      boxesPerYear: boxesOf(address),
      buyer,
      // A works council seldom recovers VAT, an employer mostly does.
      recoversVat: (address.get('vat') ?? (buyer === 'cse' ? 'no' : 'yes')) === 'yes',
      otherGiftsCents: areGifts ? otherGiftsCents : 0,
    },
    problems: [
      ...(isHeadcount ? [] : [{ path: 'headcount', problem: 'headcount-invalid' }]),
      ...(areGifts ? [] : [{ path: 'gifts', problem: 'gifts-invalid' }]),
    ],
  };
}

/** The address in full, so that it means the same the day a usual value changes. */
export function writeSimulation(wishes: SimulationWishes): URLSearchParams {
  const { headcount, commitment, boxesPerYear, buyer, recoversVat, otherGiftsCents } = wishes;
  const { monthsTaken, hasLicence } = wishes;
  return new URLSearchParams([
    ['headcount', String(headcount)],
    ['plan', String(commitment ?? 'none')],
    ['months', String(monthsTaken)],
    ['licence', hasLicence ? 'yes' : 'no'],
    ...[...boxesPerYear].map(([slug, count]) => [boxField(slug), String(count)]),
    ['buyer', buyer],
    ['vat', recoversVat ? 'yes' : 'no'],
    ['gifts', (otherGiftsCents / 100).toFixed(2)],
  ]);
}

function commitmentOf(text: string | null): Commitment | undefined {
  if (text === null) return COMMITMENTS[0];
  return COMMITMENTS.find((commitment) => String(commitment) === text);
}

function monthsOf(text: string | null): number {
  const months = countOf(text ?? '');
  const isWithinYear = months !== undefined && months >= 1 && months <= MONTHS;
  return isWithinYear ? months : USUAL_MONTHS_TAKEN;
}

function boxesOf(address: URLSearchParams): ReadonlyMap<string, number> {
  const fields = [...address].filter(([name]) => name.startsWith(BOX_PREFIX));
  return new Map(
    fields.map(([name, text]) => [
      name.slice(BOX_PREFIX.length),
      Math.min(countOf(text) ?? 0, MAX_BOXES_PER_YEAR),
    ]),
  );
}

/** `1 200` is how a French reader writes it: spaces between digits are no mistake. */
function countOf(text: string): number | undefined {
  const digits = text.replace(/\s/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

/** Euros as people write them, `50`, `49,90` or `49.90 €`; nothing written is nothing given. */
function centsOf(text: string): Cents | undefined {
  const amount = text.replace(/[\s€]/g, '').replace(',', '.');
  if (amount === '') return 0;
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(amount);
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
