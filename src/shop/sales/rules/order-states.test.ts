import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canMove,
  FULFILMENT_MOVES,
  FULFILMENT_STATES,
  type Moves,
  ORDER_MOVES,
  ORDER_STATES,
  PAYMENT_MOVES,
  PAYMENT_STATES,
} from './order-states.ts';

const MACHINES: [string, readonly string[], Moves<string>, string[]][] = [
  ['order', ORDER_STATES, ORDER_MOVES, ['delivered']],
  ['payment', PAYMENT_STATES, PAYMENT_MOVES, ['failed']],
  ['fulfilment', FULFILMENT_STATES, FULFILMENT_MOVES, ['returned', 'cancelled']],
];

describe.each(MACHINES)('the machine of the %s', (_name, states, moves, ends) => {
  test('names every state once and moves only between them', () => {
    expect(Object.keys(moves)).toEqual([...states]);
    for (const state of states) {
      const next = moves[state] ?? [];
      expect(next.every((other) => states.includes(other) && other !== state)).toBe(true);
      expect(new Set(next).size).toBe(next.length);
    }
  });

  test('reaches every state from the first', () => {
    const reached = new Set(states.slice(0, 1));
    for (const state of reached) for (const next of moves[state] ?? []) reached.add(next);
    expect([...reached].sort()).toEqual([...states].sort());
  });

  test('ends where it says and nowhere else', () => {
    expect(states.filter((state) => moves[state]?.length === 0)).toEqual(ends);
  });
});

describe('what would harm a customer cannot happen', () => {
  test.each([
    ['delivered', 'cancelled'],
    ['shipped', 'cancelled'],
    ['cancelled', 'in-preparation'],
    ['awaiting-payment', 'in-preparation'],
    ['draft', 'shipped'],
  ] as const)('an order does not go from %s to %s', (from, to) => {
    expect(canMove(ORDER_MOVES, from, to)).toBe(false);
  });

  test.each([
    ['refunded', 'pending'],
    ['paid', 'failed'],
    ['paid', 'authorised'],
    ['pending', 'refunded'],
  ] as const)('a payment does not go from %s to %s', (from, to) => {
    expect(canMove(PAYMENT_MOVES, from, to)).toBe(false);
  });

  test('a refused card is tried again as a new attempt, never as the old one', () => {
    expect(canMove(PAYMENT_MOVES, 'failed', 'paid')).toBe(false);
  });

  test('once money has come in, nothing that a provider says makes it never have been', () => {
    // Only a person says that a transfer was another order's.
    const said = PAYMENT_STATES.filter((state) => state !== 'pending');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...said), { maxLength: 40 }), (notices) => {
        let state: (typeof PAYMENT_STATES)[number] = 'pending';
        let isPaid = false;
        for (const notice of notices) {
          if (canMove(PAYMENT_MOVES, state, notice)) state = notice;
          isPaid ||= state === 'paid';
          if (isPaid) expect(['paid', 'part-refunded', 'refunded']).toContain(state);
        }
      }),
    );
  });
});
