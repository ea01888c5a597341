import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  endOwnSession,
  eraseOwnAccount,
  exportOwnData,
  printOwnData,
  readOwnAccount,
  setOwnLanguage,
} from '#accounts/contract.ts';
import {
  acceptInvitation,
  grantRole,
  inviteEmployees,
  listEmployees,
  listPlaces,
  listSpaces,
  saveEmployee,
  saveSite,
} from '#company/contract.ts';
import { claimOrder, listOrders } from '#shop/orders/contract.ts';
import { applyAsPartner } from '#shop/partners/contract.ts';
import { sendContactRequest } from '#shop/quotes/contract.ts';
import { accountClient, brought, PASSWORD } from '../support/account-client.ts';
import { BUYER } from '../support/checkout-orders.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { place } from '../support/placed-orders.ts';
import { readPdf } from '../support/read-pdf.ts';
import { issueNow, keepDocument } from '../support/risk-document.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let now: Date;
beforeAll(async () => {
  now = new Date();
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, { now: () => now });
});
afterAll(() => product.stop());

const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;

/** An employee of that owner's company, who has come in. */
async function employeeOf(owner: Person, companyId: string): Promise<Person> {
  const lea = await person(product, { password: PASSWORD });
  const { sites } = await owner.call(listPlaces, { companyId });
  await owner.call(saveEmployee, {
    companyId,
    employeeId: randomUUID(),
    form: { firstName: 'Léa', lastName: 'Fontaine', email: lea.email },
    siteId: sites[0]?.id ?? '',
    teamId: null,
  });
  await owner.call(inviteEmployees, { companyId });
  const [{ id: invitationId = '' } = {}] = (await lea.call(listSpaces, {})).invitations;
  await lea.call(acceptInvitation, { invitationId });
  return lea;
}

describe('somebody’s own account', () => {
  test('shows where they are signed in, and signs a device out at once, only theirs', async () => {
    const claire = await person(product, { password: PASSWORD });
    const phone = accountClient(product.url);
    await phone.signInWithPassword({ email: claire.email, password: PASSWORD });
    const { sessions } = await claire.call(readOwnAccount, {});
    expect(sessions.map(({ isThisOne }) => isThisOne).toSorted()).toEqual([false, true]);
    const other = sessions.find(({ isThisOne }) => !isThisOne);
    const sessionId = other?.id ?? '';
    const stranger = await person(product);
    expect(await codeOf(stranger.call(endOwnSession, { sessionId }))).toBe('not-found');
    await claire.call(endOwnSession, { sessionId });
    expect((await phone.refreshSession()).error).not.toBeNull();
    expect((await claire.call(readOwnAccount, {})).sessions).toHaveLength(1);
  });

  test('is written to in the language that was chosen', async () => {
    const claire = await person(product, { password: PASSWORD });
    await claire.call(setOwnLanguage, { language: 'en' });
    expect((await claire.call(readOwnAccount, {})).language).toBe('en');
  });

  test('is nothing to a visitor', async () => {
    for (const contract of [readOwnAccount, exportOwnData, printOwnData]) {
      expect(await codeOf(product.call(contract, {}))).toBe('sign-in-required');
    }
    expect(await codeOf(product.call(eraseOwnAccount, { email: 'a@b.fr' }))).toBe(
      'sign-in-required',
    );
  });

  test('is exported whole, with what every room keeps, and nothing of others', async () => {
    const owner = await person(product);
    const companyId = await companyOf(owner);
    const lea = await employeeOf(owner, companyId);
    await place(product, {
      form: { ...BUYER, company: { ...BUYER.company, email: lea.email } },
    });
    const { unclaimed } = await lea.call(listOrders, { companyId });
    await lea.call(claimOrder, { orderId: unclaimed[0]?.id ?? '', isMine: true });
    const { data } = await lea.call(exportOwnData, {});
    expect(data).toMatchObject({
      account: { account: { email: lea.email }, sessions: [{}] },
      company: {
        places: [{ legal_name: 'Atelier Lumière', last_name: 'Fontaine', site: 'Siège' }],
        roles: [],
      },
      shop: { orders: [{ email: lea.email, lines: [{ name: 'Box Saveurs' }] }], applications: [] },
      requests: [],
    });
    expect(JSON.stringify(data)).not.toContain(owner.email);
    expect(JSON.stringify(data)).not.toMatch(/password|secret|token|hash/i);
  });
});

describe('what is kept, on paper', () => {
  /** Somebody about whom every room keeps something. */
  async function knownEverywhere(): Promise<Person> {
    const owner = await person(product);
    const companyId = await companyOf(owner);
    const lea = await employeeOf(owner, companyId);
    await owner.call(grantRole, { companyId, userId: lea.id, role: 'hr' });
    await lea.call(saveSite, { companyId, siteId: randomUUID(), name: 'Nantes' });
    await place(product, {
      form: { ...BUYER, company: { ...BUYER.company, email: lea.email }, message: HOSTILE },
    });
    await product.call(sendContactRequest, {
      requestKey: randomUUID(),
      website: '',
      form: {
        name: 'Léa Fontaine',
        company: 'Atelier',
        email: lea.email,
        phone: '01 99 00 12 34',
        employeeCount: '60',
        offerType: 'boxes',
        message: HOSTILE,
      },
    });
    await product.call(applyAsPartner, {
      requestKey: randomUUID(),
      website: '',
      form: {
        name: 'Léa Fontaine',
        company: 'Biscuiterie',
        siren: '732829320',
        email: lea.email,
        phone: '',
        town: 'Nantes',
        products: 'Des biscuits au beurre.',
        evidence: 'Un label',
      },
    });
    await sql`insert into auth.mfa_factors
      (user_id, factor_type, status, friendly_name, secret, created_at, updated_at)
      values (${lea.id}, 'totp', 'unverified', 'Téléphone', 'x', now(), now())`.execute(
      product.database.owner,
    );
    await sql`insert into public.mail_preferences values (${lea.id}, 'roles', false)`.execute(
      product.database.owner,
    );
    return lea;
  }
  // Typst's own signs, a bidirectional text, a sign that no font of ours has, and a control character.
  const HOSTILE =
    'Merci #read("/etc/passwd") $x$ *gras* [a] @b \\ "c" – العربية 漢字, bien à vous.';

  test.each([
    ['fr', 'Ce que nous savons de vous', 'rôle confié', 'Rôle', 'Des box à la demande'],
    ['en', 'What we know about you', 'role given', 'Role', 'Boxes on demand'],
  ] as const)('is a document that anybody can read, in %s', async (language, title, ...words) => {
    const lea = await knownEverywhere();
    const pdf = await readPdf(await lea.call(printOwnData, {}, language));
    expect(pdf).toMatchObject({ isTagged: true, accessibilityPart: '1', title, language });
    for (const word of [title, lea.email, 'Fontaine', 'Atelier Lumière', 'Biscuiterie', ...words]) {
      expect(pdf.text).toContain(word);
    }
    expect(pdf.text).toContain('Merci #read("/etc/passwd") $x$ *gras* [a] @b');
    expect(pdf.text).toMatch(/□□,\s+bien\s+à\s+vous/);
    // Every field and every code has a name in the language.
    expect(pdf.text.match(/\b[a-z]+(_[a-z]+)+\b|\b[a-z]+[A-Z][a-zA-Z]+\b/g)).toEqual(null);
    expect(pdf.text).not.toMatch(/\d{4}-\d{2}-\d{2}T/);
  });

  test('holds nothing of others', async () => {
    const owner = await person(product);
    const lea = await employeeOf(owner, await companyOf(owner));
    const { text } = await readPdf(await lea.call(printOwnData, {}));
    expect(text).toContain(lea.email);
    expect(text).not.toContain(owner.email);
  });
});

describe('erasing an account', () => {
  test('takes the person from everywhere, but for orders and the employer’s list', async () => {
    const owner = await person(product);
    const companyId = await companyOf(owner);
    const lea = await employeeOf(owner, companyId);
    const { number } = await place(product, {
      form: { ...BUYER, company: { ...BUYER.company, email: lea.email } },
    });
    expect((await refusalOf(lea.call(eraseOwnAccount, { email: 'autre@a.fr' }))).problems).toEqual([
      { path: 'email', problem: 'not-own' },
    ]);
    await lea.call(eraseOwnAccount, { email: ` ${lea.email.toUpperCase()} ` });
    // The database tells every process of it, a moment after the answer at the latest.
    await expect.poll(() => codeOf(lea.call(listSpaces, {}))).toBe('sign-in-required');
    const client = accountClient(product.url);
    const again = await client.signInWithPassword({ email: lea.email, password: PASSWORD });
    expect(again.error?.code).toBe('invalid_credentials');
    const { employees } = await owner.call(listEmployees, { companyId });
    expect(employees).toMatchObject([{ lastName: 'Fontaine', access: 'none' }]);
    const { rows } = await sql<{ found: string }>`
      select 'users' as found from auth.users where id = ${lea.id}
      union all select 'sessions' from auth.sessions where user_id = ${lea.id}
      union all select 'invitations' from public.invitations where email = ${lea.email}
      union all select 'orders' from public.orders where number = ${number}`.execute(
      product.database.owner,
    );
    expect(rows).toEqual([{ found: 'orders' }]);
  });

  test('waits until the last owner has handed their company over; an empty one goes along', async () => {
    const owner = await person(product);
    const companyId = await companyOf(owner);
    const other = await memberWithRole(product, owner, companyId, 'hr');
    const refusal = await refusalOf(owner.call(eraseOwnAccount, { email: owner.email }));
    expect(refusal).toMatchObject({
      code: 'conflict',
      details: { companies: ['Atelier Lumière'] },
    });
    expect((await owner.call(listSpaces, {})).spaces).toHaveLength(1);
    await other.call(eraseOwnAccount, { email: other.email });
    await owner.call(eraseOwnAccount, { email: owner.email });
    const { rows } = await sql`select from public.companies where id = ${companyId}`.execute(
      product.database.owner,
    );
    expect(rows).toEqual([]);
  });

  test('of whoever founded a company leaves it to those who have taken it over', async () => {
    const founder = await person(product);
    const companyId = await companyOf(founder);
    const heir = await memberWithRole(product, founder, companyId, 'owner');
    await founder.call(eraseOwnAccount, { email: founder.email });
    expect((await heir.call(listSpaces, {})).spaces).toMatchObject([{ id: companyId }]);
  });

  test('leaves a company whose risk document was issued: it is kept for forty years', async () => {
    const owner = await person(product);
    const id = await companyOf(owner);
    const company = { id, places: {}, prevention: owner, hr: owner };
    await keepDocument(company);
    const versionId = await issueNow(company);
    const { data } = await owner.call(exportOwnData, {});
    expect(data.risks).toMatchObject({
      versions: [{ legal_name: 'Atelier Lumière', number: 1 }],
      changes: expect.arrayContaining([
        expect.objectContaining({ subject: 'work-units', act: 'added' }),
      ]),
    });
    const pdf = await readPdf(await owner.call(printOwnData, {}));
    expect(pdf.text).toContain('Versions que vous avez figées ou émises');
    expect(pdf.text).toContain('Unité de travail');
    await owner.call(eraseOwnAccount, { email: owner.email });
    const { rows } = await sql`select state, number, frozen_by, issued_by
      from public.duerp_versions where id = ${versionId}`.execute(product.database.owner);
    expect(rows).toEqual([{ state: 'issued', number: 1, frozen_by: null, issued_by: null }]);
    await expect(
      product.database.asService((tx) => tx.deleteFrom('companies').where('id', '=', id).execute()),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('asks for a sign-in of this hour, and for the second factor of whoever has one', async () => {
    const claire = await person(product, { password: PASSWORD });
    now = new Date(now.getTime() + 61 * 60_000);
    await claire.client.refreshSession();
    expect(await codeOf(claire.call(eraseOwnAccount, { email: claire.email }))).toBe('forbidden');
    await claire.client.signInWithPassword({ email: claire.email, password: PASSWORD });
    await sql`insert into auth.mfa_factors
      (user_id, factor_type, status, secret, created_at, updated_at)
      values (${claire.id}, 'totp', 'verified', 'x', now(), now())`.execute(product.database.owner);
    expect(await codeOf(claire.call(eraseOwnAccount, { email: claire.email }))).toBe('forbidden');
    expect(await codeOf(claire.call(exportOwnData, {}))).toBe('forbidden');
    expect(await codeOf(claire.call(printOwnData, {}))).toBe('forbidden');
  });
});

test('whoever signs up anew under an erased address starts from nothing', async () => {
  const claire = await person(product);
  await companyOf(claire);
  await claire.call(eraseOwnAccount, { email: claire.email });
  const client = accountClient(product.url);
  await client.signInWithOtp({ email: claire.email });
  const { code } = await brought(product, claire.email);
  const { data } = await client.verifyOtp({ email: claire.email, token: code, type: 'email' });
  expect(data.user?.id).not.toBe(claire.id);
});
