import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#basics/dates.ts';
import { readLink, wasInForce } from './duerp-access.ts';

describe('a version was in force while somebody worked there', () => {
  const version = { issuedOn: '2024-03-01', supersededOn: '2025-03-01' };
  test.each([
    ['who left the day before it was issued', '2020-01-01', '2024-02-29', false],
    ['who left on the day', '2020-01-01', '2024-03-01', true],
    ['who was there all along', '2020-01-01', '2026-01-01', true],
    ['who came on the day on which the next was issued', '2025-03-01', '2026-01-01', true],
    ['who came the day after', '2025-03-02', '2026-01-01', false],
  ])('%s', (_who, from, until, isRead) => {
    expect(wasInForce(version, from, until)).toBe(isRead);
  });

  test('of versions that follow each other, those that are read follow each other too', () => {
    const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2022-03-31', days));
    fc.assert(
      fc.property(fc.uniqueArray(day, { minLength: 1, maxLength: 8 }), day, day, (days, a, b) => {
        const issued = days.toSorted();
        const [from, until] = [a, b].toSorted() as [string, string];
        const read = issued.map((issuedOn, at) =>
          wasInForce({ issuedOn, supersededOn: issued[at + 1] ?? null }, from, until),
        );
        const first = read.indexOf(true);
        const last = read.lastIndexOf(true);
        // Nobody who worked there after the first version was issued reads nothing.
        expect(first === -1).toBe(until < (issued[0] ?? ''));
        expect(read.slice(first, last + 1).every(Boolean) || first === -1).toBe(true);
      }),
    );
  });
});

test.each([
  [{ audience: 'former-worker', holder: 'Ada' }, ['employedFrom', 'employedUntil']],
  [
    {
      audience: 'former-worker',
      holder: 'Ada',
      employedFrom: '2025-01-02',
      employedUntil: '2024-01-01',
    },
    ['employedUntil'],
  ],
  [{ audience: 'authority', holder: '' }, ['holder']],
  [{ audience: 'authority', holder: 'Inspection du travail' }, []],
])('a link as it is typed: %j', (form, paths) => {
  expect(readLink(form, '2026-11-23').problems.map(({ path }) => path)).toEqual(paths);
});
