import { expect, test } from 'vitest';
import { type CompanySort, foundCompanies } from './listed-companies.ts';

const company = (legalName: string, change: object = {}) => ({
  legalName,
  kind: 'employer',
  headcount: 60,
  createdAt: '2026-11-01T08:00:00Z',
  lastActiveOn: null as string | null,
  licence: { kind: 'trial', state: 'running', endsOn: '2026-12-01' },
  verification: { state: 'unverified', isAwaiting: false },
  ...change,
});
const ALL = [
  company('Zinc', { createdAt: '2026-11-03T08:00:00Z', lastActiveOn: '2026-11-20' }),
  company('Élan', {
    kind: 'cse',
    headcount: 200,
    licence: { kind: 'paid', state: 'over', endsOn: '2026-10-01' },
    verification: { state: 'verified', isAwaiting: false },
  }),
  company('Bois', {
    createdAt: '2026-11-02T08:00:00Z',
    lastActiveOn: '2026-11-21',
    verification: { state: 'refused', isAwaiting: true },
  }),
];
const ANY = { state: '', licence: '', kind: '', verification: '', sort: 'newest' } as const;
const names = (wish: object) =>
  foundCompanies(ALL, { ...ANY, ...wish }, 'fr').map(({ legalName }) => legalName);

test.each([
  [{ state: 'over' }, ['Élan']],
  [{ licence: 'trial' }, ['Zinc', 'Bois']],
  [{ kind: 'cse' }, ['Élan']],
  [{ kind: 'cse', state: 'running' }, []],
  [{ verification: 'verified' }, ['Élan']],
  [{ verification: 'unverified' }, ['Zinc', 'Bois']],
  [{ verification: 'awaiting' }, ['Bois']],
])('found by what they are: %j', (wish, found) => {
  expect(names(wish)).toEqual(found);
});

test.each<[CompanySort, string[]]>([
  ['newest', ['Zinc', 'Bois', 'Élan']],
  ['name', ['Bois', 'Élan', 'Zinc']],
  ['ending', ['Élan', 'Zinc', 'Bois']],
  ['activity', ['Bois', 'Zinc', 'Élan']],
  ['headcount', ['Élan', 'Zinc', 'Bois']],
])('sorted by %s', (sort, sorted) => {
  expect(names({ sort })).toEqual(sorted);
});
