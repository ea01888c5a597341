import { randomUUID } from 'node:crypto';
import { StorageClient } from '@supabase/storage-js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as company from '#company/contract.ts';
import * as risks from '#risks/contract.ts';
import { applyAsPartner } from '#shop/partners/contract.ts';
import { sendContactRequest } from '#shop/quotes/contract.ts';
import { PASSWORD } from '../support/account-client.ts';
import { BUYER } from '../support/checkout-orders.ts';
import {
  COMPANY_FORM,
  companyOf,
  memberWithRole,
  type Person,
  person,
  verify,
} from '../support/company.ts';
import { CONTRACTS } from '../support/every-contract.ts';
import { addressesOf } from '../support/every-route.ts';
import { lengthOf } from '../support/nightly.ts';
import { place } from '../support/placed-orders.ts';
import { ACTION, RISK } from '../support/risk-document.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

/** Written wherever Claire has left something; nobody else may ever read it. */
const MARK = 'secret-de-claire-7f3a';

let product: TestProduct;
let claire: Person;
let companyId: string;
/** Real people, of her company and of another, each with the rights they have. */
let people: Readonly<Record<'employee' | 'cse' | 'staff' | 'elsewhere', Person>>;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off', REST_SCHEMAS: 'public' });
  claire = await person(product, { password: PASSWORD });
  const { error } = await claire.client.updateUser({ data: { note: MARK } });
  if (error) throw error;
  await claire.client.mfa.enroll({ factorType: 'totp', friendlyName: MARK });
  await keepFile();
  await keepCompany();
  await keepDuerp();
  await place(product, {
    form: { ...BUYER, message: MARK, company: { ...BUYER.company, email: claire.email } },
  });
  const contact = { name: 'Claire', company: MARK, email: claire.email, phone: '01 99 00 12 34' };
  await product.call(sendContactRequest, {
    requestKey: randomUUID(),
    form: { ...contact, employeeCount: '60', offerType: 'boxes', message: MARK },
    website: '',
  });
  await product.call(applyAsPartner, {
    requestKey: randomUUID(),
    form: {
      ...contact,
      siren: '732829320',
      phone: '',
      town: 'Nantes',
      products: MARK,
      evidence: '',
    },
    website: '',
  });
  const { rows } = await sql<{ id: string }>`select id from public.partner_applications`.execute(
    product.database.owner,
  );
  const view = { view: 'applications', state: '', sort: 'newest', page: 1 };
  partnerWish = { applicationId: rows[0]?.id, ...view };
});
afterAll(() => product.stop());

/** Employees with marks, invited and imported; and the people around them. */
async function keepCompany(): Promise<void> {
  companyId = await companyOf(claire);
  const { sites } = await claire.call(company.listPlaces, { companyId });
  const lea = await person(product);
  const place = { siteId: sites[0]?.id ?? '', teamId: null };
  const form = { firstName: 'Léa', lastName: 'Fontaine', email: lea.email };
  const marked = { firstName: MARK, lastName: MARK, email: `${MARK}@example.com` };
  for (const each of [form, marked]) {
    const employeeId = randomUUID();
    await claire.call(company.saveEmployee, { companyId, employeeId, form: each, ...place });
  }
  await claire.call(company.inviteEmployees, { companyId });
  const [{ id: invitationId = '' } = {}] = (await lea.call(company.listSpaces, {})).invitations;
  await lea.call(company.acceptInvitation, { invitationId });
  const row = { line: 2, firstName: MARK, lastName: MARK, email: null, employeeNumber: MARK };
  await claire.call(company.stageImport, {
    companyId,
    importId: randomUUID(),
    rows: [{ ...row, site: MARK, team: MARK }],
  });
  await claire.call(company.rememberColumns, { companyId, headings: MARK, columns: [] });
  const elsewhere = await person(product);
  await companyOf(elsewhere);
  const staff = await person(product);
  await sql`insert into public.user_roles (user_id, role) values (${staff.id}, 'admin')`.execute(
    product.database.owner,
  );
  const cse = await memberWithRole(product, claire, companyId, 'cse');
  people = { employee: lea, cse, staff, elsewhere };
}

/** Identifiers in a risk document of a company that none of these people belongs to. */
let riskIds: Readonly<Record<string, unknown>>;

/** Marks in every text of a risk document: its works council would read them, hers has no other. */
async function keepDuerp(): Promise<void> {
  const id = await companyOf(claire, { ...COMPANY_FORM, siren: '552100554' });
  const key = randomUUID();
  const kept = { companyId: id, id: key, revision: null };
  const version = { companyId: id, versionId: key };
  await claire.call(risks.setDuerpSettings, {
    companyId: id,
    form: { method: 'frequency-severity', responsible: MARK },
  });
  await claire.call(risks.saveEstablishment, { ...kept, form: { name: MARK } });
  const unit = { establishmentId: key, placeId: null, form: { name: MARK, activities: MARK } };
  await claire.call(risks.saveWorkUnit, { ...kept, ...unit });
  const hazard = { family: 'biologicalAgents', name: MARK };
  await claire.call(risks.saveOwnHazard, { ...kept, form: hazard });
  const situation = { ...RISK, hazard: key, situation: MARK };
  await claire.call(risks.saveRisk, { ...kept, unitId: key, form: situation });
  const action = { ...ACTION, what: MARK };
  await claire.call(risks.savePreventionAction, { ...kept, riskId: key, form: action });
  await claire.call(risks.setExposure, {
    companyId: id,
    unitId: key,
    form: { factor: 'noise', women: '0', men: '4', note: MARK },
  });
  const event = { kind: 'change', happenedOn: '2026-11-20', what: MARK };
  await claire.call(risks.noteRiskEvent, { companyId: id, id: key, unitId: null, form: event });
  await claire.call(risks.freezeDuerp, { ...version, form: { reason: 'first', note: MARK } });
  const informed = { kind: 'informed', on: '2026-11-23', despiteName: MARK, despiteAs: MARK };
  await claire.call(risks.issueDuerp, { ...version, form: informed });
  await claire.call(risks.noteTransmission, {
    ...version,
    id: key,
    form: { sentOn: '2026-11-23', recipient: MARK, means: 'email' },
  });
  await verify(product, id);
  const service = { recipient: MARK, email: 'service@sante-au-travail.example' };
  await claire.call(risks.sendDuerp, { ...version, id: key, form: service });
  const link = { audience: 'authority', holder: MARK };
  await claire.call(risks.makeDuerpLink, { companyId: id, id: key, form: link });
  await keepRegisters(id, key);
  await sql`insert into public.duerp_timestamps (version_id, company_id, response, stamped_at, authority)
    values (${key}, ${id}, ${Buffer.from(MARK)}, now(), ${MARK})`.execute(product.database.owner);
  await sql`insert into public.risk_alerts (id, company_id, place_id, place_name, place_kind, kind,
      stage, since, last_monday, figures, due_on)
    values (${key}, ${id}, ${id}, ${MARK}, 'company', 'drop', 'alert', '2026-11-09', '2026-11-16',
      '{"baseline":10,"ewma":7,"margin":1}', '2026-12-01')`.execute(product.database.owner);
  riskIds = {
    ...version,
    id: key,
    unitId: key,
    riskId: key,
    alertId: key,
    eventId: key,
    establishmentId: key,
    before: key,
    after: null,
    kind: 'reading',
    revision: 1,
    withContents: true,
    sensitivity: 'attentive',
    token: `${key}.abc`,
    form: { name: 'stolen' },
  };
}

/** A line in each of its registers, and a file of them that was handed over. */
async function keepRegisters(id: string, key: string): Promise<void> {
  const line = { companyId: id, id: key, revision: null };
  const exposure = { workerName: MARK, substance: MARK, nature: MARK, exposedFrom: '2026-01-05' };
  await claire.call(risks.saveRegisterEntry, { ...line, register: 'cmr', form: exposure });
  const together = { unitId: key, agents: MARK, effects: MARK, assessment: MARK };
  await claire.call(risks.saveRegisterEntry, { ...line, register: 'combined', form: together });
  await claire.call(risks.setAccidentConditions, {
    companyId: id,
    form: {
      caregiverKind: 'first-aider',
      caregiver: MARK,
      firstAidPost: MARK,
      council: 'elected',
      fundToldOn: '2026-09-01',
    },
  });
  const accident = {
    victimName: MARK,
    happenedOn: '2026-11-20',
    place: MARK,
    circumstances: MARK,
    injuryNature: MARK,
    injurySeat: MARK,
    caregiverName: MARK,
  };
  await claire.call(risks.saveRegisterEntry, { ...line, register: 'accidents', form: accident });
  const file = { companyId: id, fileId: key, register: 'cmr', format: 'csv', year: null } as const;
  await claire.call(risks.exportRegister, file);
  const handover = { givenOn: '2026-11-23', recipient: MARK, means: 'hand' };
  await claire.call(risks.noteHandover, { companyId: id, fileId: key, form: handover });
}

/** In a bucket where everybody has a folder of their own, as a migration would say it. */
async function keepFile(): Promise<void> {
  await sql`insert into storage.buckets (id, name) values ('personal', 'personal')`.execute(
    product.database.owner,
  );
  await sql`create policy own on storage.objects for all to authenticated
    using (bucket_id = 'personal' and (storage.foldername(name))[1] = auth.uid()::text)`.execute(
    product.database.owner,
  );
  const token = (await claire.client.getSession()).data.session?.access_token;
  const files = new StorageClient(`${product.url}/storage/v1`, {
    Authorization: `Bearer ${token}`,
  });
  const { error } = await files
    .from('personal')
    .upload(`${claire.id}/note.txt`, MARK, { metadata: { note: MARK } });
  if (error) throw error;
}

/** By what staff find the application that she sent. */
let partnerWish: Readonly<Record<string, unknown>>;

type Actor = readonly [name: string, token: () => Promise<string>];

const signedIn = (claims: Record<string, unknown>) => () =>
  product.tokens.signAccess({ role: 'authenticated', sub: randomUUID(), ...claims }, 3_600);

/** Of no session, so that trying every route, signing out among them, does not end it. */
const tokenOf = (who: keyof typeof people) => () => signedIn({ sub: people[who].id })();

const ACTORS: readonly Actor[] = [
  ['somebody without a key', async () => ''],
  ['a visitor', () => product.tokens.apiKey('anon')],
  ['somebody whose token claims roles', signedIn({ company_role: 'owner', role_of: 'admin' })],
  ['an employee of the same company', tokenOf('employee')],
  ['its works council', tokenOf('cse')],
  ['another company’s owner', tokenOf('elsewhere')],
];

/** What is written to staff, and where an order is, to whoever works on it. */
const READ_BY_STAFF = [
  'GET /rest/v1/contact_requests',
  'GET /rest/v1/orders',
  'GET /rest/v1/partner_applications',
  'POST /functions/v1/list-contact-requests',
  'POST /functions/v1/list-partners',
  'POST /functions/v1/read-partner',
];

/** One key of each table, and what else names something of hers: every kind of id there is. */
async function everyId(): Promise<string[]> {
  const { owner } = product.database;
  const { rows: keys } = await sql<{ name: string; column: string }>`
    select format('%I.%I', nspname, relname) as name, quote_ident(attname) as column
    from pg_index join pg_class on pg_class.oid = indrelid
      join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indisprimary and nspname not in ('pg_catalog', 'graphile_worker', 'migrations')
      and nspname !~ '^pg_' and nspname <> 'information_schema'
    order by 1`.execute(owner);
  const ids = [claire.id, claire.email, `personal/${claire.id}/note.txt`, 'personal'];
  for (const { name, column } of keys) {
    const { rows } = await sql<{ id: string | null }>`
      select max(${sql.raw(column)}::text) as id from ${sql.raw(name)}`.execute(owner);
    if (rows[0]?.id) ids.push(rows[0].id);
  }
  const { rows } = await sql<{ key: string }>`select access_key as key from orders`.execute(owner);
  // The key of an order is its buyer's only proof: whoever has it reads the order.
  expect(rows.map(({ key }) => key).filter((key) => ids.includes(key))).toEqual([]);
  return [...new Set(ids)];
}

/** Everything that a body could name, each pointing at something of hers. */
function bodyFor(id: string): string {
  const path = `${claire.id}/note.txt`;
  return JSON.stringify({
    id,
    email: claire.email,
    password: 'pas le bon mot de passe',
    token: id,
    token_hash: id,
    type: 'email',
    refresh_token: id,
    auth_code: id,
    code: '123456',
    challenge_id: id,
    factor_type: 'totp',
    slug: id,
    number: id,
    accessKey: id,
    orderId: id,
    bucketId: 'personal',
    sourceKey: path,
    destinationKey: 'mine.txt',
    prefixes: [path],
    paths: [path],
    expiresIn: 60,
    prefix: claire.id,
    name: 'stolen',
    public: true,
    companyId,
    productId: id,
    requestId: id,
    productIds: [id],
    revision: 1,
    when: 'now',
    act: 'archive',
    employeeId: id,
    importId: id,
    invitationId: id,
    siteId: id,
    userId: id,
    sessionId: id,
    headings: MARK,
    search: '',
    day: '2026-11-23',
    taps: { mood: 1, energy: 1, factorTap: 1 },
    ...(namesOf(risks).includes(id) && riskIds),
    ...(/^(list-partners|read-partner)$/.test(id) && partnerWish),
  });
}

/** Where her risk document is. */
const RISK_TABLES = [
  'risk_settings',
  'establishments',
  'work_units',
  'company_hazards',
  'assessed_risks',
  'prevention_actions',
  'exposures',
  'risk_events',
  'risk_changes',
  'risk_alerts',
  'duerp_versions',
  'duerp_transmissions',
  'duerp_links',
  'duerp_sendings',
  'duerp_timestamps',
  'cmr_exposures',
  'combined_exposures',
  'accident_conditions',
  'minor_accidents',
  'register_files',
];

const namesOf = (room: object): string[] =>
  Object.values(room).map(({ name }: { name: string }) => name);
const FUNCTIONS = CONTRACTS.map(({ name }) => name);

type Crawled = {
  readonly asked: number;
  readonly leaks: readonly string[];
  readonly faults: string[];
};

/**
 * Asks every route, with every kind of id, as somebody; in a commit's run every function and table is asked by its
 * name, and each other name and id on a quarter of the routes.
 */
async function crawl(token: string): Promise<Crawled> {
  const { routes, url } = product;
  const relations = await names();
  const ids = [...(await everyId()), ...relations];
  const attempts = routes.flatMap((route, at) => {
    const tried = lengthOf(ids, (_id, index) => (at + index) % 4 === 0);
    if (route.path.includes('/functions/')) tried.unshift(...FUNCTIONS);
    if (route.path.includes('/rest/')) tried.unshift(...relations);
    const named = [...new Set(tried)];
    return addressesOf(route, named).map((address, index) => ({
      method: route.method,
      address,
      body: bodyFor(named[index] ?? claire.id),
    }));
  });
  const leaks: string[] = [];
  const faults: string[] = [];
  const ask = async ({ method, address, body }: (typeof attempts)[number]) => {
    const response = await fetch(url + address, {
      method,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(method !== 'GET' && method !== 'HEAD' && { body }),
    });
    const text = await response.text();
    if (text.includes(MARK)) leaks.push(`${method} ${address}`);
    if (response.status >= 500) faults.push(`${response.status} ${method} ${address}`);
  };
  for (let at = 0; at < attempts.length; at += 8) {
    await Promise.all(attempts.slice(at, at + 8).map(ask));
  }
  return { asked: attempts.length, leaks, faults };
}

describe('on every route, with every kind of id', () => {
  test.each(ACTORS)(
    '%s reads no byte of somebody else',
    async (_name, token) => {
      const { asked, leaks, faults } = await crawl(await token());
      expect(asked).toBeGreaterThan(1_000);
      expect([leaks, faults]).toEqual([[], []]);
    },
    240_000,
  );

  test('a member of staff reads of her what she wrote to them and ordered, which is their work, and nothing else', async () => {
    const { asked, leaks, faults } = await crawl(await tokenOf('staff')());
    expect(asked).toBeGreaterThan(1_000);
    expect([...new Set(leaks)].toSorted()).toEqual(READ_BY_STAFF);
    expect(faults).toEqual([]);
  });

  test('and what is hers is still there, unchanged, for her', async () => {
    const signedInAgain = await claire.client.signInWithPassword({
      email: claire.email,
      password: PASSWORD,
    });
    expect(signedInAgain.error).toBeNull();
    const token = signedInAgain.data.session?.access_token ?? '';
    const { leaks } = await crawlReading(token);
    expect(leaks).toEqual(
      expect.arrayContaining([
        'GET /auth/v1/user',
        ...RISK_TABLES.map((table) => `GET /rest/v1/${table}`),
        `GET /storage/v1/object/personal/${claire.id}/note.txt`,
        `GET /storage/v1/object/info/personal/${claire.id}/note.txt`,
      ]),
    );
  });

  test('while the product itself finds it in every place it was written', async () => {
    const { leaks } = await crawlReading(await product.tokens.apiKey('service_role'));
    const places = ['orders', 'contact_requests', 'employees', 'import_rows', 'import_mappings'];
    places.push(...RISK_TABLES);
    for (const place of [...places.map((name) => `/rest/v1/${name}`), '/auth/v1/admin/users']) {
      expect([place, leaks.some((leak) => leak.includes(place))]).toEqual([place, true]);
    }
  });

  /** Only what changes nothing. */
  async function crawlReading(token: string) {
    const ids = await everyId();
    const leaks: string[] = [];
    for (const route of product.routes.filter(({ method }) => method === 'GET')) {
      for (const address of addressesOf(route, [...ids, ...(await names())])) {
        const response = await fetch(product.url + address, {
          redirect: 'manual',
          headers: { authorization: `Bearer ${token}` },
        });
        if ((await response.text()).includes(MARK)) leaks.push(`GET ${address}`);
      }
    }
    return { leaks };
  }
});

/** Names of the tables and functions of the database that the protocol shows. */
async function names(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = 'public' and relkind in ('r', 'p', 'v', 'm')
    union select proname::text from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
      where nspname = 'public'`.execute(product.database.owner);
  return rows.map(({ name }) => name);
}
