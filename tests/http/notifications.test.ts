import { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setOwnLanguage } from '#accounts/contract.ts';
import { forgetNotifications } from '#accounts/server/forget-notifications.ts';
import { grantRole, inviteMember, setLicence, takeRole } from '#company/contract.ts';
import { warnOfLicences } from '#company/server/warn-of-licences.ts';
import { SEND_MAIL_TASK } from '#platform/mail/mail-jobs.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { heard, openPage, subscribed } from '../support/page.ts';
import { TEST_NOW } from '../support/running-product.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

/** A second passes between one act and the next. */
let now = new Date(TEST_NOW).getTime();
const clock = { now: () => new Date(now) };

let product: TestProduct;
let owner: Person;
let hr: Person;
let stranger: Person;
let companyId: string;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  owner = await person(product);
  companyId = await companyOf(owner);
  hr = await memberWithRole(product, owner, companyId, 'hr');
  stranger = await person(product);
  await companyOf(stranger);
});
afterAll(() => product.stop());
beforeEach(() => product.database.ownerPool.query('delete from notifications'));

const DAY_MS = 86_400_000;
const COMPANY = 'Atelier Lumière';

async function tablesOf(someone?: Person) {
  const token =
    someone === undefined
      ? await product.tokens.apiKey('anon')
      : (await someone.client.getSession()).data.session?.access_token;
  return new PostgrestClient(`${product.url}/rest/v1`, {
    headers: { Authorization: `Bearer ${token}` },
  });
}

/** What somebody is told, the newest first, as their page reads it. */
async function toldTo(someone: Person) {
  now += 1_000;
  const tables = await tablesOf(someone);
  const { data, error } = await tables
    .from('notifications')
    .select('kind,details,read_at')
    .order('happened_at', { ascending: false });
  if (error) throw error;
  return data.map(({ kind, details }) => ({ ...details, kind }));
}

describe('who is told what', () => {
  test('a role given or taken by somebody else', async () => {
    await owner.call(grantRole, { companyId, userId: hr.id, role: 'cse' });
    expect(await toldTo(hr)).toEqual([{ kind: 'role-granted', role: 'cse', company: COMPANY }]);
    await owner.call(takeRole, { companyId, userId: hr.id, role: 'cse' });
    expect((await toldTo(hr))[0]).toEqual({ kind: 'role-taken', role: 'cse', company: COMPANY });
    expect(await toldTo(owner)).toEqual([]);
    expect(await toldTo(stranger)).toEqual([]);
  });

  test('owners: that a colleague accepted a role, or laid one down', async () => {
    const karim = await memberWithRole(product, owner, companyId, 'cse');
    expect(await toldTo(owner)).toEqual([
      { kind: 'colleague-joined', role: 'cse', company: COMPANY },
    ]);
    await karim.call(takeRole, { companyId, userId: karim.id, role: 'cse' });
    expect((await toldTo(owner))[0]).toEqual({
      kind: 'colleague-left',
      role: 'cse',
      company: COMPANY,
    });
    expect(await toldTo(karim)).toEqual([]);
    expect(await toldTo(hr)).toEqual([]);
  });

  test('owners: that staff set the licence', async () => {
    const staff = await person(product);
    await product.database.ownerPool.query(
      "insert into user_roles (user_id, role) values ($1, 'admin')",
      [staff.id],
    );
    await staff.call(setLicence, {
      companyId,
      form: { kind: 'paid', seats: '75', endsOn: '2027-12-31' },
    });
    const licence = { seats: 75, ends_on: '2027-12-31' };
    expect(await toldTo(owner)).toEqual([{ kind: 'licence-set', ...licence, company: COMPANY }]);
    expect(await toldTo(hr)).toEqual([]);
    expect(await toldTo(staff)).toEqual([]);
  });

  test('whoever invited: how many addresses refused the mail, in one line until it is read', async () => {
    for (const name of ['un', 'deux']) {
      const { invitationId } = await owner.call(inviteMember, {
        companyId,
        email: `${name}@nowhere.example`,
        role: 'cse',
      });
      await refused(invitationId);
    }
    const undelivered = { kind: 'invitation-undelivered', is_role: true, company: COMPANY };
    expect(await toldTo(owner)).toEqual([{ ...undelivered, count: 2 }]);
    await (await tablesOf(owner))
      .from('notifications')
      .update({ read_at: 'now' })
      .is('read_at', null);
    const { invitationId } = await owner.call(inviteMember, {
      companyId,
      email: 'trois@nowhere.example',
      role: 'cse',
    });
    await refused(invitationId);
    expect((await toldTo(owner)).map((each) => each.count)).toEqual([1, 2]);
  });

  test('owners: before a licence ends and after, once for each step, whatever day was missed', async () => {
    await product.database.ownerPool.query(
      "update licences set ends_on = '2026-12-20' where company_id = $1",
      [companyId],
    );
    await product.database.ownerPool.query('delete from notifications');
    const told: (readonly [string, string[]])[] = [];
    // The 13th is missed: the step of seven days is told on the 15th.
    for (const day of [
      '2026-12-05',
      '2026-12-06',
      '2026-12-07',
      '2026-12-15',
      '2026-12-19',
      '2026-12-20',
      '2026-12-21',
      '2026-12-24',
    ]) {
      for (const _twice of [1, 2]) await warnOn(day);
      const kinds = (await toldTo(owner)).map(({ kind }) => kind);
      told.push([day, kinds]);
      await product.database.ownerPool.query('update notifications set read_at = happened_at');
    }
    expect(told.map(([day, kinds]) => [day, kinds.length])).toEqual([
      ['2026-12-05', 0],
      ['2026-12-06', 1],
      ['2026-12-07', 1],
      ['2026-12-15', 2],
      ['2026-12-19', 3],
      ['2026-12-20', 3],
      ['2026-12-21', 4],
      ['2026-12-24', 4],
    ]);
    expect(told.at(-1)?.[1].filter((kind) => kind === 'licence-over')).toHaveLength(1);
    expect(await toldTo(hr)).toEqual([]);
  });
});

/** What the outbox does when a mail server will never take the mail. */
async function refused(invitationId: string): Promise<void> {
  await product.database.ownerPool.query(
    "update invitations set refused_reason = '550 no such mailbox' where id = $1",
    [invitationId],
  );
}

async function warnOn(day: string): Promise<void> {
  const before = now;
  now = new Date(`${day}T07:00:00Z`).getTime();
  await warnOfLicences({ database: product.database });
  now = before;
}

describe('what was told', () => {
  beforeEach(async () => {
    await owner.call(grantRole, { companyId, userId: hr.id, role: 'cse' });
    await owner.call(takeRole, { companyId, userId: hr.id, role: 'cse' });
  });

  test('is read and marked by its person alone: nobody else, no other company, no visitor', async () => {
    const others = [await tablesOf(owner), await tablesOf(stranger), await tablesOf()];
    for (const tables of others) {
      const seen = await tables.from('notifications').select('*').eq('user_id', hr.id);
      expect(seen.data ?? []).toEqual([]);
      const marked = await tables
        .from('notifications')
        .update({ read_at: 'now' })
        .eq('user_id', hr.id)
        .select();
      expect(marked.data ?? []).toEqual([]);
      expect(
        (await tables.from('notifications').delete().eq('user_id', hr.id)).error,
      ).not.toBeNull();
    }
    expect(await toldTo(hr)).toHaveLength(2);
  });

  test('cannot be invented or rewritten, and is read when the server says so', async () => {
    const tables = await tablesOf(hr);
    const invented = { user_id: hr.id, kind: 'role-granted' };
    expect((await tables.from('notifications').insert(invented)).error?.code).toBe('42501');
    for (const change of [{ kind: 'licence-over' }, { details: {} }, { user_id: owner.id }]) {
      const { error } = await tables.from('notifications').update(change).eq('user_id', hr.id);
      expect(error?.code).toBe('42501');
    }
    const early = '1999-01-01T00:00:00Z';
    await tables.from('notifications').update({ read_at: early }).is('read_at', null);
    const { data } = await tables.from('notifications').select('read_at');
    expect(data?.map((row) => new Date(row.read_at).getTime())).toEqual([now, now]);
  });

  test('is forgotten after ninety days, and not before', async () => {
    const { database } = product;
    const forgetAfter = (days: number) =>
      forgetNotifications({ database, clock: { now: () => new Date(now + days * DAY_MS) } });
    await forgetAfter(90);
    expect(await toldTo(hr)).toHaveLength(2);
    await forgetAfter(91);
    expect(await toldTo(hr)).toEqual([]);
  });

  test('goes with the account', async () => {
    const { ownerPool } = product.database;
    const gone = await person(product);
    await ownerPool.query("insert into notifications (user_id, kind) values ($1, 'role-taken')", [
      gone.id,
    ]);
    await ownerPool.query('delete from auth.users where id = $1', [gone.id]);
    const { rows } = await ownerPool.query('select from notifications where user_id = $1', [
      gone.id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('an open page', () => {
  async function listening(someone: Person, topic: string) {
    const page = openPage(product.url, await product.tokens.apiKey('anon'));
    await page.setAuth((await someone.client.getSession()).data.session?.access_token ?? '');
    const channel = page.channel(topic, { config: { private: true } });
    const messages = heard(channel, 'notification');
    const { status, reason } = await subscribed(channel);
    return { page, channel, messages, status, reason };
  }

  test('hears at once what its person is told', async () => {
    const { page, messages, status } = await listening(hr, `person:${hr.id}`);
    expect(status).toBe('SUBSCRIBED');
    await owner.call(grantRole, { companyId, userId: hr.id, role: 'cse' });
    await expect.poll(() => messages.length).toBe(1);
    expect(messages[0]?.payload).toMatchObject({
      operation: 'INSERT',
      record: { kind: 'role-granted', user_id: hr.id, details: { role: 'cse', company: COMPANY } },
    });
    await page.disconnect();
    await owner.call(takeRole, { companyId, userId: hr.id, role: 'cse' });
  });

  test('is not let onto the topic of another person, and says nothing on its own', async () => {
    for (const someone of [owner, stranger]) {
      const { page, status, reason } = await listening(someone, `person:${hr.id}`);
      expect([status, reason]).toEqual(['CHANNEL_ERROR', expect.stringMatching(/unauthorized/i)]);
      await page.disconnect();
    }
    const mine = await listening(hr, `person:${hr.id}`);
    const again = await listening(hr, `person:${hr.id}`);
    await mine.channel.send({ type: 'broadcast', event: 'notification', payload: { false: 1 } });
    await owner.call(grantRole, { companyId, userId: hr.id, role: 'cse' });
    await expect.poll(() => again.messages.length).toBeGreaterThan(0);
    expect(again.messages.filter(({ payload }) => 'false' in (payload as object))).toEqual([]);
    await Promise.all([mine.page.disconnect(), again.page.disconnect()]);
    await owner.call(takeRole, { companyId, userId: hr.id, role: 'cse' });
  });
});

describe('by mail', () => {
  const TITLES = {
    fr: `Un rôle vous est confié chez ${COMPANY}`,
    en: `You have a new role at ${COMPANY}`,
  };

  test.each(['fr', 'en'] as const)('in the language of the person: %s', async (language) => {
    const someone = await memberWithRole(product, owner, companyId, 'cse');
    await someone.call(setOwnLanguage, { language });
    await owner.call(grantRole, { companyId, userId: someone.id, role: 'hr' });
    const mail = await product.mailTo(someone.email, TITLES[language]);
    expect(mail.text).toContain(`${product.url}/dashboard`);
    expect(mail.text).toContain(`${product.url}/user-dashboard`);
    expect(mail.html).not.toContain(someone.email);
  });

  test('not when they do not wish it, nor when they have read it already', async () => {
    const someone = await memberWithRole(product, owner, companyId, 'cse');
    const tables = await tablesOf(someone);
    const wish = { user_id: someone.id, subject: 'roles', is_wanted: false };
    expect((await tables.from('mail_preferences').upsert(wish)).error).toBeNull();
    await owner.call(grantRole, { companyId, userId: someone.id, role: 'hr' });
    await outboxIsEmpty();
    expect(await mailsTo(someone.email, TITLES.fr)).toEqual([]);
    expect(await toldTo(someone)).toHaveLength(1);

    await tables.from('mail_preferences').upsert({ ...wish, is_wanted: true });
    await product.database.ownerPool.query(
      `with told as (insert into notifications (user_id, company_id, kind, details, read_at)
        values ($1, $2, 'role-granted', '{"role": "owner", "company": "Atelier Lumière"}', now())
        returning id) select id from told`,
      [someone.id, companyId],
    );
    await outboxIsEmpty();
    expect(await mailsTo(someone.email, TITLES.fr)).toEqual([]);
  });

  test('nobody wishes for somebody else, and no visitor wishes at all', async () => {
    for (const tables of [await tablesOf(stranger), await tablesOf(owner), await tablesOf()]) {
      const { error } = await tables
        .from('mail_preferences')
        .upsert({ user_id: hr.id, subject: 'licence', is_wanted: false });
      expect(error).not.toBeNull();
      const { data } = await tables.from('mail_preferences').select('*').eq('user_id', hr.id);
      expect(data ?? []).toEqual([]);
    }
  });

  async function mailsTo(address: string, subject: string) {
    const mails = await product.mailbox.list();
    return mails.filter(
      (mail) => mail.subject === subject && mail.to?.some((to) => to.address === address),
    );
  }

  async function outboxIsEmpty() {
    await expect
      .poll(async () => {
        const { rows } = await product.database.ownerPool.query(
          'select from graphile_worker.jobs where task_identifier = $1',
          [SEND_MAIL_TASK],
        );
        return rows.length;
      })
      .toBe(0);
  }
});
