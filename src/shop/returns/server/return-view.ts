import type { OrderReturn } from '../contract.ts';
import {
  RETURN_REASONS,
  RETURN_WAYS,
  type ReturnWay,
  returnReference,
} from '../rules/order-returns.ts';
import type { ReturnRow } from './returns.queries.ts';

/** A return as its buyer and staff see it. */
export function returnView(row: ReturnRow): OrderReturn {
  return {
    id: row.id,
    reference: referenceOf(row),
    state: row.state,
    // The table takes no others.
    reason: RETURN_REASONS.find((reason) => reason === row.reason) ?? 'other',
    note: row.note,
    askedAt: row.asked_at.toISOString(),
    way: wayOf(row),
    instructions: row.instructions,
    decisionReason: row.decision_reason,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    lines: row.lines.map(({ position, name, quantity, instead }) => ({
      position,
      name,
      quantity,
      instead,
    })),
  };
}

export function referenceOf({ order_number: order, number }: ReturnRow): string {
  return returnReference(order, number);
}

export function wayOf({ way }: ReturnRow): ReturnWay | null {
  return RETURN_WAYS.find((each) => each === way) ?? null;
}
