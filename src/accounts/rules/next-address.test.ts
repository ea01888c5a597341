import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOME_OF_ACCOUNTS, nextAddress, withNext } from './next-address.ts';

describe('after signing in', () => {
  test.each([
    ['/dashboard/employees?page=2#row', '/dashboard/employees?page=2#row'],
    ['/mood', '/mood'],
    ['/boutique/produit/box-saveurs', '/boutique/produit/box-saveurs'],
  ])('%s is gone on to', (asked, gone) => {
    expect(nextAddress(asked)).toBe(gone);
  });

  test.each([
    undefined,
    null,
    '',
    'dashboard',
    'https://evil.example/dashboard',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\/evil.example',
    '/.//evil.example',
    '/auth',
    '/auth/logout',
    '/x/../auth/logout',
    '/reset-password?token_hash=x',
    'javascript:alert(1)',
    `/${'a'.repeat(1_000)}`,
  ])('%s leads to the company space instead', (asked) => {
    expect(nextAddress(asked)).toBe(HOME_OF_ACCOUNTS);
  });

  test('whatever is asked for, one stays in the product', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (asked) => {
        const address = nextAddress(asked);
        const reached = new URL(address, 'https://prevenance.example/auth');
        expect(reached.origin).toBe('https://prevenance.example');
        expect(reached.pathname).not.toMatch(/^\/auth(\/|$)/);
      }),
    );
  });

  test('an address carries where to go on to, and says nothing of the usual place', () => {
    expect(withNext('/auth', '/mood?a=b&c=d')).toBe('/auth?next=%2Fmood%3Fa%3Db%26c%3Dd');
    expect(withNext('/auth', '/dashboard')).toBe('/auth');
    expect(withNext('/auth?a=1', '/mood')).toBe('/auth?a=1&next=%2Fmood');
  });
});
