import { expect, test } from 'vitest';
import { z } from 'zod';
import { lineIds } from './line-ids.ts';

const SHEET = {
  companyId: '6f1b3a52-0c0e-4c55-9d0e-0f5a4b0f7a10',
  sheet: 'Atelier',
  everyUnit: '',
};
const FLOOR = ['Atelier', 'Sol mouillé', '3'];
const NOISE = ['', 'Bruit', '4'];

test('a file that is read again gives the same ids, wherever its lines have moved to', async () => {
  const [first, second] = await lineIds(SHEET, [FLOOR, NOISE]);
  const moved = await lineIds(SHEET, [['Titre'], [...NOISE, '', ''], FLOOR]);
  expect(moved.slice(1)).toEqual([second, first]);
  expect(z.uuid().safeParse(first).success).toBe(true);
});

test('lines that are the very same are two risks; companies, sheets and units share none', async () => {
  const ids = await Promise.all(
    [
      SHEET,
      { ...SHEET, companyId: SHEET.companyId.replace('6', '7') },
      { ...SHEET, sheet: 'Bureau' },
      { ...SHEET, everyUnit: 'Magasin' },
    ].map((key) => lineIds(key, [NOISE, NOISE])),
  );
  expect(new Set(ids.flat()).size).toBe(8);
});
