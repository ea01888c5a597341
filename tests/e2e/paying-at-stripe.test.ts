import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { Language } from '#basics/language.ts';
import { CHECKOUT_LABELS, fillCheckout, putBoxInCart } from '../support/checkout-page.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { mailTo } from '../support/mail-to.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStripeStage } from '../support/stripe-stage.ts';
import { type Visitor, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    submit: CHECKOUT_LABELS.fr.submit,
    legalName: CHECKOUT_LABELS.fr.legalName,
    customise: 'Personnaliser : Box Saveurs',
    card: 'Le mot sur la carte',
    addCustomised: 'Ajouter ma box au panier',
    cart: 'Votre panier',
    checkout: 'Passer commande',
    thanks: 'Merci, votre commande est confirmée',
    confirmed: 'est confirmée',
    notPaid: 'Vous n’avez pas payé, et rien n’est perdu',
    retry: 'Reprendre le paiement',
    underWay: 'Votre prélèvement est en cours',
    debitRefused: 'a été refusé',
    unpaid: 'Cette commande n’est pas encore réglée',
    pay: 'Régler la commande',
    orders: 'Box et commandes',
    state: 'Confirmée',
  },
  en: {
    submit: CHECKOUT_LABELS.en.submit,
    legalName: CHECKOUT_LABELS.en.legalName,
    customise: 'Customise – Flavours Box',
    card: 'The words on the card',
    addCustomised: 'Add my box to the cart',
    cart: 'Your cart',
    checkout: 'Check out',
    thanks: 'Thank you, your order is confirmed',
    confirmed: 'is confirmed',
    notPaid: 'You have not paid, and nothing is lost',
    retry: 'Resume payment',
    underWay: 'Your direct debit is under way',
    debitRefused: 'was refused',
    unpaid: 'This order is not paid yet',
    pay: 'Pay for the order',
    orders: 'Boxes and orders',
    state: 'Confirmed',
  },
} as const;

const KARIM = 'karim.benali@atelier-lumiere.example';

const stage = setStripeStage();
beforeEach(() => {
  stage.isTelling = true;
});

describeInEachLanguage(import.meta.url, 'at Stripe, a company that reads %s', (language) => {
  const words = WORDS[language];
  const thanks = (page: Page) => page.getByRole('heading', { name: words.thanks });

  test('makes a box its own, pays its first order by card with 3-D Secure, and is written to', async () => {
    const visitor = await come(language);
    const { page } = visitor;
    await page.goto('/box');
    await page.getByRole('button', { name: words.customise }).click();
    const customiser = page.getByRole('dialog');
    await customiser.getByLabel(words.card).fill('Merci à toutes et à tous !');
    await customiser.getByRole('button', { name: words.addCustomised }).click();
    const cart = page.getByRole('dialog', { name: words.cart });
    await cart.getByRole('link', { name: words.checkout }).click();
    await page.waitForURL('**/checkout');
    const email = await order(page, language, 'secure');
    await page.getByRole('link', { name: '3-D Secure' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await thanks(page).waitFor();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('prevenance_cart_v1')))
      .toBe('[]');
    await expectOneMail(email, words.confirmed);
    await visitor.leave();
  });

  test('is refused, turns back, goes back, and pays the same order with another card', async () => {
    const visitor = await come(language);
    const { page } = visitor;
    const email = await orderFromBox(page, language, 'refused');
    const payPage = page.url();
    await page.getByRole('button', { name: 'Be refused by the bank' }).click();
    await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor();
    await page.getByRole('button', { name: 'Go back to the shop' }).click();
    await page.getByRole('heading', { name: words.notPaid }).waitFor();
    await page.getByRole('link', { name: words.retry }).click();
    await page.getByLabel(words.legalName).waitFor();
    expect(await page.getByLabel(words.legalName).inputValue()).toBe('Atelier Lumière');
    await page.getByRole('button', { name: words.submit }).click();
    await page.waitForURL(payPage);
    await page.goBack();
    await page.getByLabel(words.legalName).waitFor();
    await page.getByRole('button', { name: words.submit }).click();
    await page.waitForURL(payPage);
    await page.getByRole('button', { name: 'Pay by card', exact: true }).click();
    await thanks(page).waitFor();
    expect(await statesOf(email)).toEqual([{ state: 'confirmed', payments: 'paid' }]);
    await visitor.leave();
  });

  test('is thanked without a reload when Stripe’s word got lost: the page has Stripe asked', async () => {
    const visitor = await come(language);
    const { page } = visitor;
    const email = await orderFromBox(page, language, 'lost');
    stage.isTelling = false;
    await page.getByRole('button', { name: 'Pay by card', exact: true }).click();
    await thanks(page).waitFor();
    expect(await statesOf(email)).toEqual([{ state: 'confirmed', payments: 'paid' }]);
    await expectOneMail(email, words.confirmed);
    await visitor.leave();
  });

  test('promises a debit, which the bank pays days later', async () => {
    const visitor = await come(language);
    const { page } = visitor;
    const email = await orderFromBox(page, language, 'debit');
    await page.getByRole('button', { name: 'Pay by SEPA debit' }).click();
    await page.getByRole('heading', { name: words.underWay }).waitFor();
    stage.double.endDebit(await referenceOf(email), 'succeeded');
    await expectOneMail(email, words.confirmed);
    await page.reload();
    await thanks(page).waitFor();
    await visitor.leave();
  });

  test('whose bank refuses the debit is written to, and pays by card from that mail', async () => {
    const visitor = await come(language);
    const email = await orderFromBox(visitor.page, language, 'bounced');
    await visitor.page.getByRole('button', { name: 'Pay by SEPA debit' }).click();
    await visitor.page.getByRole('heading', { name: words.underWay }).waitFor();
    await visitor.leave();
    stage.double.endDebit(await referenceOf(email), 'failed');
    const mail = await mailTo(stage.server.mailbox, email, words.debitRefused);
    const elsewhere = await come(language);
    await elsewhere.page.goto(/https?:\S+\/checkout\/success\S+/.exec(mail.text ?? '')?.[0] ?? '');
    await elsewhere.page.getByRole('heading', { name: words.unpaid }).waitFor();
    await elsewhere.page.getByRole('button', { name: words.pay }).click();
    await elsewhere.page.getByRole('button', { name: 'Pay by card', exact: true }).click();
    await thanks(elsewhere.page).waitFor();
    expect(await statesOf(email)).toEqual([{ state: 'confirmed', payments: 'failed, paid' }]);
    await elsewhere.leave();
  });

  test('has a works council that pays for its event and closes the tab: its order stands in its space', async () => {
    const manner = { language, payPages: stage.double.url };
    const visitor = await comeBack(stage, { email: KARIM, path: '/box', ...manner });
    const { page, context } = visitor;
    await orderFromBox(page, language, KARIM);
    let isPaid = false;
    await page.route('**/c/pay/**', async (route) => {
      await route.fetch({ maxRedirects: 0 });
      isPaid = true;
      await route.fulfill({ status: 204 });
    });
    await page.getByRole('button', { name: 'Pay by card', exact: true }).click();
    await expect.poll(() => isPaid).toBe(true);
    await page.close();
    await expectOneMail(KARIM, words.confirmed);
    const later = await context.newPage();
    await later.goto('/dashboard/boxes');
    await later.getByRole('heading', { name: words.orders }).waitFor();
    await later.getByRole('row').nth(1).getByText(words.state).waitFor();
    await visitor.leave();
  });
});

function come(language: Language): Promise<Visitor> {
  return welcome(stage.browser, stage.server.url, { language, payPages: stage.double.url });
}

/** From the list of boxes to Stripe’s page; answers the address that is written to. */
async function orderFromBox(page: Page, language: Language, who: string): Promise<string> {
  await putBoxInCart(page, /Box Saveurs|Flavours Box/);
  await page.goto('/checkout');
  return order(page, language, who);
}

async function order(page: Page, language: Language, who: string): Promise<string> {
  const email = who.includes('@') ? who : `${who}-${language}@stripe.example`;
  await fillCheckout(page, language, email);
  await page.getByRole('button', { name: WORDS[language].submit }).click();
  await page.waitForURL(`${stage.double.url}/c/pay/**`);
  return email;
}

/** The orders of that address, with how each attempt to pay stands. */
async function statesOf(email: string) {
  const { rows } = await stage.server.sql(`select state::text,
      (select string_agg(payments.state::text, ', ' order by opened_at) from payments
        where order_id = orders.id) as payments
    from orders where email = '${email}'`);
  return rows;
}

async function referenceOf(email: string): Promise<string> {
  const { rows } = await stage.server.sql(`select reference from payments
    where order_id = (select id from orders where email = '${email}')`);
  return rows[0]?.reference;
}

async function expectOneMail(address: string, subject: string): Promise<void> {
  await mailTo(stage.server.mailbox, address, subject);
  const mails = (await stage.server.mailbox.list()).filter(
    (mail) => mail.subject?.includes(subject) && mail.to?.some((to) => to.address === address),
  );
  expect(mails).toHaveLength(1);
}
