import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutputOf } from '#basics/contract.ts';
import { addDays } from '#basics/dates.ts';
import {
  attributeTransfer,
  importTransfers,
  listTransfers,
  previewTransfers,
  type ReadStatement,
  readStatement,
} from '#shop/orders/contract.ts';
import { printedCreditorReference } from '#shop/sales/rules/creditor-reference.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { setStock } from '../support/placed-orders.ts';
import { fileOf, placed, type StaffOrder, staffOf } from '../support/staff-orders.ts';
import { camtFile, mt940File, type WrittenLine } from '../support/statement-files.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let paul: Person;

beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
  paul = await staffOf(product);
  await setStock(product, 'box-saveurs', null);
});
afterAll(() => product.stop());

const DAY = '2026-11-20';
const WAITING = { search: '', state: 'to-attribute', page: 1 } as const;

const creditsOf = ({ format, lines }: OutputOf<ReadStatement>) =>
  lines
    .filter(({ passedOver }) => passedOver === null)
    .map(({ bookedOn, amountCents, label, lineId }) => ({
      bookedOn,
      amountCents,
      label,
      ...(format && { told: { format, lineId } }),
    }));

async function imported(text: string) {
  const credits = creditsOf(await paul.call(readStatement, { text }));
  const preview = await paul.call(previewTransfers, { credits });
  const done = await paul.call(importTransfers, { credits });
  expect(done).toEqual(preview);
  return done.lines;
}

const verdictsOf = (lines: Awaited<ReturnType<typeof imported>>) =>
  lines.map(({ verdict }) => verdict);

const stateOf = async (order: StaffOrder) => {
  const { state, money } = await fileOf(paul, order);
  return [state, money?.capturedCents];
};

async function many(count: number): Promise<StaffOrder[]> {
  const orders: StaffOrder[] = [];
  while (orders.length < count) orders.push(await placed(product));
  return orders;
}

/** An invoice of an order that is to be paid, as if it had left. */
async function invoiceOf(order: StaffOrder, rank: number): Promise<string> {
  await sql`insert into invoice_counters (series, last, last_on) values ('F2025', ${rank}, '2025-12-01')
    on conflict (series) do update set last = excluded.last`.execute(product.database.owner);
  await sql`insert into invoices (series, rank, issued_at, issued_on, due_on, order_id, occasion,
      net_cents, vat_cents, content)
    values ('F2025', ${rank}, now(), '2025-12-01', '2025-12-31', ${order.id}, 'sale-1',
      ${order.grossCents}, 0, '{}')`.execute(product.database.owner);
  return `F2025-${String(rank).padStart(6, '0')}`;
}

const FORMATS = [
  ['camt.053', (lines: readonly WrittenLine[]) => camtFile([{ lines }]), 1],
  ['MT940', (lines: readonly WrittenLine[]) => mt940File([{ lines }]), 2],
] as const;

describe.each(FORMATS)('a statement in %s', (format, write, rank) => {
  // Far apart: what one of both brought is not like what the other brings.
  const day = addDays(DAY, -10 * rank);

  test('of forty lines settles thirty-six by itself, once, and says why of each of the others', async () => {
    const orders = await many(34);
    const [byName, wrong, halved] = [
      await placed(product, {
        quantity: 3,
        company: { legalName: `Éditions Pérault ${rank} SAS` },
      }),
      await placed(product),
      await placed(product),
    ];
    const invoice = await invoiceOf(orders[33] as StaffOrder, rank);
    const text = [
      ({ reference }: StaffOrder) => ({ reference }),
      ({ reference }: StaffOrder) => ({ text: `SOLDE ${printedCreditorReference(reference)}` }),
      ({ reference }: StaffOrder) => ({ text: `vir ${reference.toLowerCase()}/20112026` }),
      ({ number }: StaffOrder) => ({ text: `COMMANDE ${number}` }),
      ({ number }: StaffOrder) => ({ text: `cde ${number.replaceAll('-', ' ')} merci` }),
    ];
    const paid = orders.map((order, index) => ({
      bookedOn: day,
      amountCents: order.grossCents,
      name: `CLIENT ${index}`,
      bankId: `${format.slice(0, 2)}${index}`,
      ...(index === 33 ? { text: `FACTURE ${invoice}` } : text[index % text.length]?.(order)),
    }));
    const half = { bookedOn: day, name: 'MOITIE', reference: halved.reference };
    const others: WrittenLine[] = [
      {
        bookedOn: day,
        amountCents: byName.grossCents,
        name: `EDITIONS PERAULT ${rank}`,
        text: 'ACHAT',
      },
      { bookedOn: day, amountCents: 1_000, name: 'CLIENT X', text: `ACOMPTE ${wrong.number}` },
      { bookedOn: day, amountCents: 12, name: 'BANQUE', text: `INTERETS ${rank}` },
      { bookedOn: day, amountCents: 5_000, name: 'EDF', isIn: false },
    ];
    const halves = [1_000, halved.grossCents - 1_000].map((amountCents, index) => ({
      ...half,
      amountCents,
      bankId: `H${rank}${index}`,
    }));
    const lines = [...paid, ...halves, ...others];
    expect(lines).toHaveLength(40);
    const file = write(lines);
    const read = await paul.call(readStatement, { text: file });
    expect(read.problems).toEqual([]);
    expect(read.lines.map(({ passedOver }) => passedOver)).toEqual([
      ...Array.from({ length: 39 }, () => null),
      'debit',
    ]);
    const found = await imported(file);
    expect(verdictsOf(found)).toEqual([
      ...Array.from({ length: 34 }, () => 'exact'),
      'partial',
      'exact',
      'unknown',
      'unknown',
      'unknown',
    ]);
    expect(found.slice(0, 34).every(({ guess }) => guess?.certainty === 'certain')).toBe(true);
    expect(found[33]?.guess?.grounds).toEqual(['invoice-number', 'amount']);
    expect(
      found.slice(36).map(({ guess }) => guess && [guess.orderNumber, guess.certainty]),
    ).toEqual([[byName.number, 'probable'], [wrong.number, 'probable'], null]);
    const paidOrders = [...orders, halved];
    const after = paidOrders.map(({ grossCents }) => ['confirmed', grossCents]);
    expect(await Promise.all(paidOrders.map(stateOf))).toEqual(after);
    expect(await stateOf(byName)).toEqual(['awaiting-payment', 0]);
    expect(await stateOf(wrong)).toEqual(['awaiting-payment', 0]);
    // The same file again, and a longer one that holds it: nothing more comes in.
    expect(new Set(verdictsOf(await imported(file)))).toEqual(new Set(['known']));
    const longer = write([
      ...lines,
      { bookedOn: addDays(day, 1), amountCents: 7, text: `FIN ${rank}` },
    ]);
    expect(verdictsOf(await imported(longer)).slice(-2)).toEqual(['known', 'unknown']);
    expect(await Promise.all(paidOrders.map(stateOf))).toEqual(after);
    // Whoever attributes the rest is told which order it may be, and settles it by their own act.
    const { transfers } = await paul.call(listTransfers, WAITING);
    const waiting = transfers.find(({ guess }) => guess?.orderNumber === byName.number);
    expect(waiting?.guess).toMatchObject({ certainty: 'probable', grounds: ['amount', 'name'] });
    const form = { number: byName.number };
    await paul.call(attributeTransfer, { transferId: waiting?.id ?? '', form });
    expect(await stateOf(byName)).toEqual(['confirmed', byName.grossCents]);
  });
});

describe('what is imported from one kind of file', () => {
  test('is not booked again from another: it waits for a person', async () => {
    const [order, other] = [await placed(product), await placed(product)];
    const line = {
      bookedOn: DAY,
      amountCents: order.grossCents,
      name: 'ROUX',
      reference: order.reference,
    };
    const table = {
      bookedOn: '2026-11-19',
      amountCents: order.grossCents,
      label: `VIR ${order.reference}`,
    };
    await paul.call(importTransfers, { credits: [table] });
    const before = await stateOf(order);
    const another = { ...line, name: 'NORD', reference: other.reference };
    const [like, fresh] = await imported(camtFile([{ lines: [line, another] }]));
    expect(like).toMatchObject({
      verdict: 'like',
      orderNumber: null,
      guess: { certainty: 'to-check' },
    });
    expect(fresh).toMatchObject({ verdict: 'exact', orderNumber: other.number });
    expect(await stateOf(order)).toEqual(before);
    const { transfers } = await paul.call(listTransfers, { ...WAITING, search: order.reference });
    expect(transfers).toHaveLength(1);
    // And the other way round: the table after the statement.
    const late = {
      bookedOn: DAY,
      amountCents: other.grossCents,
      label: `VIR ${other.reference} NORD`,
    };
    const again = await paul.call(importTransfers, { credits: [late] });
    expect(verdictsOf(again.lines)).toEqual(['like']);
    expect(await stateOf(other)).toEqual(['confirmed', other.grossCents]);
  });

  test('is known by the id of the bank in whichever format it comes', async () => {
    const order = await placed(product);
    const line = {
      bookedOn: DAY,
      amountCents: order.grossCents,
      reference: order.reference,
      bankId: 'SAME1',
    };
    expect(verdictsOf(await imported(camtFile([{ lines: [line] }])))).toEqual(['exact']);
    expect(verdictsOf(await imported(mt940File([{ lines: [line] }])))).toEqual(['known']);
  });

  test('holds two transfers that are alike as two, by their ids or by their count', async () => {
    const order = await placed(product);
    const line = { bookedOn: DAY, amountCents: 100, reference: order.reference };
    const file = camtFile([
      { lines: [{ ...line, bankId: 'T1' }, { ...line, bankId: 'T2' }, line, line] },
    ]);
    await imported(file);
    await imported(file);
    expect((await fileOf(paul, order)).money?.capturedCents).toBe(400);
  });

  test('sent twice at once comes in once', async () => {
    const order = await placed(product);
    const line = { bookedOn: DAY, amountCents: order.grossCents, reference: order.reference };
    const text = mt940File([{ lines: [line] }]);
    const credits = creditsOf(await paul.call(readStatement, { text }));
    await Promise.all([1, 2, 3].map(() => paul.call(importTransfers, { credits })));
    expect(await stateOf(order)).toEqual(['confirmed', order.grossCents]);
  });
});

describe('a file that is no statement', () => {
  const laughs = Array.from({ length: 9 }, (_, n) =>
    n === 0 ? '<!ENTITY l0 "lol">' : `<!ENTITY l${n} "${`&l${n - 1};`.repeat(10)}">`,
  ).join('');

  test.each([
    ['entities that grow', `<?xml version="1.0"?><!DOCTYPE a [${laughs}]><a>&l8;</a>`, 'doctype'],
    [
      'a file of the server',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
      'doctype',
    ],
    ['an address', '<!DOCTYPE a SYSTEM "http://127.0.0.1:9/a.dtd"><a/>', 'doctype'],
    ['an entity that nobody declared', '<a>&x;</a>', 'malformed'],
    ['elements without end', '<a>'.repeat(100_000), 'malformed'],
    ['elements too deep', `${'<a>'.repeat(1_000)}${'</a>'.repeat(1_000)}`, 'malformed'],
    ['a sign that XML has not', '<a>\u0000</a>', 'malformed'],
    ['another document', '<html><body/></html>', 'other-message'],
    ['a table', 'Date;Montant', 'unknown-format'],
    ['nothing', '', 'unknown-format'],
  ])('is refused in words: %s', async (_name, text, problem) => {
    const read = await paul.call(readStatement, { text });
    expect(read.lines).toEqual([]);
    expect(read.problems).toMatchObject([{ problem }]);
  });

  test('is refused where it is longer than any statement', async () => {
    const text = 'x'.repeat(4_000_001);
    expect((await refusalOf(paul.call(readStatement, { text }))).code).toBe('invalid-input');
  });
});

test('nobody but the staff has a statement read', async () => {
  const owner = await person(product);
  const companyId = await companyOf(owner);
  const text = mt940File([{ lines: [{ bookedOn: DAY, amountCents: 1 }] }]);
  for (const role of ['hr', 'cse', 'prevention'] as const) {
    const member = await memberWithRole(product, owner, companyId, role);
    expect((await refusalOf(member.call(readStatement, { text }))).code).toBe('forbidden');
  }
  expect((await refusalOf(owner.call(readStatement, { text }))).code).toBe('forbidden');
  expect((await refusalOf(product.call(readStatement, { text }))).code).toBe('sign-in-required');
});
