/**
 * The rule: a licence is bought by the year, for a number of people, each at twelve times the monthly price
 * of the band they stand in; the year begins the day after the licence or trial that runs, or today. Places
 * added meanwhile stand behind those that are there, and cost, for each day left, their share of a year.
 */
import { addDays, daysBetween, isParisDay, type ParisDay } from '#basics/dates.ts';
import { type Cents, roundHalfUp } from '#basics/money.ts';
import type { LicenceBand } from '#basics/settings.ts';
import { type Licence, RENEWED_BEFORE_DAYS } from '#company/rules/licence.ts';
import { type LicencePart, licenceParts } from './licence-prices.ts';

export const LICENCE_PURCHASES = ['year', 'seats'] as const;
export type LicencePurchase = (typeof LICENCE_PURCHASES)[number];

/** What a line of an order holds. */
export const MOST_SEATS_BOUGHT = 100_000;

const MONTHS = 12;

export interface Term {
  readonly beginsOn: ParisDay;
  /** The last day. */
  readonly endsOn: ParisDay;
}

/** What a company may buy today. */
export function offeredPurchases(licence: Licence, today: ParisDay): LicencePurchase[] {
  const daysToEnd = daysBetween(today, licence.endsOn);
  const isPaid = licence.kind === 'paid' && daysToEnd >= 0;
  return LICENCE_PURCHASES.filter((purchase) =>
    purchase === 'seats' ? isPaid : !isPaid || daysToEnd <= RENEWED_BEFORE_DAYS,
  );
}

/** The year that is bought today: after what runs, a trial included, so that no day is lost. */
export function boughtYear({ endsOn }: Pick<Licence, 'endsOn'>, today: ParisDay): Term {
  return yearFrom(endsOn >= today ? addDays(endsOn, 1) : today);
}

/** Twelve months; what begins on 29 February ends on the 28th. */
export function yearFrom(beginsOn: ParisDay): Term {
  return { beginsOn, endsOn: addDays(sameDay(beginsOn, 1), -1) };
}

/** So many people for a year, by band. */
export function yearParts(bands: readonly LicenceBand[], seats: number): LicencePart[] {
  return licenceParts(bands, 1, seats).map((part) => ({ ...part, unitNetCents: yearOf(part) }));
}

/** Today included, and never more than a year: what was renewed early is not paid twice. */
export function daysPaid({ endsOn }: Pick<Licence, 'endsOn'>, today: ParisDay): number {
  return Math.min(daysBetween(today, endsOn) + 1, daysOfYear(endsOn));
}

/** Places added today to a licence that runs, until its end, by band; each costs a cent at least. */
export function addedParts(
  bands: readonly LicenceBand[],
  licence: Pick<Licence, 'seats' | 'endsOn'>,
  added: number,
  today: ParisDay,
): LicencePart[] {
  const days = BigInt(daysPaid(licence, today));
  const daysInAll = daysOfYear(licence.endsOn);
  return licenceParts(bands, licence.seats + 1, licence.seats + added).map((part) => ({
    ...part,
    unitNetCents: Math.max(1, roundHalfUp(BigInt(yearOf(part)) * days, daysInAll)),
  }));
}

/**
 * The licence once a year was paid for. Places that were paid for until the end of a licence that still
 * runs stay until then: `keptSeats`, null where the year has no fewer.
 */
export function licenceWithYear(
  licence: Licence,
  seats: number,
  today: ParisDay,
): { readonly licence: Licence; readonly term: Term; readonly keptSeats: number | null } {
  const term = boughtYear(licence, today);
  const isRunning = licence.endsOn >= today;
  const keptSeats =
    isRunning && licence.kind === 'paid' && licence.seats > seats ? licence.seats : null;
  return {
    licence: {
      kind: 'paid',
      seats: keptSeats ?? seats,
      startsOn: isRunning ? licence.startsOn : term.beginsOn,
      endsOn: term.endsOn,
    },
    term,
    keptSeats,
  };
}

/** A number of people as it is typed in either language; undefined where none can be bought. */
export function typedSeats(typed: string): number | undefined {
  const isNumber = /^(\d{1,6}|\d{1,3}[\s,.]\d{3})$/.test(typed.trim());
  const seats = isNumber ? Number(typed.replace(/\D/g, '')) : 0;
  return seats >= 1 && seats <= MOST_SEATS_BOUGHT ? seats : undefined;
}

function yearOf({ unitNetCents }: LicencePart): Cents {
  return MONTHS * unitNetCents;
}

/** Of the twelve months that end on that day. */
function daysOfYear(endsOn: ParisDay): number {
  const next = addDays(endsOn, 1);
  return daysBetween(sameDay(next, -1), next);
}

/** That day in another year; 1 March where it has no 29 February. */
function sameDay(day: ParisDay, years: number): ParisDay {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0');
  const same = `${year}${day.slice(4)}`;
  return isParisDay(same) ? same : `${year}-03-01`;
}
