import { randomUUID } from 'node:crypto';
import { PostgrestClient } from '@supabase/postgrest-js';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportOwnData } from '#accounts/contract.ts';
import {
  acceptInvitation,
  enterByCode,
  giveBackPlace,
  inviteEmployees,
  listCodeEntries,
  listPlaces,
  listSpaces,
  printPersonalCodes,
  readPersonalCode,
  saveEmployee,
} from '#company/contract.ts';
import { checkIn, listOwnAnswers } from '#listening/contract.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { taps } from '../support/listening.ts';
import { readPdf } from '../support/read-pdf.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

// A code on paper proves that somebody held the slip: who used it in the place of its owner loses the place
// to whoever proves more, or has a fresh slip, and nobody reads what another account answered.

const TODAY = '2026-11-23';

let product: TestProduct;
let owner: Person;
let hr: Person;
/** A mailbox of HR's own, of which nothing is known. */
let impostor: Person;
let paul: Person;
let companyId: string;
let employeeId: string;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
});
afterAll(() => product.stop());
beforeEach(async () => {
  owner = await person(product);
  companyId = await companyOf(owner);
  hr = await memberWithRole(product, owner, companyId, 'hr');
  [impostor, paul] = [await person(product), await person(product)];
  employeeId = randomUUID();
  await save('');
});

async function save(email: string): Promise<void> {
  const siteId = (await hr.call(listPlaces, { companyId })).sites[0]?.id ?? '';
  const form = { firstName: 'Paul', lastName: 'Martin', email, employeeNumber: '' };
  await hr.call(saveEmployee, { companyId, employeeId, form, siteId, teamId: null });
}

async function slip(): Promise<string> {
  const paper = await hr.call(printPersonalCodes, { companyId, employeeIds: [employeeId] });
  return /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await readPdf(paper)).text)?.[0] ?? '';
}

const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;
const answer = (who: Person, mood: 1 | 2 | 3 | 4 | 5) =>
  who.call(checkIn, { companyId, day: TODAY, taps: taps(mood) });
const moodsOf = async (who: Person) =>
  (await who.call(listOwnAnswers, { companyId })).answers.map(({ mood }) => mood);
const isIn = async (who: Person) => (await who.call(listSpaces, {})).spaces.length === 1;
const toldOf = async (who: Person) =>
  (
    await sql<{ kind: string; details: unknown }>`select kind, details from public.notifications
      where user_id = ${who.id} and kind = 'place-taken'`.execute(product.database.owner)
  ).rows;

async function invited(who: Person): Promise<void> {
  await save(who.email);
  await hr.call(inviteEmployees, { companyId, employeeIds: [employeeId] });
  const [{ id: invitationId = '' } = {}] = (await who.call(listSpaces, {})).invitations;
  await who.call(acceptInvitation, { invitationId });
}

const freshSlip = async (who: Person) => void (await who.call(enterByCode, { code: await slip() }));

describe.each([
  ['the address that is on the list', invited],
  ['a fresh slip', freshSlip],
])('who comes with %s', (_, comes) => {
  test('takes the place from whoever used the code before, and each has their own answers', async () => {
    await impostor.call(enterByCode, { code: await slip() });
    await answer(impostor, 1);
    await comes(paul);
    expect([await isIn(impostor), await isIn(paul)]).toEqual([false, true]);
    expect(await moodsOf(paul)).toEqual([]);
    await answer(paul, 5);
    expect(await moodsOf(paul)).toEqual([5]);
    // Sealed to their own account, not a word of what is said afterwards.
    expect(await moodsOf(impostor)).toEqual([1]);
    expect(await codeOf(answer(impostor, 2))).toBe('forbidden');
    expect(await toldOf(impostor)).toEqual([
      { kind: 'place-taken', details: { company: 'Atelier Lumière' } },
    ]);
    expect(await toldOf(paul)).toEqual([]);
  });

  test('reads nothing of the real person, who keeps it and is told, if it is HR that comes', async () => {
    await paul.call(enterByCode, { code: await slip() });
    await answer(paul, 4);
    await comes(impostor);
    expect(await moodsOf(impostor)).toEqual([]);
    expect(await moodsOf(paul)).toEqual([4]);
    expect((await paul.call(exportOwnData, {})).data.listening).toMatchObject([{ mood: 4 }]);
    expect(await toldOf(paul)).toHaveLength(1);
    await answer(impostor, 2);
    expect(await moodsOf(paul)).toEqual([4]);
  });
});

describe('a place that an invitation gave', () => {
  test('is taken by no slip, not even if a code had given it before', async () => {
    await paul.call(enterByCode, { code: await slip() });
    await answer(paul, 4);
    await invited(paul);
    expect(await moodsOf(paul)).toEqual([4]);
    await save('');
    expect(await codeOf(slip())).toBe('not-found');
    expect(await codeOf(paul.call(giveBackPlace, { companyId }))).toBe('not-found');
    await save(impostor.email);
    await hr.call(inviteEmployees, { companyId, employeeIds: [employeeId] });
    expect((await impostor.call(listSpaces, {})).invitations).toEqual([]);
  });
});

describe('whoever came in by a code', () => {
  test('sees where and when, and gives the place back: their answers stay theirs alone', async () => {
    await impostor.call(enterByCode, { code: await slip() });
    await answer(impostor, 1);
    const { entries } = await impostor.call(listCodeEntries, {});
    expect(entries).toMatchObject([{ companyId, companyName: 'Atelier Lumière' }]);
    expect(entries[0]?.enteredAt.slice(0, 10)).toBe(TODAY);
    const kept = (await impostor.call(exportOwnData, {})).data.company;
    expect(kept).toMatchObject({ codes: [{ legal_name: 'Atelier Lumière', ended_at: null }] });

    await impostor.call(giveBackPlace, { companyId });
    expect(await isIn(impostor)).toBe(false);
    expect(await impostor.call(listCodeEntries, {})).toEqual({ entries: [] });
    expect(await toldOf(impostor)).toEqual([]);
    await freshSlip(paul);
    await answer(paul, 5);
    expect(await moodsOf(impostor)).toEqual([1]);
    expect(await moodsOf(paul)).toEqual([5]);
  });

  test('is the only one who gives it back, or sees it', async () => {
    await paul.call(enterByCode, { code: await slip() });
    for (const other of [owner, hr, impostor]) {
      expect(await codeOf(other.call(giveBackPlace, { companyId }))).toBe('not-found');
      expect(await other.call(listCodeEntries, {})).toEqual({ entries: [] });
      const token = (await other.client.getSession()).data.session?.access_token;
      const tables = new PostgrestClient(`${product.url}/rest/v1`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect((await tables.from('code_entries').select('*')).data).toEqual([]);
      const ended = await tables
        .from('code_entries')
        .update({ ended_at: '2026-11-23T10:00:00Z' })
        .eq('employee_id', employeeId);
      expect(ended.error?.code).toBe('42501');
    }
    for (const contract of [giveBackPlace, listCodeEntries]) {
      expect(await codeOf(product.call(contract, { companyId }))).toBe('sign-in-required');
    }
    expect(await isIn(paul)).toBe(true);
  });

  test('keeps it while HR prints for everybody, and the used slip gives it to nobody', async () => {
    const code = await slip();
    await paul.call(enterByCode, { code });
    expect(await codeOf(hr.call(printPersonalCodes, { companyId }))).toBe('not-found');
    expect(await codeOf(impostor.call(enterByCode, { code }))).toBe('already-done');
    const fresh = await slip();
    expect((await product.call(readPersonalCode, { code: fresh })).state).toBe('open');
    for (const keeper of [owner, hr]) {
      expect(await codeOf(keeper.call(enterByCode, { code: fresh }))).toBe('conflict');
    }
    expect(await isIn(paul)).toBe(true);
  });
});

test('the guard of the row lets nobody but the caller themselves take or leave a place', async () => {
  await paul.call(enterByCode, { code: await slip() });
  const move = (to: string | null, by: string | null) =>
    product.database.owner.transaction().execute(async (tx) => {
      await sql`set local role service_role`.execute(tx);
      await sql`select set_config('request.jwt.claims',
          ${by === null ? '' : JSON.stringify({ sub: by })}, true)`.execute(tx);
      await sql`update public.employees set user_id = ${to} where id = ${employeeId}`.execute(tx);
    });
  for (const [to, by] of [
    [null, null],
    [null, hr.id],
    [impostor.id, null],
    [impostor.id, hr.id],
  ] as const) {
    await expect(move(to, by)).rejects.toThrow('ends with the account');
  }
  expect(await isIn(paul)).toBe(true);
});
