import { expect, test } from 'vitest';
import { decisionsFor, isRegisteredName, readVerificationForm } from './verification.ts';

test.each([
  ['Atelier Lumière', ['ATELIER LUMIERE'], true],
  ['Atelier Lumière SAS', ['ATELIER LUMIERE'], true],
  ['S.A.R.L. Atelier Lumière', ['ATELIER LUMIERE'], true],
  ['AL', ['ATELIER LUMIERE (AL)'], true],
  ['Œuvres d’Art', ["OEUVRES D'ART"], true],
  ['Atelier', ['ATELIER LUMIERE'], false],
  ['Atelier Lumière Paris', ['ATELIER LUMIERE'], false],
  ['Banque de France', ['ATELIER LUMIERE', 'AL'], false],
  // A name that says nothing but its form is nobody's.
  ['SAS', ['SASU'], false],
  ['Atelier Lumière', [], false],
])('%s is under %j in the directory: %s', (name, registered, is) => {
  expect(isRegisteredName(name, registered)).toBe(is);
});

test('only what is verified is withdrawn, and it is not verified again', () => {
  expect(decisionsFor('verified')).toEqual(['withdrawn']);
  for (const state of ['unverified', 'refused', 'withdrawn'] as const)
    expect(decisionsFor(state)).toEqual(['verified', 'refused']);
});

test.each([
  [{}, ['decision required', 'note required']],
  [{ decision: 'verified' }, ['means required', 'note required']],
  [{ decision: 'verified', means: 'rumour', note: 'x' }, ['means choice-invalid']],
  [{ decision: 'lapsed', note: 'x' }, ['decision choice-invalid']],
  [{ decision: 'refused', note: 'x'.repeat(1_001) }, ['note too-long']],
  [{ decision: 'refused', means: 'document', note: 'x' }, []],
])('a decision says what was seen, and by what: %j', (form, problems) => {
  const read = readVerificationForm(form);
  expect(read.problems.map(({ path, problem }) => `${path} ${problem}`)).toEqual(problems);
  if (read.decision === 'refused') expect(read.means).toBeNull();
});
