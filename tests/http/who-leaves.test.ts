import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseOwnAccount, exportOwnData } from '#accounts/contract.ts';
import {
  acceptInvitation,
  changeCompany,
  inviteEmployees,
  listJournal,
  listPlaces,
  listSpaces,
  markDeparture,
  saveEmployee,
  saveSite,
} from '#company/contract.ts';
import { forgetAbandonedCompanies } from '#company/server/forget-abandoned-companies.ts';
import { checkIn, eraseOwnAnswers, listOwnAnswers } from '#listening/contract.ts';
import {
  COMPANY_FORM,
  companyOf,
  memberWithRole,
  type Person,
  person,
} from '../support/company.ts';
import { taps } from '../support/listening.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const TODAY = '2026-11-23';

let product: TestProduct;
let owner: Person;
let hr: Person;
let companyId: string;
let siteId: string;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
});
afterAll(() => product.stop());

/** A space with its HR, and somebody who came in and has answered today. */
async function begin(): Promise<{ lea: Person; employeeId: string }> {
  owner = await person(product);
  companyId = await companyOf(owner);
  hr = await memberWithRole(product, owner, companyId, 'hr');
  siteId = (await owner.call(listPlaces, { companyId })).sites[0]?.id ?? '';
  const lea = await person(product);
  const employeeId = randomUUID();
  await save(employeeId, { email: lea.email });
  await hr.call(inviteEmployees, { companyId });
  const [{ id: invitationId = '' } = {}] = (await lea.call(listSpaces, {})).invitations;
  await lea.call(acceptInvitation, { invitationId });
  await lea.call(checkIn, { companyId, day: TODAY, taps: taps(4) });
  return { lea, employeeId };
}

const save = (employeeId: string, change: Record<string, string>) =>
  hr.call(saveEmployee, {
    companyId,
    employeeId,
    form: { firstName: 'Léa', lastName: 'Fontaine', ...change },
    siteId,
    teamId: null,
  });

const answersOf = async (who: Person) => (await who.call(listOwnAnswers, { companyId })).answers;
/** The newest entry of that kind: several things happen in the same instant here. */
const newest = async (kind: string) =>
  (await owner.call(listJournal, { companyId })).entries.find(({ action }) => action === kind);

describe('what an employee has said stays theirs', () => {
  test('whatever HR does with their line: another address, HR’s own too, gone, back, gone again', async () => {
    const { lea, employeeId } = await begin();
    const said = await answersOf(lea);
    expect(said).toMatchObject([{ day: TODAY, mood: 4 }]);
    const key = async () =>
      (
        await sql<{ key: Buffer; user_id: string }>`select key, user_id from public.listening_keys
          where employee_id = ${employeeId}`.execute(product.database.owner)
      ).rows;
    const before = await key();
    const leave = (leftOn: string | null) =>
      hr.call(markDeparture, { companyId, employeeId, leftOn });
    for (const step of [
      () => save(employeeId, { email: `${randomUUID()}@example.com` }),
      () => save(employeeId, { email: hr.email }),
      () => hr.call(inviteEmployees, { companyId, employeeIds: [employeeId] }),
      () => save(employeeId, { email: '' }),
      () => leave(TODAY),
      () => leave(null),
      () => leave('2026-11-01'),
    ]) {
      await step();
      expect(await key()).toEqual(before);
      expect(await answersOf(lea)).toEqual(said);
    }
    // HR has nothing of it, and no place to take.
    expect((await refusalOf(hr.call(listOwnAnswers, { companyId }))).code).toBe('forbidden');
    expect((await hr.call(listSpaces, {})).invitations).toEqual([]);
  });

  test('after they left they read it, take it along and erase it; they say nothing more', async () => {
    const { lea, employeeId } = await begin();
    await hr.call(markDeparture, { companyId, employeeId, leftOn: TODAY });
    expect(await answersOf(lea)).toHaveLength(1);
    const { data } = await lea.call(exportOwnData, {});
    expect(data.listening).toMatchObject([{ day: TODAY, mood: 4 }]);
    const more = lea.call(checkIn, { companyId, day: TODAY, taps: taps(1) });
    expect((await refusalOf(more)).code).toBe('forbidden');
    await lea.call(eraseOwnAnswers, { companyId });
    expect(await answersOf(lea)).toEqual([]);
    const stranger = await person(product);
    for (const contract of [listOwnAnswers, eraseOwnAnswers]) {
      expect((await refusalOf(stranger.call(contract, { companyId }))).code).toBe('forbidden');
    }
  });

  test('a last owner who writes everybody off and goes takes no history along; after two years all goes', async () => {
    const { lea, employeeId } = await begin();
    await hr.call(markDeparture, { companyId, employeeId, leftOn: TODAY });
    await hr.call(eraseOwnAccount, { email: hr.email });
    await owner.call(eraseOwnAccount, { email: owner.email });
    expect(await answersOf(lea)).toHaveLength(1);
    const isKept = async () =>
      (
        await sql`select from public.companies where id = ${companyId}`.execute(
          product.database.owner,
        )
      ).rows.length === 1;
    await expect(
      product.database.asService((tx) =>
        tx.deleteFrom('companies').where('id', '=', companyId).execute(),
      ),
    ).rejects.toMatchObject({ code: '42501' });
    const night = (now: string) =>
      forgetAbandonedCompanies({ ...product, clock: { now: () => new Date(now) } });
    await night('2028-11-22T03:00:00Z');
    expect(await isKept()).toBe(true);
    await night('2028-11-24T03:00:00Z');
    expect(await isKept()).toBe(false);
  });
});

test('the journal names what was changed, with both values where they are nobody’s', async () => {
  const { lea, employeeId } = await begin();
  await save(employeeId, { email: lea.email, lastName: 'Martin', employeeNumber: '7' });
  expect(await newest('employee-changed')).toMatchObject({
    action: 'employee-changed',
    changes: [
      { column: 'last_name', from: null, to: null },
      { column: 'employee_number', from: null, to: null },
    ],
  });
  await owner.call(changeCompany, {
    companyId,
    form: { ...COMPANY_FORM, legalName: 'Atelier Clair' },
  });
  expect(await newest('company-changed')).toMatchObject({
    action: 'company-changed',
    changes: [{ column: 'legal_name', from: 'Atelier Lumière', to: 'Atelier Clair' }],
  });
  await owner.call(saveSite, { companyId, siteId, name: 'Nantes' });
  expect(await newest('site-changed')).toMatchObject({
    action: 'site-changed',
    changes: [{ column: 'name', from: 'Siège', to: 'Nantes' }],
  });
});
