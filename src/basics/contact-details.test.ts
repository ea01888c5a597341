import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { openTestDatabase } from '../../tests/support/postgres.ts';
import {
  isEmail,
  isFrenchPostcode,
  isPhone,
  mailboxKey,
  normalizeEmail,
  normalizePhone,
} from './contact-details.ts';

describe('an address a mail can reach is accepted', () => {
  test.each([
    'claire.dubois@atelier-lumen.fr',
    "o'brien@example.ie",
    'rh+boxes@exemple.co.uk',
    'hélène@société.fr',
    'δοκιμή@παράδειγμα.δοκιμή',
    'a@b.fr',
    '1_2-3=4@xn--caf-dma.fr',
    `${'a'.repeat(64)}@example.fr`,
  ])('%s', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  test.each([
    '',
    '@',
    'claire',
    'claire@',
    '@example.fr',
    'claire@example',
    'claire@@example.fr',
    'claire dubois@example.fr',
    '.claire@example.fr',
    'claire.@example.fr',
    'cl..aire@example.fr',
    'claire@-example.fr',
    'claire@example-.fr',
    'claire@exa_mple.fr',
    'claire@example..fr',
    'claire@example.fr.',
    'claire@example.f',
    'claire@192.168.0.1',
    'claire@[192.168.0.1]',
    '"claire dubois"@example.fr',
    'claire,@example.fr',
    'Claire <claire@example.fr>',
    'claire@example.fr\r\nBcc: x@example.fr',
    'claire\u0000@example.fr',
    'claire\u202e@example.fr',
    'claire\u200b@example.fr',
    `${'a'.repeat(65)}@example.fr`,
    `${'é'.repeat(33)}@example.fr`,
    `a@${'b'.repeat(64)}.fr`,
    `a@${'b.'.repeat(130)}fr`,
  ])('%j is refused', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  test('no accepted address can add a header or a second recipient to a mail', () => {
    const pieces = fc.constantFrom(
      'a',
      '@',
      '.',
      'fr',
      '\r',
      '\n',
      ' ',
      ',',
      ';',
      '<',
      '>',
      '"',
      '\0',
    );
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
        (text) => {
          if (isEmail(text)) expect(text).toMatch(/^[^\s\p{C},;<>"]+@[^\s\p{C},;<>"]+$/u);
        },
      ),
      { numRuns: 5000 },
    );
  });

  test('one person is one address however it is typed', () => {
    expect(normalizeEmail('  Claire.DUBOIS@Atelier-Lumen.FR ')).toBe(
      'claire.dubois@atelier-lumen.fr',
    );
    expect(normalizeEmail('He\u0301le\u0300ne@x.fr')).toBe('h\u00e9l\u00e8ne@x.fr');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalizeEmail(normalizeEmail(text))).toBe(normalizeEmail(text));
      }),
    );
  });
});

describe('a phone number is kept in one form', () => {
  test.each([
    ['01 23 45 67 89', '+33123456789'],
    ['0123456789', '+33123456789'],
    ['01.23.45.67.89', '+33123456789'],
    ['01-23-45-67-89', '+33123456789'],
    ['01\u00a023\u202f45 67 89', '+33123456789'],
    ['+33 1 23 45 67 89', '+33123456789'],
    ['+33 (0)1 23 45 67 89', '+33123456789'],
    ['0033 1 23 45 67 89', '+33123456789'],
    ['00330123456789', '+33123456789'],
    ['06 12 34 56 78', '+33612345678'],
    ['0262 12 34 56', '+262262123456'],
    ['0692 12 34 56', '+262692123456'],
    ['0596 12 34 56', '+596596123456'],
    ['+32 2 123 45 67', '+3221234567'],
    ['+44 20 7946 0958', '+442079460958'],
    ['00 1 (212) 555-0123', '+12125550123'],
    ['+377 99 99 99 99', '+37799999999'],
  ])('%s is %s', (typed, kept) => {
    expect(normalizePhone(typed)).toBe(kept);
    expect(normalizePhone(kept)).toBe(kept);
  });

  test.each([
    '',
    '3939',
    '15',
    '012345678',
    '01234567890',
    '1123456789',
    '00 12 34 56 78',
    '+33 1 23 45 67 8',
    '+33 0 23 45 67 89',
    '+0 123456789',
    '+1234567890123456',
    '+12',
    '01 23 45 67 8a',
    '+33 1 23 45 67 89 x2',
    '++33123456789',
  ])('%j is refused', (text) => {
    expect(isPhone(text)).toBe(false);
  });
});

test.each([
  ['75001', true],
  ['01000', true],
  ['20090', true],
  ['95999', true],
  ['97100', true],
  ['97800', true],
  ['98000', true],
  ['98713', true],
  ['00100', false],
  ['96000', false],
  ['97900', false],
  ['98500', false],
  ['99000', false],
  ['7500', false],
  ['750011', false],
  ['75 001', false],
  ['2A004', false],
])('postcode %s is in France: %s', (postcode, isFrench) => {
  expect(isFrenchPostcode(postcode)).toBe(isFrench);
});

describe('a mailbox is counted as one', () => {
  test.each([
    ['Claire@Lumen.fr', 'claire@lumen.fr'],
    ['claire+box@lumen.fr', 'claire@lumen.fr'],
    ['claire+a+b@lumen.fr', 'claire@lumen.fr'],
    ['claire.roux@lumen.fr', 'claire.roux@lumen.fr'],
    ['c.laire.roux@gmail.com', 'claireroux@gmail.com'],
    ['c.laire.roux+a.b@GoogleMail.com', 'claireroux@gmail.com'],
    ['claire.roux@gmail.com.example', 'claire.roux@gmail.com.example'],
    ['claire.roux@xgmail.com', 'claire.roux@xgmail.com'],
    ['+33@lumen.fr', '+33@lumen.fr'],
    ['+a+b@gmail.com', '+a+b@gmail.com'],
    ['+33612345678', '+33612345678'],
  ])('%s as %s', (address, key) => {
    expect(mailboxKey(address)).toBe(key);
    expect(mailboxKey(key)).toBe(key);
  });

  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('by the database too, of a thousand addresses', async () => {
    const piece = fc.constantFrom(...'aZ.+-_9é', 'gmail', 'GoogleMail', '@gmail.com', '@x.example');
    const domain = fc.constantFrom(
      'gmail.com',
      'googlemail.com',
      'Gmail.com',
      'x.example',
      'mail.x.example',
    );
    const addresses = fc
      .sample(fc.tuple(fc.array(piece, { maxLength: 6 }), domain), { numRuns: 1_000, seed: 7 })
      .map(([pieces, end]) => normalizeEmail(`${pieces.join('').replaceAll('@', '')}@${end}`));
    const { rows } = await sql<{ address: string; key: string }>`
      select address, access.mailbox_key(address) as key
      from unnest(${addresses}::text[]) as address`.execute(database.owner);
    expect(rows.filter(({ address, key }) => key !== mailboxKey(address))).toEqual([]);
    expect(rows.filter(({ address, key }) => key !== address).length).toBeGreaterThan(200);
  });
});
