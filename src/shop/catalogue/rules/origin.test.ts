import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frenchShare, frenchShareOf, ORIGINS, originOn } from './origin.ts';

const DAY = '2026-11-23';

describe('an item counts as French while its evidence holds', () => {
  test.each([
    ['a document without an end', { evidence: 'Attestation' }, 'proven'],
    ['on its last day', { evidence: 'Label', evidenceExpiresOn: DAY }, 'proven'],
    ['on the day after', { evidence: 'Label', evidenceExpiresOn: '2026-11-22' }, 'expired'],
    ['without any', {}, 'missing'],
    ['made elsewhere', { evidence: 'Label', isMadeInFrance: false }, 'elsewhere'],
    ['made elsewhere, unproven', { isMadeInFrance: false }, 'elsewhere'],
  ] as const)('%s', (_case, item, origin) => {
    const plain = { isMadeInFrance: true, evidence: null, evidenceExpiresOn: null };
    expect(originOn(DAY, { ...plain, ...item })).toBe(origin);
  });
});

describe('the share of French items', () => {
  test.each([
    [0, 0, 0],
    [3, 2, 66],
    [200, 199, 99],
    [8, 8, 100],
  ])('of %i items, %i proven, is %i %%', (total, proven, percent) => {
    expect(frenchShare({ total, proven })).toEqual({ total, proven, percent });
  });

  test('is 100 % only where nothing is expired, missing or from elsewhere', () => {
    const items = fc.array(fc.record({ origin: fc.constantFrom(...ORIGINS) }), { minLength: 1 });
    fc.assert(
      fc.property(items, (all) => {
        const isWhole = all.every(({ origin }) => origin === 'proven');
        expect(frenchShareOf(all).percent === 100).toBe(isWhole);
      }),
    );
  });
});
