import { expect, test } from 'vitest';
import { askedQuotePage, MOST_ASKED_LINES, readAskedLines } from './asked-lines.ts';

const read = (page: string) =>
  readAskedLines(new URL(page, 'https://x.example').searchParams.get('ask') ?? '');

test('what is asked comes back from the address it makes', () => {
  const lines = [
    { slug: 'box-saveurs', quantity: 140 },
    { slug: 'box-du-mois', quantity: 140, commitmentMonths: 12 },
    { slug: 'box-libre', quantity: 1, commitmentMonths: 0 },
  ] as const;
  expect(read(askedQuotePage(lines))).toEqual(lines);
});

test.each([
  ['nothing', '', []],
  ['what is no product', '../x*4,BOX*4,*4', []],
  ['no quantity', 'box-saveurs,box-saveurs*0,box-saveurs*-3,box-saveurs*1.5', []],
  ['too many pieces', 'box-saveurs*99999', [{ slug: 'box-saveurs', quantity: 1_000 }]],
  ['one thing twice', 'box-libre*2,box-libre*3', [{ slug: 'box-libre', quantity: 5 }]],
  ['a plan that is not sold', 'box-du-mois*5*7', [{ slug: 'box-du-mois', quantity: 5 }]],
])('%s is left out, put together or held to its limit', (_what, asked, lines) => {
  expect(readAskedLines(asked)).toEqual(lines);
});

test('an address holds so many lines', () => {
  const asked = Array.from({ length: 50 }, (_, index) => `box-${index}*2`).join(',');
  expect(readAskedLines(asked)).toHaveLength(MOST_ASKED_LINES);
});
