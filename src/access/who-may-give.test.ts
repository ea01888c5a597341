import { expect, test } from 'vitest';
import { toleranceOf } from './who-may-give.ts';

test.each([
  ['cse', 400, false, 'council'],
  ['cse', 12, false, 'council'],
  ['employer', 49, false, 'small-employer'],
  ['employer', 50, false, 'employer-without-record'],
  ['employer', 50, true, 'carence'],
  ['employer', 49, true, 'small-employer'],
] as const)('%s, %d people, carence %s: %s', (kind, headcount, hasCarenceRecord, expected) => {
  expect(toleranceOf({ kind, headcount, hasCarenceRecord, councilHeadcount: 50 })).toBe(expected);
});
