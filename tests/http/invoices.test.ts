import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readProduct } from '#shop/catalogue/contract.ts';
import {
  downloadInvoice,
  downloadInvoices,
  exportInvoices,
  exportSales,
  type ListedInvoice,
  listInvoices,
  listInvoicesForStaff,
  listOrderInvoices,
  readInvoiceReport,
  remakeInvoiceFile,
} from '#shop/invoices/contract.ts';
import {
  importTransfers,
  placeOrder,
  refundOrder,
  releaseTransfer,
} from '#shop/orders/contract.ts';
import { printedCreditorReference } from '#shop/sales/rules/creditor-reference.ts';
import { alter } from '../support/altered-rows.ts';
import { BUYER, decide, line, orderOf } from '../support/checkout-orders.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { readPdf } from '../support/read-pdf.ts';
import {
  credit,
  fileOf,
  newId,
  paidByCard,
  placed,
  type StaffOrder,
  staffOf,
} from '../support/staff-orders.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const EVERYTHING = { from: '2026-01-01', to: '2026-12-31' };

let product: TestProduct;
let paul: Person;
let owner: Person;
let companyId: string;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
  [paul, owner] = await Promise.all([staffOf(product), person(product)]);
  companyId = await companyOf(owner);
});
afterAll(() => product.stop());

const own = (statement: string) => sql.raw(statement).execute(product.database.owner);

async function documentsOf({ id }: Pick<StaffOrder, 'id'>): Promise<ListedInvoice[]> {
  await queueIsQuiet(product);
  return (await paul.call(listInvoicesForStaff, { orderId: id })).invoices;
}

async function fileFor(invoiceId: string, who = paul) {
  const blob = (await who.call(downloadInvoice, { invoiceId, accessKey: null })) as Blob;
  return readPdf(blob);
}

/** Ordered from the company's space, by its owner, and paid. */
async function paidByCompany(form: Partial<typeof BUYER> = {}) {
  const input = await orderOf(product, [line('box-saveurs', 2)], {
    companyId,
    form: { ...BUYER, ...form, company: { ...BUYER.company, ...form.company } },
  });
  const placedOrder = await owner.call(placeOrder, input);
  await decide(placedOrder.redirectUrl ?? '', 'paid');
  await queueIsQuiet(product);
  const { rows } = await sql<{ id: string }>`
    select id from public.orders where number = ${placedOrder.number}`.execute(
    product.database.owner,
  );
  return { ...placedOrder, id: rows[0]?.id ?? '', grossCents: input.expectedGrossCents };
}

describe('an order that is paid', () => {
  test('has one invoice, however often and at once it is told', async () => {
    const order = await paidByCard(product);
    await repeatJob(product, 'order-moved', { orderId: order.id, state: 'confirmed' }, 20);
    const documents = await documentsOf(order);
    expect(documents).toMatchObject([
      { kind: 'invoice', orderNumber: order.number, grossCents: order.grossCents, isReady: true },
    ]);
    expect(documents[0]?.number).toMatch(/^F2026-\d{6}$/);
  });

  test('is handed out as a PDF/A-3 that says what the law wants, with the same as data', async () => {
    const order = await paidByCard(product, { form: { purchaseOrderNumber: 'BC-2026-7' } });
    const [invoice] = await documentsOf(order);
    const pdf = await fileFor(invoice?.id ?? '');
    const parties = [...(pdf.attachments['factur-x.xml'] ?? '').matchAll(/"0002">(\d{9})</g)];
    expect(parties[0]?.[1]).not.toBe(parties[1]?.[1]);
    expect(pdf).toMatchObject({
      archivePart: '3',
      archiveLevel: 'A',
      dataLevel: 'EN 16931',
      isTagged: true,
      language: 'fr',
      title: `Facture ${invoice?.number}`,
      cutOff: [],
    });
    for (const said of [
      invoice?.number,
      'Acquittée le 23 novembre 2026',
      'Prévenance SAS',
      'FR11999999998',
      'Atelier Lumière',
      '12 rue des Lilas',
      order.number,
      'BC-2026-7',
      'Par carte bancaire',
      'livraison de biens',
      '40,00\u00a0€',
      '12,15',
      'Pas d’escompte',
      'sans valeur|aucune valeur',
    ]) {
      expect(pdf.text.replace(/\s+/g, ' ')).toMatch(new RegExp((said ?? '?').replace(/\s/g, ' ')));
    }
    // The rate is explained by the words of the product's page.
    const { vatDecision } = await product.call(readProduct, { slug: 'box-saveurs' });
    const plain = (text: string) => text.replace(/\s+/g, ' ');
    expect(plain(pdf.text)).toContain(plain(vatDecision.reason));
    const data = pdf.attachments['factur-x.xml'] ?? '';
    expect(data).toContain(`<ram:ID>${invoice?.number}</ram:ID>`);
    expect(data).toContain('<ram:ID>B2</ram:ID>');
    expect(data).toContain('<ram:IssuerAssignedID>BC-2026-7</ram:IssuerAssignedID>');
    expect(data).toContain(
      `<ram:GrandTotalAmount>${(order.grossCents / 100).toFixed(2)}</ram:GrandTotalAmount>`,
    );
    expect(data).toContain('<ram:DuePayableAmount>0.00</ram:DuePayableAmount>');
    const { report } = await paul.call(readInvoiceReport, {
      invoiceId: invoice?.id ?? '',
      accessKey: null,
    });
    expect(report?.isValid).toBe(true);
    expect(report?.rules.length).toBeGreaterThan(80);
    expect(report?.rules.filter(({ hasPassed }) => !hasPassed)).toEqual([]);
  });

  test('is told to its buyer, in their language, who opens it by the order’s key', async () => {
    const email = 'compta@lumiere.example';
    const order = await paidByCard(product, { language: 'en', company: { email } });
    const [invoice] = await documentsOf(order);
    const mail = await product.mailTo(email, `Your invoice ${invoice?.number}`);
    const accessKey = /order=([0-9a-f-]{36})/.exec(mail.text ?? '')?.[1] ?? '';
    const { invoices } = await product.call(listOrderInvoices, { accessKey });
    expect(invoices).toEqual([invoice]);
    const opened = { invoiceId: invoice?.id ?? '', accessKey };
    const pdf = await readPdf((await product.call(downloadInvoice, opened)) as Blob);
    expect(pdf.text).toContain('Invoice F2026');
    expect((await product.call(readInvoiceReport, opened)).report?.isValid).toBe(true);
    // The key of another order opens nothing.
    const other = await paidByCard(product);
    const [others] = await documentsOf(other);
    for (const wrong of [
      { invoiceId: others?.id ?? '', accessKey },
      { invoiceId: invoice?.id ?? '', accessKey: randomUUID() },
    ]) {
      expect((await refusalOf(product.call(downloadInvoice, wrong))).code).toBe('not-found');
      expect((await refusalOf(product.call(readInvoiceReport, wrong))).code).toBe('not-found');
    }
  });

  test('keeps what it said when the house and the product change', async () => {
    const order = await paidByCard(product);
    const [invoice] = await documentsOf(order);
    await own(`update public.organisation set name = 'Autre Maison'`);
    try {
      const later = await paidByCard(product);
      const [next] = await documentsOf(later);
      expect((await fileFor(invoice?.id ?? '')).text).toContain('Prévenance SAS');
      expect((await fileFor(next?.id ?? '')).text).toContain('Autre Maison');
    } finally {
      await own(`update public.organisation set name = 'Prévenance SAS'`);
    }
  });
});

describe('an order that is paid after it has left', () => {
  test('has its invoice when it leaves, due thirty days later, by transfer', async () => {
    const order = await placed(product);
    await own(`update public.orders set state = 'confirmed' where id = '${order.id}'`);
    await repeatJob(product, 'order-moved', { orderId: order.id, state: 'confirmed' }, 1);
    expect(await documentsOf(order)).toEqual([]);
    await own(`update public.orders set state = 'in-preparation' where id = '${order.id}'`);
    await own(`update public.orders set state = 'shipped' where id = '${order.id}'`);
    await repeatJob(product, 'order-moved', { orderId: order.id, state: 'shipped' }, 3);
    const documents = await documentsOf(order);
    expect(documents).toMatchObject([
      { issuedOn: '2026-11-23', dueOn: '2026-12-23', isSettled: false, isReady: true },
    ]);
    const pdf = await fileFor(documents[0]?.id ?? '');
    expect(pdf.text).toContain('FR76 3000 6000 0112 3456 7890 189');
    expect(pdf.attachments['factur-x.xml']).toContain('<ram:ID>B1</ram:ID>');
    expect(pdf.attachments['factur-x.xml']).toMatch(/DueDateDateTime>.*20261223/);
  });

  test('says the reference to write on the transfer, on paper and as data: it is the one that is matched', async () => {
    const order = await placed(product);
    await own(`update public.orders set state = 'confirmed' where id = '${order.id}'`);
    await own(`update public.orders set state = 'in-preparation' where id = '${order.id}'`);
    await own(`update public.orders set state = 'shipped' where id = '${order.id}'`);
    await repeatJob(product, 'order-moved', { orderId: order.id, state: 'shipped' }, 1);
    const [invoice] = await documentsOf(order);
    const pdf = await fileFor(invoice?.id ?? '');
    const data = pdf.attachments['factur-x.xml'] ?? '';
    const [, reference = ''] = /<ram:PaymentReference>(RF[^<]*)</.exec(data) ?? [];
    expect(reference).toBe(order.reference);
    const text = pdf.text.replace(/\s+/g, ' ');
    expect(text).toContain(
      `Référence à indiquer sur le virement : ${printedCreditorReference(reference)}`,
    );
    expect(text).toContain('À lire avec l’application de votre banque.');
    expect(pdf.figures).toContainEqual(expect.stringContaining('Code de virement de'));
    // Whoever writes it pays this very order.
    const { lines } = await paul.call(importTransfers, {
      credits: [credit(reference, order.grossCents)],
    });
    expect(lines).toMatchObject([{ verdict: 'exact', orderNumber: order.number }]);
    // A paid one asks for nothing.
    const paid = await paidByCard(product);
    const [settled] = await documentsOf(paid);
    const settledFile = await fileFor(settled?.id ?? '');
    expect(settledFile.text).not.toContain('à indiquer sur le virement');
    expect(settledFile.figures).toEqual([]);
  });
});

test('why lines bear their rates is said once for each reason, so that four lines are one page', async () => {
  const slugs = ['box-saveurs', 'box-saveurs', 'box-hygiene', 'box-saveurs'];
  const lines = slugs.map((slug, at) => ({ ...line(slug, at + 1), lineId: `line-${at}` }));
  const { number, redirectUrl } = await product.call(placeOrder, await orderOf(product, lines));
  await decide(redirectUrl ?? '', 'paid');
  await queueIsQuiet(product);
  const { rows } = await own(`select id from public.orders where number = '${number}'`);
  const [invoice] = await documentsOf(rows[0] as { id: string });
  const pdf = await fileFor(invoice?.id ?? '');
  const plain = (text: string) => text.replace(/\s+/g, ' ');
  const { vatDecision } = await product.call(readProduct, { slug: 'box-saveurs' });
  expect(plain(pdf.text).split(plain(vatDecision.reason))).toHaveLength(2);
  expect(plain(pdf.text)).toContain(`(1) TVA : ${plain(vatDecision.reason)}`);
  expect(plain(pdf.text).match(/5,5 % \(1\)/g)).toHaveLength(3);
  expect(plain(pdf.text).match(/20 % \(2\)/g)).toHaveLength(1);
  expect(pdf.totalPages).toBe(1);
  expect(pdf.cutOff).toEqual([]);
});

describe('money that goes back', () => {
  const refund = (order: StaffOrder, amount: string) =>
    paul.call(refundOrder, {
      orderId: order.id,
      refundId: newId(),
      form: { amount, reason: 'Deux box abîmées' },
    });

  test('has one credit note each, which cite the invoice and never take off more than it says', async () => {
    const order = await paidByCard(product, { quantity: 3 });
    await refund(order, '10,03');
    await queueIsQuiet(product);
    await refund(order, ((order.grossCents - 1_003) / 100).toFixed(2));
    const [invoice, ...credits] = await documentsOf(order);
    expect(credits.map(({ kind, cites, isReady }) => [kind, cites, isReady])).toEqual([
      ['credit-note', invoice?.number, true],
      ['credit-note', invoice?.number, true],
    ]);
    expect(credits.map(({ grossCents }) => grossCents)).toEqual([1_003, order.grossCents - 1_003]);
    const sum = (key: 'netCents' | 'vatCents') =>
      credits.reduce((total, each) => total + each[key], 0);
    expect([sum('netCents'), sum('vatCents')]).toEqual([invoice?.netCents, invoice?.vatCents]);
    const pdf = await fileFor(credits[0]?.id ?? '');
    expect(pdf.text).toContain(`Rectifie le document ${invoice?.number}`);
    // Of a part, it says of what.
    expect(pdf.text.replace(/\s+/g, ' ')).toContain(
      `Remboursement sur la facture ${invoice?.number} : Box Saveurs, TVA à 5,5 %`,
    );
    expect(pdf.attachments['factur-x.xml']).toContain('<ram:TypeCode>381</ram:TypeCode>');
    const refunds = await own(`select id from public.refunds where order_id = '${order.id}'`);
    for (const { id } of refunds.rows as { id: string }[]) {
      await repeatJob(product, 'refund-ended', { refundId: id }, 5);
    }
    expect(await documentsOf(order)).toHaveLength(3);
  });

  test('and is sent back by a bank, has an invoice that takes the credit note off again', async () => {
    const order = await paidByCard(product);
    await refund(order, '5');
    await queueIsQuiet(product);
    const { rows } = await own(`update public.refunds set state = 'failed'
      where order_id = '${order.id}' returning id`);
    const { id: refundId } = rows[0] as { id: string };
    await repeatJob(product, 'refund-ended', { refundId }, 3);
    const documents = await documentsOf(order);
    expect(documents.map(({ kind, grossCents }) => [kind, grossCents])).toEqual([
      ['invoice', order.grossCents],
      ['credit-note', 500],
      ['invoice', 500],
    ]);
    expect(documents[2]).toMatchObject({ cites: documents[1]?.number, isReady: true });
  });

  test('that was too much, or before any invoice, has none', async () => {
    const order = await placed(product);
    await paul.call(importTransfers, {
      credits: [credit(order.reference, order.grossCents + 700)],
    });
    await queueIsQuiet(product);
    const form = { amount: '7', reason: 'Trop perçu', bankReference: 'VIR 7' };
    await paul.call(refundOrder, { orderId: order.id, refundId: newId(), form });
    expect(await documentsOf(order)).toMatchObject([{ kind: 'invoice' }]);
    const part = await placed(product);
    await paul.call(importTransfers, { credits: [credit(part.reference, 500)] });
    const back = { amount: '5', reason: 'Renonce', bankReference: 'VIR 5' };
    await paul.call(refundOrder, { orderId: part.id, refundId: newId(), form: back });
    expect(await documentsOf(part)).toEqual([]);
  });

  test('a transfer that was another order’s takes its invoice off; paid at last, it has another', async () => {
    const order = await placed(product);
    await paul.call(importTransfers, { credits: [credit(order.reference, order.grossCents)] });
    await queueIsQuiet(product);
    const transfer = (await fileOf(paul, order)).transfers[0];
    await paul.call(releaseTransfer, {
      transferId: transfer?.id ?? '',
      orderId: order.id,
      actId: newId(),
      form: { reason: 'C’était une autre' },
    });
    await queueIsQuiet(product);
    const again = credit(order.reference, order.grossCents, '2026-11-21');
    await paul.call(importTransfers, { credits: [again] });
    const documents = await documentsOf(order);
    expect(documents.map(({ kind, grossCents }) => [kind, grossCents])).toEqual([
      ['invoice', order.grossCents],
      ['credit-note', order.grossCents],
      ['invoice', order.grossCents],
    ]);
    // What takes all of it off has its lines.
    const linesOf = async (id = '') =>
      (await fileFor(id)).attachments['factur-x.xml']?.match(
        /<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/,
      )?.[0];
    const sold = await linesOf(documents[0]?.id);
    expect(sold).toContain('<ram:Name>Box Saveurs</ram:Name>');
    expect(sold).toContain('<ram:SellerAssignedID>box-saveurs</ram:SellerAssignedID>');
    expect(await linesOf(documents[1]?.id)).toBe(sold);
  });
});

describe('what was issued', () => {
  test('is altered and removed by nobody, not by the owner of the tables either', async () => {
    await paidByCard(product);
    for (const statement of [
      `update public.invoices set net_cents = 1`,
      `delete from public.invoices`,
      `truncate public.invoices cascade`,
      `update public.invoice_files set pdf = null, is_valid = false`,
      `delete from public.invoice_files`,
      `truncate public.invoice_files`,
    ]) {
      await expect(own(statement)).rejects.toThrow(/stays as it was/);
    }
  });

  test('is numbered without a gap, by day; a number out of turn is refused by the database', async () => {
    const { rows } = await own(`select series, rank, issued_on from public.invoices
      order by series, rank`);
    const issued = rows as { series: string; rank: number; issued_on: string }[];
    for (const [index, { series, rank, issued_on: day }] of issued.entries()) {
      const before = issued[index - 1];
      if (before?.series !== series) expect(rank).toBe(1);
      else expect([rank, day >= before.issued_on]).toEqual([before.rank + 1, true]);
    }
    const insert = (change: string) =>
      own(`insert into public.invoices (series, rank, issued_at, issued_on, due_on, order_id,
          occasion, net_cents, vat_cents, content)
        select series, rank, issued_at, issued_on, due_on, order_id, 'sale-9', 1, 0, content
        from (select series, issued_at, order_id, content, ${change} from public.invoices
          order by series desc, invoices.rank desc limit 1) as last
          (series, issued_at, order_id, content, rank, issued_on, due_on)`);
    await expect(insert(`rank + 2, issued_on, due_on`)).rejects.toThrow(/numbers follow/);
    await expect(insert(`rank + 1, issued_on - 1, due_on`)).rejects.toThrow(/numbers follow/);
    await expect(insert(`rank, issued_on, due_on`)).rejects.toThrow(/duplicate key/);
  });

  test('and breaks a rule is not handed out: staff are told, and make it anew once its cause is mended', async () => {
    const order = await paidByCard(product);
    const [invoice] = await documentsOf(order);
    const invoiceId = invoice?.id ?? '';
    const spoil = (siren: string) => `update public.invoices set content =
      jsonb_set(content, '{seller,siren}', '"${siren}"') where id = '${invoiceId}'`;
    await own(`alter table public.invoices disable trigger keep`);
    await own(`alter table public.invoice_files disable trigger keep`);
    await own(spoil('12'));
    await own(`delete from public.invoice_files where invoice_id = '${invoiceId}'`);
    await own(`alter table public.invoice_files enable trigger keep`);
    // Its place with it: a file is kept once.
    await alter(
      product,
      sql`delete from public.chain_links where chain = 'invoice-files' and entry_id = ${invoiceId}`,
    );
    await paul.call(remakeInvoiceFile, { invoiceId });
    expect((await documentsOf(order))[0]?.isReady).toBe(false);
    const mail = await product.mailTo('bonjour@prevenance.example', invoice?.number ?? '');
    expect(mail.subject).toContain('Document retenu');
    expect(mail.text).toContain('BR-FR-10');
    const asked = paul.call(downloadInvoice, { invoiceId, accessKey: null });
    expect((await refusalOf(asked)).code).toBe('not-found');
    const { report } = await paul.call(readInvoiceReport, { invoiceId, accessKey: null });
    const broken = report?.rules.filter(({ hasPassed }) => !hasPassed).map(({ id }) => id);
    // What is no longer what was issued gets no file, whatever it says.
    expect(broken).toEqual(expect.arrayContaining(['BR-FR-10', 'PV-CHAIN']));
    await own(spoil('999999998'));
    await own(`alter table public.invoices enable trigger keep`);
    await paul.call(remakeInvoiceFile, { invoiceId });
    expect((await documentsOf(order))[0]?.isReady).toBe(true);
    const again = paul.call(remakeInvoiceFile, { invoiceId });
    expect((await refusalOf(again)).code).toBe('already-done');
  });
});

describe('a company', () => {
  test('finds its documents by number and year, and takes them as files and as a list', async () => {
    const order = await paidByCompany();
    await paul.call(refundOrder, {
      orderId: order.id,
      refundId: newId(),
      form: { amount: '12,34', reason: 'Retard' },
    });
    await queueIsQuiet(product);
    const list = (search: string, year: number | null = null) =>
      owner.call(listInvoices, { companyId, search, year, page: 1 });
    const found = await list(order.number);
    expect(found).toMatchObject({ total: 2, years: [2026] });
    const [creditNote, invoice] = found.invoices;
    expect((await list(creditNote?.number ?? '')).invoices).toEqual([creditNote]);
    expect((await list('', 2025)).total).toBe(0);
    expect((await list('%')).total).toBe(0);

    const csv = (await owner.call(exportInvoices, { companyId, ...EVERYTHING })) as unknown as Blob;
    const lines = (await csv.text()).trim().split('\r\n');
    expect(lines[0]).toContain('Journal;Date;Pièce');
    expect(lines).toHaveLength(3);
    const amounts = lines.slice(1).map((each) => each.split(';').at(-1));
    expect(amounts).toContain('-12,34');
    expect(amounts).toContain((order.grossCents / 100).toFixed(2).replace('.', ','));

    const zip = (await owner.call(downloadInvoices, {
      companyId,
      ...EVERYTHING,
    })) as unknown as Blob;
    const bytes = Buffer.from(await zip.arrayBuffer()).toString('latin1');
    for (const { number } of [creditNote, invoice] as ListedInvoice[]) {
      expect(bytes).toContain(`${number}.pdf`);
      expect(bytes).toContain(`${number}.controles.json`);
    }
    const empty = { companyId, from: '2024-01-01', to: '2024-12-31' };
    expect((await refusalOf(owner.call(downloadInvoices, empty))).code).toBe('not-found');
  });

  test('sees its own: another company, an employee and a visitor are refused, staff act in no space', async () => {
    const order = await paidByCompany();
    const [invoice] = await documentsOf(order);
    const invoiceId = invoice?.id ?? '';
    const cse = await memberWithRole(product, owner, companyId, 'cse');
    const file = (await cse.call(downloadInvoice, { invoiceId, accessKey: null })) as Blob;
    expect(file.size).toBeGreaterThan(10_000);
    const prevention = await memberWithRole(product, owner, companyId, 'prevention');
    const stranger = await person(product);
    await companyOf(stranger, {
      legalName: 'Ailleurs',
      siren: '552100554',
      kind: 'employer',
      headcount: '9',
    });
    const visitor = { call: product.call } as unknown as Person;
    const staffs = [
      (who: Person) => who.call(listInvoicesForStaff, { orderId: order.id }),
      (who: Person) => who.call(exportSales, { month: '2026-11', list: 'journal' }),
      (who: Person) => who.call(exportSales, { month: '2026-11', list: 'e-reporting' }),
      (who: Person) => who.call(remakeInvoiceFile, { invoiceId }),
    ];
    const companys = [
      (who: Person) => who.call(listInvoices, { companyId, search: '', year: null, page: 1 }),
      (who: Person) => who.call(downloadInvoices, { companyId, ...EVERYTHING }),
      (who: Person) => who.call(exportInvoices, { companyId, ...EVERYTHING }),
    ];
    const documents = [
      (who: Person) => who.call(downloadInvoice, { invoiceId, accessKey: null }),
      (who: Person) => who.call(readInvoiceReport, { invoiceId, accessKey: null }),
    ];
    for (const [who, calls, code] of [
      [visitor, [...staffs, ...companys, ...documents], 'sign-in-required'],
      [prevention, [...staffs, ...companys], 'forbidden'],
      [stranger, [...staffs, ...companys], 'forbidden'],
      [prevention, documents, 'not-found'],
      [stranger, documents, 'not-found'],
      // The owner of the company is none of the staff; staff are none of the company.
      [owner, staffs, 'forbidden'],
      [paul, companys, 'forbidden'],
    ] as const) {
      for (const call of calls) expect((await refusalOf(call(who))).code).toBe(code);
    }
    for (const who of [prevention, stranger]) {
      for (const table of ['invoices', 'invoice_files']) {
        const claims = { role: 'authenticated', sub: who.id };
        const rows = await product.database.asCaller({ role: 'authenticated', claims }, (tx) =>
          tx
            .selectFrom(table as 'invoices')
            .selectAll()
            .execute(),
        );
        expect(rows).toEqual([]);
      }
    }
  });
});

describe('the house', () => {
  test('takes a month of sales, and what is reported of sales to whoever is not liable to VAT', async () => {
    const company = { kind: 'cse', vatLiable: false } as const;
    const order = await paidByCard(product, { company: { ...BUYER.company, ...company } });
    const [invoice] = await documentsOf(order);
    const read = async (list: 'journal' | 'e-reporting', month = '2026-11') =>
      ((await paul.call(exportSales, { month, list })) as unknown as Blob).text();
    const journal = await read('journal');
    expect(journal).toContain(invoice?.number);
    const { rows } = await own(`select count(*)::integer as count,
        sum(case kind when 'invoice' then gross_cents else -gross_cents end)::integer as gross
      from public.invoices`);
    const sums = journal
      .trim()
      .split('\r\n')
      .slice(1)
      .map((each) => Number(each.split(';').at(-1)?.replace(',', '')));
    expect(sums.reduce((sum, each) => sum + each, 0)).toBe((rows[0] as { gross: number }).gross);
    const reported = (await read('e-reporting')).trim().split('\r\n');
    const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
    expect(reported).toHaveLength(2);
    expect(reported[1]).toBe(
      `2026-11-23;1;5,50;${euros(invoice?.netCents ?? 0)};${euros(invoice?.vatCents ?? 0)};${euros(order.grossCents)}`,
    );
    expect((await read('journal', '2026-10')).trim().split('\r\n')).toHaveLength(1);
  });
});
