import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '#basics/language.ts';
import { SESSION_STORAGE_KEY } from '#platform/browser/stored-session.ts';
import {
  importTransfers,
  makeParcel,
  moveParcel,
  type PlaceOrder,
  placeOrder,
  prepareOrders,
} from '#shop/orders/contract.ts';
import { creditorReferenceOf } from '#shop/sales/rules/creditor-reference.ts';
import { axeViolations, expectForEverybody } from '../support/axe.ts';
import { BUYER, line, orderOf } from '../support/checkout-orders.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { mailTo } from '../support/mail-to.ts';
import { callOver } from '../support/running-product.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { hasArrived, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    promise: /Échange possible pendant 30 jours après la livraison/,
    how: 'Comment l’échange se passe',
    terms: /dans les 30 jours de la livraison/,
    ask: 'Demander un échange',
    pieces: /combien sur 2$/,
    why: 'Pourquoi',
    send: 'Envoyer la demande',
    none: 'Dites au moins une pièce à échanger.',
    required: 'À compléter.',
    sent: 'Votre demande est envoyée',
    asked: 'à l’étude',
    work: /commande avec un échange à traiter/,
    accept: /^Accepter/,
    way: 'Comment les produits reviennent',
    done: 'L’échange est à jour',
    label: /^Bon de retour \(PDF\)/,
    left: /^Le colis est parti/,
    onItsWay: 'en route vers nous',
    receive: /^Noter le retour/,
    stock: /combien sur 1$/,
    stockReason: 'Pourquoi ces pièces sont revendables',
    replace: /^Expédier le remplacement/,
    carrier: 'Transporteur',
    tracking: 'Numéro de suivi',
    replaced: 'remplacement parti',
    mail: 'est en route',
  },
  en: {
    promise: /Exchange possible for 30 days after delivery/,
    how: 'How an exchange works',
    terms: /within 30 days of delivery/,
    ask: 'Ask for an exchange',
    pieces: /how many of 2$/,
    why: 'Why',
    send: 'Send the request',
    none: 'Name at least one piece to exchange.',
    required: 'Please fill this in.',
    sent: 'Your request is sent',
    asked: 'being looked into',
    work: /order with an exchange to deal with/,
    accept: /^Accept/,
    way: 'How the products come back',
    done: 'The exchange is up to date',
    label: /^Return slip \(PDF\)/,
    left: /^The parcel has left/,
    onItsWay: 'on its way to us',
    receive: /^Record the return/,
    stock: /how many of 1$/,
    stockReason: 'Why these pieces can be sold again',
    replace: /^Ship the replacement/,
    carrier: 'Carrier',
    tracking: 'Tracking number',
    replaced: 'replacement sent',
    mail: 'is on its way',
  },
} as const;

const STAFF = 'equipe@prevenance.example';
const stage = setStage();

describeInEachLanguage(import.meta.url, 'in %s', (language) => {
  const words = WORDS[language];

  test('what disappoints is exchanged: asked for, accepted, labelled, come back and replaced', async () => {
    const email = `echange-${language}@exemple.example`;
    const staff = await comeBack(stage, { email: STAFF, path: '/cms', language });
    const order = await deliveredTo(email, language, await tokenOn(staff.page));

    const buyer = await welcome(stage.browser, stage.server.url, { language });
    const { page } = buyer;
    await page.goto('/boutique/produit/box-hygiene');
    await page.getByText(words.promise).waitFor();
    await page.getByRole('link', { name: words.how }).click();
    await page.getByText(words.terms).waitFor();
    await page.goto(`/checkout/success?order=${order.accessKey}`);
    await page.getByRole('button', { name: words.ask }).click();
    const dialog = page.locator('[role=dialog][data-over-page]');
    await dialog.getByRole('button', { name: words.send }).click();
    await dialog.getByText(words.none).waitFor();
    await dialog.getByText(words.required).waitFor();
    await dialog.getByLabel(words.pieces).and(page.locator(':focus')).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByLabel(words.pieces).fill('1');
    await dialog.getByLabel(words.why).selectOption('damaged');
    await dialog.getByRole('button', { name: words.send }).click();
    await page.getByText(words.sent).first().waitFor();
    await page.getByText(words.asked, { exact: true }).waitFor();

    const desk = staff.page;
    await desk.reload();
    await desk.getByRole('link', { name: words.work }).click();
    await desk.getByRole('link', { name: order.number }).click();
    const asked = desk.locator('[role=dialog][data-over-page]');
    await desk.getByRole('button', { name: words.accept }).click();
    await asked.getByLabel(words.way).selectOption('prepaid');
    await asked.getByRole('button', { name: words.accept }).click();
    await desk.getByText(words.done).first().waitFor();

    await page.reload();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.label }).click();
    expect((await download).suggestedFilename()).toContain(`${order.number}-E1.pdf`);
    await page.getByRole('button', { name: words.left }).click();
    await page.getByText(words.onItsWay, { exact: true }).waitFor();
    await hasArrived(page);
    await expectForEverybody(page, language);

    await desk.reload();
    await desk.getByRole('button', { name: words.receive }).click();
    await asked.getByLabel(words.stock).fill('1');
    await asked.getByLabel(words.stockReason).fill('Intacte');
    await asked.getByRole('button', { name: words.receive }).click();
    await desk.getByRole('button', { name: words.replace }).click();
    await asked.getByLabel(words.carrier).selectOption('colissimo');
    await asked.getByLabel(words.tracking).fill('6A333');
    await asked.getByRole('button', { name: words.replace }).click();
    await asked.waitFor({ state: 'detached' });
    await desk.getByText('6A333').waitFor();
    await hasArrived(desk);
    await expectForEverybody(desk, language);
    await staff.leave();

    await page.reload();
    await page.getByText(words.replaced, { exact: true }).waitFor();
    await buyer.leave();
    const mail = await mailTo(stage.server.mailbox, email, `${order.number}-E1 ${words.mail}`);
    expect(mail.text).toContain('6A333');
  });
});

/** Of the session of whoever is signed in there. */
async function tokenOn(page: Page): Promise<string> {
  await hasArrived(page);
  const kept = await page.evaluate((key) => localStorage.getItem(key) ?? '{}', SESSION_STORAGE_KEY);
  return String(JSON.parse(kept).access_token);
}

/** Two boxes, counted, bought by a guest, paid by transfer, sent in one parcel and delivered. */
async function deliveredTo(email: string, language: Language, token: string) {
  const { url, sql } = stage.server;
  await sql(`update public.products set stock = 20 where slug = 'box-hygiene'`);
  const input = await orderOf(
    { call: (contract, body) => callOver(url, contract, body, language) },
    [line('box-hygiene', 2)],
    { form: { ...BUYER, company: { ...BUYER.company, email }, paymentMethod: 'transfer' } },
  );
  const { number } = await callOver<PlaceOrder>(url, placeOrder, input, language);
  const label = creditorReferenceOf(number);
  const transfer = { bookedOn: '2026-11-20', amountCents: input.expectedGrossCents, label };
  await callOver(url, importTransfers, { credits: [transfer] }, language, token);
  const { rows } = await sql(`select id, access_key from orders where number = '${number}'`);
  const { id: orderId, access_key: accessKey } = rows[0] as { id: string; access_key: string };
  await callOver(url, prepareOrders, { orderIds: [orderId] }, language, token);
  const parcelId = crypto.randomUUID();
  const parcel = { orderId, parcelId, form: { 'quantity 1': '2' } };
  await callOver(url, makeParcel, parcel, language, token);
  for (const to of ['packed', 'shipped', 'delivered'] as const)
    await callOver(url, moveParcel, { parcelId, to }, language, token);
  return { number, accessKey };
}
