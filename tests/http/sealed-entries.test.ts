import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseOwnAccount } from '#accounts/contract.ts';
import { listJournal, saveSite } from '#company/contract.ts';
import { listRiskChanges } from '#risks/contract.ts';
import {
  downloadInvoice,
  downloadInvoices,
  exportInvoices,
  exportSales,
  listInvoices,
} from '#shop/invoices/contract.ts';
import { placeOrder } from '#shop/orders/contract.ts';
import { exportStaffChanges, listStaffChanges } from '#staff/contract.ts';
import { alter, whileAltered } from '../support/altered-rows.ts';
import { BUYER, decide, line, orderOf } from '../support/checkout-orders.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { type ListeningCompany, listeningCompany, settableClock } from '../support/listening.ts';
import { keepDocument } from '../support/risk-document.ts';
import { staffMember } from '../support/staff.ts';
import { paidByCard } from '../support/staff-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const PERIOD = { from: '2026-01-01', to: '2026-12-31' };

let product: TestProduct;
let company: ListeningCompany;
let paul: Person;
const clock = settableClock('2026-11-23T09:00:00+01:00');

beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  paul = await staffMember(product);
  company = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
  await keepDocument(company);
  await paidByCard(product);
  await paidByCard(product);
  const order = await orderOf(product, [line('box-saveurs', 2)], {
    companyId: company.id,
    form: BUYER,
  });
  await decide((await company.owner.call(placeOrder, order)).redirectUrl ?? '', 'paid');
  await note(3);
  await queueIsQuiet(product);
});
afterAll(() => product.stop());

const own = async (statement: RawBuilder<unknown>) =>
  (await statement.execute(product.database.owner)).rows as Record<string, unknown>[];

/** Lines of the journal of staff, as triggers write them. */
const note = (count: number) =>
  own(sql`insert into public.staff_journal (actor, subject, subject_id, act, before, after)
    select ${paul.id}::uuid, 'parcel', run::text, 'changed', '{"name": "avant"}', '{"name": "après"}'
    from generate_series(1, ${count}::integer) as run`);

/** As the night does, a night later each time. */
async function verified() {
  clock.set(new Date(clock.now().getTime() + 1_000));
  await repeatJob(product, 'verify-chains', {}, 1);
  await queueIsQuiet(product);
  const rows = await own(sql`select chain, subject from public.chain_faults order by 1, 2`);
  return rows.map(({ chain, subject }) => `${chain} ${subject}`);
}

/** What is found while the rows are so; then everything is put back as it was. */
async function foundAfter(tables: readonly string[], ...changes: RawBuilder<unknown>[]) {
  const found = await whileAltered(product, tables, changes, verified);
  expect(await verified()).toEqual([]);
  return found;
}

/** The id of the line of that rank, counted from the end where it is negative. */
async function entryAt(chain: string, rank: number): Promise<string> {
  const direction = sql.raw(rank > 0 ? 'asc' : 'desc');
  const [row] = await own(sql`select entry_id from public.chain_links where chain = ${chain}
    and company_id is not distinct from ${chain.startsWith('staff') || chain.startsWith('invoice') ? null : company.id}::uuid
    order by rank ${direction} limit 1 offset ${Math.abs(rank) - 1}`);
  return String(row?.entry_id);
}

const JOURNALS = [
  ['company-journal', 'company_journal', sql`details = '{"role": "owner"}'`],
  ['risk-journal', 'risk_changes', sql`after = coalesce(after, '{}') || '{"name": "x"}'`],
  ['staff-journal', 'staff_journal', sql`after = '{"name": "apres"}'`],
] as const;

describe('what was written once', () => {
  test('is in order, with two hundred people writing at once', async () => {
    const companyId = company.id;
    await Promise.all([
      ...Array.from({ length: 100 }, (_, at) =>
        company.owner.call(saveSite, { companyId, siteId: randomUUID(), name: `Site ${at}` }),
      ),
      ...Array.from({ length: 100 }, () => note(1)),
    ]);
    expect(await verified()).toEqual([]);
    const rows = await own(sql`select chain, count(*)::integer as count, max(rank)::integer as last
      from public.chain_links where company_id is null or company_id = ${company.id}
      group by chain order by chain`);
    for (const { chain, count, last } of rows) expect([chain, count]).toEqual([chain, last]);
    expect(rows.map(({ chain }) => chain)).toEqual([
      'company-journal',
      'invoice-files',
      'invoices',
      'risk-journal',
      'staff-journal',
    ]);
    expect(rows[0]?.count).toBeGreaterThan(100);
    expect(rows[4]?.count).toBeGreaterThan(100);
  }, 120_000);

  test('is changed and removed by nobody, the owner of the tables and the service included', async () => {
    for (const table of ['company_journal', 'risk_changes', 'staff_journal', 'chain_links']) {
      const id = sql.id(table === 'chain_links' ? 'entry_id' : 'id');
      for (const statement of [
        sql`update ${sql.id(table)} set ${id} = ${id}`,
        sql`delete from ${sql.id(table)}`,
        sql`truncate ${sql.id(table)}`,
      ]) {
        await expect(own(statement)).rejects.toThrow(/stays as it was/);
        const asService = product.database.asService((tx) => statement.execute(tx));
        await expect(asService).rejects.toThrow(/permission denied/);
      }
    }
  });

  test.each(JOURNALS)('%s: one altered byte is found, with its line', async (chain, table, set) => {
    const id = await entryAt(chain, 2);
    const found = await foundAfter(
      [table],
      sql`update ${sql.id(table)} set ${set} where id = ${id}`,
    );
    expect(found).toEqual([
      expect.stringMatching(new RegExp(`^${chain} #2 20\\d\\d-\\d\\d-\\d\\d `)),
    ]);
  });

  test.each(JOURNALS)('%s: a line that is missing, at the end or before', async (chain, table) => {
    const last = sql`delete from ${sql.id(table)} where id = ${await entryAt(chain, -1)}`;
    expect(await foundAfter([table], last)).toEqual([expect.stringMatching(/ #\d+$/)]);
    // With its place in the chain: it was there when it was last looked at.
    const link = sql`delete from chain_links where entry_id = ${await entryAt(chain, -1)}`;
    expect(await foundAfter([table, 'chain_links'], last, link)).toEqual([
      expect.stringMatching(/ #\d+$/),
    ]);
    const third = await entryAt(chain, 3);
    const found = await foundAfter(
      [table, 'chain_links'],
      sql`delete from ${sql.id(table)} where id = ${third}`,
      sql`delete from chain_links where entry_id = ${third}`,
    );
    expect(found).toContain(`${chain} #3`);
  });

  test.each(JOURNALS)(
    '%s: two lines that changed places, one that was put among them',
    async (chain, table) => {
      const [one, other] = [await entryAt(chain, 1), await entryAt(chain, 2)];
      const swapped = await foundAfter(
        ['chain_links'],
        sql`update chain_links set entry_id = ${company.id} where entry_id = ${one}`,
        sql`update chain_links set entry_id = ${one} where entry_id = ${other}`,
        sql`update chain_links set entry_id = ${other} where entry_id = ${company.id}`,
      );
      expect(swapped.map((each) => each.slice(0, chain.length + 3))).toEqual([
        `${chain} #1`,
        `${chain} #2`,
      ]);
      const columns = {
        company_journal: sql`company_id, action`,
        risk_changes: sql`company_id, subject, act, subject_id`,
        staff_journal: sql`subject, subject_id, act`,
      }[table];
      const stranger = await foundAfter(
        [table],
        sql`insert into ${sql.id(table)} (${columns}) select ${columns} from ${sql.id(table)}
        where id = ${one}`,
      );
      expect(stranger).toEqual([expect.stringMatching(/[0-9a-f-]{36}$/)]);
    },
  );

  test('an invoice, its file, its place', async () => {
    const id = await entryAt('invoices', 2);
    const number = String(
      (await own(sql`select number from invoices where id = ${id}`))[0]?.number,
    );
    const text = sql`update invoices set content = jsonb_set(content, '{buyer,name}', '"X"') where id = ${id}`;
    expect(await foundAfter(['invoices'], text)).toEqual([`invoices ${number}`]);
    const pdf = sql`update invoice_files set pdf = pdf || '\\x0a'::bytea where invoice_id = ${id}`;
    expect(await foundAfter(['invoice_files'], pdf)).toEqual([`invoices ${number} PDF`]);
    const hash = sql`update chain_links set hash = sha256('x') where chain = 'invoices' and entry_id = ${id}`;
    expect(await foundAfter(['chain_links'], hash)).toContain(`invoices ${number}`);
  });

  test('goes on being in order when a person is erased, and goes with a company that is', async () => {
    const founder = await person(product);
    const companyId = await companyOf(founder);
    const left = await memberWithRole(product, founder, companyId, 'hr');
    await left.call(saveSite, { companyId, siteId: randomUUID(), name: 'Le Mans' });
    await verified();
    await left.call(eraseOwnAccount, { email: left.email });
    expect(await verified()).toEqual([]);
    const { entries } = await founder.call(listJournal, { companyId });
    expect(
      entries.find(({ action, by }) => action === 'site-added' && by === 'somebody'),
    ).toMatchObject({ byEmail: null, isAltered: false });
    await founder.call(eraseOwnAccount, { email: founder.email });
    expect(await own(sql`select from companies where id = ${companyId}`)).toEqual([]);
    expect(await own(sql`select from chain_links where company_id = ${companyId}`)).toEqual([]);
    expect(await verified()).toEqual([]);
  });
});

describe('whoever reads it', () => {
  test('is told on the page which line was altered, and in the list; after a night, that the whole is not in order', async () => {
    const companyId = company.id;
    const journals = async () => [
      await company.owner.call(listJournal, { companyId }),
      await company.owner.call(listRiskChanges, { companyId }),
      await paul.call(listStaffChanges, {}),
    ];
    for (const { isWhole, ...rest } of await journals()) {
      const lines = 'entries' in rest ? rest.entries : rest.changes;
      expect([isWhole, lines.some(({ isAltered }) => isAltered)]).toEqual([true, false]);
    }
    for (const [chain, table, set] of JOURNALS) {
      const id = await entryAt(chain, -1);
      await alter(product, sql`update ${sql.id(table)} set ${set} where id = ${id}`);
    }
    for (const { isWhole, ...rest } of await journals()) {
      const lines = 'entries' in rest ? rest.entries : rest.changes;
      expect([isWhole, lines.filter(({ isAltered }) => isAltered)]).toEqual([
        true,
        [expect.anything()],
      ]);
    }
    const csv = (await paul.call(exportStaffChanges, {})) as unknown as Blob;
    const lines = (await csv.text()).trim().split('\r\n');
    expect(lines[0]).toMatch(/Rang dans la chaîne;Empreinte \(SHA-256\);Vérification$/);
    expect(lines[1]).toMatch(/;\d+;[0-9a-f]{64};modifiée après coup$/);
    expect(lines[2]).toMatch(/;\d+;[0-9a-f]{64};conforme$/);
    const { length } = await verified();
    expect(length).toBe(3);
    for (const { isWhole } of await journals()) expect(isWhole).toBe(false);
    const told =
      await own(sql`select kind from notifications where user_id = ${company.owner.userId}
      and kind like '%-journal-altered' order by kind`);
    expect(told).toContainEqual({ kind: 'company-journal-altered' });
    expect(told).toContainEqual({ kind: 'risk-journal-altered' });
  });

  test('is not handed an altered invoice, nor told sums of it; who met it has it kept', async () => {
    const companyId = company.id;
    const period = { companyId, ...PERIOD };
    const { invoices } = await company.owner.call(listInvoices, {
      companyId,
      search: '',
      year: null,
      page: 1,
    });
    const [invoice] = invoices;
    const asked = { invoiceId: invoice?.id ?? '', accessKey: null };
    const sheet = async () =>
      ((await company.owner.call(exportInvoices, period)) as unknown as Blob).text();
    expect(await sheet()).toMatch(/;\d+;[0-9a-f]{64};conforme à l’émission;/);
    expect(((await company.owner.call(downloadInvoice, asked)) as Blob).size).toBeGreaterThan(
      9_999,
    );
    await alter(
      product,
      sql`update invoice_files set pdf = pdf || '\\x0a'::bytea where invoice_id = ${asked.invoiceId}`,
    );
    const refused = await refusalOf(company.owner.call(downloadInvoice, asked));
    expect([refused.code, refused.problems]).toEqual([
      'conflict',
      [{ path: 'invoice', problem: 'altered' }],
    ]);
    expect(await own(sql`select subject from chain_faults where chain = 'invoices'`)).toEqual([
      { subject: invoice?.number },
    ]);
    const zip = (await company.owner.call(downloadInvoices, period)) as unknown as Blob;
    const bytes = Buffer.from(await zip.arrayBuffer()).toString('latin1');
    expect(bytes).toContain('DOCUMENTS-ALTERES.txt');
    expect(bytes).not.toContain(`${invoice?.number}.pdf`);
    await alter(
      product,
      sql`update invoices set net_cents = net_cents - 1, vat_cents = vat_cents + 1
        where id = ${asked.invoiceId}`,
    );
    expect(await sheet()).toContain('ALTÉRÉE DEPUIS L’ÉMISSION');
    for (const list of ['e-reporting', 'entries'] as const) {
      const sums = paul.call(exportSales, { month: '2026-11', list });
      expect((await refusalOf(sums)).problems).toEqual([{ path: 'invoice', problem: 'altered' }]);
    }
  });
});
