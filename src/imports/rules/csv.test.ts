import fc from 'fast-check';
import { parseCsv } from 'hucre/csv';
import { expect, test } from 'vitest';
import { csvOf, unguarded } from './csv.ts';

test('a list opens in a French spreadsheet', () => {
  expect(
    csvOf([
      ['Nom', 'Prénom'],
      ['L"Or; Zoé', 'a\nb'],
    ]),
  ).toBe('\ufeffNom;Prénom\r\n"L""Or; Zoé";"a\nb"\r\n');
});

test.each(['=1+1', '+33', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u00a0+1', '\uff1d1'])(
  '%j is text, not a formula',
  (cell) => {
    expect(csvOf([[cell]])).toContain(`'${cell}`);
  },
);

test('whatever is in it, no cell computes, and nothing is lost', () => {
  const cell = fc.string({ minLength: 1 }).filter((text) => !/[\r\n]/.test(text));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const read = parseCsv(csvOf(rows), { delimiter: ';' }).map((row) => row.map(String));
      for (const [index, row] of rows.entries()) {
        for (const [column, text] of row.entries()) {
          const found = read[index]?.[column] ?? '';
          expect(found).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u);
          expect([text, `'${text}`]).toContain(found);
        }
      }
    }),
  );
});

test('with commas it opens in an English spreadsheet', () => {
  expect(csvOf([['a,b', 'c;d']], ',')).toBe('\ufeff"a,b",c;d\r\n');
});

test('a cell is given back as it was before it was guarded', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const [[cell = ''] = []] = parseCsv(csvOf([[text, 'x']]), { delimiter: ';' });
      expect(unguarded(String(cell))).toBe(text.replace(/\r\n?/g, '\n'));
    }),
  );
});
