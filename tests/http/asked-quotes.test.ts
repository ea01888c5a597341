import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '#basics/contract.ts';
import { listProducts } from '#shop/catalogue/contract.ts';
import { readOrder } from '#shop/orders/contract.ts';
import {
  type AskQuote,
  acceptQuote,
  askQuote,
  listQuotes,
  openQuote,
  printQuoteByLink,
  readQuoteForStaff,
  saveQuote,
  sendQuote,
} from '#shop/quotes/contract.ts';
import { BUYER } from '../support/checkout-orders.ts';
import { type Person, person } from '../support/company.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import { settableClock } from '../support/listening.ts';
import { setStock } from '../support/placed-orders.ts';
import { readPdf } from '../support/read-pdf.ts';
import { staffMember } from '../support/staff.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

type Asked = InputOf<AskQuote>;

const NOW = '2026-11-23T09:00:00Z';
const clock = settableClock(NOW);
let product: TestProduct;
let paul: Person;
let box: { id: string; cents: number };
let monthly: { id: string; cents: number };
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  paul = await staffMember(product);
  const { products } = await product.call(listProducts, {});
  const flavours = products.find(({ slug }) => slug === 'box-saveurs');
  const ofMonth = products.find(({ plans }) => plans.length > 0);
  const plan = ofMonth?.plans.find(({ commitmentMonths }) => commitmentMonths === 12);
  box = { id: flavours?.id ?? '', cents: flavours?.price.netCents ?? 0 };
  monthly = { id: ofMonth?.id ?? '', cents: plan?.price.netCents ?? 0 };
});
afterAll(() => product.stop());

/** For 140 people, with an address that nobody else has. */
function asked(change: Partial<Asked> = {}, email = `${randomUUID()}@atelier.example`): Asked {
  return {
    quoteId: randomUUID(),
    lines: [
      { productId: box.id, quantity: 140, commitmentMonths: null },
      { productId: monthly.id, quantity: 140, commitmentMonths: 12 },
    ],
    buyer: { company: { ...BUYER.company, email }, billingAddress: BUYER.billingAddress },
    ...change,
  };
}

async function mailsTo(email: string) {
  await queueIsQuiet(product);
  return (await product.mailbox.list()).filter(({ to }) => to?.[0]?.address === email);
}

const tokenIn = (text: string | undefined) => /quote=([^&\s]+)/.exec(text ?? '')?.[1] ?? '';

const problemsOf = async (input: Asked) =>
  (await refusalOf(product.call(askQuote, input))).problems;

describe('a quote that is asked for', () => {
  test('arrives at once, at the prices of the catalogue, for thirty days, and becomes an order', async () => {
    const input = asked();
    const { email } = input.buyer.company;
    const { number, token } = await product.call(askQuote, input);
    // The mail alone proves the address of somebody who is not signed in with it.
    expect(token).toBeNull();
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Votre devis ${number}`);
    const link = tokenIn(mail?.text);
    const opened = await product.call(openQuote, { token: link });
    expect(opened).toMatchObject({
      number,
      state: 'open',
      validUntil: '2026-12-23',
      content: {
        lines: [
          { quantity: 140, unitNetCents: box.cents, commitmentMonths: null },
          { quantity: 140, unitNetCents: monthly.cents, commitmentMonths: 12 },
        ],
        totals: { netCents: 140 * (box.cents + monthly.cents) },
      },
    });
    const paper = await readPdf(await product.call(printQuoteByLink, { token: link }));
    expect(paper.text).toContain(number);
    const form = { ...BUYER, paymentMethod: 'transfer' as const };
    const { accessKey } = await product.call(acceptQuote, { token: link, form });
    const order = await product.call(readOrder, { accessKey });
    expect(order.totals).toEqual(opened.content.totals);
  });

  test('is read at once by whoever is signed in with that address, and by nobody else', async () => {
    const claire = await person(product);
    const own = await claire.call(askQuote, asked({}, claire.email));
    const opened = await product.call(openQuote, { token: own.token ?? '' });
    expect(opened.number).toBe(own.number);
    const ofStranger = await claire.call(askQuote, asked());
    expect(ofStranger.token).toBeNull();
  });

  test('carries none of the words of who asks to the address that they typed', async () => {
    const input = asked();
    const company = {
      ...input.buyer.company,
      legalName: 'Gagnez mille euros',
      contactName: 'Appelez vite',
    };
    await product.call(askQuote, { ...input, buyer: { ...input.buyer, company } });
    const [mail] = await mailsTo(company.email);
    for (const part of [mail?.subject, mail?.text, mail?.html]) {
      expect(part).not.toMatch(/Gagnez|Appelez/);
    }
  });

  test('is one, however often it arrives, and nobody takes the id of another', async () => {
    const input = asked();
    const answers = [await product.call(askQuote, input), await product.call(askQuote, input)];
    expect(answers[1]).toEqual(answers[0]);
    expect(await mailsTo(input.buyer.company.email)).toHaveLength(1);
    const other = { ...asked(), quoteId: input.quoteId };
    expect((await refusalOf(product.call(askQuote, other))).code).toBe('conflict');
    const { buyer } = input;
    const address = { ...buyer.billingAddress, postcode: '20000', city: 'Ajaccio' };
    const elsewhere = { ...input, buyer: { ...buyer, deliveryAddress: address } };
    expect((await refusalOf(product.call(askQuote, elsewhere))).code).toBe('conflict');
    const ofStaff = randomUUID();
    const form = { legalName: 'Atelier Lumière' };
    await paul.call(saveQuote, { quoteId: ofStaff, requestId: null, revision: null, form });
    const taken = product.call(askQuote, asked({ quoteId: ofStaff }));
    expect((await refusalOf(taken)).code).toBe('conflict');
  });

  test('is found by staff, who may send another version of it', async () => {
    const input = asked();
    const { number } = await product.call(askQuote, input);
    const { quotes } = await paul.call(listQuotes, { search: number });
    expect(quotes).toMatchObject([{ id: input.quoteId, state: 'sent', version: 1 }]);
    const { form, revision, events } = await paul.call(readQuoteForStaff, {
      quoteId: input.quoteId,
    });
    expect(events).toMatchObject([{ kind: 'sent', actor: null }]);
    const saved = await paul.call(saveQuote, {
      ...{ quoteId: input.quoteId, requestId: null, revision },
      form: { ...form, 'line.a0.price': '30' },
    });
    await paul.call(sendQuote, { quoteId: input.quoteId, revision: saved.revision });
    const mails = await mailsTo(input.buyer.company.email);
    expect(mails.map(({ subject }) => subject)).toContain(`Votre devis ${number}, mis à jour`);
  });

  test('bears the VAT of Corsica where it is delivered there, and is made for no place that is not served', async () => {
    const input = asked({ lines: [{ productId: box.id, quantity: 140, commitmentMonths: null }] });
    const at = (postcode: string, city: string) => ({
      ...input,
      quoteId: randomUUID(),
      buyer: {
        ...input.buyer,
        deliveryAddress: { line1: '1 cours Napoléon', postcode, city, country: 'FR' },
      },
    });
    const corsican = at('20000', 'Ajaccio');
    await product.call(askQuote, corsican);
    const [mail] = await mailsTo(input.buyer.company.email);
    const { content } = await product.call(openQuote, { token: tokenIn(mail?.text) });
    expect(content.lines).toMatchObject([{ rateBasisPoints: 210 }]);
    const { deliveryAddress } = corsican.buyer;
    expect(content.deliveryAddress).toEqual(deliveryAddress);
    const paper = await readPdf(
      await product.call(printQuoteByLink, { token: tokenIn(mail?.text) }),
    );
    expect(paper.text).toContain('20000 Ajaccio');
    // What staff send of it goes to the same place.
    const { quoteId } = corsican;
    const { form, revision } = await paul.call(readQuoteForStaff, { quoteId });
    const fewer = { ...form, 'line.a0.quantity': '120' };
    const next = { quoteId, requestId: null, revision, form: fewer };
    const saved = await paul.call(saveQuote, next);
    await paul.call(sendQuote, { quoteId, revision: saved.revision });
    const { versions } = await paul.call(readQuoteForStaff, { quoteId });
    expect(versions.map((version) => version.content)).toMatchObject([
      { lines: [{ quantity: 120, rateBasisPoints: 210 }], deliveryAddress },
      { lines: [{ quantity: 140, rateBasisPoints: 210 }], deliveryAddress },
    ]);
    const { currentToken } = await product.call(openQuote, { token: tokenIn(mail?.text) });
    const accepted = { ...BUYER, deliveryAddress, paymentMethod: 'transfer' as const };
    await product.call(acceptQuote, { token: currentToken ?? '', form: accepted });
    expect(await problemsOf(at('98800', 'Nouméa'))).toEqual([
      { path: 'deliveryAddress', problem: 'delivery-place-not-served' },
    ]);
    // What must pass customs is seen by staff first.
    expect(await problemsOf(at('97400', 'Saint-Denis'))).toEqual([
      { path: 'deliveryAddress', problem: 'delivery-on-quote' },
    ]);
  });
});

describe('no quote is made', () => {
  test('of what is not sold, of a plan that there is not, or of more than there is', async () => {
    const gone = { productId: randomUUID(), quantity: 120, commitmentMonths: null };
    expect(await problemsOf(asked({ lines: [gone] }))).toContainEqual({
      path: 'lines.0',
      problem: 'product-gone',
    });
    const noPlan = { productId: monthly.id, quantity: 120, commitmentMonths: null };
    expect(await problemsOf(asked({ lines: [noPlan] }))).toContainEqual({
      path: 'lines.0',
      problem: 'choice-invalid',
    });
    await setStock(product, 'box-saveurs', 200);
    const half = { productId: box.id, quantity: 101, commitmentMonths: null };
    expect(await problemsOf(asked({ lines: [half, half] }))).toEqual([
      { path: 'lines.0', problem: 'too-many' },
      { path: 'lines.1', problem: 'too-many' },
    ]);
    await setStock(product, 'box-saveurs', null);
  });

  test('for a company that cannot be invoiced, and what is wrong is said beside each field', async () => {
    const { buyer, ...input } = asked();
    const company = { ...buyer.company, legalName: 'www.gagnez.example', siret: '123', email: 'x' };
    expect(await problemsOf({ ...input, buyer: { ...buyer, company } })).toMatchObject([
      { path: 'company.legalName', problem: 'link-in-name' },
      { path: 'company.siret', problem: 'siret-invalid' },
      { path: 'company.email', problem: 'email-invalid' },
    ]);
  });

  test('more than a few times an hour for one mailbox', async () => {
    const email = `${randomUUID()}@atelier.example`;
    const codes = [];
    for (let time = 0; time < 7; time += 1) {
      const asking = product.call(askQuote, asked({}, email));
      codes.push(
        await asking.then(
          () => 'made',
          ({ code }) => code,
        ),
      );
    }
    expect(codes.filter((code) => code === 'made')).toHaveLength(5);
    expect(codes.slice(5)).toEqual(['too-many-requests', 'too-many-requests']);
  });
});
