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
    'tel:0102030405',
    '192.168.0.1',
    'http:\\\\evil',
  ])('holds no link, as in %j', (name) => {
    expect(nameProblem(name)).toBe('link-in-name');
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
