import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseOwnAccount, exportOwnData, printOwnData } from '#accounts/contract.ts';
import type { InputOf } from '#basics/contract.ts';
import { listPlaces } from '#company/contract.ts';
import * as gifts from '#shop/gifts/contract.ts';
import { forgetGifts } from '#shop/gifts/server/forget-gifts.ts';
import { cancelOrder, placeOrder, refundOrder, reinstateOrder } from '#shop/orders/contract.ts';
import { acceptedBodies } from '../support/accepted-bodies.ts';
import { BUYER, decide, line, orderOf } from '../support/checkout-orders.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import { settableClock } from '../support/listening.ts';
import { orderIdOf } from '../support/placed-orders.ts';
import { postFunction } from '../support/post-function.ts';
import { readPdf } from '../support/read-pdf.ts';
import { staffOf } from '../support/staff-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let owner: Person;
let cse: Person;
let companyId: string;
/** A day in the year of which these tests speak, whatever day it is outside them. */
const TODAY = '2026-11-20';
const clock = settableClock(`${TODAY}T10:00:00+01:00`);

beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  owner = await person(product);
  companyId = await companyOf(owner);
  cse = await memberWithRole(product, owner, companyId, 'cse');
});
afterAll(() => product.stop());

/** A space of its own with people of these names at two sites, the first at the first. */
async function companyWith(names: readonly string[]) {
  const boss = await person(product);
  const id = await companyOf(boss);
  const ids = await addPeople(id, names);
  return { boss, id, ids };
}

async function addPeople(id: string, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with place as (insert into public.sites (company_id, name) values (${id}, 'Nantes') returning id)
    insert into public.employees (company_id, site_id, first_name, last_name, employee_number)
    select ${id}, place.id, 'Camille', name, 'M' || at
    from place, unnest(${names}::text[]) with ordinality as told (name, at)
    returning id`.execute(product.database.owner);
  return rows.map(({ id: employeeId }) => employeeId);
}

type Give = InputOf<gifts.GiveGifts>;

const declared = (company: string, change: Partial<Give> = {}): Give => ({
  companyId: company,
  actId: randomUUID(),
  form: { givenOn: '2026-03-01', event: '', value: '150', what: 'Carte cadeau' },
  receivers: { kind: 'everybody' },
  boxes: null,
  ...change,
});

const people = (...employeeIds: string[]) => ({ kind: 'people' as const, employeeIds });

const yearsOf = (who: Person, id: string, change: object = {}) =>
  who.call(gifts.listGiftYears, { companyId: id, year: 2026, sort: 'name', ...change });

describe('what employees received in a year', () => {
  test('is added together, judged, searched, filtered and sorted; the works council sees it as HR does', async () => {
    const [anna = '', bruno = ''] = await addPeople(companyId, ['Ànna', 'Bruno', 'Chloé']);
    const gift = declared(companyId);
    const given = await cse.call(gifts.giveGifts, gift);
    expect(given).toEqual({ given: 3, over: 0 });
    expect(await cse.call(gifts.giveGifts, gift)).toEqual(given);
    const more = { value: '60', what: 'Places', givenOn: '2026-06-15', event: '' };
    const chosen = people(anna, bruno);
    const crossing = declared(companyId, { form: more, receivers: chosen });
    expect(await owner.call(gifts.giveGifts, crossing)).toEqual({ given: 2, over: 2 });

    const seen = await yearsOf(cse, companyId);
    expect(seen).toEqual(await yearsOf(owner, companyId));
    expect(seen.employees).toMatchObject([
      {
        lastName: 'Ànna',
        totalCents: 21_000,
        overByCents: 1_000,
        remainingCents: 0,
        crossedOn: '2026-06-15',
        subjectCents: 21_000,
        toProveCents: 0,
      },
      { lastName: 'Bruno', totalCents: 21_000 },
      { lastName: 'Chloé', totalCents: 15_000, remainingCents: 5_000, crossedOn: null },
    ]);
    const names = async (change: object) =>
      (await yearsOf(owner, companyId, change)).employees.map(({ lastName }) => lastName);
    expect(await names({ search: 'anna' })).toEqual(['Ànna']);
    expect(await names({ search: 'm3' })).toEqual(['Chloé']);
    expect(await names({ show: 'over' })).toEqual(['Ànna', 'Bruno']);
    expect(await names({ show: 'near' })).toEqual([]);
    expect(await names({ siteId: randomUUID() })).toEqual([]);
    expect((await names({ sort: 'total' })).at(-1)).toBe('Chloé');
    expect(await names({ page: 2 })).toEqual([]);
    // Each year has its own line.
    expect((await yearsOf(owner, companyId, { year: 2025 })).employees).toMatchObject([
      { totalCents: 0, remainingCents: 19_600 },
      { totalCents: 0 },
      { totalCents: 0 },
    ]);
    expect(await cse.call(gifts.readGiftMeter, { companyId, year: 2026 })).toMatchObject({
      limit: { year: 2026, limitCents: 20_000 },
      tolerance: 'employer-without-record',
      people: 3,
      receivers: 3,
      near: 0,
      over: 2,
      totalCents: 57_000,
      mayWrite: true,
    });
  });

  test('what is near is told, and what a further gift would do to whom', async () => {
    const { boss, id } = await companyWith(['Un', 'Deux']);
    await boss.call(
      gifts.giveGifts,
      declared(id, { form: { ...declared(id).form, value: '165' } }),
    );
    const meter = await boss.call(gifts.readGiftMeter, { companyId: id, year: 2026 });
    expect(meter).toMatchObject({ near: 2, over: 0 });
    const preview = (onceCents: number, monthlyCents = 0) =>
      boss.call(gifts.previewGifts, { companyId: id, onceCents, monthlyCents });
    expect(await preview(3_500)).toMatchObject({ people: 2, overNow: 0, overAfter: 0 });
    expect(await preview(3_501)).toMatchObject({ overAfter: 2, firstMonth: 11 });
    expect(await preview(0, 100)).toMatchObject({ overAfter: 0, firstMonth: null });
  });

  test('one gift or a whole act is taken back with a reason, and stays readable', async () => {
    const { boss, id, ids } = await companyWith(['Un', 'Deux']);
    const act = declared(id);
    await boss.call(gifts.giveGifts, act);
    const wanted = { companyId: id, year: 2026, employeeId: ids[0] ?? '' };
    const [gift] = (await boss.call(gifts.listGifts, wanted)).gifts;
    const unsaid = boss.call(gifts.retractGift, {
      companyId: id,
      giftId: gift?.id ?? '',
      form: {},
    });
    expect((await refusalOf(unsaid)).problems).toEqual([{ path: 'reason', problem: 'required' }]);
    const back = { companyId: id, giftId: gift?.id ?? '', form: { reason: 'Doublon' } };
    await boss.call(gifts.retractGift, back);
    await boss.call(gifts.retractGift, { ...back, form: { reason: 'Encore' } });
    expect((await boss.call(gifts.listGifts, wanted)).gifts).toMatchObject([
      { retraction: 'Doublon', declaredBy: boss.email, valueCents: 15_000 },
    ]);
    const totals = async () =>
      (await yearsOf(boss, id)).employees.map(({ totalCents }) => totalCents).toSorted();
    expect(await totals()).toEqual([0, 15_000]);
    const reason = { reason: 'Finalement non' };
    await boss.call(gifts.retractGiftAct, { companyId: id, actId: act.actId, form: reason });
    expect(await totals()).toEqual([0, 0]);
    expect((await boss.call(gifts.listGiftActs, { companyId: id })).acts).toMatchObject([
      { id: act.actId, retraction: 'Finalement non', people: 2, totalCents: 30_000 },
    ]);
  });

  test('a form is judged field by field, and nobody receives nothing', async () => {
    const { boss, id } = await companyWith(['Un']);
    const wrong = declared(id, {
      form: { givenOn: '2026-02-30', event: 'anniversary', value: '0' },
    });
    expect((await refusalOf(boss.call(gifts.giveGifts, wrong))).problems).toEqual([
      { path: 'givenOn', problem: 'day-invalid' },
      { path: 'event', problem: 'choice-invalid' },
      { path: 'value', problem: 'amount-invalid' },
      { path: 'what', problem: 'required' },
    ]);
    const nobody = declared(id, { receivers: { kind: 'site', siteId: randomUUID() } });
    expect((await refusalOf(boss.call(gifts.giveGifts, nobody))).problems).toEqual([
      { path: 'receivers', problem: 'nobody' },
    ]);
    const stranger = people(randomUUID());
    const gone = boss.call(gifts.giveGifts, declared(id, { receivers: stranger }));
    expect((await refusalOf(gone)).problems).toEqual([
      { path: 'receivers', problem: 'receiver-gone' },
    ]);
  });
});

/** Boxes ordered from the space and paid. */
async function boxesOf(who: Person, id: string, quantity: number) {
  const input = await orderOf(product, [line('box-saveurs', quantity)], {
    companyId: id,
    form: { ...BUYER, company: { ...BUYER.company, email: who.email } },
  });
  const { number, redirectUrl } = await who.call(placeOrder, input);
  await decide(redirectUrl ?? '', 'paid');
  await queueIsQuiet(product);
  return orderIdOf(product, { number });
}

describe('boxes that were ordered', () => {
  test('wait for whom they are; no more are given than were bought, however many give at once', async () => {
    const { boss, id, ids } = await companyWith(['Un', 'Deux', 'Trois']);
    const orderId = await boxesOf(boss, id, 4);
    const waiting = async () =>
      (await boss.call(gifts.readGiftMeter, { companyId: id, year: 2026 })).waiting;
    const [box] = await waiting();
    expect(box).toMatchObject({ orderId, bought: 4, left: 4, valueCents: 4_209 });
    const boxes = { orderId, position: box?.position ?? 0 };
    const form = { givenOn: '2026-12-18', event: 'employee-christmas' };
    await boss.call(gifts.giveGifts, declared(id, { form, boxes }));
    expect(await waiting()).toMatchObject([{ left: 1 }]);
    expect((await yearsOf(boss, id)).employees).toMatchObject(
      ids.map(() => ({ totalCents: 4_209 })),
    );
    const few = boss.call(gifts.giveGifts, declared(id, { form, boxes }));
    expect((await refusalOf(few)).problems).toEqual([
      { path: 'receivers', problem: 'too-few-boxes' },
    ]);
    const last = (employeeId = '') =>
      boss
        .call(
          gifts.giveGifts,
          declared(id, { form, boxes, receivers: { kind: 'people', employeeIds: [employeeId] } }),
        )
        .then(
          () => 'given',
          (error: { code: string }) => error.code,
        );
    const outcomes = await Promise.all(ids.map(last));
    expect(outcomes.filter((outcome) => outcome === 'given')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome !== 'given')).toHaveLength(2);
    expect(await waiting()).toEqual([]);
  });

  test('those for customers are set aside, with a word on it; and not more of them than there are', async () => {
    const { boss, id } = await companyWith(['Un']);
    const orderId = await boxesOf(boss, id, 2);
    const aside = { companyId: id, orderId, position: 1, form: { reason: 'Pour des clients' } };
    const position =
      (await boss.call(gifts.readGiftMeter, { companyId: id, year: 2026 })).waiting[0]?.position ??
      0;
    const wish = { ...aside, position };
    const tooMany = boss.call(gifts.setBoxesAside, { ...wish, actId: randomUUID(), quantity: 3 });
    expect((await refusalOf(tooMany)).code).toBe('already-done');
    const actId = randomUUID();
    await boss.call(gifts.setBoxesAside, { ...wish, actId, quantity: 2 });
    await boss.call(gifts.setBoxesAside, { ...wish, actId, quantity: 2 });
    const meter = await boss.call(gifts.readGiftMeter, { companyId: id, year: 2026 });
    expect(meter.waiting).toEqual([]);
  });

  test('an order that is cancelled takes its gifts back, and one that is taken again brings them back', async () => {
    const { boss, id } = await companyWith(['Un', 'Deux']);
    const staff = await staffOf(product);
    const orderId = await boxesOf(boss, id, 2);
    const { waiting } = await boss.call(gifts.readGiftMeter, { companyId: id, year: 2026 });
    const boxes = { orderId, position: waiting[0]?.position ?? 0 };
    const form = { givenOn: '2026-12-18', event: '' };
    await boss.call(gifts.giveGifts, declared(id, { form, boxes }));
    const total = async () => {
      await queueIsQuiet(product);
      const meter = await boss.call(gifts.readGiftMeter, { companyId: id, year: 2026 });
      return meter.totalCents;
    };
    expect(await total()).toBe(8_418);
    const why = { reason: 'Doublon' };
    await staff.call(cancelOrder, { orderId, actId: randomUUID(), form: why });
    expect(await total()).toBe(0);
    await staff.call(reinstateOrder, { orderId, actId: randomUUID() });
    expect(await total()).toBe(8_418);
    const refund = { ...why, amount: '84,19' };
    await staff.call(refundOrder, { orderId, refundId: randomUUID(), form: refund });
    expect(await total()).toBe(0);
  });

  test('boxes of another company’s order are nobody else’s to give', async () => {
    const { boss, id } = await companyWith(['Un']);
    const orderId = await boxesOf(boss, id, 1);
    const { boss: other, id: otherId } = await companyWith(['Un']);
    const boxes = { orderId, position: 1 };
    const form = { givenOn: '2026-12-18', event: '' };
    for (const position of [0, 1]) {
      const given = other.call(
        gifts.giveGifts,
        declared(otherId, { form, boxes: { ...boxes, position } }),
      );
      expect((await refusalOf(given)).code).toBe('not-found');
      const aside = { companyId: otherId, orderId, position, quantity: 1, form: { reason: 'x' } };
      const set = other.call(gifts.setBoxesAside, { ...aside, actId: randomUUID() });
      expect((await refusalOf(set)).code).toBe('not-found');
    }
  });
});

type Row = InputOf<gifts.RunGiftImport>['rows'][number];
const row = (at: number, change: Partial<Row> = {}): Row => ({
  line: at,
  employeeNumber: null,
  email: null,
  lastName: null,
  firstName: null,
  givenOn: '2026-05-04',
  valueCents: 2_000,
  what: 'Chèque culture',
  event: null,
  ...change,
});

describe('a list of gifts from elsewhere', () => {
  test('finds people by number, address or name; says which line is for nobody; taken again, it adds nothing', async () => {
    const { boss, id } = await companyWith(['Lefèvre', 'Roux', 'Roux']);
    await sql`update public.employees set employee_number = null, email = 'lefevre@a.example'
      where company_id = ${id} and last_name = 'Lefèvre'`.execute(product.database.owner);
    const rows = [
      row(2, { employeeNumber: 'm2' }),
      row(3, { email: 'lefevre@a.example' }),
      row(4, { lastName: 'LEFEVRE', firstName: 'camille' }),
      // A number that we do not know yet: the name decides, of whom we know none.
      row(5, { employeeNumber: '0077', lastName: 'Lefèvre', firstName: 'Camille', valueCents: 1 }),
      row(6, { lastName: 'Roux', firstName: 'Camille' }),
      row(7, { employeeNumber: 'M9' }),
      row(8, { employeeNumber: 'M2', lastName: 'Nobody', firstName: 'At all' }),
      row(9, { employeeNumber: 'M3', valueCents: 0 }),
    ];
    const wish = { companyId: id, actId: randomUUID(), rows };
    const checked = await boss.call(gifts.checkGiftImport, wish);
    expect(checked.problems).toEqual([
      { line: 9, path: 'value', problem: 'amount-invalid' },
      { line: 6, path: 'lastName', problem: 'several-people' },
      { line: 7, path: 'employeeNumber', problem: 'person-unknown' },
    ]);
    expect((await refusalOf(boss.call(gifts.runGiftImport, wish))).code).toBe('conflict');
    const good = { ...wish, rows: rows.filter(({ line: at }) => ![6, 7, 9].includes(at)) };
    const counts = { added: 5, known: 0, people: 2, totalCents: 8_001 };
    expect((await boss.call(gifts.checkGiftImport, good)).counts).toEqual(counts);
    expect(await boss.call(gifts.runGiftImport, good)).toEqual(counts);
    // Two equal lines are two gifts; the whole list again, also as another import, is none.
    for (const actId of [wish.actId, randomUUID()]) {
      expect(await boss.call(gifts.runGiftImport, { ...good, actId })).toEqual({
        added: 0,
        known: 5,
        people: 0,
        totalCents: 0,
      });
    }
    const { employees } = await yearsOf(boss, id, { search: 'lefevre' });
    expect(employees).toMatchObject([{ totalCents: 4_001 }]);
  });

  test('ten thousand lines are taken within seconds, and the meter is read at once', async () => {
    const { boss, id } = await companyWith([]);
    await sql`insert into public.employees (company_id, site_id, first_name, last_name, employee_number)
      select ${id}, (select id from public.sites where company_id = ${id} limit 1), 'Camille',
        'Nom ' || at, 'N' || at from generate_series(1, 10000) as at`.execute(
      product.database.owner,
    );
    const rows = Array.from({ length: 10_000 }, (_, at) =>
      row(at + 2, { employeeNumber: `n${at + 1}`, valueCents: 15_000 + at }),
    );
    const started = Date.now();
    const taken = await boss.call(gifts.runGiftImport, {
      companyId: id,
      actId: randomUUID(),
      rows,
    });
    expect(taken).toMatchObject({ added: 10_000, people: 10_000 });
    expect(Date.now() - started).toBeLessThan(20_000);
    const read = Date.now();
    const { total, employees } = await yearsOf(boss, id, { show: 'over', sort: 'total' });
    expect([total, employees.length, employees[0]?.totalCents]).toEqual([4_999, 50, 24_999]);
    expect(Date.now() - read).toBeLessThan(3_000);
  });
});

test('what the company declares of itself decides who may give, and of two who change it the second is told', async () => {
  const { boss, id } = await companyWith([]);
  const wish = {
    companyId: id,
    revision: null,
    form: { carence: 'yes', policy: 'Tous, à parts égales.' },
  };
  await boss.call(gifts.saveGiftSettings, wish);
  expect(await boss.call(gifts.readGiftMeter, { companyId: id, year: 2026 })).toMatchObject({
    tolerance: 'carence',
    settings: { hasCarenceRecord: true, policy: 'Tous, à parts égales.', revision: 1 },
  });
  expect((await refusalOf(boss.call(gifts.saveGiftSettings, wish))).code).toBe('conflict');
  await boss.call(gifts.saveGiftSettings, { ...wish, revision: 1, form: {} });
  const late = boss.call(gifts.saveGiftSettings, { ...wish, revision: 1 });
  expect((await refusalOf(late)).code).toBe('conflict');
});

describe('the justification sheet', () => {
  test.each(['fr', 'en'] as const)(
    'says in %s everything that a control asks for, and is tagged',
    async (language) => {
      const { boss, id } = await companyWith(['Lefèvre']);
      const policy = 'Chaque salarié présent, sans condition d’ancienneté.';
      await boss.call(gifts.saveGiftSettings, { companyId: id, revision: null, form: { policy } });
      const christmas = {
        givenOn: '2026-12-20',
        event: 'employee-christmas',
        value: '180',
        what: 'Coffret',
      };
      await boss.call(gifts.giveGifts, declared(id, { form: christmas }));
      await boss.call(
        gifts.giveGifts,
        declared(id, { form: { ...christmas, event: '', value: '45' } }),
      );
      const print = () => boss.call(gifts.printGiftSheet, { companyId: id, year: 2026 }, language);
      const read = await readPdf(await print());
      expect(read).toMatchObject({ isTagged: true, accessibilityPart: '1', cutOff: [] });
      const text = read.text.replaceAll(/\s+/g, ' ');
      // A long address is broken where its column ends.
      expect(read.text.replaceAll(/\s+/g, '')).toContain(boss.email);
      for (const said of ['Lefèvre Camille', 'Coffret', policy, 'SHA-256', '15-25.453']) {
        expect(text).toContain(said);
      }
      const fr = [
        '200,00 €',
        '225,00 €',
        '180,00 € à justifier',
        '45,00 € soumis',
        'Noël des salariés',
        'version 1',
      ];
      const en = [
        '€200.00',
        '€225.00',
        '€180.00 to be proven',
        '€45.00 subject',
        'Christmas of employees',
        'version 1',
      ];
      for (const said of language === 'fr' ? fr : en) expect(text).toContain(said);
      expect(text).not.toMatch(/100 % conforme|exonér|défiscalis|tax-free|exempt/i);
      // The same content keeps its number; another has the next.
      expect((await readPdf(await print())).text).toContain('version 1');
      await boss.call(gifts.giveGifts, declared(id));
      expect((await readPdf(await print())).text).toContain('version 2');
    },
  );

  test('is a list too, in which nothing is computed by a spreadsheet', async () => {
    const { boss, id } = await companyWith(['Lefèvre']);
    const form = { ...declared(id).form, what: '=HYPERLINK("x")' };
    await boss.call(gifts.giveGifts, declared(id, { form }));
    const csv = await (
      await boss.call(gifts.exportGiftSheet, { companyId: id, year: 2026 })
    ).text();
    expect(csv.replace('\ufeff', '')).toMatch(
      /^Nom;Prénom;Matricule;Site;Date;Cadeau;Événement;Valeur TTC;Origine;Commande;Déclaré par;Déclaré le\r\nLefèvre;Camille;M1;Nantes;2026-03-01;"'=HYPERLINK\(""x""\)";;150,00;Déclaration;;/,
    );
  });
});

/** An account that belongs to a line of a list of employees. */
async function accountOf(employeeId = ''): Promise<Person> {
  const who = await person(product);
  await sql`update public.employees set user_id = ${who.id} where id = ${employeeId}`.execute(
    product.database.owner,
  );
  return who;
}

const ownOf = (who: Person) => who.call(gifts.listOwnGifts, {});

/** Rows of gifts of that company, as the table shows them. */
async function rowsSeen(who: Person, id: string): Promise<{ employee_id: string }[]> {
  const token = (await who.client.getSession()).data.session?.access_token;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${product.url}/rest/v1/gifts?company_id=eq.${id}`, { headers });
  return (await answer.json()) as { employee_id: string }[];
}

describe('one’s own gifts', () => {
  const now = (company: string, change: Partial<Give> = {}) =>
    declared(company, { form: { ...declared(company).form, givenOn: TODAY }, ...change });

  test('are what counts under one’s name this year, in each company, and nothing of anybody else', async () => {
    const { boss, id, ids } = await companyWith(['Un', 'Deux']);
    const worker = await accountOf(ids[0]);
    const colleague = await accountOf(ids[1]);
    const nothing = { year: 2026, limitCents: expect.any(Number), companies: [] };
    expect(await ownOf(worker)).toEqual(nothing);
    await boss.call(gifts.giveGifts, now(id));
    const form = { givenOn: TODAY, event: 'birth', value: '20', what: 'Doudou' };
    await boss.call(gifts.giveGifts, now(id, { form, receivers: people(ids[1] ?? '') }));
    const before = { ...form, givenOn: '2025-12-24' };
    await boss.call(gifts.giveGifts, now(id, { form: before }));
    const mistake = now(id, { form: { ...form, what: 'Erreur' } });
    await boss.call(gifts.giveGifts, mistake);
    const why = { companyId: id, actId: mistake.actId, form: { reason: 'Doublon' } };
    await boss.call(gifts.retractGiftAct, why);

    const card = { id: expect.any(String), givenOn: TODAY, what: 'Carte cadeau', event: null };
    expect((await ownOf(worker)).companies).toEqual([
      {
        companyId: id,
        name: 'Atelier Lumière',
        totalCents: 15_000,
        gifts: [{ ...card, valueCents: 15_000 }],
      },
    ]);
    expect((await ownOf(colleague)).companies).toMatchObject([
      { totalCents: 17_000, gifts: [{}, {}] },
    ]);
    // Whoever gives sees everybody’s in the meter, and only their own here.
    const other = await companyWith(['Trois']);
    for (const who of [boss, other.boss, await staffOf(product)]) {
      expect(await ownOf(who)).toEqual(nothing);
    }
    const visitor = await postFunction(product.url, 'list-own-gifts', '{}');
    expect(visitor.status).toBe(401);

    const rows = await rowsSeen(worker, id);
    expect(rows.map((seen) => seen.employee_id)).toEqual([ids[0], ids[0]]);
    expect(await rowsSeen(other.boss, id)).toEqual([]);
    // Reading is all they may.
    const token = (await worker.client.getSession()).data.session?.access_token;
    await fetch(`${await product.tablesOfFunctions()}/gifts?company_id=eq.${id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ retracted_at: 'now', retraction: 'x' }),
    });
    expect((await ownOf(worker)).companies).toMatchObject([{ totalCents: 15_000 }]);

    await sql`update public.employees set left_on = ${TODAY} where id = ${ids[0]}`.execute(
      product.database.owner,
    );
    expect((await ownOf(worker)).companies).toMatchObject([{ name: 'Atelier Lumière' }]);
    await sql`update public.employees set user_id = null where id = ${ids[0]}`.execute(
      product.database.owner,
    );
    expect(await ownOf(worker)).toEqual(nothing);
    expect(await rowsSeen(worker, id)).toEqual([]);
  });

  test('are exported with one’s data; the company keeps its proof when an account is erased', async () => {
    const { boss, id, ids } = await companyWith(['Un', 'Deux']);
    const worker = await accountOf(ids[0]);
    const hr = await memberWithRole(product, boss, id, 'hr');
    const act = now(id, { form: { ...now(id).form, event: 'birth', what: 'Doudou' } });
    await hr.call(gifts.giveGifts, act);
    await hr.call(gifts.printGiftSheet, { companyId: id, year: 2026 });
    const { data } = await worker.call(exportOwnData, {});
    expect(data.gifts).toEqual({
      received: [expect.objectContaining({ what: 'Doudou', value_cents: 15_000 })],
      declared: [],
      sheets: [],
    });
    expect((await hr.call(exportOwnData, {})).data.gifts).toMatchObject({
      received: [],
      declared: [{ legal_name: 'Atelier Lumière', people: 2 }],
      sheets: [{ year: 2026, number: 1 }],
    });
    const { text } = await readPdf(await worker.call(printOwnData, {}));
    for (const said of ['Vos cadeaux', 'Doudou', 'Naissance', '150,00'])
      expect(text).toContain(said);
    const onPaper = (await readPdf(await hr.call(printOwnData, {}))).text;
    for (const paper of [text, onPaper]) expect(paper).not.toMatch(/\b[a-z]+(_[a-z]+)+\b/);

    const wanted = { companyId: id, year: 2026, employeeId: ids[0] ?? '' };
    const kept = (await boss.call(gifts.listGifts, wanted)).gifts;
    expect(kept).toMatchObject([{ what: 'Doudou', declaredBy: hr.email }]);
    await worker.call(eraseOwnAccount, { email: worker.email });
    await hr.call(eraseOwnAccount, { email: hr.email });
    const left = await boss.call(gifts.listGifts, wanted);
    expect(left.gifts).toEqual(kept.map((gift) => ({ ...gift, declaredBy: null })));
    const { rows } = await sql<{ user_id: string | null; acted_by: string | null }>`
      select user_id, acted_by from public.gifts
      join public.gift_acts as acts on acts.id = act_id
      join public.employees on employees.id = employee_id
      where employee_id = ${ids[0]}`.execute(product.database.owner);
    expect(rows).toEqual([{ user_id: null, acted_by: null }]);
  });
});

describe('nobody else', () => {
  const names = Object.values(gifts)
    .filter((each) => each !== gifts.listOwnGifts)
    .map(({ name }) => name);

  test('an employee, another company, staff and a visitor are refused by every function', async () => {
    const { boss, id } = await companyWith(['Un']);
    const worker = await person(product);
    await sql`update public.employees set user_id = ${worker.id} where company_id = ${id}`.execute(
      product.database.owner,
    );
    const prevention = await memberWithRole(product, boss, id, 'prevention');
    const { sites } = await boss.call(listPlaces, { companyId: id });
    const bodies = acceptedBodies({ companyId: id, siteId: sites[0]?.id ?? '', userId: boss.id });
    const strangers = [worker, prevention, owner, await staffOf(product)];
    for (const name of names) {
      for (const who of strangers) {
        const contract = Object.values(gifts).find(
          (each) => each.name === name,
        ) as gifts.ListGiftActs;
        const refused = await refusalOf(who.call(contract, bodies[name] as { companyId: string }));
        expect([name, refused.code]).toEqual([name, 'forbidden']);
      }
      const visitor = await postFunction(product.url, name, JSON.stringify(bodies[name]));
      expect([name, visitor.status]).toEqual([name, 401]);
    }
  });

  test('through the tables no other company shows a row, and what was declared is not altered', async () => {
    const { boss, id, ids } = await companyWith(['Un']);
    const act = declared(id);
    await boss.call(gifts.giveGifts, act);
    await boss.call(gifts.printGiftSheet, { companyId: id, year: 2026 });
    await boss.call(gifts.saveGiftSettings, { companyId: id, revision: null, form: {} });
    const ask = async (who: Person, path: string, init: RequestInit = {}) => {
      const token = (await who.client.getSession()).data.session?.access_token;
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      return fetch(`${await product.tablesOfFunctions()}/${path}`, { ...init, headers });
    };
    const prevention = await memberWithRole(product, boss, id, 'prevention');
    for (const table of ['gifts', 'gift_acts', 'gift_settings', 'gift_sheets']) {
      const mine = (await (await ask(boss, `${table}?company_id=eq.${id}`)).json()) as unknown[];
      expect([table, mine.length]).toEqual([table, 1]);
      for (const who of [owner, prevention, await staffOf(product)]) {
        expect(await (await ask(who, `${table}?company_id=eq.${id}`)).json()).toEqual([]);
      }
    }
    const patch = (who: Person, path: string, body: object) =>
      ask(who, path, { method: 'PATCH', body: JSON.stringify(body) });
    const forged = await patch(boss, `gifts?company_id=eq.${id}`, { value_cents: 1 });
    expect(forged.status).toBe(403);
    const disowned = await patch(boss, `gift_acts?id=eq.${act.actId}`, { acted_by: owner.id });
    expect(disowned.status).toBe(403);
    await patch(owner, `gifts?company_id=eq.${id}`, { retraction: 'x', retracted_at: 'now' });
    expect((await yearsOf(boss, id)).employees).toMatchObject([{ totalCents: 15_000 }]);
    const inserted = await ask(owner, 'gifts', {
      method: 'POST',
      body: JSON.stringify({
        company_id: id,
        act_id: act.actId,
        employee_id: ids[0],
        given_on: '2026-01-01',
        value_cents: 1,
        what: 'x',
      }),
    });
    expect(inserted.status).toBe(403);
    const { status } = await ask(boss, `gifts?company_id=eq.${id}`, { method: 'DELETE' });
    expect([401, 403]).toContain(status);
  });

  test('where the licence is over, what was declared is read, and nothing is written', async () => {
    const { boss, id } = await companyWith(['Un']);
    await boss.call(gifts.giveGifts, declared(id));
    await sql`update public.licences set starts_on = '2020-01-01', ends_on = '2020-12-31'
      where company_id = ${id}`.execute(product.database.owner);
    expect((await refusalOf(boss.call(gifts.giveGifts, declared(id)))).code).toBe('forbidden');
    const meter = await boss.call(gifts.readGiftMeter, { companyId: id, year: 2026 });
    expect(meter).toMatchObject({ mayWrite: false, totalCents: 15_000 });
  });
});

test('six years after its own, a year of gifts is forgotten with its acts and sheets, and nothing later', async () => {
  const { boss, id } = await companyWith(['Un']);
  for (const givenOn of ['2024-12-31', '2025-01-01']) {
    const form = { givenOn, event: '', value: '20', what: 'Livre' };
    await boss.call(gifts.giveGifts, declared(id, { form }));
    const year = Number(givenOn.slice(0, 4));
    await boss.call(gifts.printGiftSheet, { companyId: id, year });
  }
  const kept = async () => {
    const { rows } = await sql<{ days: string[]; acts: number; sheets: number[] }>`select
      (select array_agg(given_on::text order by given_on) from public.gifts
        where company_id = ${id}) as days,
      (select count(*)::int from public.gift_acts where company_id = ${id}) as acts,
      (select array_agg(year order by year) from public.gift_sheets where company_id = ${id})
        as sheets`.execute(product.database.owner);
    return rows[0];
  };
  const night = (now: string) =>
    forgetGifts({ database: product.database, clock: { now: () => new Date(now) } });

  await night('2030-12-31T22:59:00Z');
  const everything = { days: ['2024-12-31', '2025-01-01'], acts: 2, sheets: [2024, 2025] };
  expect(await kept()).toEqual(everything);
  await night('2030-12-31T23:01:00Z');
  expect(await kept()).toEqual({ days: ['2025-01-01'], acts: 1, sheets: [2025] });
  const removed = boss.client.getSession().then(({ data }) =>
    fetch(`${product.url}/rest/v1/gift_sheets?company_id=eq.${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    }),
  );
  expect([401, 403]).toContain((await removed).status);
});
