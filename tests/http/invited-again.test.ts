import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, parisDayOf, startOfParisDay } from '#basics/dates.ts';
import type { GrantedRole } from '#basics/roles.ts';
import {
  inviteEmployees,
  inviteMember,
  listMembers,
  listPlaces,
  resendInvitation,
  revokeInvitation,
  saveEmployee,
} from '#company/contract.ts';
import {
  COMPANY_FORM,
  companyOf,
  newSiren,
  type Person,
  person,
  verify,
} from '../support/company.ts';
import { settableClock } from '../support/listening.ts';
import { signedAnew } from '../support/staff-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

/** What each of these is told where it does not leave. */
const TOO_SOON = 'conflict invited-today';

let product: TestProduct;
let claire: Person;
let companyId: string;
const START = new Date().toISOString();
const clock = settableClock(START);
beforeAll(async () => {
  product = await startTestProduct(
    { AUTH_RATE_LIMITS: 'off', LIMITS: 'invite-address=100/3600' },
    clock,
  );
  claire = await signedAnew(product, await person(product));
});
afterAll(() => product.stop());

const newEmail = () => `${randomUUID()}@atelier.example`;
const tomorrow = () => startOfParisDay(addDays(parisDayOf(new Date(START)), 1));

/** Of a company that is verified: no other limit is in the way. */
async function freshCompany(): Promise<void> {
  clock.set(START);
  companyId = await companyOf(claire, { ...COMPANY_FORM, siren: newSiren() });
  await verify(product, companyId);
}

async function employee(email: string): Promise<string> {
  const { sites } = await claire.call(listPlaces, { companyId });
  const employeeId = randomUUID();
  await claire.call(saveEmployee, {
    companyId,
    employeeId,
    form: { firstName: 'Léa', lastName: 'Roux', email, employeeNumber: '' },
    siteId: sites[0]?.id ?? '',
    teamId: null,
  });
  return employeeId;
}

const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'sent',
    (error: { code: string; details?: { reason?: string } }) =>
      [error.code, error.details?.reason].filter(Boolean).join(' '),
  );
const invite = (email: string, role: GrantedRole = 'hr') =>
  claire.call(inviteMember, { companyId, email, role });
const resend = (invitationId: string) => outcome(claire.call(resendInvitation, { invitationId }));

describe('somebody who was invited', () => {
  test('is invited again once a day, to their place', async () => {
    await freshCompany();
    const email = newEmail();
    const employeeIds = [await employee(email)];
    const again = () => claire.call(inviteEmployees, { companyId, employeeIds });
    expect([await again(), await again(), await again(), await again()]).toEqual([
      { sent: 1 },
      { sent: 1 },
      { sent: 0, tooSoon: employeeIds },
      { sent: 0, tooSoon: employeeIds },
    ]);
    clock.set(tomorrow());
    expect([await again(), await again()]).toEqual([
      { sent: 1 },
      { sent: 0, tooSoon: employeeIds },
    ]);
    // Whoever is beside them in the list is invited all the same.
    employeeIds.push(await employee(newEmail()));
    expect(await again()).toEqual({ sent: 1, tooSoon: employeeIds.slice(0, 1) });
  });

  test('is invited again once a day, to a role, by whichever way', async () => {
    await freshCompany();
    const email = newEmail();
    const { invitationId } = await invite(email);
    expect([await resend(invitationId), await resend(invitationId)]).toEqual(['sent', TOO_SOON]);
    expect(await outcome(invite(email))).toBe(TOO_SOON);
    await claire.call(revokeInvitation, { invitationId });
    expect(await outcome(invite(email))).toBe(TOO_SOON);
    expect(await outcome(invite(email, 'cse'))).toBe('sent');
    clock.set(tomorrow());
    expect([await outcome(invite(email)), await outcome(invite(email))]).toEqual(['sent', 'sent']);
  });

  test('at the same moment as one after the other', async () => {
    await freshCompany();
    const employeeIds = [await employee(newEmail())];
    const calls = Array.from({ length: 12 }, () =>
      outcome(claire.call(inviteEmployees, { companyId, employeeIds })),
    );
    await Promise.all(calls);
    const sent = await product.database.owner
      .selectFrom('company_journal')
      .select('id')
      .where('company_id', '=', companyId)
      .where('action', 'like', 'invitation-sent%')
      .execute();
    expect(sent).toHaveLength(2);
  });

  test('not by the table either, with the rights of functions', async () => {
    await freshCompany();
    const { invitationId } = await invite(newEmail());
    const token = (await claire.client.getSession()).data.session?.access_token;
    const write = async (body: object) => {
      const at = `${await product.tablesOfFunctions()}/invitations?id=eq.${invitationId}`;
      const answer = await fetch(at, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.status;
    };
    expect(await write({ round: 2, again: 0 })).toBe(204);
    expect(await write({ round: 3, again: 0 })).toBe(400);
    expect(await write({ again: 0 })).toBe(204);
    expect(await write({ round: 3 })).toBe(400);
  });

  test('is told what was done, beside them: a stranger learns nothing of it', async () => {
    await freshCompany();
    const { invitationId } = await invite(newEmail());
    const stranger = await person(product);
    for (let time = 0; time < 3; time += 1) {
      const refusal = await refusalOf(stranger.call(resendInvitation, { invitationId }));
      expect(refusal.code).toBe('not-found');
    }
    expect(await resend(invitationId)).toBe('sent');
    const refusal = await refusalOf(claire.call(resendInvitation, { invitationId }));
    expect(refusal.details).toEqual({ reason: 'invited-today' });
    const { invitations } = await claire.call(listMembers, { companyId });
    expect(invitations).toMatchObject([{ id: invitationId, isOver: false }]);
  });
});
