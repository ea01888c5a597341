import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TAPS } from './qvct-score.ts';
import {
  remainderOf,
  SAMPLE_LEAST,
  SAMPLE_LISTS,
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
  ['with one answer less, every place is told as well', 'silent', {}, 0],
  [
    'with one less on the list, their team is too small, and another one is hidden for its sake',
    'gone',
    { reception: 'few', delivery: 'remainder' },
    21,
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

describe('what the sample person says', () => {
  const tap = fc.constantFrom(...TAPS, null);
  const said: fc.Arbitrary<SamplePerson> = fc.oneof(
    fc.constantFrom('silent' as const, 'as-usual' as const),
    fc.tuple(tap, tap, tap).map((taps) => ({ taps })),
  );
  const namesOf = (person: SamplePerson) =>
    [...sampleWeek(LAST, person).told.values()].map(({ placeId, listed, leaves, begins }) =>
      [placeId, listed, leaves, begins].join(' '),
    );

  test('decides nothing about what is told, nor of how many', () => {
    fc.assert(
      fc.property(said, (person) => {
        expect(namesOf(person)).toEqual(namesOf('as-usual'));
        expect(remainderOf(sampleWeek(LAST, person))).toBe(0);
      }),
      { numRuns: 50 },
    );
  });

  test('moves the figure of ten people by half a point at most, from the lowest to the highest', () => {
    const pointsOf = (tap: (typeof TAPS)[number]) =>
      sampleWeek(LAST, { taps: [tap, tap, tap] }).told.get(SAMPLE_TEAM)?.score ?? Number.NaN;
    const moved = pointsOf(5) - pointsOf(1);
    expect(moved).toBeGreaterThanOrEqual(0);
    // Four points of ten people, and rounding.
    expect(moved).toBeLessThanOrEqual(0.5);
  });
});

test('nothing is hidden in any week before, and lists hold for a quarter', () => {
  for (let at = 0; at < SAMPLE_WEEKS; at += 1) {
    expect([...sampleWeek(at).told.keys()].sort()).toEqual([...PLACES].sort());
  }
  expect(sampleWeek(LAST).listed.get(SAMPLE_TEAM)).toBe(SAMPLE_LEAST);
  expect(SAMPLE_LISTS.map((at) => sampleWeek(at).told.get(WHOLE)?.outside)).not.toContain(
    undefined,
  );
});

test('threads begin with the first week of the first list, and go on from list to list', () => {
  const weeks = Array.from({ length: SAMPLE_WEEKS }, (_, at) => at);
  for (const place of PLACES) {
    expect(weeks.filter((at) => sampleWeek(at).told.get(place)?.begins)).toEqual([0]);
  }
});

test('the sample person has answered on working days before today, on none of today itself', () => {
  const days = sampleOwnDays('2026-11-24').map(({ day }) => day);
  expect(days.slice(-3)).toEqual(['2026-11-19', '2026-11-20', '2026-11-23']);
});
