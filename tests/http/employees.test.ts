import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  acceptInvitation,
  checkImport,
  exportEmployees,
  inviteEmployees,
  listEmployees,
  listPlaces,
  listSpaces,
  markDeparture,
  recallColumns,
  rememberColumns,
  removePlace,
  runImport,
  saveEmployee,
  saveSite,
  saveTeam,
  stageImport,
} from '#company/contract.ts';
import { newEmail } from '../support/account-client.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let claire: Person;
let companyId: string;
let siteId: string;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
  claire = await person(product);
});
afterAll(() => product.stop());

const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;
const problemsOf = async (call: Promise<unknown>) => (await refusalOf(call)).problems;

async function freshCompany() {
  companyId = await companyOf(claire);
  const { sites } = await claire.call(listPlaces, { companyId });
  siteId = sites[0]?.id ?? '';
}

const LEA = { firstName: 'Léa', lastName: 'Fontaine', email: '', employeeNumber: '' };

async function addEmployee(form: Partial<typeof LEA> = {}): Promise<string> {
  const employeeId = randomUUID();
  const place = { siteId, teamId: null };
  await claire.call(saveEmployee, { companyId, employeeId, form: { ...LEA, ...form }, ...place });
  return employeeId;
}

const row = (line: number, values: Record<string, string | null>) => ({
  line,
  firstName: 'Jean',
  lastName: `Dupont ${line}`,
  email: null,
  employeeNumber: null,
  site: null,
  team: null,
  ...values,
});

async function importRows(rows: ReturnType<typeof row>[]) {
  const importId = randomUUID();
  const staged = await claire.call(stageImport, { companyId, importId, rows });
  expect(staged.problems).toEqual([]);
  return claire.call(runImport, { companyId, importId });
}

const people = async (search = '') =>
  (await claire.call(listEmployees, { companyId, search })).employees;

describe('HR keeps the employees', () => {
  beforeAll(freshCompany);

  test('adds one, once however often it is sent, finds them without accents, changes and moves them', async () => {
    const employeeId = randomUUID();
    const email = newEmail();
    const asked = {
      companyId,
      employeeId,
      form: { ...LEA, email: email.toUpperCase(), employeeNumber: '0042' },
      siteId,
      teamId: null,
    };
    await claire.call(saveEmployee, asked);
    await claire.call(saveEmployee, asked);
    expect(await people('lea font')).toMatchObject([{ id: employeeId, email, access: 'none' }]);
    expect(await people('0042')).toHaveLength(1);
    expect(await people('personne')).toEqual([]);
    const teamId = randomUUID();
    await claire.call(saveTeam, { companyId, siteId, teamId, name: 'Atelier' });
    await claire.call(saveEmployee, { ...asked, teamId });
    const { sites } = await claire.call(listPlaces, { companyId });
    expect(sites).toMatchObject([{ people: 1, teams: [{ name: 'Atelier', people: 1 }] }]);
    expect((await journal()).toSorted()).toEqual(['employee-added', 'employee-moved']);
  });

  const journal = async () =>
    (
      await product.database.owner
        .selectFrom('company_journal')
        .select('action')
        .where('company_id', '=', companyId)
        .where('action', 'like', 'employee-%')
        .execute()
    ).map(({ action }) => action);

  test('is told beside the field what is taken', async () => {
    const email = newEmail();
    await addEmployee({ email, employeeNumber: 'A1' });
    expect(await problemsOf(addEmployee({ email }))).toEqual([
      { path: 'email', problem: 'email-taken' },
    ]);
    expect(await problemsOf(addEmployee({ employeeNumber: 'a1' }))).toEqual([
      { path: 'employeeNumber', problem: 'number-taken' },
    ]);
    expect(await problemsOf(addEmployee({ firstName: '', email: 'lea(at)a.fr' }))).toEqual([
      { path: 'firstName', problem: 'required' },
      { path: 'email', problem: 'email-invalid' },
    ]);
  });

  test('notes a departure, which frees address and number and can be undone', async () => {
    const email = newEmail();
    const employeeId = await addEmployee({ lastName: 'Partant', email });
    const leaves = (leftOn: string | null) =>
      claire.call(markDeparture, { companyId, employeeId, leftOn });
    expect(await problemsOf(leaves('2026-11-24'))).toEqual([
      { path: 'leftOn', problem: 'in-future' },
    ]);
    expect(await problemsOf(leaves('hier'))).toEqual([{ path: 'leftOn', problem: 'day-invalid' }]);
    await leaves('2026-11-20');
    expect(await people('partant')).toEqual([]);
    const left = await claire.call(listEmployees, { companyId, status: 'left' });
    expect(left.employees).toMatchObject([{ id: employeeId, leftOn: '2026-11-20' }]);
    await leaves(null);
    expect(await people('partant')).toHaveLength(1);
    await leaves('2026-11-20');
    await addEmployee({ lastName: 'Suivant', email });
    expect(await problemsOf(leaves(null))).toEqual([{ path: 'email', problem: 'email-taken' }]);
  });

  test('keeps a tree of sites and teams; a place in use is not removed', async () => {
    const lyon = randomUUID();
    const shop = randomUUID();
    await claire.call(saveSite, { companyId, siteId: lyon, name: ' Lyon ' });
    await claire.call(saveTeam, { companyId, siteId: lyon, teamId: shop, name: 'Magasin' });
    expect(
      await problemsOf(claire.call(saveSite, { companyId, siteId: randomUUID(), name: 'LYON' })),
    ).toEqual([{ path: 'name', problem: 'name-taken' }]);
    expect(await codeOf(claire.call(removePlace, { companyId, siteId: lyon }))).toBe('conflict');
    await claire.call(removePlace, { companyId, siteId: lyon, teamId: shop });
    await claire.call(removePlace, { companyId, siteId: lyon });
    expect(await codeOf(claire.call(removePlace, { companyId, siteId }))).toBe('conflict');
  });

  test('exports everybody, page after page', async () => {
    const { employees, next } = await claire.call(exportEmployees, { companyId });
    expect(next).toBeUndefined();
    expect(employees.map(({ lastName }) => lastName)).toContain('Fontaine');
    const [first] = employees;
    const rest = await claire.call(exportEmployees, { companyId, after: first?.id });
    expect(rest.employees).toHaveLength(employees.length - 1);
  });
});

describe('rights on employees', () => {
  test('are the owner’s and HR’s of that company alone', async () => {
    await freshCompany();
    const employeeId = await addEmployee();
    const hr = await memberWithRole(product, claire, companyId, 'hr');
    const cse = await memberWithRole(product, claire, companyId, 'cse');
    const elsewhere = await person(product);
    const otherCompany = await companyOf(elsewhere);
    const { sites } = await elsewhere.call(listPlaces, { companyId: otherCompany });
    const otherSite = sites[0]?.id ?? '';
    const acts = (who: Person) => [
      who.call(listPlaces, { companyId }),
      who.call(listEmployees, { companyId }),
      who.call(exportEmployees, { companyId }),
      who.call(inviteEmployees, { companyId }),
      who.call(saveEmployee, { companyId, employeeId, form: LEA, siteId, teamId: null }),
      who.call(saveEmployee, {
        companyId,
        employeeId: randomUUID(),
        form: LEA,
        siteId,
        teamId: null,
      }),
      who.call(markDeparture, { companyId, employeeId, leftOn: null }),
      who.call(saveSite, { companyId, siteId: randomUUID(), name: 'Rezé' }),
      who.call(saveSite, { companyId, siteId, name: 'Brest' }),
      who.call(saveTeam, { companyId, siteId, teamId: randomUUID(), name: 'Quai' }),
      who.call(stageImport, { companyId, importId: randomUUID(), rows: [row(1, {})] }),
      who.call(rememberColumns, { companyId, headings: 'nom', columns: [] }),
    ];
    const done = async (who: Person) =>
      (await Promise.allSettled(acts(who))).filter(({ status }) => status === 'fulfilled').length;
    expect(await done(hr)).toBe(12);
    for (const who of [cse, elsewhere]) {
      for (const refused of await Promise.allSettled(acts(who))) {
        expect(refused).toMatchObject({
          status: 'rejected',
          reason: { code: expect.stringMatching(/^(forbidden|not-found)$/) },
        });
      }
    }
    // A place of another company is nobody's place here, and one's own id no way to theirs.
    const own = { companyId: otherCompany, form: LEA, teamId: null };
    const steals = [
      elsewhere.call(saveEmployee, { ...own, employeeId: randomUUID(), siteId }),
      elsewhere.call(saveEmployee, { ...own, employeeId, siteId: otherSite }),
      claire.call(saveEmployee, {
        companyId,
        employeeId,
        form: LEA,
        siteId: otherSite,
        teamId: null,
      }),
      elsewhere.call(saveTeam, {
        companyId: otherCompany,
        siteId,
        teamId: randomUUID(),
        name: 'X',
      }),
      elsewhere.call(saveSite, { companyId: otherCompany, siteId, name: 'X' }),
    ];
    expect(new Set(await Promise.all(steals.map(codeOf)))).toEqual(new Set(['not-found']));
    for (const contract of [listPlaces, listEmployees, exportEmployees, inviteEmployees]) {
      expect(await codeOf(product.call(contract, { companyId }))).toBe('sign-in-required');
    }
  });
});

describe('employees are invited', () => {
  beforeAll(freshCompany);

  test('all who have an address, once; they come in, and see nothing of the list', async () => {
    const lea = await person(product);
    const employeeId = await addEmployee({ email: lea.email });
    await addEmployee({ firstName: 'Sans', lastName: 'Adresse' });
    expect(await claire.call(inviteEmployees, { companyId })).toEqual({ sent: 1 });
    expect(await claire.call(inviteEmployees, { companyId })).toEqual({ sent: 0 });
    expect(await people('fontaine')).toMatchObject([{ access: 'invited' }]);
    const [{ id: invitationId = '' } = {}] = (await lea.call(listSpaces, {})).invitations;
    await lea.call(acceptInvitation, { invitationId });
    expect((await lea.call(listSpaces, {})).spaces).toMatchObject([
      { id: companyId, roles: ['employee'] },
    ]);
    expect(await people('fontaine')).toMatchObject([{ access: 'in' }]);
    expect(await codeOf(lea.call(listEmployees, { companyId }))).toBe('forbidden');
    await claire.call(markDeparture, { companyId, employeeId, leftOn: '2026-11-20' });
    expect((await lea.call(listSpaces, {})).spaces).toEqual([]);
  });

  test('again with all the others once their invitation has expired', async () => {
    const email = newEmail();
    await addEmployee({ lastName: 'Tard', email });
    expect(await claire.call(inviteEmployees, { companyId })).toEqual({ sent: 1 });
    await product.database.owner
      .updateTable('invitations')
      .set({ expires_at: new Date('2026-11-01T00:00:00Z') })
      .where('email', '=', email)
      .execute();
    expect(await people('tard')).toMatchObject([{ access: 'over' }]);
    expect(await claire.call(inviteEmployees, { companyId })).toEqual({ sent: 1 });
    expect(await people('tard')).toMatchObject([{ access: 'invited' }]);
  });

  test('a link that left for an address before the change is worth nothing', async () => {
    const old = await person(product);
    const employeeId = await addEmployee({ lastName: 'Change', email: old.email });
    await claire.call(inviteEmployees, { companyId, employeeIds: [employeeId] });
    const [{ id: invitationId = '' } = {}] = (await old.call(listSpaces, {})).invitations;
    await claire.call(saveEmployee, {
      companyId,
      employeeId,
      form: { ...LEA, lastName: 'Change', email: newEmail() },
      siteId,
      teamId: null,
    });
    expect(await codeOf(old.call(acceptInvitation, { invitationId }))).toBe('not-found');
  });
});

test('an invitation is bent by no one to somebody else, another place or another company', async () => {
  await freshCompany();
  const employeeId = await addEmployee({ email: newEmail() });
  await claire.call(inviteEmployees, { companyId });
  const [invited] = await people('fontaine');
  const elsewhere = await person(product);
  const otherCompany = await companyOf(elsewhere);
  const token = (await claire.client.getSession()).data.session?.access_token ?? '';
  const bend = async (change: Record<string, unknown>) =>
    fetch(`${await product.tablesOfFunctions()}/invitations?id=eq.${invited?.invitationId}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(change),
    }).then(({ status }) => status);
  const changes = [
    { email: claire.email },
    { role: 'owner', employee_id: null },
    { company_id: otherCompany },
    { employee_id: randomUUID() },
    { accepted_at: new Date().toISOString() },
  ];
  expect(await Promise.all(changes.map(bend))).toEqual(changes.map(() => 403));
  const linked = await fetch(`${await product.tablesOfFunctions()}/employees?id=eq.${employeeId}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: claire.id }),
  });
  expect(linked.status).toBe(403);
});

describe('a file of employees', () => {
  beforeAll(freshCompany);

  const FILE = [
    row(2, { employeeNumber: '1', email: 'un@atelier.fr', site: 'Nantes', team: 'Atelier' }),
    row(3, { employeeNumber: '2', site: 'Nantes', team: 'Vente' }),
    row(4, { email: 'quatre@atelier.fr', site: 'NANTES', team: 'atelier' }),
    row(5, { site: null }),
  ];

  test('is taken whole, makes the places it names, and changes nothing the second time', async () => {
    const importId = randomUUID();
    await claire.call(stageImport, { companyId, importId, rows: FILE });
    const checked = await claire.call(checkImport, { companyId, importId });
    const counts = { added: 4, changed: 0, unchanged: 0, newSites: ['Nantes'], newTeams: 2 };
    expect(checked).toEqual({ problems: [], counts: expect.objectContaining({ added: 4 }) });
    expect(await people()).toHaveLength(0);
    expect(await claire.call(runImport, { companyId, importId })).toMatchObject({
      ...counts,
      newSites: [expect.stringMatching(/^nantes$/i)],
    });
    expect(await codeOf(claire.call(runImport, { companyId, importId }))).toBe('not-found');
    expect(await importRows(FILE)).toEqual({
      added: 0,
      changed: 0,
      unchanged: 4,
      newSites: [],
      newTeams: 0,
    });
    const { sites } = await claire.call(listPlaces, { companyId });
    expect(sites.map(({ people: count }) => count).toSorted()).toEqual([1, 3]);
  });

  test('finds people again by number, address or name, and keeps what it does not say', async () => {
    const counts = await importRows([
      row(2, { employeeNumber: '1', email: null, lastName: 'Dupont 2', site: 'Nantes' }),
      row(3, { employeeNumber: '2', email: 'deux@atelier.fr', lastName: 'Dupont 3' }),
      row(4, { email: 'quatre@atelier.fr', employeeNumber: '4', lastName: 'Dupont 4' }),
      row(5, { email: 'cinq@atelier.fr' }),
    ]);
    expect(counts).toMatchObject({ added: 0, changed: 3, unchanged: 1 });
    expect((await people()).map(({ email, employeeNumber }) => [email, employeeNumber])).toEqual([
      ['un@atelier.fr', '1'],
      ['deux@atelier.fr', '2'],
      ['quatre@atelier.fr', '4'],
      ['cinq@atelier.fr', null],
    ]);
  });

  test('lets addresses pass from one person to another', async () => {
    const counts = await importRows([
      row(2, { employeeNumber: '1', email: 'deux@atelier.fr' }),
      row(3, { employeeNumber: '2', email: 'tiers@atelier.fr' }),
    ]).catch((error: { code: string }) => error.code);
    // The address of number 2 under number 1: two people, until somebody has decided.
    expect(counts).toBe('conflict');
  });

  test('is refused whole when a line could be two people, and says which', async () => {
    await importRows([row(2, { lastName: 'Martin', employeeNumber: '70' })]);
    await importRows([row(2, { lastName: 'Martin', employeeNumber: '71' })]);
    const importId = randomUUID();
    await claire.call(stageImport, {
      companyId,
      importId,
      rows: [
        row(2, { employeeNumber: '1', email: 'deux@atelier.fr' }),
        row(3, { lastName: 'Martin', email: 'martin@atelier.fr' }),
        row(4, { employeeNumber: '4' }),
        row(5, { email: 'quatre@atelier.fr' }),
        row(6, { lastName: 'Nouvelle' }),
      ],
    });
    const { problems } = await claire.call(checkImport, { companyId, importId });
    expect(problems).toEqual([
      { line: 2, path: 'email', problem: 'email-of-another' },
      { line: 3, path: 'lastName', problem: 'several-of-that-name' },
      { line: 4, path: 'lastName', problem: 'same-person-twice' },
      { line: 5, path: 'lastName', problem: 'same-person-twice' },
    ]);
    expect(await codeOf(claire.call(runImport, { companyId, importId }))).toBe('conflict');
    expect(await people('nouvelle')).toEqual([]);
  });

  test('is judged by the server too, line by line', async () => {
    const importId = randomUUID();
    const { problems } = await claire.call(stageImport, {
      companyId,
      importId,
      rows: [row(7, { email: 'a(at)b.fr' }), row(8, { firstName: '' }), row(9, {})],
    });
    expect(problems).toEqual([
      { line: 7, path: 'email', problem: 'email-invalid' },
      { line: 8, path: 'firstName', problem: 'required' },
    ]);
  });

  test('of somebody else is neither seen nor taken', async () => {
    const importId = randomUUID();
    await claire.call(stageImport, { companyId, importId, rows: [row(2, {})] });
    const elsewhere = await person(product);
    const otherCompany = await companyOf(elsewhere);
    const asked = { companyId: otherCompany, importId };
    const steals = [
      elsewhere.call(checkImport, asked),
      elsewhere.call(runImport, asked),
      elsewhere.call(stageImport, { ...asked, rows: [row(3, {})] }),
    ];
    expect(new Set(await Promise.all(steals.map(codeOf)))).toEqual(new Set(['not-found']));
    expect(await codeOf(elsewhere.call(runImport, { companyId, importId }))).toBe('forbidden');
  });

  test('has its columns remembered', async () => {
    const headings = 'nom|prenom';
    expect(await claire.call(recallColumns, { companyId, headings })).toEqual({});
    await claire.call(rememberColumns, { companyId, headings, columns: ['lastName', ''] });
    const columns = ['lastName', 'firstName'];
    await claire.call(rememberColumns, { companyId, headings, columns });
    expect(await claire.call(recallColumns, { companyId, headings })).toEqual({ columns });
  });
});
