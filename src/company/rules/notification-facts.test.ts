import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noticeFacts } from './notification-facts.ts';

describe('what a company tells', () => {
  test.each([
    ['role-granted', { role: 'hr' }, 'roles', '/dashboard'],
    ['role-taken', { role: 'hr' }, 'roles', '/dashboard'],
    ['colleague-joined', { role: 'cse' }, 'roles', '/dashboard/settings'],
    ['licence-set', { ends_on: '2027-12-31', seats: 75 }, 'licence', '/dashboard/settings'],
    ['licence-ends', { ends_on: '2026-12-31' }, 'licence', '/contact'],
    ['licence-over', { ends_on: '2026-11-01' }, 'licence', '/contact'],
    ['invitation-undelivered', { count: 2, is_role: true }, 'invitations', '/dashboard/settings'],
    ['invitation-undelivered', { count: 2, is_role: false }, 'invitations', '/dashboard/employees'],
  ])('%s %j: the subject %s, and where one sees to it', (kind, details, subject, address) => {
    expect(noticeFacts(kind, details, 'fr')).toMatchObject({ kind, subject, address });
  });

  test('has its days written out', () => {
    const details = { ends_on: '2026-12-01', seats: 3, company: 'Atelier' };
    expect(noticeFacts('licence-set', details, 'fr')?.values).toMatchObject({
      day: '1er décembre 2026',
      seats: 3,
      company: 'Atelier',
    });
    expect(noticeFacts('licence-set', details, 'en')?.values.day).toBe('1 December 2026');
  });

  test.each(['', 'alert-raised', 'constructor', '__proto__'])('is not %j', (kind) => {
    expect(noticeFacts(kind, {}, 'fr')).toBeUndefined();
  });

  test('whatever its details hold, there are facts of the right shape', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (details) => {
        const { values } = noticeFacts('licence-set', details, 'en') ?? {};
        expect(typeof values?.company).toBe('string');
        expect(typeof values?.seats).toBe('number');
      }),
    );
  });
});
