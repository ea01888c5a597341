import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#basics/dates.ts';
import { alertDueOn, nextStepOf } from './alert-life.ts';
import { STAGES } from './episode.ts';

const TODAY = '2026-11-23';

test.each([
  ['information', undefined, '2026-12-23'],
  ['vigilance', undefined, '2026-12-07'],
  ['alert', undefined, '2026-11-30'],
  // Graver, it gives no more time,
  ['alert', '2026-11-26', '2026-11-26'],
  ['alert', '2026-12-20', '2026-11-30'],
  // but somebody can still see to it in time.
  ['alert', '2026-11-23', '2026-11-24'],
  ['alert', '2026-11-22', '2026-11-30'],
  ['vigilance', '2026-06-01', '2026-12-07'],
] as const)('%s, due on %s until now, is due on %s', (stage, before, dueOn) => {
  expect(alertDueOn(stage, TODAY, before)).toBe(dueOn);
});

test('what is due is never over when it is set, and never in more time than a new signal has', () => {
  const days = fc.option(
    fc.integer({ min: -60, max: 60 }).map((after) => addDays(TODAY, after)),
    { nil: undefined },
  );
  fc.assert(
    fc.property(fc.constantFrom(...STAGES), days, (stage, before) => {
      const dueOn = alertDueOn(stage, TODAY, before);
      expect(dueOn > TODAY).toBe(true);
      expect(dueOn <= alertDueOn(stage, TODAY)).toBe(true);
    }),
  );
});

test.each([
  [null, null, null, 'acknowledge'],
  [null, 'owner', null, 'acknowledge'],
  [TODAY, null, null, 'assign'],
  [TODAY, 'owner', null, 'decide'],
  // In the risk document, whoever has read it or not.
  [null, null, 'event', 'follow'],
  [TODAY, 'owner', 'event', 'follow'],
] as const)(
  'read on %s, with %s, entered as %s: what comes next is to %s',
  (acknowledgedOn, ownerId, eventId, next) => {
    expect(nextStepOf({ acknowledgedOn, ownerId, eventId })).toBe(next);
  },
);
