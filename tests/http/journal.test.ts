import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  enterByCode,
  listJournal,
  listPlaces,
  printPersonalCodes,
  saveEmployee,
  saveSite,
} from '#company/contract.ts';
import { JOURNAL_ACTIONS } from '#company/rules/journal-subjects.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { readPdf } from '../support/read-pdf.ts';
import { TEST_NOW } from '../support/running-product.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let now = new Date(TEST_NOW).getTime();
let product: TestProduct;
let claire: Person;
let hr: Person;
let council: Person;
let companyId: string;
beforeAll(async () => {
  // Time passes with each look at the clock: no two acts are at the same moment.
  const clock = {
    now() {
      now += 10;
      return new Date(now);
    },
  };
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  claire = await person(product);
  companyId = await companyOf(claire);
  hr = await memberWithRole(product, claire, companyId, 'hr');
  council = await memberWithRole(product, claire, companyId, 'cse');
});
afterAll(() => product.stop());

async function addEmployee(lastName: string, by = claire): Promise<void> {
  const { sites } = await claire.call(listPlaces, { companyId });
  await by.call(saveEmployee, {
    companyId,
    employeeId: randomUUID(),
    form: { firstName: 'Paul', lastName, email: '', employeeNumber: '' },
    siteId: sites[0]?.id ?? '',
    teamId: null,
  });
}

async function newest(reader: Person) {
  return (await reader.call(listJournal, { companyId })).entries[0];
}

test('the journal says who did what to whom, as far as the reader may know them', async () => {
  await addEmployee('Martin', hr);
  const added = { action: 'employee-added', times: 1 };
  expect(await newest(claire)).toMatchObject({
    ...added,
    by: 'somebody',
    byEmail: hr.email,
    name: 'Martin Paul',
  });
  expect(await newest(hr)).toMatchObject({ ...added, by: 'you', name: 'Martin Paul' });
  // The works council reads that it happened, and nobody’s name.
  expect(await newest(council)).toMatchObject({
    ...added,
    by: 'somebody',
    byEmail: null,
    name: null,
  });
});

test('is nothing to another company, to an employee, to a visitor', async () => {
  const stranger = await person(product);
  await companyOf(stranger);
  const code = (await refusalOf(product.call(listJournal, { companyId }))).code;
  expect(code).toBe('sign-in-required');
  await addEmployee('Diallo');
  const { text } = await readPdf(await claire.call(printPersonalCodes, { companyId }));
  const paul = await person(product);
  const [printed = ''] = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(text) ?? [];
  await paul.call(enterByCode, { code: printed });
  for (const other of [stranger, paul]) {
    const refusal = await refusalOf(other.call(listJournal, { companyId }));
    expect(refusal.code).toBe('forbidden');
  }
  // Whoever came in with a code did so themselves, and their address stays their own.
  const { entries } = await claire.call(listJournal, { companyId, about: 'employees' });
  expect(entries[0]).toMatchObject({ action: 'employee-came-in', by: 'somebody', byEmail: null });
  expect(JSON.stringify(entries)).not.toContain(paul.email);
});

test('is read page by page without a gap, whatever happens meanwhile', async () => {
  for (let number = 0; number < 70; number += 1) {
    await claire.call(saveSite, { companyId, siteId: randomUUID(), name: `Site ${number}` });
  }
  const names: (string | null)[] = [];
  let before: { instant: string; action: string } | undefined;
  do {
    const page = await claire.call(listJournal, {
      companyId,
      about: 'places',
      ...(before && { before }),
    });
    names.push(...page.entries.map(({ name }) => name));
    before = page.next;
    await claire.call(saveSite, { companyId, siteId: randomUUID(), name: `Later ${names.length}` });
  } while (before);
  const expected = Array.from({ length: 70 }, (_, number) => `Site ${69 - number}`);
  expect(names.filter((name) => name?.startsWith('Site'))).toEqual(expected);
  expect(new Set(names).size).toBe(names.length);
});

test('what one person did to many at one moment is one entry', async () => {
  await product.database.ownerPool.query(
    `insert into employees (company_id, site_id, first_name, last_name)
      select $1, id, 'Zoé', 'Nom' || number
      from (select id from sites where company_id = $1 limit 1) as site,
        generate_series(1, 300) as number`,
    [companyId],
  );
  const { entries } = await claire.call(listJournal, { companyId, about: 'employees' });
  const many = entries.find(({ times }) => times === 300);
  expect(many).toMatchObject({ action: 'employee-added', by: 'product', name: null });
});

test('knows every action that the tables write', async () => {
  const { rows } = await product.database.ownerPool.query<{ source: string }>(
    `select prosrc as source from pg_proc where proname like 'journal%'
      and pronamespace = 'public'::regnamespace`,
  );
  const written = rows.flatMap(({ source }) =>
    [...source.matchAll(/'([a-z]+-[a-z-]+)'/g)].map(([, action = '']) => action),
  );
  const places = ['added', 'changed', 'removed'].flatMap((end) => [`site-${end}`, `team-${end}`]);
  const known = [...written, ...places].filter((action) => !action.startsWith('-'));
  expect(known.length).toBeGreaterThan(15);
  expect(
    [...new Set(known)].filter((action) => !JOURNAL_ACTIONS.includes(action as never)),
  ).toEqual([]);
});
