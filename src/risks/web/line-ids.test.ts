import { expect, test } from 'vitest';
import { z } from 'zod';
import { lineIds } from './line-ids.ts';

const COMPANY = '6f1b3a52-0c0e-4c55-9d0e-0f5a4b0f7a10';
const line = (at: number, situation: string) => ({
  line: at,
  values: { unit: 'Atelier', situation },
});

test('a file that is read again gives the same ids, wherever its lines have moved to', async () => {
  const [first, second] = await lineIds(COMPANY, [line(2, 'Sol mouillé'), line(3, 'Bruit')]);
  expect(await lineIds(COMPANY, [line(8, 'Bruit'), line(9, 'Sol mouillé')])).toEqual([
    second,
    first,
  ]);
  expect(z.uuid().safeParse(first).success).toBe(true);
});

test('lines that are the very same are two risks, and companies share none', async () => {
  const rows = [line(2, 'Bruit'), line(3, 'Bruit')];
  const here = await lineIds(COMPANY, rows);
  const elsewhere = await lineIds(COMPANY.replace('6', '7'), rows);
  expect(new Set([...here, ...elsewhere]).size).toBe(4);
});
