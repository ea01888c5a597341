import { expect, test } from 'vitest';
import { lacksArticle, missedRevision } from './figure-revision.ts';

test.each([
  ['2021-01-01', '2025-12-31', null],
  ['2021-01-01', '2026-01-01', '2026-01-01'],
  ['2021-01-01', '2026-11-23', '2026-01-01'],
  ['2016-01-01', '2033-05-01', '2031-01-01'],
  ['2026-01-01', '2030-12-31', null],
  ['2026-01-01', '2031-01-01', '2031-01-01'],
])(
  'a small-gift limit that holds since %s: on %s the revision of %s is missing',
  (since, today, day) => {
    expect(missedRevision({ kind: 'small-gift-limit', validFrom: since }, today)).toBe(day);
  },
);

test('no other figure is revised by itself', () => {
  expect(
    missedRevision({ kind: 'vat-standard', validFrom: '2014-01-01' }, '2026-11-23'),
  ).toBeNull();
});

test.each([
  ['CIBS, livre II (ancien CGI, art. 297, I-1-2° et I-2)', true],
  ['CIBS', true],
  ['CIBS, art. L213-150 (ancien CGI, art. 278)', false],
  ['CGI, art. 297', false],
])('a source that says “%s” lacks its article: %s', (source, expected) => {
  expect(lacksArticle({ source })).toBe(expected);
});
