/**
 * The rule: what the law asks of an employer about the risk document depends on how many they employ.
 * From 50: a yearly programme of prevention (PAPRIPACT), and the works council is consulted. Below: a
 * list of actions; from 11 on it is presented to the works council. From 11, the document is updated
 * at least yearly; at any size when something important changes or is learnt.
 *
 * Source: Code du travail, art. L4121-3, L4121-3-1 and R4121-2 (2026).
 */
import { addDays, isParisDay, type ParisDay } from '#basics/dates.ts';

export const YEARLY_FROM = 11;
const PROGRAMME_FROM = 50;

export type PlanKind = 'papripact' | 'actions';

export interface Duties {
  readonly plan: PlanKind;
  readonly council: 'consulted' | 'presented' | 'none';
  readonly isYearly: boolean;
}

/** @param headcount as the company has declared it */
export function dutiesOf(headcount: number): Duties {
  const isLarge = headcount >= PROGRAMME_FROM;
  const isYearly = headcount >= YEARLY_FROM;
  return {
    plan: isLarge ? 'papripact' : 'actions',
    council: isLarge ? 'consulted' : isYearly ? 'presented' : 'none',
    isYearly,
  };
}

/** The last day on which the next yearly update is on time. */
export function yearAfter(day: ParisDay): ParisDay {
  const next = `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}${day.slice(4)}`;
  // The 29 of February has no anniversary in most years.
  const isThere: boolean = isParisDay(next);
  return isThere ? next : `${next.slice(0, 8)}28`;
}

export interface Update {
  /** By when the next version is due; undefined while nothing asks for one. */
  readonly dueOn: ParisDay | undefined;
  readonly because: 'first' | 'yearly' | 'event' | undefined;
}

/** How long after such an event the document may wait: the law says "at", we propose a month. */
const EVENT_DAYS = 30;

/**
 * @param last the last version: what was noted since it was frozen stands in none yet
 * @param events that happened, any order
 */
export function nextUpdate(
  duties: Duties,
  last: { readonly issuedOn: ParisDay; readonly frozenAt: Date } | undefined,
  events: readonly { readonly happenedOn: ParisDay; readonly notedAt: Date }[],
  today: ParisDay,
): Update {
  if (last === undefined) return { dueOn: today, because: 'first' };
  const open = events
    .filter(({ notedAt }) => notedAt > last.frozenAt)
    .map(({ happenedOn }) => addDays(happenedOn, EVENT_DAYS))
    .toSorted()[0];
  const yearly = duties.isYearly ? yearAfter(last.issuedOn) : undefined;
  if (open !== undefined && (yearly === undefined || open <= yearly)) {
    return { dueOn: open, because: 'event' };
  }
  return { dueOn: yearly, because: yearly === undefined ? undefined : 'yearly' };
}
