import { describe, expect, test } from 'vitest';
import { isGrantedAtOnce, readCreditForm } from './credit.ts';

describe('an order is confirmed at once', () => {
  const line = {
    state: 'granted',
    limitCents: 100_000,
    owedCents: 60_000,
    askedCents: 40_000,
    isOverdue: false,
  } as const;
  test.each([
    ['up to the limit, to the cent', {}, true],
    ['not a cent above it', { askedCents: 40_001 }, false],
    ['not while something is overdue', { isOverdue: true }, false],
    ['not for a company that was refused', { state: 'refused', limitCents: null }, false],
    ['not for one that is blocked', { state: 'blocked', limitCents: null }, false],
  ] as const)('%s', (_, change, isGranted) => {
    expect(isGrantedAtOnce({ ...line, ...change })).toBe(isGranted);
  });
});

describe('what staff decide', () => {
  const GRANTED = { decision: 'granted', limit: '1 500,50', days: '30', reason: 'Bon payeur' };
  test('is a limit in cents, and days after shipping', () => {
    expect(readCreditForm(GRANTED, 150_050)).toEqual({
      problems: [],
      decision: { state: 'granted', limitCents: 150_050, days: 30 },
      reason: 'Bon payeur',
    });
  });
  test('without a grant has neither', () => {
    expect(readCreditForm({ ...GRANTED, decision: 'blocked' }, 0).decision).toEqual({
      state: 'blocked',
      limitCents: null,
      days: null,
    });
  });
  test.each([
    [{ decision: '' }, 'decision', 'required'],
    [{ decision: 'perhaps' }, 'decision', 'choice-invalid'],
    [{ limit: '' }, 'limit', 'required'],
    [{ limit: '1500,49' }, 'limit', 'credit-too-low'],
    [{ days: '0' }, 'days', 'days-invalid'],
    // Code de commerce, art. L441-10.
    [{ days: '61' }, 'days', 'days-invalid'],
    [{ reason: ' ' }, 'reason', 'required'],
  ])('%o is told beside its field', (change, path, problem) => {
    expect(readCreditForm({ ...GRANTED, ...change }, 150_050).problems).toEqual([
      { path, problem },
    ]);
  });
});
