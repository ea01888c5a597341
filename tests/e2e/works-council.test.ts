import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CHECKOUT_LABELS, fillCheckout } from '../support/checkout-page.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { mailTo } from '../support/mail-to.ts';
import { readPdf } from '../support/read-pdf.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStripeStage } from '../support/stripe-stage.ts';

const WORDS = {
  fr: {
    mood: 'Le climat de travail',
    score: /^Score QVCT/,
    council: 'Le CSE',
    budget: 'Votre budget',
    pack: 'Dossier de vote du CSE (PDF)',
    resolution: 'Projet de résolution',
    toCart: 'Mettre dans mon panier',
    cart: 'Votre panier',
    checkout: 'Passer commande',
    thanks: 'Merci, votre commande est confirmée',
    confirmed: 'est confirmée',
    follow: 'La suivre dans votre espace',
    meter: 'Compteur URSSAF des cadeaux',
    receive: /^Dire qui les reçoit/,
    event: 'Événement',
    christmas: 'Noël des salariés',
    site: /^Un site/,
    which: 'Site',
    lyon: /^Lyon \(25/,
    save: 'Inscrire au compteur',
    given: '25 cadeaux inscrits au compteur.',
    pdf: 'Imprimer en PDF',
  },
  en: {
    mood: 'How work is going',
    score: /^QVCT score/,
    council: 'The works council (CSE)',
    budget: 'Your budget',
    pack: 'Works council vote pack (PDF)',
    resolution: 'Draft resolution',
    toCart: 'Put in my cart',
    cart: 'Your cart',
    checkout: 'Check out',
    thanks: 'Thank you, your order is confirmed',
    confirmed: 'is confirmed',
    follow: 'Follow it in your space',
    meter: 'URSSAF meter of gifts',
    receive: /^Say who receives them/,
    event: 'Event',
    christmas: 'Christmas of employees',
    site: /^One site/,
    which: 'Site',
    lyon: /^Lyon \(25/,
    save: 'Enter in the meter',
    given: '25 gifts entered in the meter.',
    pdf: 'Print as PDF',
  },
} as const;

const KARIM = 'karim.benali@atelier-lumiere.example';

const stage = setStripeStage();

/** What a paper says that is asked for by this button. */
async function printed(page: Page, name: string) {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const { text, isTagged } = await readPdf(new Blob([await readFile(await (await saved).path())]));
  expect(isTagged).toBe(true);
  return text.replaceAll(/\s+/g, ' ');
}

describeInEachLanguage(import.meta.url, 'a works council that reads %s', (language) => {
  const words = WORDS[language];

  test('reads how work is going, budgets Christmas, takes what it votes on, pays with 3-D Secure, and proves who was given what', async () => {
    const visitor = await comeBack(stage, {
      email: KARIM,
      path: '/mood?of=company',
      language,
      payPages: stage.double.url,
    });
    const { page } = visitor;
    await page.getByRole('heading', { level: 1, name: words.mood }).waitFor();
    await page.getByRole('heading', { name: words.score }).waitFor();

    await page.goto('/simulateur?headcount=25&plan=none&box.box-saveurs=1');
    await page.getByRole('radio', { name: words.council }).check();
    const budget = page.getByRole('region', { name: words.budget });
    expect(await printed(page, words.pack)).toContain(words.resolution);
    await budget.getByRole('button', { name: words.toCart }).click();
    const cart = page.getByRole('dialog', { name: words.cart });
    await cart.getByRole('link', { name: words.checkout }).click();
    await page.waitForURL('**/checkout');
    await fillCheckout(page, language, KARIM);
    await page.getByRole('button', { name: CHECKOUT_LABELS[language].submit }).click();
    await page.waitForURL(`${stage.double.url}/c/pay/**`);
    await page.getByRole('link', { name: '3-D Secure' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: words.thanks }).waitFor();
    await mailTo(stage.server.mailbox, KARIM, words.confirmed);

    await page.getByRole('link', { name: words.follow }).click();
    await page.getByRole('link', { name: words.meter }).click();
    await page.getByRole('link', { name: words.receive }).first().click();
    await page.getByLabel(words.event, { exact: true }).selectOption({ label: words.christmas });
    await page.getByRole('radio', { name: words.site }).check();
    const which = page.getByLabel(words.which, { exact: true });
    const lyon = which.getByRole('option', { name: words.lyon });
    await which.selectOption(await lyon.getAttribute('value'));
    await page.getByRole('button', { name: words.save }).click();
    await page.getByText(words.given).first().waitFor();

    expect(await printed(page, words.pdf)).toContain(words.christmas);
    await visitor.leave();
  });
});
