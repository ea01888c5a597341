import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, parisDayOf, startOfParisDay } from '#basics/dates.ts';
import {
  inviteEmployees,
  inviteMember,
  listMembers,
  listPlaces,
  readVerification,
  resendInvitation,
  runImport,
  stageImport,
} from '#company/contract.ts';
import { LIMITS } from '#platform/limits.ts';
import { readSettingForms, saveSetting } from '#staff/contract.ts';
import {
  COMPANY_FORM,
  companyOf,
  newSiren,
  type Person,
  person,
  verify,
} from '../support/company.ts';
import { settableClock } from '../support/listening.ts';
import { postFunction } from '../support/post-function.ts';
import { signedAnew, staffOf } from '../support/staff-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let paul: Person;
const START = new Date().toISOString();
const clock = settableClock(START);
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  paul = await staffOf(product);
});
afterAll(() => product.stop());

const DAILY = 25;
const at = (domain: string) => `${randomUUID()}@${domain}`;
const newDomain = () => `${randomUUID()}.example`;

async function ownerAt(domain: string): Promise<Person> {
  return signedAnew(product, await person(product, { email: at(domain) }));
}

async function spaceOf(domain: string, change: Readonly<Record<string, string>> = {}) {
  const owner = await ownerAt(domain);
  const companyId = await companyOf(owner, { ...COMPANY_FORM, siren: newSiren(), ...change });
  return { owner, companyId };
}
type Space = Awaited<ReturnType<typeof spaceOf>>;

/** Takes a file with these addresses, as on the first morning. */
async function taken({ owner, companyId }: Space, emails: readonly string[]): Promise<void> {
  const importId = randomUUID();
  const rows = emails.map((email, index) => ({
    line: index + 2,
    firstName: 'Léa',
    lastName: `Roux ${index}`,
    email,
    employeeNumber: String(index),
    site: null,
    team: null,
  }));
  expect((await owner.call(stageImport, { companyId, importId, rows })).problems).toEqual([]);
  await owner.call(runImport, { companyId, importId });
}

const addresses = (count: number, domain: string) =>
  Array.from({ length: count }, () => at(domain));

const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'sent',
    (error: { code: string; details?: { reason?: string } }) => error.details?.reason ?? error.code,
  );

const sentBy = async ({ companyId }: Space) => {
  const { rows } = await sql<{ sent: number }>`select count(*)::integer as sent
    from company_journal where company_id = ${companyId} and action like 'invitation-sent%'`.execute(
    product.database.owner,
  );
  return rows[0]?.sent;
};

describe('a company that is not verified', () => {
  test('invites all 140 of its owner’s own domain at once', async () => {
    const domain = newDomain();
    const space = await spaceOf(domain, { headcount: '140' });
    await taken(space, addresses(140, domain));
    const { companyId } = space;
    expect(await space.owner.call(inviteEmployees, { companyId })).toEqual({ sent: 140 });
    expect(await space.owner.call(readVerification, { companyId })).toMatchObject({
      domains: [domain],
      ownDomainInvitations: 168,
      dailyInvitations: DAILY,
    });
  });

  test.each(['gmail.com', 'orange.fr', 'numericable.fr', 'laposte.net', 'mailo.com'])(
    'invites 25 a day where its owner has an address at %s, as everybody may',
    async (domain) => {
      const space = await spaceOf(domain);
      await taken(space, addresses(40, domain));
      const { companyId, owner } = space;
      expect(await owner.call(inviteEmployees, { companyId })).toEqual({ sent: DAILY, held: 15 });
      expect(await owner.call(inviteEmployees, { companyId })).toEqual({ sent: 0, held: 15 });
      expect((await owner.call(readVerification, { companyId })).domains).toEqual([]);
    },
  );

  test('waits for the next day, or until staff have verified it', async () => {
    const space = await spaceOf('gmail.com');
    const { companyId, owner } = space;
    await taken(space, addresses(80, newDomain()));
    expect(await owner.call(inviteEmployees, { companyId })).toMatchObject({ sent: DAILY });
    clock.set(startOfParisDay(addDays(parisDayOf(new Date(START)), 1)));
    expect(await owner.call(inviteEmployees, { companyId })).toEqual({ sent: DAILY, held: 30 });
    await verify(product, companyId);
    expect(await owner.call(inviteEmployees, { companyId })).toEqual({ sent: 30 });
    clock.set(START);
  });

  test('sends no more by roles, by sending again, at the same moment or from several spaces', async () => {
    const space = await spaceOf('gmail.com');
    const { owner, companyId } = space;
    const invite = (id = companyId) =>
      outcome(
        owner.call(inviteMember, { companyId: id, email: at('victims.example'), role: 'cse' }),
      );
    const rush = await Promise.all(Array.from({ length: 40 }, () => invite()));
    expect(rush.filter((each) => each === 'sent')).toHaveLength(DAILY);
    expect(new Set(rush)).toEqual(new Set(['sent', 'unverified-company']));
    const { invitations } = await owner.call(listMembers, { companyId });
    for (const { id: invitationId } of invitations.slice(0, 5))
      expect(await outcome(owner.call(resendInvitation, { invitationId }))).toBe(
        'unverified-company',
      );
    const second = await companyOf(owner, { ...COMPANY_FORM, siren: newSiren() });
    expect(await invite(second)).toBe('unverified-company');
    expect(await sentBy(space)).toBe(DAILY);
  });

  test('cannot write through its table, nor by a function that forgets, what its functions refuse', async () => {
    const space = await spaceOf('gmail.com');
    const { owner, companyId } = space;
    const token = (await owner.client.getSession()).data.session?.access_token;
    const rows = addresses(60, 'victims.example').map((email) => ({
      company_id: companyId,
      email,
      role: 'cse',
      language: 'fr',
      invited_by: owner.id,
      sent_at: clock.now().toISOString(),
      expires_at: new Date(clock.now().getTime() + 86_400_000).toISOString(),
    }));
    const byTable = await fetch(`${product.url}/rest/v1/invitations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(rows.slice(0, 1)),
    });
    expect(byTable.status).toBe(403);
    const functions = await product.tablesOfFunctions();
    const write = (body: unknown) =>
      fetch(`${functions}/invitations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await write(rows)).ok).toBe(false);
    expect((await write(rows.slice(0, DAILY))).ok).toBe(true);
    expect((await write(rows.slice(DAILY, DAILY + 1))).ok).toBe(false);
    const { rows: kept } = await sql`select count(*)::integer as invited from invitations
      where company_id = ${companyId}`.execute(product.database.owner);
    expect(kept).toEqual([{ invited: DAILY }]);
  });

  test('proves no domain by an address that is not confirmed, or by who is no owner', async () => {
    const domain = newDomain();
    const space = await spaceOf(domain);
    const { owner, companyId } = space;
    await taken(space, addresses(40, domain));
    await sql`update auth.users set email_confirmed_at = null where id = ${owner.id}`.execute(
      product.database.owner,
    );
    expect(await owner.call(inviteEmployees, { companyId })).toEqual({ sent: DAILY, held: 15 });
    const hr = await ownerAt(newDomain());
    await sql`insert into company_members (company_id, user_id, role)
      values (${companyId}, ${hr.id}, 'hr')`.execute(product.database.owner);
    const { domains } = await owner.call(readVerification, { companyId });
    expect(domains).toEqual([]);
  });

  test('and while the list of public providers is not there, proves none', async () => {
    const domain = newDomain();
    const { owner, companyId } = await spaceOf(domain);
    await product.database
      .asService(async (tx) => {
        await sql`delete from platform.mail_providers`.execute(tx);
        const { rows } = await sql`select access.proven_domains(${companyId}) as domain`.execute(
          tx,
        );
        expect(rows).toEqual([]);
        throw new Error('undone');
      })
      .catch((error: Error) => expect(error.message).toBe('undone'));
    expect((await owner.call(readVerification, { companyId })).domains).toEqual([domain]);
  });
});

test('spaces are opened thirty a day from one network, by however many accounts', async () => {
  expect(LIMITS['create-company-network']).toEqual({ uses: 30, windowSeconds: 86_400 });
  const few = { TRUSTED_PROXIES: '1', LIMITS: 'create-company-network=3/86400' };
  const another = await startTestProduct({ AUTH_RATE_LIMITS: 'off', ...few });
  const open = async (network: string) => {
    const { client } = await person(another);
    const token = (await client.getSession()).data.session?.access_token ?? '';
    const body = { companyId: randomUUID(), form: { ...COMPANY_FORM, siren: newSiren() } };
    const wish = JSON.stringify(body);
    return (await postFunction(another.url, 'create-company', wish, { network, token })).status;
  };
  const statuses = [];
  for (let host = 1; host <= 4; host += 1) statuses.push(await open(`198.51.100.${host}`));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await open('192.0.2.1')).toBe(200);
  await another.stop();
});

describe('its own domain', () => {
  test.each([
    ['60', 72],
    ['2', 30],
  ])(
    'is no way past every limit: of %s declared, %i a day, by list, role or table',
    async (headcount, most) => {
      const domain = newDomain();
      const owner = await ownerAt(domain);
      const companyId = await companyOf(owner, { ...COMPANY_FORM, headcount, siren: newSiren() });
      await taken({ owner, companyId }, addresses(most + 5, domain));
      expect(await owner.call(inviteEmployees, { companyId })).toEqual({ sent: most, held: 5 });
      expect(await owner.call(inviteEmployees, { companyId })).toEqual({ sent: 0, held: 5 });
      const invite = (id: string) =>
        outcome(owner.call(inviteMember, { companyId: id, email: at(domain), role: 'cse' }));
      expect(await invite(companyId)).toBe('unverified-company');
      // Nor by a second space of the same person, nor by writing rows.
      const second = await companyOf(owner, { ...COMPANY_FORM, headcount, siren: newSiren() });
      expect(await invite(second)).toBe('unverified-company');
      const token = (await owner.client.getSession()).data.session?.access_token;
      const byTable = await fetch(`${await product.tablesOfFunctions()}/invitations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          company_id: companyId,
          email: at(domain),
          role: 'cse',
          language: 'fr',
          invited_by: owner.id,
          sent_at: clock.now().toISOString(),
          expires_at: new Date(clock.now().getTime() + 86_400_000).toISOString(),
        }),
      });
      expect(byTable.status).toBe(400);
      // Strangers are counted apart, and staff end it.
      expect(
        await outcome(owner.call(inviteMember, { companyId, email: at('x.example'), role: 'cse' })),
      ).toBe('sent');
      await verify(product, companyId);
      expect(await owner.call(inviteEmployees, { companyId })).toEqual({ sent: 5 });
    },
  );

  test('of a company that says it has ten million people is no more than 2,000 a day', async () => {
    const { rows } = await sql<{
      most: number;
    }>`select access.free_invitations_a_day(headcount) as most
      from unnest(array[1, 25, 140, 141, 1667, 10000000]) as headcount`.execute(
      product.database.owner,
    );
    expect(rows.map(({ most }) => most)).toEqual([30, 30, 168, 170, 2_000, 2_000]);
  });
});

describe('one mailbox', () => {
  test('gets five mails a day of it at most, however its address is written', async () => {
    const space = await spaceOf(newDomain());
    const { owner, companyId } = space;
    const name = randomUUID();
    await taken(
      space,
      Array.from({ length: 8 }, (_, tag) => `${name}+${tag}@gmail.com`),
    );
    expect(await owner.call(inviteEmployees, { companyId })).toEqual({ sent: 5, held: 3 });
    const invite = (id: string) =>
      outcome(
        owner.call(inviteMember, { companyId: id, email: `${name}@googlemail.com`, role: 'hr' }),
      );
    expect(await invite(companyId)).toBe('unverified-company');
    const second = await companyOf(owner, { ...COMPANY_FORM, siren: newSiren() });
    expect(await invite(second)).toBe('unverified-company');
    await verify(product, companyId);
    expect(await owner.call(inviteEmployees, { companyId })).toEqual({ sent: 3 });
  });
});

describe('its mails', () => {
  test('carry nothing that it typed but its name, and say to strangers that it is not verified', async () => {
    const domain = newDomain();
    const space = await spaceOf(domain, { legalName: 'Menuiserie Roux' });
    const { owner, companyId } = space;
    const [known, stranger] = [at(domain), at('ailleurs.example')];
    for (const email of [known, stranger])
      await owner.call(inviteMember, { companyId, email, role: 'cse' });
    const toKnown = await product.mailTo(known, 'invitation');
    const toStranger = await product.mailTo(stranger, 'invitation');
    expect(toKnown.text).toContain('Menuiserie Roux');
    expect(toKnown.text).not.toContain('pas encore vérifié');
    expect(toStranger.text).toContain('pas encore vérifié');
    await verify(product, companyId);
    const later = at('ailleurs.example');
    await owner.call(inviteMember, { companyId, email: later, role: 'cse' });
    expect((await product.mailTo(later, 'vous invite')).text).not.toContain('pas encore vérifié');
    // Places, names of people and numbers are typed too.
    const { sites } = await owner.call(listPlaces, { companyId });
    expect(toStranger.text).not.toContain(sites[0]?.name ?? '?');
  });
});

describe('its name', () => {
  const SENTENCE =
    'Votre compte expire ce soir sans faute, rappelez vite votre conseiller au siège';
  const CUT = `${SENTENCE.slice(0, 59)}…`;
  test.each([
    [
      'fr',
      `Prévenance\u00a0: invitation à l’espace «\u00a0${CUT}\u00a0»`,
      `${SENTENCE} vous invite`,
    ],
    ['en', `Prévenance: invitation to the space “${CUT}”`, `${SENTENCE} invites you`],
  ] as const)(
    'comes after our own words and is cut, in %s, until staff have verified it',
    async (language, before, after) => {
      const domain = newDomain();
      const { owner, companyId } = await spaceOf(domain, { legalName: SENTENCE });
      const invite = async (email: string) => {
        await owner.call(inviteMember, { companyId, email, role: 'cse' }, language);
        return product.mailTo(email, '');
      };
      for (const email of [at(domain), at('ailleurs.example')]) {
        const { subject, text, html } = await invite(email);
        expect(subject).toBe(before.replaceAll('\u00a0', ' '));
        expect(text).toContain(language === 'fr' ? `«\u00a0${CUT}\u00a0»` : `“${CUT}”`);
        expect(`${text}${html}`).not.toContain(SENTENCE);
      }
      await verify(product, companyId);
      expect((await invite(at('ailleurs.example'))).subject).toBe(after);
    },
  );
});

describe('staff', () => {
  test('decide how many such a company may send a day', async () => {
    const { groups } = await paul.call(readSettingForms, {});
    const { form, revision } = groups.site;
    expect(form.dailyInvitations).toBe(String(DAILY));
    const save = (dailyInvitations: string, seen = revision) =>
      paul.call(saveSetting, {
        group: 'site',
        revision: seen,
        form: { ...form, dailyInvitations },
      });
    const wrong = await refusalOf(save('1001'));
    expect(wrong.problems).toEqual([
      { path: 'dailyInvitations', problem: 'daily-invitations-invalid' },
    ]);
    const saved = await save('2');
    const { owner, companyId } = await spaceOf('gmail.com');
    const invite = () =>
      outcome(owner.call(inviteMember, { companyId, email: at('victims.example'), role: 'cse' }));
    expect([await invite(), await invite(), await invite()]).toEqual([
      'sent',
      'sent',
      'unverified-company',
    ]);
    await save(String(DAILY), saved.revision);
  });
});
