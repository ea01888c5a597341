import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Language } from '#basics/language.ts';
import { type PlaceOrder, placeOrder, quoteCart } from '#shop/orders/contract.ts';
import {
  creditorReferenceOf,
  printedCreditorReference,
} from '#shop/sales/rules/creditor-reference.ts';
import { axeViolations, expectForEverybody } from '../support/axe.ts';
import { BUYER, line } from '../support/checkout-orders.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { callOver } from '../support/running-product.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { forgive, hasArrived } from '../support/visitor.ts';

const WORDS = {
  fr: {
    orders: 'Commandes',
    transfers: 'Virements reçus',
    statement: 'Choisir un relevé',
    exact: 'le compte est juste',
    waiting: 'à attribuer',
    run: 'Importer 2 virements',
    imported: '2 virements importés',
    attribute: /^Attribuer/,
    unknownOrder: 'Aucune commande réglée par virement n’a ce numéro.',
    number: 'Numéro de la commande',
    attributed: 'Le virement est attribué',
    narrowed: 'État',
    release: /^Retirer l’attribution/,
    releaseReason: 'Pourquoi ce virement règle autre chose',
    released: 'Le virement est de nouveau à attribuer',
    back: 'Toutes les commandes',
    search: 'Chercher',
    title: (number: string) => `Commande ${number}`,
    prepare: 'Commencer la préparation',
    pack: 'Faire un colis',
    tooMany: 'Il n’en reste pas autant.',
    carrier: 'Transporteur',
    tracking: 'Numéro de suivi',
    make: 'Faire ce colis',
    packed: (number: number) => `Emballé : colis ${number}`,
    ship: (number: number) => `Expédier : colis ${number}`,
    delivered: (number: number) => `Livré : colis ${number}`,
    allShipped: 'Tout est expédié',
    onItsWay: 'est en route',
    refund: 'Rembourser',
    amount: 'Montant, en euros',
    reason: 'Motif',
    bank: 'Référence du virement à la banque',
    required: 'À compléter.',
    recorded: 'Le remboursement est enregistré',
    partRefunded: 'rendu en partie',
    note: 'Nouvelle note',
    add: 'Ajouter',
    allDelivered: 'Tout est livré',
    refundMail: 'Remboursement de la commande',
    parcels: 'Vos colis',
    deliveredOn: /^Livré le /,
  },
  en: {
    orders: 'Orders',
    transfers: 'Transfers received',
    statement: 'Choose a statement',
    exact: 'the amount is right',
    waiting: 'to be attributed',
    run: 'Import 2 transfers',
    imported: '2 transfers imported',
    attribute: /^Attribute/,
    unknownOrder: 'No order paid by transfer has this number.',
    number: 'Order number',
    attributed: 'The transfer is attributed',
    narrowed: 'State',
    release: /^Take the attribution back/,
    releaseReason: 'Why this transfer pays for something else',
    released: 'The transfer is to be attributed again',
    back: 'All orders',
    search: 'Search',
    title: (number: string) => `Order ${number}`,
    prepare: 'Start preparation',
    pack: 'Make a parcel',
    tooMany: 'There are not as many left.',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    make: 'Make this parcel',
    packed: (number: number) => `Packed: parcel ${number}`,
    ship: (number: number) => `Ship: parcel ${number}`,
    delivered: (number: number) => `Delivered: parcel ${number}`,
    allShipped: 'Everything is shipped',
    onItsWay: 'is on its way',
    refund: 'Refund',
    amount: 'Amount, in euros',
    reason: 'Reason',
    bank: 'Reference of the transfer at the bank',
    required: 'Please fill this in.',
    recorded: 'The refund is recorded',
    partRefunded: 'partly refunded',
    note: 'New note',
    add: 'Add',
    allDelivered: 'Everything is delivered',
    refundMail: 'Refund for order',
    parcels: 'Your parcels',
    deliveredOn: /^Delivered on /,
  },
} as const;

const CLAIRE = 'claire.moreau@atelier-lumiere.example';

const stage = setStage();
beforeAll(async () => {
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email = '${CLAIRE}'`);
});

/** Placed as somebody who buys does, to be paid by transfer. */
async function orderOf(quantity: number, email: string, language: Language) {
  const lines = [line('box-saveurs', quantity)];
  const { url } = stage.server;
  const { totals } = await callOver(url, quoteCart, { lines }, language);
  const company = { ...BUYER.company, email };
  const order = await callOver<PlaceOrder>(
    url,
    placeOrder,
    {
      checkoutKey: crypto.randomUUID(),
      lines,
      expectedGrossCents: totals.grossCents,
      form: { ...BUYER, company, paymentMethod: 'transfer' },
    },
    language,
  );
  return { number: order.number, grossCents: totals.grossCents };
}

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** As a French bank writes it: its own headings, Windows-1252, a decimal comma. */
function statementOf(rows: readonly (readonly string[])[]): Buffer {
  const head = [['Compte 00012345678'], ['Date', 'Libellé', 'Débit euros', 'Crédit euros']];
  const text = [...head, ...rows].map((row) => row.join(';')).join('\r\n');
  return Buffer.from(text, 'latin1');
}

async function mailTo(address: string, subject: string): Promise<string> {
  const find = async () =>
    (await stage.server.mailbox.list()).find(
      (mail) => mail.to?.[0]?.address === address && mail.subject?.includes(subject),
    );
  await expect.poll(async () => (await find())?.subject).toBeDefined();
  return (await find())?.text ?? '';
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Presses a button by its whole name, whatever spaces it is written with. */
async function press(page: Page, name: string): Promise<void> {
  const pattern = plain(name).replaceAll(' ', '\\s');
  await page.getByRole('button', { name: new RegExp(`^${pattern}$`) }).click();
}

describeInEachLanguage(import.meta.url, 'staff work on an order, in %s', (language) => {
  const words = WORDS[language];

  test('a transfer is found in a statement, the order is prepared, sent in two parcels, delivered, and refunded in part', async () => {
    const buyer = `achats-${language}@exemple.example`;
    const order = await orderOf(3, buyer, language);
    const other = await orderOf(1, `autre-${language}@exemple.example`, language);
    const visitor = await comeBack(stage, { email: CLAIRE, language, path: '/cms/orders' });
    const { page, leave } = visitor;
    await page.getByRole('link', { name: words.transfers }).click();
    const reference = printedCreditorReference(creditorReferenceOf(order.number)).toLowerCase();
    await page.getByLabel(words.statement).setInputFiles({
      name: 'releve.csv',
      mimeType: 'text/csv',
      buffer: statementOf([
        ['20/11/2026', `VIR SEPA Société ${reference} 2011`, '', euros(order.grossCents)],
        ['20/11/2026', `VIR SANS REFERENCE ${language}`, '', euros(other.grossCents)],
        ['19/11/2026', 'PRLV EDF', '-50,00', ''],
      ]),
    });
    await page.getByText(words.exact).waitFor();
    await page.getByText(words.waiting, { exact: true }).waitFor();
    await page.getByRole('button', { name: words.run }).click();
    await page.getByText(words.imported).first().waitFor();

    await page.getByRole('button', { name: words.attribute }).click();
    // A word that fades by itself is a dialog too.
    const dialog = page.locator('[role=dialog][data-over-page]');
    await dialog.getByLabel(words.number).fill('PV-2026-999999');
    await dialog.getByRole('button', { name: words.attribute }).click();
    await dialog.getByText(words.unknownOrder).waitFor();
    forgive(visitor, 422);
    await dialog.getByLabel(words.number).fill(other.number);
    await dialog.getByRole('button', { name: words.attribute }).click();
    await page.getByText(words.attributed).first().waitFor();

    await page.getByLabel(words.narrowed, { exact: true }).selectOption('attributed');
    await page
      .getByRole('row', { name: `VIR SANS REFERENCE ${language}` })
      .getByRole('button', { name: words.release })
      .click();
    await dialog.getByRole('button', { name: words.release }).click();
    await dialog.getByText(words.required).waitFor();
    await dialog.getByLabel(words.releaseReason).fill('Une autre commande');
    await dialog.getByRole('button', { name: words.release }).click();
    await page.getByText(words.released).first().waitFor();
    await page.getByLabel(words.narrowed, { exact: true }).selectOption('to-attribute');
    await page.getByRole('button', { name: words.attribute }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: words.attribute }).click();
    await dialog.getByLabel(words.number).fill(other.number);
    await dialog.getByRole('button', { name: words.attribute }).click();
    await page.getByText(words.attributed).first().waitFor();

    await page.getByRole('link', { name: words.back }).click();
    await page.getByLabel(words.search, { exact: true }).fill(buyer);
    await page.getByRole('link', { name: order.number }).click();
    await page.getByRole('heading', { level: 1, name: words.title(order.number) }).waitFor();
    await page.getByRole('button', { name: words.prepare }).click();

    for (const [pieces, tracking] of [
      ['2', '6A111'],
      ['1', '6A222'],
    ] as const) {
      await page.getByRole('button', { name: words.pack }).click();
      const quantity = dialog.locator('input[name="quantity 1"]');
      await quantity.fill('4');
      await dialog.getByRole('button', { name: words.make }).click();
      await dialog.getByText(words.tooMany).waitFor();
      await quantity.and(page.locator(':focus')).waitFor();
      await quantity.fill(pieces);
      await dialog.getByLabel(words.carrier).selectOption('colissimo');
      await dialog.getByLabel(words.tracking).fill(tracking);
      expect(await axeViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: words.make }).click();
      await dialog.waitFor({ state: 'detached' });
    }
    await press(page, words.packed(1));
    await press(page, words.ship(1));
    const shipped = await mailTo(buyer, words.onItsWay);
    expect(shipped).toContain('code=6A111');
    await press(page, words.packed(2));
    await press(page, words.ship(2));
    await page.getByText(words.allShipped).waitFor();
    await press(page, words.delivered(1));
    await press(page, words.delivered(2));
    await page.getByText(words.allDelivered).waitFor();

    await page.getByRole('button', { name: words.refund }).click();
    await dialog.getByLabel(words.amount).fill('10');
    await dialog.getByLabel(words.reason).fill('Box abîmée');
    await dialog.getByRole('button', { name: words.refund }).click();
    await dialog.getByText(words.required).waitFor();
    await dialog.getByLabel(words.bank).fill('VIR 4412');
    await dialog.getByRole('button', { name: words.refund }).click();
    await page.getByText(words.recorded).first().waitFor();
    await page.getByText(words.partRefunded, { exact: true }).waitFor();
    await mailTo(buyer, words.refundMail);

    await page.getByLabel(words.note).fill('Rappeler mardi');
    await page.getByRole('button', { name: words.add }).click();
    await page.getByRole('listitem').filter({ hasText: 'Rappeler mardi' }).waitFor();
    await hasArrived(page);
    await expectForEverybody(page, language);

    // What its buyer finds behind the link of the mail.
    const [path = ''] = /\/checkout\/success\?\S+/.exec(shipped) ?? [];
    await page.goto(path);
    await page.getByRole('heading', { name: words.parcels }).waitFor();
    await page.getByRole('link', { name: '6A111' }).waitFor();
    expect(await page.getByText(words.deliveredOn).count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
    await leave();
  });
});
