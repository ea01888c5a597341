import { expect, test } from 'vitest';
import { z } from 'zod';
import { lineIds, lineMarks, markCell } from './line-ids.ts';

const COMPANY = '6f1b3a52-0c0e-4c55-9d0e-0f5a4b0f7a10';
const SHEET = { sheet: 'Atelier', everyUnit: '' };
const FLOOR = ['Atelier', 'Sol mouillé', '3'];
const NOISE = ['', 'Bruit', '4'];

test('a file that is read again gives the same ids, wherever its lines have moved to', async () => {
  const marks = await lineMarks(SHEET, [FLOOR, NOISE]);
  const moved = await lineMarks(SHEET, [['Titre'], [...NOISE, '', ''], FLOOR]);
  expect(moved.slice(1)).toEqual(marks.toReversed());
  expect(await lineIds(COMPANY, marks)).toEqual(await lineIds(COMPANY, marks));
  expect(z.uuid().safeParse((await lineIds(COMPANY, marks))[0]).success).toBe(true);
});

test('lines that are the very same are two risks; companies, sheets and units share none', async () => {
  const keys = [SHEET, { ...SHEET, sheet: 'Bureau' }, { ...SHEET, everyUnit: 'Magasin' }];
  const marks = (await Promise.all(keys.map((key) => lineMarks(key, [NOISE, NOISE])))).flat();
  const ids = await Promise.all(
    [COMPANY, COMPANY.replace('6', '7')].map((id) => lineIds(id, marks)),
  );
  expect(new Set(ids.flat()).size).toBe(12);
});

test('a line that was set aside is the same once it is corrected; its copy is another', async () => {
  const [, mark = ''] = await lineMarks(SHEET, [FLOOR, NOISE]);
  const corrected = ['Atelier', 'Bruit', '4', '15/12/2026', markCell(mark)];
  const [same, copy] = await lineMarks({ sheet: '', everyUnit: '' }, [corrected, corrected]);
  expect(same).toBe(mark);
  expect(copy).not.toBe(mark);
});
