import { createHash, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freezeDuerp, issueDuerp } from '#risks/contract.ts';
import { canonicalText, type RiskDocument } from '#risks/rules/duerp-record.ts';
import { dutiesOf } from '#risks/rules/duties.ts';
import { METHODS, SCALES } from '#risks/rules/evaluation.ts';
import { type Examined, findingsOf } from '#risks/rules/readiness.ts';
import { type ListeningCompany, listeningCompany, settableClock } from '../support/listening.ts';
import { runs } from '../support/nightly.ts';
import { DESPITE, keepDocument } from '../support/risk-document.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let company: ListeningCompany;
let versionId: string;
let content: string;

beforeAll(async () => {
  product = await startTestProduct({}, settableClock(NOW));
  company = await listeningCompany(product, { Atelier: 2, Vente: 1 }, '2026-10-05');
  await keepDocument(company);
  versionId = randomUUID();
  await company.prevention.call(freezeDuerp, {
    companyId: company.id,
    versionId,
    form: { reason: 'first' },
  });
  const { rows } = await sql<{ content: string }>`select content from public.duerp_versions
    where id = ${versionId}`.execute(product.database.owner);
  content = rows[0]?.content ?? '';
});
afterAll(() => product.stop());

const NOW = '2026-11-23T09:00:00+01:00';

const opinion = { kind: 'informed', on: '2026-11-23', text: null, signatories: [] };

function lacksOf(document: Examined) {
  return findingsOf(document, dutiesOf(document.company.headcount))
    .filter(({ isReserved }) => isReserved)
    .map(({ code, count }) => ({ code, count }));
}

/** As the product would write it, but for what is changed. */
function issued(change: object) {
  const document = JSON.parse(content) as RiskDocument;
  const record = {
    format: 2,
    number: 1,
    frozenOn: '2026-11-23',
    issuedOn: '2026-11-23',
    reason: 'first',
    note: null,
    opinion,
    document,
    ...change,
  };
  const text = canonicalText(record);
  const hash = createHash('sha256').update(text).digest();
  return sql`update public.duerp_versions set state = 'issued', number = 1, content = ${text},
    opinion = ${JSON.stringify(opinion)}::jsonb, issued_at = access.now(), issued_on = '2026-11-23',
    hash = ${hash} where id = ${versionId}`;
}

test('issued in spite of what it lacks, a version has somebody’s signature for that, whoever writes it', async () => {
  const document = JSON.parse(content) as RiskDocument;
  const findings = lacksOf(document as Examined);
  expect(findings.length).toBeGreaterThan(1);
  const signed = { findings, name: 'Claire Moreau', as: 'Directrice' };
  const changed = { ...document, responsible: 'Quelqu’un d’autre' };
  for (const [change, rule] of [
    [{}, 'duerp_versions_signed_apart'],
    [{ reservation: { ...signed, name: ' ' } }, 'duerp_versions_signed_apart'],
    [{ reservation: { findings, name: 'Claire Moreau' } }, 'duerp_versions_signed_apart'],
    [{ reservation: { ...signed, findings: findings.slice(1) } }, 'duerp_versions_signed_apart'],
    [{ reservation: signed, document: changed }, 'duerp_versions_as_frozen'],
    [{ reservation: signed, number: 2 }, 'duerp_versions_record'],
    [{ reservation: signed, opinion: { ...opinion, kind: 'favourable' } }, 'duerp_versions_record'],
  ] as const) {
    for (const write of [
      () => product.database.asService((tx) => issued(change).execute(tx)),
      () =>
        product.database.owner.transaction().execute(async (tx) => {
          await sql`select set_config('request.now', ${NOW}, true)`.execute(tx);
          return issued(change).execute(tx);
        }),
    ]) {
      await expect(write()).rejects.toMatchObject({ code: '23514', constraint: rule });
    }
  }
  const claims = { role: 'authenticated', sub: company.hr.userId };
  const byThemselves = product.database.asCaller({ role: 'authenticated', claims }, (tx) =>
    issued({ reservation: signed }).execute(tx),
  );
  await expect(byThemselves).rejects.toMatchObject({ code: '42501' });
  const token = await product.tokens.signAccess(claims, 3_600);
  const address = `${product.url}/rest/v1/duerp_versions?id=eq.${versionId}`;
  const { status } = await fetch(address, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ state: 'issued', number: 1 }),
  });
  expect(status).toBe(403);
  const form = { kind: 'informed', on: '2026-11-23', ...DESPITE };
  expect(await company.hr.call(issueDuerp, { companyId: company.id, versionId, form })).toEqual({
    number: 1,
  });
});

test('the database finds what the screens find, in whatever document', async () => {
  const count = fc.option(fc.integer({ min: 0, max: 9 }));
  const ids = fc.constantFrom('a', 'b', 'c', 'd');
  const evaluation = fc.constantFrom(...METHODS).chain((method) =>
    fc.record({
      method: fc.constant(method),
      frequency: fc.constantFrom(...SCALES[method].frequency),
      severity: fc.constantFrom(...SCALES[method].severity),
      ...(method === 'four-by-four' && { mastery: fc.constantFrom(1, 2, 3, 4) }),
    }),
  );
  const action = { principle: 1, responsible: 'x', dueOn: null, costCents: null };
  const documents = fc.record({
    method: fc.constantFrom(...METHODS),
    responsible: fc.constant('Claire'),
    company: fc.record({ headcount: fc.integer({ min: 1, max: 40 }) }),
    uncoveredPlaces: fc.option(fc.array(fc.constantFrom('Vente', 'Atelier'), { maxLength: 2 }), {
      nil: undefined,
    }),
    units: fc.uniqueArray(fc.record({ id: ids, women: count, men: count }), {
      selector: ({ id }) => id,
    }),
    risks: fc.uniqueArray(
      fc.record({
        id: ids,
        unitId: ids,
        family: fc.constant('noise'),
        women: count,
        men: count,
        evaluation: fc.option(evaluation),
        priority: fc.option(fc.constantFrom(1, 2, 3)),
        isProposal: fc.option(fc.boolean(), { nil: undefined }),
      }),
      { selector: ({ id }) => id },
    ),
    actions: fc.array(
      fc.record({ riskId: ids, state: fc.constantFrom('planned', 'started', 'done', 'dropped') }),
    ),
    exposures: fc.constant([]),
  });
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(documents, async (drawn) => {
      const document = {
        ...drawn,
        actions: drawn.actions.map((each) => ({
          ...action,
          conditions: null,
          indicator: null,
          ...each,
        })),
      } as unknown as Examined;
      const { rows } = await sql<{ lacks: unknown }>`
        select access.duerp_lacks(${JSON.stringify(document)}::jsonb) as lacks`.execute(
        product.database.owner,
      );
      const expected = lacksOf(document);
      for (const { code } of expected) seen.add(code);
      expect(rows[0]?.lacks).toEqual(expected);
    }),
    { numRuns: runs(1_000, 150) },
  );
  // Every kind of finding was among them.
  expect(seen.size).toBe(8);
});
