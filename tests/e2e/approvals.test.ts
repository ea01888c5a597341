import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '#basics/language.ts';
import { expectForEverybody } from '../support/axe.ts';
import { CHECKOUT_LABELS, fillCheckout, putBoxInCart } from '../support/checkout-page.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { mailTo } from '../support/mail-to.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { hasArrived } from '../support/visitor.ts';

const WORDS = {
  fr: {
    from: 'Faire valider à partir de, en euros TTC',
    withNumber: 'Demander un numéro de bon de commande',
    save: 'Enregistrer les règles',
    inForce: /À partir de 40,00\s€ TTC/,
    transfer: 'Virement bancaire',
    number: 'Numéro de bon de commande',
    required: 'Ce champ est à remplir.',
    notice: 'Une autre personne valide cette commande',
    note: 'Un mot pour qui valide',
    submit: 'Envoyer pour validation',
    own: /Votre demande est partie/,
    mail: 'À valider',
    refuse: 'Refuser…',
    reason: 'Motif du refus',
    sendRefusal: 'Refuser la commande',
    why: 'Dites pourquoi vous refusez.',
    refused: /^Refusée par/,
    refill: 'Remettre dans mon panier',
    requests: 'Commandes à valider',
    waits: 'Une demande attend votre décision.',
    approve: /^Valider pour/,
    approved: /^Validée par/,
    search: 'Retrouver une commande',
  },
  en: {
    from: 'Approval from, in euros incl. VAT',
    withNumber: 'Ask for a purchase order number',
    save: 'Save the rules',
    inForce: /From €40\.00 incl\. VAT/,
    transfer: 'Bank transfer',
    number: 'Purchase order number',
    required: 'Please fill this in.',
    notice: 'Somebody else approves this order',
    note: 'A word for who approves',
    submit: 'Send for approval',
    own: /Your request is on its way/,
    mail: 'For your approval',
    refuse: 'Refuse…',
    reason: 'Reason for refusing',
    sendRefusal: 'Refuse the order',
    why: 'Say why you refuse.',
    refused: /^Refused by/,
    refill: 'Put it back into my cart',
    requests: 'Orders to approve',
    waits: 'One request is waiting for you to decide.',
    approve: /^Approve for/,
    approved: /^Approved by/,
    search: 'Find an order',
  },
} as const;

/** The owner of a company, and somebody of its works council. */
const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const KARIM = 'karim.benali@atelier-lumiere.example';

const stage = setStage();

describeInEachLanguage(import.meta.url, 'in %s', (language) => {
  const words = WORDS[language];
  const purchaseOrder = `BC-${language}-77`;

  test('an order above the sum of a company is refused with a reason, asked for again, and approved', async () => {
    const claire = await comeBack(stage, { email: CLAIRE, path: '/dashboard/billing', language });
    const { page: owners } = claire;
    await owners.getByLabel(words.from).fill('40');
    await owners.getByLabel(words.withNumber).check();
    await owners.getByRole('button', { name: words.save }).click();
    await owners.getByText(words.inForce).waitFor();

    const karim = await comeBack(stage, { email: KARIM, path: '/box', language });
    const { page } = karim;
    await putBoxInCart(page, /Box Saveurs|Flavours Box/);
    await page.goto('/checkout');
    await page.getByText(words.notice).waitFor();
    await fillCheckout(page, language, KARIM);
    await page.getByText(words.transfer, { exact: true }).click();
    await page.getByLabel(words.note).fill('Pour Noël');
    await page.getByRole('button', { name: words.submit }).click();
    await page.getByText(words.required, { exact: true }).waitFor();
    await page.getByLabel(words.number).fill(purchaseOrder);
    await expectForEverybody(page, language);
    await ask(page, language);
    await expectForEverybody(page, language);

    const mail = await mailTo(stage.server.mailbox, CLAIRE, words.mail);
    const [link = ''] = /https?:\S+request=\S+/.exec(mail.text ?? '') ?? [];
    await owners.goto(link);
    await owners.getByText('Pour Noël').waitFor();
    await owners.getByText(purchaseOrder).waitFor();
    await owners.getByRole('button', { name: words.refuse }).click();
    await owners.getByRole('button', { name: words.sendRefusal }).click();
    await owners.getByText(words.why).waitFor();
    await owners.getByLabel(words.reason).fill('Attendez janvier');
    await expectForEverybody(owners, language);
    await owners.getByRole('button', { name: words.sendRefusal }).click();
    await owners.getByText(words.refused).waitFor();

    await page.reload();
    await page.getByText(/Attendez janvier/).waitFor();
    await page.getByRole('button', { name: words.refill }).click();
    await page.getByRole('dialog').waitFor();
    await page.goto('/checkout');
    // What was typed is still there.
    await page.getByText(words.notice).waitFor();
    expect(await page.getByLabel(words.number).inputValue()).toBe(purchaseOrder);
    await ask(page, language);

    await owners.goto('/dashboard/billing');
    await owners.getByText(words.waits).waitFor();
    const table = owners.getByRole('table', { name: words.requests });
    await table.getByRole('link').first().click();
    await owners.getByRole('button', { name: words.approve }).click();
    await owners.getByText(words.approved).waitFor();
    await expectForEverybody(owners, language);
    await claire.leave();

    await page.goto('/dashboard/boxes');
    await hasArrived(page);
    await page.getByLabel(words.search).fill(purchaseOrder);
    const orders = page.getByRole('row').filter({ hasText: purchaseOrder });
    await orders.waitFor();
    expect(await orders.count()).toBe(1);
    await karim.leave();
    const { rows } = await stage.server.sql(`select state::text, count(*)::int as orders
      from orders where purchase_order_number = '${purchaseOrder}' group by state`);
    expect(rows).toEqual([{ state: 'awaiting-payment', orders: 1 }]);
  });
});

/** Sends what is filled in, and comes to its request with an empty cart. */
async function ask(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  await page.getByRole('button', { name: words.submit }).click();
  await page.getByText(words.own).waitFor();
  const kept = await page.evaluate(() => localStorage.getItem('prevenance_cart_v1'));
  expect(JSON.parse(kept ?? '[]')).toEqual([]);
  expect(await page.getByRole('button', { name: CHECKOUT_LABELS[language].submit }).count()).toBe(
    0,
  );
}
