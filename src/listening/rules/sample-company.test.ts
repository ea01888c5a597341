import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TAPS } from './qvct-score.ts';
import {
  remainderOf,
  SAMPLE_K,
  SAMPLE_TEAM,
  SAMPLE_TEAMS,
  SAMPLE_WEEKS,
  type SamplePerson,
  sampleOwnDays,
  sampleWeek,
  WHOLE,
  whyHidden,
} from './sample-company.ts';

const LAST = SAMPLE_WEEKS - 1;
const PLACES = [WHOLE, ...SAMPLE_TEAMS] as const;

test.each<[string, SamplePerson, Partial<Record<(typeof PLACES)[number], string>>, number]>([
  ['with everybody, every place is told', 'as-usual', {}, 0],
  [
    'with one answer less, its team is too few, and another one is hidden for its sake',
    'silent',
    { reception: 'few', delivery: 'remainder' },
    16,
  ],
])('%s', (_, person, hidden, remainder) => {
  const week = sampleWeek(LAST, person);
  const found = PLACES.flatMap((place) => {
    const why = whyHidden(week, place);
    return why ? [[place, why]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(hidden);
  expect(remainderOf(week)).toBe(remainder);
});

test('whatever is said in whichever week, what remains beside told teams is nobody or a group', () => {
  const tap = fc.constantFrom(...TAPS, null);
  const person: fc.Arbitrary<SamplePerson> = fc.oneof(
    fc.constantFrom('silent' as const, 'as-usual' as const),
    fc.tuple(tap, tap, tap).map((taps) => ({ taps })),
  );
  fc.assert(
    fc.property(fc.nat(LAST), person, (at, who) => {
      const week = sampleWeek(at, who);
      const left = remainderOf(week);
      expect(left === 0 || left >= SAMPLE_K).toBe(true);
      for (const place of week.told.keys()) {
        expect(week.counts.get(place as (typeof PLACES)[number])).toBeGreaterThanOrEqual(SAMPLE_K);
      }
    }),
    { numRuns: 200 },
  );
});

test('one answer moves the figure of a team of eight, never by more than its share', () => {
  const pointsOf = (tap: (typeof TAPS)[number]) =>
    sampleWeek(LAST, { taps: [tap, tap, tap] }).told.get(SAMPLE_TEAM)?.points ?? Number.NaN;
  const moved = pointsOf(5) - pointsOf(1);
  expect(moved).toBeGreaterThan(0);
  // Its share of the scale, and half a point of rounding.
  expect(moved).toBeLessThanOrEqual(14 / SAMPLE_K + 0.5);
});

test('the sample person has answered on working days before today, on none of today itself', () => {
  const days = sampleOwnDays('2026-11-24').map(({ day }) => day);
  expect(days.slice(-3)).toEqual(['2026-11-19', '2026-11-20', '2026-11-23']);
});
