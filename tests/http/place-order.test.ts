import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOrder, quoteCart, readOrder } from '#shop/orders/contract.ts';
import { BUYER, decide, line, orderOf } from '../support/checkout-orders.ts';
import { runs } from '../support/nightly.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const CARTS = runs(500, 60);
const AT_ONCE = runs(200, 60);

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

test('an order paid by card is confirmed by the payment’s own notification, and a mail says so', async () => {
  const input = await orderOf(product, [line('box-saveurs', 7), line('box-hygiene', 3)]);
  const placed = await product.call(placeOrder, input);
  const before = await product.call(readOrder, { accessKey: placed.accessKey });
  expect(before).toMatchObject({ state: 'awaiting-payment', isPaid: false });
  expect(before.totals).toEqual({
    netCents: 39_900,
    vatCents: 3_930,
    grossCents: 43_830,
    vatGroups: [
      { rateBasisPoints: 550, netCents: 27_930, vatCents: 1_536 },
      { rateBasisPoints: 2_000, netCents: 11_970, vatCents: 2_394 },
    ],
  });

  // The return page alone settles nothing.
  await decide(placed.redirectUrl ?? '', 'paid');
  const mail = await product.mailTo(BUYER.company.email, placed.number);
  expect(mail.subject).toBe(`Votre commande ${placed.number} est confirmée`);
  expect(mail.text).toContain('438,30');
  const after = await product.call(readOrder, { accessKey: placed.accessKey });
  expect(after).toMatchObject({ state: 'confirmed', isPaid: true });
});

test('an order in English is confirmed by a mail in English', async () => {
  const form = { ...BUYER, company: { ...BUYER.company, email: 'buyer@english.example' } };
  const input = await orderOf(product, [line('box-saveurs', 1)], { form });
  const placed = await product.call(placeOrder, input, 'en');
  await decide(placed.redirectUrl ?? '', 'paid');
  const mail = await product.mailTo('buyer@english.example', placed.number);
  expect(mail.subject).toBe(`Your order ${placed.number} is confirmed`);
  expect(mail.text).toContain('€42.09');
});

test('a transfer is answered with the account and a reference, and a mail repeats them', async () => {
  const company = { ...BUYER.company, email: 'virement@atelier.example' };
  const input = await orderOf(product, [line('box-hygiene', 1)], {
    form: { ...BUYER, company, paymentMethod: 'transfer' },
  });
  const placed = await product.call(placeOrder, input);
  expect(placed.redirectUrl).toBeNull();
  const { transfer, state } = await product.call(readOrder, { accessKey: placed.accessKey });
  expect(state).toBe('awaiting-payment');
  expect(transfer?.reference).toMatch(/^RF\d\d/);
  const mail = await product.mailTo('virement@atelier.example', placed.number);
  expect(mail.text).toContain(transfer?.reference);
});

test(`${AT_ONCE} submissions of one checkout at once make one order`, async () => {
  const input = await orderOf(product, [line('box-surprise', 2)]);
  const before = await stockOf('box-surprise');
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => product.call(placeOrder, input)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await countOrders(input.checkoutKey)).toBe(1);
  expect(await stockOf('box-surprise')).toBe(before - 2);
});

test('the same key with another content is refused, and the first order stands', async () => {
  const input = await orderOf(product, [line('box-saveurs', 1)]);
  await product.call(placeOrder, input);
  const other = await orderOf(product, [line('box-saveurs', 2)], {
    checkoutKey: input.checkoutKey,
  });
  expect(await refusalOf(product.call(placeOrder, other))).toMatchObject({ code: 'conflict' });
});

test(`${CARTS} tampered carts are charged the server’s price or refused, never their own`, async () => {
  const slugs = ['box-saveurs', 'box-hygiene', 'box-bien-etre'];
  const tampered = fc.record({
    slug: fc.constantFrom(...slugs),
    quantity: fc.integer({ min: 1, max: 99 }),
    expected: fc.oneof(fc.integer({ min: 0, max: 200 }), fc.constant('right' as const)),
    extra: fc.dictionary(
      fc.constantFrom('price', 'unitNetCents', 'rateBasisPoints'),
      fc.anything(),
    ),
  });
  for (const cart of fc.sample(tampered, { numRuns: CARTS, seed: 11 })) {
    const honest = await orderOf(product, [line(cart.slug, cart.quantity)]);
    const expectedGrossCents =
      cart.expected === 'right' ? honest.expectedGrossCents : cart.expected;
    const lines = honest.lines.map((each) => ({
      ...JSON.parse(JSON.stringify(cart.extra)),
      ...each,
    }));
    const sent = product.call(placeOrder, { ...honest, lines, expectedGrossCents });
    if (expectedGrossCents !== honest.expectedGrossCents) {
      expect(await refusalOf(sent)).toMatchObject({ code: 'price-changed' });
      expect(await countOrders(honest.checkoutKey)).toBe(0);
    } else {
      const { totals } = await product.call(readOrder, { accessKey: (await sent).accessKey });
      expect(totals.netCents).toBe(3_990 * cart.quantity);
    }
  }
});

test(`a stock of 10 with ${AT_ONCE} buyers sells 10`, async () => {
  await setStock('box-bien-etre', 10);
  const inputs = await Promise.all(
    Array.from({ length: AT_ONCE }, () => orderOf(product, [line('box-bien-etre', 1)])),
  );
  const outcomes = await Promise.allSettled(inputs.map((input) => product.call(placeOrder, input)));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set(['out-of-stock']));
  expect(await stockOf('box-bien-etre')).toBe(0);
  await setStock('box-bien-etre', null);
});

test('a price that changed meanwhile is said with the new price, and nothing is ordered', async () => {
  const input = await orderOf(product, [line('box-saveurs', 1)]);
  await setPrice('box-saveurs', 4_100);
  const refusal = await refusalOf(product.call(placeOrder, input));
  expect(refusal).toMatchObject({ code: 'price-changed' });
  expect(refusal.details?.quote).toMatchObject({ totals: { netCents: 4_100 } });
  expect(await countOrders(input.checkoutKey)).toBe(0);
  await setPrice('box-saveurs', 3_990);
  await product.call(placeOrder, input);
});

test('what is missing or wrong is named field by field', async () => {
  const company = { ...BUYER.company, siret: '73282932000075', email: 'nobody' };
  const input = await orderOf(product, [line('box-saveurs', 1)], {
    form: { ...BUYER, company, acceptsTerms: false },
  });
  const { code, problems } = await refusalOf(product.call(placeOrder, input));
  expect(code).toBe('invalid-input');
  expect(problems.map(({ path }) => path)).toEqual([
    'company.siret',
    'company.email',
    'acceptsTerms',
  ]);
});

test.each([
  ['unknown', line('no-such-box', 1)],
  ['not-sold', line('coffret-artisan-potier', 1)],
  ['plan-unknown', line('box-pouvoir-d-achat', 1)],
  ['plan-unknown', line('box-saveurs', 1, { commitmentMonths: 12 })],
  [
    'customisation-invalid',
    line('box-saveurs', 1, {
      customisation: { sleeveColour: 'pine', swaps: [{ from: randomUUID(), to: randomUUID() }] },
    }),
  ],
])('a line that cannot be sold says why: %s', async (problem, asked) => {
  const quote = await product.call(quoteCart, { lines: [asked, line('box-hygiene', 1)] });
  expect(quote.lines.map((each) => each.problem)).toEqual([problem, null]);
  expect(quote.totals.netCents).toBe(3_990);
});

test('the monthly box is ordered at the price of its commitment', async () => {
  for (const [commitmentMonths, cents] of [
    [12, 2_900],
    [6, 3_200],
    [0, 3_500],
  ] as const) {
    const input = await orderOf(product, [line('box-pouvoir-d-achat', 10, { commitmentMonths })]);
    const placed = await product.call(placeOrder, input);
    const order = await product.call(readOrder, { accessKey: placed.accessKey });
    expect(order.lines[0]).toMatchObject({ commitmentMonths, unitNetCents: cents });
  }
});

async function stockOf(slug: string): Promise<number> {
  const { stock } = await product.database.asService((tx) =>
    tx.selectFrom('products').select('stock').where('slug', '=', slug).executeTakeFirstOrThrow(),
  );
  return stock ?? Number.NaN;
}

async function setStock(slug: string, stock: number | null): Promise<void> {
  await product.database.asService((tx) =>
    tx.updateTable('products').set({ stock }).where('slug', '=', slug).execute(),
  );
}

async function setPrice(slug: string, price_cents: number): Promise<void> {
  await product.database.asService((tx) =>
    tx.updateTable('products').set({ price_cents }).where('slug', '=', slug).execute(),
  );
}

async function countOrders(checkoutKey: string): Promise<number> {
  const rows = await product.database.asService((tx) =>
    tx.selectFrom('orders').select('id').where('checkout_key', '=', checkoutKey).execute(),
  );
  return rows.length;
}
