import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  httpStatusOf,
  REFUSAL_CODES,
  Refusal,
  refusalFromBody,
  refusalToBody,
  refuseProblems,
} from './refusal.ts';

describe('a refusal of the business is never a fault of the server', () => {
  test.each(REFUSAL_CODES)('%s', (code) => {
    const status = httpStatusOf(code);
    if (code === 'temporarily-unavailable') expect(status).toBe(503);
    else expect(status >= 400 && status < 500).toBe(true);
  });
});

describe('a refusal arrives as it left', () => {
  const problem = fc.record({ path: fc.string(), problem: fc.string() });

  test('over JSON', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...REFUSAL_CODES),
        fc.string(),
        fc.array(problem),
        fc.option(fc.dictionary(fc.string(), fc.jsonValue()), { nil: undefined }),
        (code, message, problems, details) => {
          const sent = new Refusal(code, { message, problems, ...(details ? { details } : {}) });
          const travelled: unknown = JSON.parse(JSON.stringify(refusalToBody(sent)));
          const received = refusalFromBody(travelled);
          expect(received).toBeInstanceOf(Refusal);
          expect(JSON.stringify(received && refusalToBody(received))).toBe(
            JSON.stringify(refusalToBody(sent)),
          );
        },
      ),
    );
  });

  test('one field is the short form of one problem', () => {
    const refusal = new Refusal('already-done', { field: 'email' });
    expect(refusal.field).toBe('email');
    expect(refusalToBody(refusal)).toEqual({
      code: 'already-done',
      message: 'already-done',
      problems: [{ path: 'email', problem: 'already-done' }],
    });
  });

  test.each([
    null,
    undefined,
    'conflict',
    [],
    {},
    { code: 'boom' },
    { code: 500 },
    { message: 'x' },
  ])('%j is not a refusal', (body) => {
    expect(refusalFromBody(body)).toBeUndefined();
  });

  test('what is malformed in a body is left out', () => {
    const body = { code: 'conflict', message: 3, problems: [1, { path: 'a' }, null], details: [] };
    expect(refusalToBody(refusalFromBody(body) ?? new Refusal('forbidden'))).toEqual({
      code: 'conflict',
      message: 'conflict',
    });
  });
});

test('problems of fields become one refusal, and no problem none', () => {
  expect(() => refuseProblems([])).not.toThrow();
  const problems = [{ path: 'company.siret', problem: 'siret-invalid' }];
  expect(() => refuseProblems(problems)).toThrow(
    expect.objectContaining({ code: 'invalid-input', problems, field: 'company.siret' }),
  );
});
