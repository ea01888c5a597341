import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSpaces } from '#company/contract.ts';
import {
  acceptColleagueInvitation,
  changeColleague,
  inviteColleague,
  listStaffChanges,
  listTeam,
  readColleagueInvitation,
  readWork,
  removeColleague,
  withdrawColleagueInvitation,
} from '#staff/contract.ts';
import { companyOf, type Person, person } from '../support/company.ts';
import { settableClock } from '../support/listening.ts';
import { callOver } from '../support/running-product.ts';
import { staffMember } from '../support/staff.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const START = '2026-11-30T09:00:00+01:00';
const clock = settableClock(START);
let product: TestProduct;
let paul: Person;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  paul = await staffMember(product);
});
afterAll(() => product.stop());

/** The same person in a session that has shown the second step, or not. */
function showing(who: Person, aal: 'aal1' | 'aal2' = 'aal2'): Person {
  return {
    ...who,
    async call(contract, input, language = 'fr') {
      const claims = { role: 'authenticated', sub: who.id, email: who.email, aal };
      const token = await product.tokens.signAccess(claims, 3_600);
      return callOver(product.url, contract, input, language, token);
    },
  };
}

async function invited(email: string, role: string, by = paul): Promise<string> {
  const invitationId = randomUUID();
  await by.call(inviteColleague, { invitationId, form: { email, role } });
  return invitationId;
}

const form = { name: 'Inès Robert' };

async function joined(role: string): Promise<Person> {
  const who = await person(product);
  const invitationId = await invited(who.email, role);
  await showing(who).call(acceptColleagueInvitation, { invitationId, form });
  return showing(who);
}

describe('an invitation', () => {
  test('is written to its address, and joins once, under a name, in a session that has shown two steps', async () => {
    const ines = await person(product);
    const invitationId = await invited(ines.email, 'support');
    const mail = await product.mailTo(ines.email, 'équipe');
    expect(mail.text).toContain(`/cms/join/${invitationId}`);
    expect(await product.call(readColleagueInvitation, { invitationId })).toEqual({
      email: ines.email,
      role: 'support',
      state: 'open',
    });
    await expect(
      showing(ines, 'aal1').call(acceptColleagueInvitation, { invitationId, form }),
    ).rejects.toMatchObject({ code: 'forbidden', details: { needs: 'second-step' } });
    await expect(
      showing(ines).call(acceptColleagueInvitation, { invitationId, form: { name: 'a.fr' } }),
    ).rejects.toMatchObject({ problems: [{ path: 'name' }] });
    await showing(ines).call(acceptColleagueInvitation, { invitationId, form });
    await expect(
      showing(ines).call(acceptColleagueInvitation, { invitationId, form }),
    ).rejects.toMatchObject({ code: 'already-done' });
    // What the role may do, it may in such sessions alone.
    expect(await showing(ines).call(readWork, {})).toMatchObject({ requests: 0 });
    await expect(showing(ines, 'aal1').call(readWork, {})).rejects.toMatchObject({
      code: 'forbidden',
    });
    const { members } = await paul.call(listTeam, {});
    expect(members).toContainEqual(
      expect.objectContaining({ name: form.name, email: ines.email, role: 'support' }),
    );
  });

  test('is nothing to another account, even of the staff, and none that was withdrawn or is over', async () => {
    const marc = await person(product);
    const stranger = showing(await person(product));
    const colleague = await joined('packer');
    const invitationId = await invited(marc.email, 'admin');
    for (const who of [stranger, colleague]) {
      await expect(
        who.call(acceptColleagueInvitation, { invitationId, form }),
      ).rejects.toMatchObject({ code: 'forbidden' });
    }
    await paul.call(withdrawColleagueInvitation, { invitationId });
    await expect(
      showing(marc).call(acceptColleagueInvitation, { invitationId, form }),
    ).rejects.toMatchObject({ code: 'not-found' });
    const late = await invited(marc.email, 'editor');
    await product.database.asService((tx) =>
      tx
        .updateTable('staff_invitations')
        .set({ sent_at: new Date('2026-11-01'), expires_at: new Date('2026-11-08') })
        .where('id', '=', late)
        .execute(),
    );
    await expect(
      showing(marc).call(acceptColleagueInvitation, { invitationId: late, form }),
    ).rejects.toMatchObject({ code: 'not-found' });
    expect(await product.call(readColleagueInvitation, { invitationId: late })).toMatchObject({
      state: 'over',
    });
    // Invited anew, the same link is good again.
    await paul.call(inviteColleague, {
      invitationId: randomUUID(),
      form: { email: marc.email, role: 'editor' },
    });
    await showing(marc).call(acceptColleagueInvitation, { invitationId: late, form });
  });

  test('ends with the right of whoever sent it: removed or demoted, they leave no door open', async () => {
    const doors: { readonly who: Person; readonly invitationId: string }[] = [];
    for (const end of ['removed', 'demoted'] as const) {
      const sender = await joined('admin');
      const who = await person(product);
      doors.push({ who, invitationId: await invited(who.email, 'admin', sender) });
      if (end === 'removed') await paul.call(removeColleague, { userId: sender.id });
      else {
        const changed = { ...form, role: 'editor' };
        await paul.call(changeColleague, { userId: sender.id, before: 'admin', form: changed });
      }
    }
    for (const { who, invitationId } of doors) {
      expect(await product.call(readColleagueInvitation, { invitationId })).toMatchObject({
        state: 'revoked',
      });
      await expect(
        showing(who).call(acceptColleagueInvitation, { invitationId, form }),
      ).rejects.toMatchObject({ code: 'not-found' });
    }
    const kept = await person(product);
    const invitationId = await invited(kept.email, 'editor');
    await showing(kept).call(acceptColleagueInvitation, { invitationId, form });
  });

  test('of who is of the staff already is refused beside the address', async () => {
    await expect(invited(paul.email, 'packer')).rejects.toMatchObject({
      problems: [{ path: 'email', problem: 'already-member' }],
    });
    await expect(invited('pas une adresse', 'owner')).rejects.toMatchObject({
      problems: [{ path: 'role' }, { path: 'email' }],
    });
  });
});

describe('whoever leaves', () => {
  test('has no right and no session from that instant on, also at the tables, and is still the owner of a company', async () => {
    const lea = await staffMember(product, 'support');
    const companyId = await companyOf(lea);
    const token = (await lea.client.getSession()).data.session?.access_token ?? '';
    const read = async (bearer: string) =>
      fetch(`${product.url}/rest/v1/contact_requests?select=id`, {
        headers: { apikey: await product.tokens.apiKey('anon'), authorization: `Bearer ${bearer}` },
      });
    expect((await read(token)).status).toBe(200);
    await paul.call(removeColleague, { userId: lea.id });
    await expect.poll(async () => (await read(token)).status).toBe(401);
    await expect(showing(lea).call(readWork, {})).rejects.toMatchObject({ code: 'forbidden' });
    const { spaces } = await showing(lea, 'aal1').call(listSpaces, {});
    expect(spaces).toMatchObject([{ id: companyId }]);
    await expect(paul.call(removeColleague, { userId: lea.id })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('changes their role as one who signs in anew, and the journal knows it all, and nobody’s address', async () => {
    const noe = await joined('packer');
    await paul.call(changeColleague, {
      userId: noe.id,
      before: 'packer',
      form: { name: 'Noé Petit', role: 'accountant' },
    });
    await paul.call(removeColleague, { userId: noe.id });
    const { changes } = await paul.call(listStaffChanges, { recordIds: [noe.id] });
    // At one instant of the clock of this test: their order says nothing.
    const told = changes.map(({ act, subject, recordName }) => [act, subject, recordName?.fr]);
    expect(told.toSorted()).toEqual(
      ['added', 'changed', 'removed'].map((act) => [act, 'staff-role', 'Noé Petit']),
    );
    const kept = await product.database.asService((tx) =>
      tx.selectFrom('staff_journal').selectAll().where('subject', 'like', 'staff-%').execute(),
    );
    expect(JSON.stringify(kept)).not.toMatch(/@|Noé/);
  });
});

describe('an administrator', () => {
  test('stays, also when the last two remove each other at the same instant', async () => {
    const anne = await joined('admin');
    const bruno = await joined('admin');
    // So that the two are the last.
    await anne.call(removeColleague, { userId: paul.id });
    const outcomes = await Promise.allSettled([
      anne.call(removeColleague, { userId: bruno.id }),
      bruno.call(removeColleague, { userId: anne.id }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const admins = await product.database.asService((tx) =>
      tx.selectFrom('user_roles').select('user_id').where('role', '=', 'admin').execute(),
    );
    expect(admins).toHaveLength(1);
    const last = admins[0]?.user_id === anne.id ? anne : bruno;
    await expect(last.call(removeColleague, { userId: last.id })).rejects.toMatchObject({
      code: 'conflict',
      details: { reason: 'last-administrator' },
    });
    await expect(
      last.call(changeColleague, {
        userId: last.id,
        before: 'admin',
        form: { name: 'Anne', role: 'editor' },
      }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });
});
