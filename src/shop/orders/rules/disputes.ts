/**
 * The rule: a bank may contest a payment for its customer. What it contests while it decides, and what it has
 * taken, is not given back a second time; an inquiry takes nothing yet. A dispute moves forward only, and what
 * was won is final.
 *
 * Source: https://docs.stripe.com/disputes/how-disputes-work
 */
import type { Cents } from '#basics/money.ts';
import type { Moves } from '#shop/sales/rules/order-states.ts';

export const DISPUTE_STATES = [
  'inquiry',
  'inquiry-answered',
  'to-answer',
  'answered',
  'lost',
  'won',
  'closed',
] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** What a dispute asks of staff, the most pressing first. */
export const DISPUTE_STANDINGS = ['to-answer', 'under-review', 'lost', 'won'] as const;
export type DisputeStanding = (typeof DISPUTE_STANDINGS)[number];

export const DISPUTE_MOVES: Moves<DisputeState> = {
  // The bank asks before it takes anything; it may take it at once all the same.
  inquiry: ['inquiry-answered', 'to-answer', 'answered', 'lost', 'won', 'closed'],
  'inquiry-answered': ['to-answer', 'answered', 'lost', 'won', 'closed'],
  'to-answer': ['answered', 'lost', 'won', 'closed'],
  answered: ['lost', 'won', 'closed'],
  // On appeal, or because whoever contested takes it back.
  lost: ['won'],
  won: [],
  // An inquiry that went no further may be taken up again.
  closed: ['to-answer', 'answered', 'lost', 'won'],
};

/** Why a bank says that its customer contests; Stripe's words. */
export const DISPUTE_REASONS = [
  'bank_cannot_process',
  'check_returned',
  'credit_not_processed',
  'customer_initiated',
  'debit_not_authorized',
  'duplicate',
  'fraudulent',
  'general',
  'incorrect_account_details',
  'insufficient_funds',
  'noncompliant',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unrecognized',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** A reason as it is told; `general` for one that we do not know. */
export function knownReason(reason: string): DisputeReason {
  return DISPUTE_REASONS.find((each) => each === reason) ?? 'general';
}

interface DisputeFigures {
  readonly state: DisputeState;
  readonly amountCents: Cents;
  /** All that was ever taken for it, and all that came back. */
  readonly withdrawnCents: Cents;
  readonly reinstatedCents: Cents;
}

export function disputeStanding(state: DisputeState): DisputeStanding {
  if (state === 'inquiry' || state === 'to-answer') return 'to-answer';
  if (state === 'inquiry-answered' || state === 'answered') return 'under-review';
  return state === 'lost' ? 'lost' : 'won';
}

export function hasEnded(state: DisputeState): boolean {
  return state === 'lost' || state === 'won' || state === 'closed';
}

/**
 * What becomes of a dispute when the provider tells of it again, perhaps late: no move that it may not make,
 * and no sum that shrinks.
 */
export function followedDispute<Told extends DisputeFigures>(
  known: DisputeFigures,
  told: Told,
): Told {
  const isMove = DISPUTE_MOVES[known.state].includes(told.state);
  return {
    ...told,
    state: isMove ? told.state : known.state,
    withdrawnCents: Math.max(known.withdrawnCents, told.withdrawnCents),
    reinstatedCents: Math.max(known.reinstatedCents, told.reinstatedCents),
  };
}

/** Of an order, by the most pressing of its disputes; null where there is none. */
export function mostPressing(standings: readonly DisputeStanding[]): DisputeStanding | null {
  return DISPUTE_STANDINGS.find((each) => standings.includes(each)) ?? null;
}

/** Whether one thinks twice before sending more of it. */
export function isAgainstUs(standing: DisputeStanding | null): boolean {
  return standing !== null && standing !== 'won';
}
