import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DISPUTE_STATES,
  type DisputeState,
  disputeStanding,
  followedDispute,
  hasEnded,
  isAgainstUs,
  knownReason,
  mostPressing,
} from './disputes.ts';

const told = (state: DisputeState, withdrawnCents = 0, reinstatedCents = 0) => ({
  state,
  amountCents: 100,
  withdrawnCents,
  reinstatedCents,
});

test.each([
  ['inquiry', 'to-answer', false, true],
  ['inquiry-answered', 'under-review', false, true],
  ['to-answer', 'to-answer', false, true],
  ['answered', 'under-review', false, true],
  ['lost', 'lost', true, true],
  ['won', 'won', true, false],
  ['closed', 'won', true, false],
] as const)('one that is %s is %s', (state, standing, isOver, isWarned) => {
  expect(disputeStanding(state)).toBe(standing);
  expect(hasEnded(state)).toBe(isOver);
  expect(isAgainstUs(disputeStanding(state))).toBe(isWarned);
});

test.each([
  ['inquiry', 'to-answer', 'to-answer'],
  ['to-answer', 'inquiry', 'to-answer'],
  ['to-answer', 'lost', 'lost'],
  // A late answer of the provider.
  ['lost', 'to-answer', 'lost'],
  ['won', 'lost', 'won'],
  // On appeal.
  ['lost', 'won', 'won'],
  ['closed', 'to-answer', 'to-answer'],
  ['closed', 'inquiry', 'closed'],
] as const)('one that is %s and told to be %s is %s', (before, after, state) => {
  expect(followedDispute(told(before), told(after)).state).toBe(state);
});

test('whatever is told in whatever order, what was won stays won and no sum shrinks', () => {
  const figures = fc.record({
    state: fc.constantFrom(...DISPUTE_STATES),
    amountCents: fc.integer({ min: 1, max: 100 }),
    withdrawnCents: fc.nat(100),
    reinstatedCents: fc.nat(100),
  });
  fc.assert(
    fc.property(fc.array(figures, { minLength: 1 }), (words) => {
      let known = told('inquiry');
      for (const word of words) {
        const before = known;
        known = followedDispute(before, word);
        expect(known.withdrawnCents).toBeGreaterThanOrEqual(before.withdrawnCents);
        expect(known.reinstatedCents).toBeGreaterThanOrEqual(before.reinstatedCents);
        if (before.state === 'won') expect(known.state).toBe('won');
        if (before.state === 'lost') expect(['lost', 'won']).toContain(known.state);
      }
    }),
  );
});

test('an order is as pressing as the most pressing of its disputes', () => {
  expect(mostPressing([])).toBeNull();
  expect(mostPressing(['won', 'lost'])).toBe('lost');
  expect(mostPressing(['lost', 'under-review', 'to-answer'])).toBe('to-answer');
  expect(isAgainstUs(null)).toBe(false);
});

test('a reason that we do not know is told as one without a reason', () => {
  expect(knownReason('product_not_received')).toBe('product_not_received');
  expect(knownReason('a_word_of_next_year')).toBe('general');
});
