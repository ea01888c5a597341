import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { openTestDatabase } from '../../tests/support/postgres.ts';
import { nameProblem } from './plain-name.ts';
import { cleanLine } from './plain-text.ts';

describe('the name of a company, a place or a person', () => {
  test.each([
    'Atelier Lumière',
    'S.A.R.L. Dupont & Fils',
    'E. Leclerc',
    'J.-P. Martin',
    'Nantes / Rezé',
    'Site : Nantes (44)',
    'L’Œuvre n° 2',
    'Équipe 2.1',
    'Łódź 3',
    '株式会社',
    'Équipe 👩‍🔧',
    '3M France',
    'Leroy & Fils 1924',
    '118 218',
    'Société 20 Minutes',
    'Groupe 7 (Paris 19e)',
    'Le 18-36',
    'Agence 24/7',
    'Amicale 1914-1918',
    'Experts (.NET)',
    'Le Point.',
    'Hôtel: Le Parc',
    'Paral·lel, Gal·la',
    'Chargé·es de mission',
    'Maison d’Aubigné-Racan',
    'Ελληνικά Γράμματα',
    'شركة النور',
    '上海公司',
    'דפוס ירושלים',
    '１２３ 工場',
    'Équipe ②',
    'Chez nous… ou pas',
    'PME → ETI',
    'Site 73282932000074',
  ])('may be %j', (name) => {
    expect(nameProblem(name)).toBeUndefined();
  });

  test.each([
    'https://evil.example',
    'HTTP:evil',
    'Gagnez //evil',
    'www.evil.example/login',
    'evil.com',
    'Votre compte evil.com/x attend',
    'evil\u3002com',
    'evil\uff0ecom',
    'evil\u200b.\u200bcom',
    'пример.рф',
    'xn--80ak6aa92e.xn--p1ai',
    'a@b',
    'moi＠evil',
    'mailto:moi',
    'tel:118218',
    '192.168.0.1',
    'http:\\\\evil',
    // As no mail program writes it, and many a reader does.
    'i❤.ws',
    'ⓔⓥⓘⓛ.com',
    'ｅｖｉｌ．ｃｏｍ',
    'evil\u06d4com',
    'evil\uff61com',
    'evil\u2024com',
    'evil\u0702com',
    'evil[.]com',
    'evil(.)com',
    'evil [.] com',
    'evil｛．｝com',
    'evil\u3164.\u{e0020}com',
    'hxxp:evil',
    'hxxps://evil',
    'sms:118218',
    'localhost:3000',
    'intranet:8080',
    '0x7f.1',
    '0x7f000001',
    '１９２.168.0.1',
  ])('holds no link, as in %j', (name) => {
    expect(nameProblem(name)).toBe('link-in-name');
  });

  test.each([
    'Votre compte expire appelez 01 23 45 67 89',
    'Appelez le 01\u00a023\u00a045\u00a067\u00a089',
    'Appelez le 01\u202f23\u202f45\u202f67\u202f89',
    '0123456789',
    '00331234567890',
    '01.23.45.67.89',
    '01-23-45-67-89',
    '01\u201123\u201145\u201167\u201189',
    '01 – 23 – 45 – 67 – 89',
    '01/23/45/67/89',
    'tel:0102030405',
    '(01) 23 45 67 89',
    '+33 1 23 45 67 89',
    '+33 (0)1 23 45 67 89',
    '0033 1 23 45 67 89',
    '33 1 23 45 67 89',
    '555-123-4567',
    'Tél. ０１ ２３ ４５ ６７ ８９',
    '⓪① ②③ ④⑤ ⑥⑦ ⑧⑨',
    '𝟎𝟏 𝟐𝟑 𝟒𝟓 𝟔𝟕 𝟖𝟗',
    '٠١ ٢٣ ٤٥ ٦٧ ٨٩',
    '०१२३४५६७८९',
    '0\ufe0f\u20e31\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e34\ufe0f\u20e35\ufe0f\u20e36\ufe0f\u20e37\ufe0f\u20e38\ufe0f\u20e3',
    '0\u200b1\u200b23456\u200b789',
    '0\u03321\u03322\u03323\u03324\u03325\u03326\u03327\u03328\u0332',
  ])('holds no telephone number, as in %j', (name) => {
    expect(nameProblem(name)).toBe('number-in-name');
  });
});

describe('the database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  /** Letters, signs and beginnings of which links are made, in several scripts. */
  const PIECES = [
    ...'aZé9ßжя中ü.:/\\@ -_’&()',
    ...['com', 'http', 'HTTPS', 'www', 'mailto', 'tel', 'xn--', '://', 'S.A.R.L.', ' . '],
    ...['\u0001', '\u007f', '\u00a0', '\u00ad', '\u0300', '\u200b', '\u200e', '\u2024', '\u2028'],
    ...['\u202e', '\u2066', '\u3002', '\ufe52', '\uff0e', '\uff20', '\uff1a', '\uff0f', '\ufeff'],
    ...[
      '01 23 45 67 89',
      '0123',
      '٠١٢٣',
      '०१२३',
      '０１２',
      '①②③',
      '+33',
      'hxxp',
      'localhost',
      '0x7f',
    ],
    ...['\u06d4', '\u0702', '[.]', '(.)', '❤', 'ⓔ', 'ﬁ', '\u20e3', '\u0332', '\u3164', '\u{e0020}'],
    ...['\u2236', '\u{1d7ce}', '№', '™', '½', '…', '·'],
    ...['\u2044', '\u2215', '\u2bff', '\u2c00', '\u303f', '\u3040', '\ufe0f', '👩', '10.0.0.1'],
  ];

  test('takes and refuses the same names as the forms, of ten thousand', async () => {
    const some = fc.oneof(
      { weight: 5, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }) },
      { weight: 1, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 210 }) },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }).map((text) => [text]) },
    );
    const names = fc
      .sample(some, { numRuns: 10_000, seed: 20 })
      .map((pieces) => pieces.join('').replaceAll('\0', ''));
    const { rows } = await sql<{ name: string; is: boolean }>`
      select name, access.is_plain_name(name) as is
      from unnest(${names}::text[]) with ordinality as named (name, rank) order by rank`.execute(
      database.owner,
    );
    const differing = rows.filter(
      ({ name, is }) => is !== (cleanLine(name) === name && nameProblem(name) === undefined),
    );
    expect(differing).toEqual([]);
    expect(rows.filter(({ is }) => is).length).toBeGreaterThan(1_000);
    expect(rows.filter(({ is }) => !is).length).toBeGreaterThan(1_000);
  });
});
