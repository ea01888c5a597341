import { randomUUID } from 'node:crypto';
import { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  enterByCode,
  exportEmployees,
  listEmployees,
  listMembers,
  listPlaces,
  listSpaces,
  markDeparture,
  printPersonalCodes,
  printPoster,
  readOverview,
  readPersonalCode,
  saveEmployee,
} from '#company/contract.ts';
import { PASSWORD } from '../support/account-client.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { readPdf } from '../support/read-pdf.ts';
import { TEST_NOW } from '../support/running-product.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const DAY_MS = 86_400_000;
let now = new Date(TEST_NOW).getTime();

let product: TestProduct;
let claire: Person;
let companyId: string;
beforeAll(async () => {
  const clock = { now: () => new Date(now) };
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
});
afterAll(() => product.stop());
beforeEach(async () => {
  now = new Date(TEST_NOW).getTime();
  claire = await person(product, { password: PASSWORD });
  companyId = await companyOf(claire);
});

const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;

async function addPerson(lastName: string, email = ''): Promise<string> {
  const { sites } = await claire.call(listPlaces, { companyId });
  const employeeId = randomUUID();
  const form = { firstName: 'Paul', lastName, email, employeeNumber: '' };
  const siteId = sites[0]?.id ?? '';
  await claire.call(saveEmployee, { companyId, employeeId, form, siteId, teamId: null });
  return employeeId;
}

/** The codes on the slips, by the last name beside each. */
async function printedCodes(printer = claire): Promise<Map<string, string>> {
  const { text } = await readPdf(await printer.call(printPersonalCodes, { companyId }));
  const slips = text.matchAll(/(\S+) Paul\b[\s\S]*?([0-9A-Z]{5}-[0-9A-Z]{5})/g);
  return new Map([...slips].map(([, name = '', code = '']) => [name, code]));
}

const accessOf = async (lastName: string) =>
  (await claire.call(listEmployees, { companyId })).employees.find(
    (employee) => employee.lastName === lastName,
  )?.access;

describe('the slips', () => {
  test('are for those without an address, each with a code of their own', async () => {
    await addPerson('Martin');
    await addPerson('Diallo');
    await addPerson('Moreau', 'moreau@a.example');
    const { withoutAccess } = await claire.call(readOverview, { companyId });
    expect(withoutAccess).toBe(2);
    const codes = await printedCodes();
    expect([...codes.keys()].sort()).toEqual(['Diallo', 'Martin']);
    expect(new Set(codes.values()).size).toBe(2);
    expect(await accessOf('Martin')).toBe('code');
    expect(await accessOf('Moreau')).toBe('none');
  });

  test('are read aloud, in both languages', async () => {
    await addPerson('Martin');
    for (const [language, words] of [
      ['fr', 'Votre code personnel'],
      ['en', 'Your personal code'],
    ] as const) {
      for (const contract of [printPersonalCodes, printPoster]) {
        const pdf = await readPdf(await claire.call(contract, { companyId }, language));
        expect(pdf).toMatchObject({ isTagged: true, accessibilityPart: '1', language });
        if (contract === printPersonalCodes) expect(pdf.text).toContain(words);
      }
    }
  });

  test('have the same code as long as it is good, and another one afterwards', async () => {
    await addPerson('Martin');
    await endLicenceOn('2027-12-31');
    const first = (await printedCodes()).get('Martin') ?? '';
    now += 29 * DAY_MS;
    await signInAgain(claire);
    expect((await printedCodes()).get('Martin')).toBe(first);
    now += 2 * DAY_MS;
    await signInAgain(claire);
    expect(await accessOf('Martin')).toBe('code-over');
    expect((await product.call(readPersonalCode, { code: first })).state).toBe('over');
    const second = (await printedCodes()).get('Martin') ?? '';
    expect(second).not.toBe(first);
    expect(await codeOf(product.call(readPersonalCode, { code: first }))).toBe('not-found');
    expect((await product.call(readPersonalCode, { code: second })).state).toBe('open');
  });

  test('come two hundred to a document', async () => {
    await product.database.ownerPool.query(
      `insert into employees (company_id, site_id, first_name, last_name)
        select $1, sites.id, 'Paul', 'Nom' || number
        from sites, generate_series(1, 203) as number where company_id = $1`,
      [companyId],
    );
    const names = new Set<string>();
    for (const part of [1, 2]) {
      const { text } = await readPdf(await claire.call(printPersonalCodes, { companyId, part }));
      for (const [name] of text.matchAll(/Nom\d+ Paul/g)) names.add(name);
      expect(names.size).toBe(part === 1 ? 200 : 203);
    }
    const beyond = claire.call(printPersonalCodes, { companyId, part: 3 });
    expect(await codeOf(beyond)).toBe('not-found');
  });

  test('and the poster, which holds no code and no name, are printed by owner and HR only', async () => {
    await addPerson('Martin');
    const { text } = await readPdf(await claire.call(printPoster, { companyId }));
    expect(text).toContain('Atelier Lumière');
    expect(text).not.toMatch(/Martin|[0-9A-Z]{5}-[0-9A-Z]{5}/);
    const hr = await memberWithRole(product, claire, companyId, 'hr');
    expect((await printedCodes(hr)).size).toBe(1);
    const council = await memberWithRole(product, claire, companyId, 'cse');
    const stranger = await person(product, { password: PASSWORD });
    await companyOf(stranger);
    for (const contract of [printPoster, printPersonalCodes]) {
      expect(await codeOf(product.call(contract, { companyId }))).toBe('sign-in-required');
      for (const other of [council, stranger]) {
        expect(await codeOf(other.call(contract, { companyId }))).toBe('forbidden');
      }
    }
    await endLicenceOn('2026-11-22');
    expect(await codeOf(claire.call(printPersonalCodes, { companyId }))).toBe('forbidden');
  });
});

async function endLicenceOn(day: string): Promise<void> {
  await product.database.ownerPool.query(
    "update licences set starts_on = '2026-01-01', ends_on = $2 where company_id = $1",
    [companyId, day],
  );
}

/** Time has passed: their token is over. */
async function signInAgain(someone: Person): Promise<void> {
  const { error } = await someone.client.refreshSession();
  if (error) await someone.client.signInWithPassword({ email: someone.email, password: PASSWORD });
}

describe('a code', () => {
  test('leads to one’s place, with an address that the company never sees', async () => {
    await addPerson('Martin');
    const code = (await printedCodes()).get('Martin') ?? '';
    expect(await product.call(readPersonalCode, { code: ` ${code.toLowerCase()} ` })).toEqual({
      companyName: 'Atelier Lumière',
      firstName: 'Paul',
      state: 'open',
    });
    const paul = await person(product, { password: PASSWORD });
    expect(await paul.call(enterByCode, { code })).toEqual({ companyId });
    const { spaces } = await paul.call(listSpaces, {});
    expect(spaces).toMatchObject([{ id: companyId, roles: ['employee'] }]);
    expect(await accessOf('Martin')).toBe('in');
    expect((await claire.call(readOverview, { companyId })).withoutAccess).toBe(0);

    const seen = await Promise.all([
      claire.call(listEmployees, { companyId }),
      claire.call(exportEmployees, { companyId }),
      claire.call(listMembers, { companyId }),
      claire.call(readOverview, { companyId }),
      everythingReadableBy(claire),
    ]);
    expect(JSON.stringify(seen)).not.toContain(paul.email);
  });

  test('is good once, also when two people type it at the same moment', async () => {
    await addPerson('Martin');
    const code = (await printedCodes()).get('Martin') ?? '';
    const people = await Promise.all(Array.from({ length: 8 }, () => person(product)));
    const outcomes = await Promise.all(
      people.map((each) =>
        each.call(enterByCode, { code }).then(
          () => 'in',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual([...Array(7).fill('already-done'), 'in']);
    expect((await product.call(readPersonalCode, { code })).state).toBe('entered');
    expect(await codeOf(claire.call(printPersonalCodes, { companyId }))).toBe('not-found');
  });

  test('is for one who is still there, and has no other place', async () => {
    const employeeId = await addPerson('Martin');
    await addPerson('Diallo');
    const codes = await printedCodes();
    const paul = await person(product, { password: PASSWORD });
    await paul.call(enterByCode, { code: codes.get('Diallo') ?? '' });
    const code = codes.get('Martin') ?? '';
    expect(await codeOf(paul.call(enterByCode, { code }))).toBe('conflict');
    expect((await product.call(readPersonalCode, { code })).state).toBe('open');
    await claire.call(markDeparture, { companyId, employeeId, leftOn: '2026-11-20' });
    expect((await product.call(readPersonalCode, { code })).state).toBe('over');
    expect(await codeOf((await person(product)).call(enterByCode, { code }))).toBe('not-found');
  });

  test('is not used by who prints it: owner and HR have every code, and a place of their own', async () => {
    await addPerson('Martin');
    const code = (await printedCodes()).get('Martin') ?? '';
    const hr = await memberWithRole(product, claire, companyId, 'hr');
    for (const printer of [claire, hr]) {
      expect(await codeOf(printer.call(enterByCode, { code }))).toBe('conflict');
    }
    expect((await product.call(readPersonalCode, { code })).state).toBe('open');
    expect(await (await person(product)).call(enterByCode, { code })).toEqual({ companyId });
  });

  test('is nothing to who is not signed in, and nobody enters with what is none', async () => {
    await addPerson('Martin');
    const code = (await printedCodes()).get('Martin') ?? '';
    expect(await codeOf(product.call(enterByCode, { code }))).toBe('sign-in-required');
    const paul = await person(product, { password: PASSWORD });
    for (const wrong of ['', '%', 'ABCDE-FGHJK', `${code}X`, code.slice(1), "' or 1=1 --"]) {
      expect(await codeOf(paul.call(enterByCode, { code: wrong }))).toBe('not-found');
      expect(await codeOf(product.call(readPersonalCode, { code: wrong }))).toBe('not-found');
    }
  });

  test('is in no table, and its row is shown to owner and HR only', async () => {
    await addPerson('Martin');
    const code = ((await printedCodes()).get('Martin') ?? '').replace('-', '');
    const { rows } = await product.database.ownerPool.query(
      'select personal_codes::text as text from personal_codes',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(code);
    const council = await memberWithRole(product, claire, companyId, 'cse');
    const stranger = await person(product, { password: PASSWORD });
    await companyOf(stranger);
    expect((await codesSeenBy(claire)).length).toBe(1);
    for (const other of [council, stranger]) expect(await codesSeenBy(other)).toEqual([]);
    const change = (await tablesOf(claire)).from('personal_codes').update({ code_hash: 'x' });
    expect((await change.eq('company_id', companyId)).error?.code).toBe('42501');
  });
});

async function tablesOf(someone: Person) {
  const token = (await someone.client.getSession()).data.session?.access_token;
  return new PostgrestClient(`${product.url}/rest/v1`, {
    headers: { Authorization: `Bearer ${token}` },
  });
}

async function codesSeenBy(someone: Person) {
  const { data } = await (await tablesOf(someone))
    .from('personal_codes')
    .select('*')
    .eq('company_id', companyId);
  return data ?? [];
}

/** Every table that the client’s protocol shows, as far as this person may read it. */
async function everythingReadableBy(someone: Person) {
  const tables = await tablesOf(someone);
  const { rows } = await product.database.ownerPool.query<{ name: string }>(
    "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  return Promise.all(
    rows.map(async ({ name }) => [name, (await tables.from(name).select('*')).data]),
  );
}
