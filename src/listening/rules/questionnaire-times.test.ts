import { describe, expect, test } from 'vitest';
import { earliestOpening, refusedOpening } from './questionnaire-times.ts';

// Lists are made on the first Monday of a quarter: 2026-10-05, 2027-01-04.
const LIST = '2026-10-05';
const opened = (opensOn: string, listSince: string, isWithdrawn = false) => ({
  opensOn,
  listSince,
  isWithdrawn,
});

describe('when a questionnaire can be opened', () => {
  test('at once where there was none, while it closes within the list', () => {
    expect(refusedOpening('2026-11-16', LIST, [])).toBeUndefined();
    expect(refusedOpening('2026-12-21', LIST, [])).toBeUndefined();
    expect(refusedOpening('2026-12-28', LIST, [])).toBe('late');
  });

  test('once a year: fifty-two weeks after the one before', () => {
    const before = [opened('2025-11-17', '2025-10-06')];
    expect(refusedOpening('2026-11-09', LIST, before)).toBe('this-year');
    expect(refusedOpening('2026-11-16', LIST, before)).toBeUndefined();
    expect(earliestOpening(before)).toBe('2026-11-16');
  });

  test('one that was withdrawn used its list, not the year', () => {
    const before = [opened('2026-11-02', LIST, true)];
    expect(refusedOpening('2026-11-16', LIST, before)).toBe('this-list');
    expect(refusedOpening('2027-01-11', '2027-01-04', before)).toBeUndefined();
    expect(earliestOpening(before)).toBeUndefined();
  });
});
