import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  begunLetter,
  CHECK_KINDS,
  CHECK_STATES,
  checkStatesFor,
  checksLeft,
  PARTNER_MOVES,
  readAddedEvidence,
  readCheck,
  readDecision,
  readJudgement,
  readSuspension,
} from './partner-review.ts';
import { APPLICATION_STATES } from './partner-states.ts';

describe('an application', () => {
  test('comes to every state from the first, and what is decided stays decided', () => {
    const reached = new Set<(typeof APPLICATION_STATES)[number]>(['received']);
    for (const state of reached) for (const next of PARTNER_MOVES[state]) reached.add(next);
    expect([...reached].toSorted()).toEqual([...APPLICATION_STATES].toSorted());
    const ends = APPLICATION_STATES.filter((state) => PARTNER_MOVES[state].length === 0);
    expect(ends).toEqual(['approved', 'declined']);
  });

  test('is never approved before somebody has looked at it', () => {
    expect(PARTNER_MOVES.received).not.toContain('approved');
  });

  test('has no check left exactly when each is passed or, where it may be, not applicable', () => {
    const states = fc.tuple(...CHECK_KINDS.map(() => fc.constantFrom(...CHECK_STATES)));
    fc.assert(
      fc.property(states, (chosen) => {
        const checks = CHECK_KINDS.map((kind, at) => ({ kind, state: chosen[at] ?? 'open' }));
        const left = checks.filter(({ state }) => state === 'open' || state === 'failed');
        expect(checksLeft(checks)).toEqual(left.map(({ kind }) => kind));
      }),
    );
    expect(checksLeft([])).toEqual(CHECK_KINDS);
  });
});

describe('a check', () => {
  test.each(CHECK_KINDS)('of %s takes the states it can have, and no others', (kind) => {
    for (const state of CHECK_STATES) {
      const { problems } = readCheck(kind, { state, note: 'Vu.' });
      expect(problems.length === 0).toBe(checkStatesFor(kind).includes(state));
    }
  });

  test('that failed says why; of the others a note is free', () => {
    expect(readCheck('origin', { state: 'failed' }).problems).toEqual([
      { path: 'note', problem: 'required' },
    ]);
    expect(readCheck('origin', { state: 'passed' })).toEqual({
      problems: [],
      values: { state: 'passed', note: null },
    });
  });

  test('of the workshop or the origin always applies', () => {
    expect(CHECK_KINDS.filter((kind) => !checkStatesFor(kind).includes('not-applicable'))).toEqual([
      'establishment',
      'origin',
    ]);
  });
});

test.each([
  [{ state: 'accepted', expiresOn: '2027-01-01' }, []],
  [{ state: 'refused', note: 'Illisible', body: 'Bonjour.' }, []],
  [
    { state: 'refused' },
    [
      { path: 'note', problem: 'required' },
      { path: 'body', problem: 'required' },
    ],
  ],
  [{ state: 'received' }, [{ path: 'state', problem: 'choice-invalid' }]],
  [
    { state: 'accepted', issuedOn: '2027-01-02', expiresOn: '2027-01-01' },
    [{ path: 'expiresOn', problem: 'day-before-issue' }],
  ],
])('a document is judged: %o', (form, problems) => {
  expect(readJudgement(form).problems).toEqual(problems);
});

describe('a decision', () => {
  const MAKER = { maker: 'new', makerName: 'Roux', makerTown: 'Nantes', makerDepartment: '2a' };

  test('approves as a maker who is there, or as a new one', () => {
    const id = '3f0c5e5e-9c1c-4a57-8d5f-0d6cf2f3a001';
    const there = readDecision({ outcome: 'approved', maker: id, body: 'Oui.' });
    expect(there).toEqual({
      problems: [],
      values: { outcome: 'approved', maker: id, body: 'Oui.' },
    });
    expect(readDecision({ outcome: 'approved', ...MAKER, body: 'Oui.' }).values).toEqual({
      outcome: 'approved',
      maker: { name: 'Roux', town: 'Nantes', department: '2A', website: null },
      body: 'Oui.',
    });
  });

  test.each([
    [{}, ['outcome', 'reason', 'body']],
    [{ outcome: 'approved', body: 'Oui.' }, ['maker']],
    [{ outcome: 'approved', ...MAKER, makerDepartment: '7', body: 'Oui.' }, ['makerDepartment']],
    [{ outcome: 'declined', body: 'Non.' }, ['reason']],
    [{ outcome: 'declined', reason: 'Ailleurs' }, ['body']],
  ])('lacks nothing that leaves or is kept: %o', (form, paths) => {
    expect(readDecision(form).problems.map(({ path }) => path)).toEqual(paths);
  });
});

test('of a document that is accepted no letter leaves, whatever was typed before', () => {
  expect(readJudgement({ state: 'accepted', body: 'Bonjour.' }).values.letter).toBeNull();
  const refused = { state: 'refused', note: 'Illisible', body: 'Bonjour.' };
  expect(readJudgement(refused).values.letter).toBe('Bonjour.');
});

test('a document that staff add says how it reached them, and the rest by the partner’s own rule', () => {
  const form = { kind: 'origin', proves: 'Label', cameFrom: 'E-mail du 20' };
  expect(readAddedEvidence(form, '2026-11-22')).toEqual({
    problems: [],
    values: {
      kind: 'origin',
      proves: 'Label',
      issuedOn: null,
      expiresOn: null,
      cameFrom: 'E-mail du 20',
    },
  });
  const { problems } = readAddedEvidence({ kind: 'x', expiresOn: '2026-11-21' }, '2026-11-22');
  expect(problems.map(({ path, problem }) => `${path} ${problem}`)).toEqual([
    'kind choice-invalid',
    'proves required',
    'expiresOn day-over',
    'cameFrom required',
  ]);
});

test('a partner is suspended for a reason and becomes partner again without one, each with a letter', () => {
  const body = 'Bonjour.';
  expect(readSuspension({ body }, true).problems).toEqual([
    { path: 'reason', problem: 'required' },
  ]);
  expect(readSuspension({ reason: 'Contrôle', body }, true).values.reason).toBe('Contrôle');
  expect(readSuspension({ reason: 'Contrôle', body }, false)).toEqual({
    problems: [],
    values: { reason: null, letter: body },
  });
  expect(readSuspension({}, false).problems).toEqual([{ path: 'body', problem: 'required' }]);
});

test('a letter begins with what is known in its place, word for word', () => {
  const text = 'La pièce « {proves} » : {reason}';
  expect(begunLetter(text, { proves: '{reason} $&', reason: ' Illisible ' })).toBe(
    'La pièce « {reason} $& » : Illisible',
  );
  expect(begunLetter(text, {})).toBe('La pièce «  » : ');
});
