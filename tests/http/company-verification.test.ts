import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  askRegistry,
  askVerification,
  changeCompany,
  decideVerification,
  listCompanies,
  listJournal,
  listSpaces,
  readVerification,
} from '#company/contract.ts';
import { readWork } from '#staff/contract.ts';
import {
  COMPANY_FORM,
  companyOf,
  memberWithRole,
  newSiren,
  type Person,
  person,
  verify,
} from '../support/company.ts';
import {
  type RegistryDouble,
  startRegistryDouble,
} from '../support/registry-double/registry-double.ts';
import { staffMember } from '../support/staff.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

/** A second passes between one act and the next. */
let now = Date.now();
let registry: RegistryDouble;
let product: TestProduct;
let paul: Person;
beforeAll(async () => {
  registry = await startRegistryDouble();
  product = await startTestProduct(
    { AUTH_RATE_LIMITS: 'off', COMPANY_REGISTRY_URL: registry.url },
    { now: () => new Date(now) },
  );
  paul = await staffMember(product);
});
afterAll(async () => {
  await product.stop();
  await registry.stop();
});

const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;

async function space(siren = newSiren(), legalName = 'Atelier Lumière') {
  const owner = await person(product);
  const companyId = await companyOf(owner, { ...COMPANY_FORM, siren, legalName });
  return { owner, companyId, siren, seen: { siren, legalName } };
}
type Space = Awaited<ReturnType<typeof space>>;

const VERIFIED = { decision: 'verified', means: 'document', note: 'Extrait Kbis du 12 novembre' };

function decide({ companyId, seen }: Space, form: Record<string, string>, who = paul) {
  now += 1_000;
  return who.call(decideVerification, { companyId, decisionId: randomUUID(), seen, form });
}

const stateOf = async ({ companyId, owner }: Space) =>
  (await owner.call(readVerification, { companyId })).state;

async function forStaff({ companyId, siren }: Space) {
  const { companies } = await paul.call(listCompanies, { search: siren });
  return companies.find(({ id }) => id === companyId)?.verification;
}

const rows = (who: Person, method: string, path: string, body?: object) =>
  rowsAt(`${product.url}/rest/v1`, who, method, path, body);

/** What rows themselves say to a function that asks for this person, and forgets every rule. */
const rowsOfFunctions = async (...asked: Parameters<typeof rows>) =>
  rowsAt(await product.tablesOfFunctions(), ...asked);

const rowsAt = async (at: string, who: Person, method: string, path: string, body?: object) => {
  const token = (await who.client.getSession()).data.session?.access_token;
  return fetch(`${at}/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
};

type Told = { readonly kind: string; readonly details: Readonly<Record<string, unknown>> };

/** What somebody is told, the newest first, as their page reads it. */
const toldTo = async (who: Person): Promise<Told[]> =>
  (await rows(who, 'GET', 'notifications?select=kind,details&order=happened_at.desc')).json();

describe('a space', () => {
  test('is not verified until staff say so, with what they saw; its owner is told each time', async () => {
    const ours = await space();
    expect(await stateOf(ours)).toBe('unverified');
    await decide(ours, VERIFIED);
    expect(await stateOf(ours)).toBe('verified');
    const { spaces } = await ours.owner.call(listSpaces, {});
    expect(spaces).toMatchObject([{ isVerified: true, isSirenShared: false }]);
    await decide(ours, { decision: 'withdrawn', note: 'Le Kbis était celui d’une autre' });
    expect(await stateOf(ours)).toBe('withdrawn');
    await decide(ours, { decision: 'refused', note: 'Personne ne répond' });
    expect(await stateOf(ours)).toBe('refused');
    await decide(ours, VERIFIED);
    const { entries } = await ours.owner.call(listJournal, { companyId: ours.companyId });
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'verification-verified',
        'verification-withdrawn',
        'verification-refused',
      ]),
    );
    const told = (await toldTo(ours.owner)).map(({ kind }) => kind);
    expect(told).toEqual([
      'verification-verified',
      'verification-refused',
      'verification-withdrawn',
      'verification-verified',
    ]);
    await product.mailTo(ours.owner.email, 'Atelier Lumière is verified');
    const noted = `staff_journal?subject=eq.company-verification&subject_id=eq.${ours.siren}`;
    expect(await (await rows(paul, 'GET', noted)).json()).toHaveLength(4);
  });

  test('ceases to be verified under another name, and its own again does not bring it back', async () => {
    const ours = await space();
    const other = await memberWithRole(product, ours.owner, ours.companyId, 'owner');
    await decide(ours, VERIFIED);
    const named = (legalName: string, headcount = '60') =>
      ours.owner.call(changeCompany, {
        companyId: ours.companyId,
        form: { legalName, headcount },
      });
    await named('Atelier Lumière', '61');
    expect(await stateOf(ours)).toBe('verified');
    await named('Banque de France');
    expect(await stateOf(ours)).toBe('unverified');
    await named('Atelier Lumière');
    expect(await stateOf(ours)).toBe('unverified');
    expect(await forStaff(ours)).toMatchObject({ state: 'unverified', isAwaiting: true });
    expect((await toldTo(other)).map(({ kind }) => kind)).toContain('verification-lapsed');
  });

  test('is decided once however often it is sent, on the name that was seen, and not twice', async () => {
    const ours = await space();
    const decisionId = randomUUID();
    const { companyId, seen } = ours;
    const send = () =>
      paul.call(decideVerification, { companyId, decisionId, seen, form: VERIFIED });
    await Promise.all([send(), send(), send()]);
    expect(await codeOf(decide(ours, VERIFIED))).toBe('conflict');
    const theirs = await space();
    await theirs.owner.call(changeCompany, {
      companyId: theirs.companyId,
      form: { legalName: 'Banque de France', headcount: '60' },
    });
    expect(await codeOf(decide(theirs, VERIFIED))).toBe('conflict');
    expect(await codeOf(decide(theirs, { decision: 'withdrawn', note: 'Rien' }))).toBe('conflict');
    const blank = await refusalOf(decide(theirs, { decision: 'verified' }));
    expect(blank.problems).toEqual([
      { path: 'means', problem: 'required' },
      { path: 'note', problem: 'required' },
    ]);
  });

  test('whose owner asks waits for staff until they have decided', async () => {
    const ours = await space();
    const { owner, companyId } = ours;
    const before = await paul.call(readWork, {});
    const form = { reachedAt: 'Standard : 02 40 00 00 00, demander Mme Roux' };
    await owner.call(askVerification, { companyId, form });
    expect((await paul.call(readWork, {})).companiesToVerify).toBe(before.companiesToVerify + 1);
    expect(await forStaff(ours)).toMatchObject({ isAwaiting: true, requestNote: form.reachedAt });
    const { companies } = await paul.call(listCompanies, { isAwaiting: true });
    expect(companies.map(({ id }) => id)).toContain(companyId);
    expect((await owner.call(readVerification, { companyId })).askedAt).not.toBeNull();
    await decide(ours, { decision: 'refused', note: 'Personne ne répond' });
    expect((await paul.call(readWork, {})).companiesToVerify).toBe(before.companiesToVerify);
    expect((await owner.call(readVerification, { companyId })).askedAt).toBeNull();
    now += 1_000;
    await owner.call(askVerification, { companyId, form });
    expect((await paul.call(readWork, {})).companiesToVerify).toBe(before.companiesToVerify + 1);
    const empty = await refusalOf(owner.call(askVerification, { companyId, form: {} }));
    expect(empty.problems).toEqual([{ path: 'reachedAt', problem: 'required' }]);
  });
});

describe('a second space with the SIREN of a verified company', () => {
  test('is shown to staff, says so to its owner, and to the first one’s owners without saying who', async () => {
    const first = await space();
    await verify(product, first.companyId);
    const hr = await memberWithRole(product, first.owner, first.companyId, 'hr');
    const before = await paul.call(readWork, {});
    const second = await space(first.siren, 'Un autre nom');
    expect((await paul.call(readWork, {})).companiesToVerify).toBe(before.companiesToVerify + 1);
    expect(await forStaff(second)).toMatchObject({ sameSiren: 1, isAwaiting: true });
    expect(await forStaff(first)).toMatchObject({ sameSiren: 1, isAwaiting: false });
    expect((await second.owner.call(listSpaces, {})).spaces).toMatchObject([
      { isVerified: false, isSirenShared: true },
    ]);
    expect((await first.owner.call(listSpaces, {})).spaces).toMatchObject([
      { isVerified: true, isSirenShared: false },
    ]);
    const told = (await toldTo(first.owner)).filter(({ kind }) => kind === 'siren-shared');
    expect(told).toMatchObject([{ details: { company: 'Atelier Lumière' } }]);
    const mail = await product.mailTo(first.owner.email, 'SIREN');
    const journal = await rows(hr, 'GET', `company_journal?company_id=eq.${first.companyId}`);
    const all = JSON.stringify([told, mail.text, await journal.json()]);
    for (const secret of [second.owner.email, second.owner.id, second.companyId, 'Un autre nom'])
      expect(all).not.toContain(secret);
    // Once a day, however many come.
    await space(first.siren);
    const again = (await toldTo(first.owner)).filter(({ kind }) => kind === 'siren-shared');
    expect(again).toHaveLength(1);
    await decide(second, { decision: 'refused', note: 'Ce n’est pas elle' });
    expect(await forStaff(second)).toMatchObject({ isAwaiting: false });
  });

  test('tells nothing while nobody is verified but to whoever came second', async () => {
    const first = await space();
    now += 1_000;
    const second = await space(first.siren);
    expect(await toldTo(first.owner)).toEqual([]);
    expect((await first.owner.call(listSpaces, {})).spaces[0]?.isSirenShared).toBe(false);
    expect((await second.owner.call(listSpaces, {})).spaces[0]?.isSirenShared).toBe(true);
  });
});

describe('the directory of companies', () => {
  const REGISTRY = { decision: 'verified', means: 'registry', note: 'Rappelée au standard' };

  test('is believed where it knows the company, alive, under its name; it decides nothing alone', async () => {
    const ours = await space();
    const verdict = async () => (await refusalOf(decide(ours, REGISTRY))).problems;
    const means = (problem: string) => [{ path: 'means', problem }];
    expect(await verdict()).toEqual(means('registry-unknown'));
    registry.enter({ siren: ours.siren, nom_complet: 'BANQUE DE FRANCE' });
    expect(await verdict()).toEqual(means('registry-other-name'));
    registry.enter({
      siren: ours.siren,
      nom_complet: 'ATELIER LUMIERE (AL)',
      nom_raison_sociale: 'ATELIER LUMIERE SAS',
      etat_administratif: 'C',
      siege: { libelle_commune: 'NANTES' },
    });
    expect(await verdict()).toEqual(means('registry-closed'));
    registry.enter({ siren: ours.siren, etat_administratif: 'A' });
    const { companyId } = ours;
    expect(await paul.call(askRegistry, { companyId })).toEqual({
      answer: 'known',
      company: {
        names: ['ATELIER LUMIERE SAS', 'ATELIER LUMIERE (AL)'],
        isActive: true,
        town: 'NANTES',
        isSameName: true,
      },
    });
    expect(await stateOf(ours)).toBe('unverified');
    await decide(ours, REGISTRY);
    expect(await stateOf(ours)).toBe('verified');
  });

  test.each(['server-error', 'too-many-requests', 'nonsense'] as const)(
    'verifies nobody when it does not answer as it should: %s',
    async (mishap) => {
      const ours = await space();
      registry.suffer(mishap);
      const refusal = await refusalOf(decide(ours, REGISTRY));
      expect(refusal.problems).toEqual([{ path: 'means', problem: 'registry-silent' }]);
      const { companyId } = ours;
      expect((await paul.call(askRegistry, { companyId })).answer).toBe('silent');
      registry.suffer(undefined);
      // Staff decide without it.
      await decide(ours, VERIFIED);
    },
  );

  test('is asked for staff alone', async () => {
    const ours = await space();
    const { companyId } = ours;
    const asked = registry.asked.length;
    for (const who of [ours.owner, await person(product)]) {
      expect(await codeOf(who.call(askRegistry, { companyId }))).toBe('forbidden');
      expect(await codeOf(decide(ours, REGISTRY, who))).toBe('forbidden');
    }
    expect(await codeOf(product.call(askRegistry, { companyId }))).toBe('sign-in-required');
    expect(registry.asked).toHaveLength(asked);
  });
});

describe('nobody verifies a company but staff', () => {
  test('by a function or a table: its owner, HR, another company, an account of none, a visitor', async () => {
    const ours = await space();
    const theirs = await space();
    const { companyId } = ours;
    const hr = await memberWithRole(product, ours.owner, companyId, 'hr');
    const cse = await memberWithRole(product, ours.owner, companyId, 'cse');
    await ours.owner.call(askVerification, { companyId, form: { reachedAt: 'Standard' } });
    const row = {
      id: randomUUID(),
      company_id: companyId,
      state: 'verified',
      siren: ours.siren,
      legal_name: ours.seen.legalName,
      means: 'document',
      note: 'x',
    };
    for (const who of [ours.owner, hr, cse, theirs.owner, await person(product)]) {
      expect(await codeOf(decide(ours, VERIFIED, who))).toBe('forbidden');
      expect((await rows(who, 'POST', 'company_verifications', row)).status).toBe(403);
      expect(await (await rows(who, 'GET', 'company_verifications')).json()).toEqual([]);
      const is = `company_verifications?company_id=eq.${companyId}`;
      expect((await rows(who, 'PATCH', is, { state: 'verified' })).status).toBe(403);
      expect((await rows(who, 'DELETE', is)).status).toBe(403);
      const seesRequest = who === ours.owner;
      const requests = await (await rows(who, 'GET', 'verification_requests')).json();
      expect(requests).toHaveLength(seesRequest ? 1 : 0);
      if (seesRequest) continue;
      expect(await codeOf(who.call(readVerification, { companyId }))).toBe('forbidden');
      const asked = who.call(askVerification, { companyId, form: { reachedAt: 'Moi' } });
      expect(await codeOf(asked)).toBe('forbidden');
      const request = { company_id: companyId, note: 'Moi' };
      expect((await rows(who, 'POST', 'verification_requests', request)).status).toBe(403);
    }
    const visitor = await fetch(`${product.url}/rest/v1/company_verifications`);
    expect(visitor.status).toBe(401);
    for (const contract of [readVerification, askRegistry])
      expect(await codeOf(product.call(contract, { companyId }))).toBe('sign-in-required');
    expect(await stateOf(ours)).toBe('unverified');
  });

  test('and nobody else writes that it lapsed, when it was asked, or who decided', async () => {
    const ours = await space();
    const { companyId, siren } = ours;
    const { legalName } = ours.seen;
    const row = { id: randomUUID(), company_id: companyId, siren, legal_name: legalName };
    const lapsed = await rowsOfFunctions(paul, 'POST', 'company_verifications', {
      ...row,
      state: 'lapsed',
    });
    expect(lapsed.status).toBe(403);
    const forged = { ...row, state: 'refused', note: 'x', decided_by: ours.owner.id, number: 7 };
    const noted = { ...forged, decided_at: '2099-01-01T00:00:00Z' };
    expect((await rowsOfFunctions(paul, 'POST', 'company_verifications', noted)).status).toBe(201);
    const { rows: kept } =
      await sql`select number, decided_by, decided_at < now() + interval '1 day'
      as is_now from company_verifications where company_id = ${companyId}`.execute(
        product.database.owner,
      );
    expect(kept).toEqual([{ number: 1, decided_by: paul.id, is_now: true }]);
    const request = { company_id: companyId, note: 'Standard', asked_at: '2099-01-01T00:00:00Z' };
    expect(
      (await rowsOfFunctions(ours.owner, 'POST', 'verification_requests', request)).status,
    ).toBe(201);
    const { rows: asked } = await sql`select asked_at < now() + interval '1 day' as is_now
      from verification_requests where company_id = ${companyId}`.execute(product.database.owner);
    expect(asked).toEqual([{ is_now: true }]);
  });
});
