import { describe, expect, test } from 'vitest';
import { dutiesOf } from './duties.ts';
import { type CompanyPlace, type Examined, findingsOf, uncoveredPlaces } from './readiness.ts';

const evaluation = { method: 'frequency-severity', frequency: 9, severity: 7 } as const;
const low = { ...evaluation, frequency: 1, severity: 1 } as const;
const exposed = { unitId: 'u1', women: 1, men: 2, priority: null } as const;
const complete: Examined = {
  method: 'frequency-severity',
  responsible: 'Claire',
  company: { headcount: 12 },
  units: [{ id: 'u1', women: 3, men: 9 }],
  risks: [
    { ...exposed, id: 'r1', family: 'noise', evaluation },
    { ...exposed, id: 'r2', family: 'psychosocial', evaluation: { ...evaluation, frequency: 1 } },
  ],
  actions: [
    {
      riskId: 'r1',
      state: 'planned',
      principle: 5,
      responsible: 'Paul',
      dueOn: '2026-12-15',
      costCents: 0,
      conditions: 'Un samedi',
      indicator: 'Mesure',
    },
  ],
  exposures: [{ unitId: 'u1' }],
};
const codes = (change: Partial<Examined>, headcount = 60) =>
  findingsOf({ ...complete, ...change }, dutiesOf(headcount)).map(({ code }) => code);
const action = (change: object) => ({
  actions: complete.actions.map((each) => ({ ...each, ...change })),
});

describe('before a version is issued', () => {
  test('nothing is missing of what is complete', () => {
    expect(codes({})).toEqual([]);
  });

  test.each<[string, Partial<Examined>, readonly string[]]>([
    ['a unit', { units: [], risks: [], actions: [], exposures: [] }, ['no-unit']],
    ['a risk', { risks: [], actions: [] }, ['no-risk']],
    ['who answers for it', { responsible: null }, ['no-responsible']],
    [
      'what is in a unit',
      { units: [...complete.units, { id: 'u2', women: 0, men: 1 }] },
      ['unit-without-risk', 'exposure-not-said'],
    ],
    ['the psychosocial ones', { risks: complete.risks.slice(0, 1) }, ['unit-without-psychosocial']],
    [
      'how many there are',
      { units: [{ id: 'u1', women: 12, men: null }] },
      ['unit-without-people'],
    ],
    [
      'an evaluation',
      { risks: complete.risks.map((risk) => ({ ...risk, evaluation: null })) },
      ['risk-not-evaluated'],
    ],
    [
      'somebody who has read a proposal over',
      { risks: complete.risks.map((risk) => ({ ...risk, isProposal: true })) },
      ['proposal-not-reviewed'],
    ],
    ['evaluations by the method of today', { method: 'four-by-four' }, ['risk-of-other-method']],
    ['something done about a high risk', { actions: [] }, ['priority-without-action']],
    ['anything but a dropped action', action({ state: 'dropped' }), ['priority-without-action']],
    [
      'something done about what somebody has put first',
      { risks: complete.risks.map((risk) => ({ ...risk, priority: 1 as const })) },
      ['priority-without-action'],
    ],
    [
      'how many women and men are exposed',
      { risks: complete.risks.map((risk) => ({ ...risk, women: null })) },
      ['risk-without-people'],
    ],
    ['a unit for a place', { uncoveredPlaces: ['Quai'] }, ['place-not-covered']],
    ['a unit for somebody', { company: { headcount: 13 } }, ['people-not-covered']],
    ['which principle it follows', action({ principle: null }), ['action-without-principle']],
    ['who does it', action({ responsible: null }), ['action-without-owner']],
    ['by when', action({ dueOn: null }), ['action-without-day']],
    ['what it costs', action({ costCents: null }), ['action-without-programme']],
    ['exposures', { exposures: [] }, ['exposure-not-said']],
  ])('it is said that it lacks %s', (_what, change, expected) => {
    expect(codes(change)).toEqual(expected);
  });

  const dust = {
    ...exposed,
    id: 'c1',
    family: 'chemicals',
    hazard: 'carcinogens',
    evaluation: low,
  };
  const glue = { ...dust, id: 'c2', hazard: 'irritants' };
  const kept = { combinedUnitIds: ['u1'], listedUnitIds: ['u1'], openAccidents: 0 };
  test.each<[string, readonly object[], Examined['registers'], readonly string[]]>([
    [
      'a line for who is exposed to a CMR agent',
      [dust],
      { ...kept, listedUnitIds: [] },
      ['cmr-without-list'],
    ],
    ['a line of another unit', [dust], { ...kept, listedUnitIds: ['u2'] }, ['cmr-without-list']],
    [
      'nothing, of one agent that is no such',
      [glue],
      { ...kept, combinedUnitIds: [], listedUnitIds: [] },
      [],
    ],
    [
      'what two agents do together',
      [dust, glue],
      { ...kept, combinedUnitIds: [] },
      ['combined-not-said'],
    ],
    ['nothing, once both registers speak of the unit', [dust, glue], kept, []],
    ['a look at an accident', [], { ...kept, openAccidents: 2 }, ['accident-not-examined']],
    ['nothing, of registers that an older document did not know', [dust, glue], undefined, []],
  ])('of the registers it is said that it lacks %s', (_what, risks, registers, expected) => {
    const more = risks as Examined['risks'];
    const asked = { risks: [...complete.risks, ...more], ...(registers && { registers }) };
    expect(codes(asked)).toEqual(expected);
  });

  test('a programme is asked of fifty people and more alone', () => {
    expect(codes(action({ costCents: null }), 49)).toEqual([]);
  });

  test('what is done asks for nothing more', () => {
    expect(codes(action({ state: 'done', responsible: null, dueOn: null }))).toEqual([]);
  });

  test('only without a unit, a risk or somebody who answers for it is it none', () => {
    const bare = {
      ...complete,
      responsible: null,
      units: [],
      risks: [],
      actions: [],
      exposures: [],
    };
    const blocking = findingsOf(bare, dutiesOf(60)).filter(({ isBlocking }) => isBlocking);
    expect(blocking.map(({ code }) => code)).toEqual(['no-unit', 'no-responsible']);
  });
});

test('who signs apart does so for what was not reviewed, and not for what is only said', () => {
  const lacking = {
    ...complete,
    risks: complete.risks.map((risk) => ({ ...risk, isProposal: true })),
    exposures: [],
  };
  const found = findingsOf(lacking, dutiesOf(60));
  expect(found.map(({ code, isReserved }) => [code, isReserved])).toEqual([
    ['proposal-not-reviewed', true],
    ['exposure-not-said', false],
  ]);
});

describe('places that no unit covers', () => {
  const places: readonly CompanyPlace[] = [
    { id: 'c', siteId: null, kind: 'company', name: 'Fonderie' },
    { id: 's1', siteId: 's1', kind: 'site', name: 'Nantes' },
    { id: 't1', siteId: 's1', kind: 'team', name: 'Atelier' },
    { id: 't2', siteId: 's1', kind: 'team', name: 'Quai' },
    { id: 's2', siteId: 's2', kind: 'site', name: 'Brest' },
  ];
  test.each<[string, readonly (string | null)[], readonly string[]]>([
    ['none', [null], ['Atelier', 'Quai', 'Brest']],
    ['one team', ['t1'], ['Quai', 'Brest']],
    ['a site', ['s1'], ['Brest']],
    ['a team and the other site', ['t2', 's2'], ['Atelier']],
    ['the company', ['c'], []],
  ])('where units are of %s', (_, unitPlaces, names) => {
    expect(uncoveredPlaces(places, unitPlaces)).toEqual(names);
  });
});
