import { describe, expect, test } from 'vitest';
import {
  codeOf,
  codeProblems,
  emailProblems,
  identifierOf,
  passwordFormProblems,
} from './sign-in-forms.ts';

describe('the address a link is sent to', () => {
  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['claire', 'email-invalid'],
  ])('%j: %s', (email, problem) => {
    expect(emailProblems({ email })).toEqual([{ path: 'email', problem }]);
  });

  test('is taken however it is typed', () => {
    expect(emailProblems({ email: ' Claire@Entreprise.FR ' })).toEqual([]);
  });
});

describe('who signs in with a password', () => {
  test.each([
    [' Claire@Entreprise.fr', { email: 'claire@entreprise.fr' }],
    ['06 12 34 56 78', { phone: '+33612345678' }],
    ['claire', undefined],
  ])('%j', (typed, identifier) => {
    expect(identifierOf(typed)).toEqual(identifier);
  });

  test('needs an address or a number, and a password', () => {
    expect(passwordFormProblems({})).toEqual([
      { path: 'identifier', problem: 'required' },
      { path: 'password', problem: 'required' },
    ]);
    expect(passwordFormProblems({ identifier: 'claire', password: 'x' })).toEqual([
      { path: 'identifier', problem: 'identifier-invalid' },
    ]);
    expect(passwordFormProblems({ identifier: 'a@b.fr', password: ' ' })).toEqual([]);
  });
});

describe('a code of six digits', () => {
  test.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['123\u00a0456', '123456'],
    ['12345', undefined],
    ['1234567', undefined],
    ['12345a', undefined],
  ])('%j', (typed, code) => {
    expect(codeOf(typed)).toBe(code);
    expect(codeProblems({ code: typed })).toEqual(
      code ? [] : [{ path: 'code', problem: 'code-invalid' }],
    );
  });
});
