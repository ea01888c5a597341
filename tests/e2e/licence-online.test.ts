import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newEmail } from '../support/account-client.ts';
import { axeViolations } from '../support/axe.ts';
import { CHECKOUT_LABELS } from '../support/checkout-page.ts';
import { testInEachLanguage } from '../support/in-each-language.ts';
import { signInHere } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    ...CHECKOUT_LABELS.fr,
    buyOnline: 'Acheter en ligne',
    headcount: 'Nombre de salariés',
    employer: /Un employeur/,
    open: 'Ouvrir l’espace',
    settings: 'Réglages',
    buy: 'Acheter la licence',
    people: 'Nombre de personnes',
    wrong: 'Indiquez un nombre entier',
    gross: /3\s329,28\s€/,
    pay: 'Payer',
    done: 'Merci, votre licence est à jour',
    see: 'Voir la licence dans l’espace',
    licence: /^Licence pour 60 personnes/,
    more: 'Ajouter des places',
    places: 'Places à ajouter',
    after: 'Soit 65 places en tout',
    fiveMore: /avec 5 places de plus/,
    licenceAfter: /^Licence pour 65 personnes/,
  },
  en: {
    ...CHECKOUT_LABELS.en,
    buyOnline: 'Buy online',
    headcount: 'Number of employees',
    employer: /An employer/,
    open: 'Open the space',
    settings: 'Settings',
    buy: 'Buy the licence',
    people: 'Number of people',
    wrong: 'Give a whole number',
    gross: /€3,329\.28/,
    pay: 'Pay',
    done: 'Thank you, your licence is up to date',
    see: 'See the licence in the space',
    licence: /^Licence for 60 people/,
    more: 'Add places',
    places: 'Places to add',
    after: 'That makes 65 places in all',
    fiveMore: /with 5 more places/,
    licenceAfter: /^Licence for 65 people/,
  },
} as const;

const stage = setStage();

async function expectAccessible(page: Page) {
  expect(await axeViolations(page)).toEqual([]);
}

testInEachLanguage(
  import.meta.url,
  'a company that reads %s buys its licence during the trial, then adds places',
  async (language) => {
    const words = WORDS[language];
    const { page, complaints, leave } = await welcome(stage.browser, stage.server.url, {
      language,
    });
    const main = page.getByRole('main');
    const submit = page.getByRole('button', { name: words.submit });
    const pay = page.getByRole('button', { name: words.pay, exact: true });
    await page.goto('/saas');
    await main.getByRole('link', { name: words.buyOnline }).click();
    await signInHere(page, stage.server, { email: newEmail(), language });
    await page.getByLabel(words.legalName).fill('Atelier Lumière');
    await page.getByLabel('SIREN').fill('732829320');
    await page.getByLabel(words.headcount).fill('60');
    await page.getByRole('radio', { name: words.employer }).check();
    await page.getByRole('button', { name: words.open }).click();

    await main.getByRole('link', { name: words.buy }).click();
    const people = page.getByLabel(words.people);
    await people.waitFor();
    expect(await people.inputValue()).toBe('60');
    await expect.poll(() => page.getByLabel(words.legalName).inputValue()).toBe('Atelier Lumière');
    await people.fill('soixante');
    await submit.click();
    await page.getByText(words.wrong).waitFor();
    expect(await people.evaluate((field) => field === document.activeElement)).toBe(true);
    await people.fill('60');
    const summary = page.getByRole('complementary');
    await summary.getByText(words.gross).waitFor();
    await expectAccessible(page);
    await fillRest(page, language);
    await submit.click();
    await page.waitForURL('**/__pay/**');
    await pay.click();
    await page.getByRole('heading', { name: words.done }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: words.see }).click();
    await page.getByText(words.licence).waitFor();
    await expectAccessible(page);

    await main.getByRole('link', { name: words.more }).click();
    await page.getByLabel(words.places).fill('5');
    await summary.getByText(words.after).waitFor();
    await fillRest(page, language);
    await submit.click();
    await page.waitForURL('**/__pay/**');
    await pay.click();
    await page.getByText(words.fiveMore).waitFor();
    await page.getByRole('link', { name: words.see }).click();
    await page.getByText(words.licenceAfter).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  },
);

/** What the space does not know of the buyer. */
async function fillRest(page: Page, language: 'fr' | 'en') {
  const words = WORDS[language];
  await page.getByLabel(words.contactName).fill('Claire Moreau');
  await page.getByLabel(words.line1).fill('12 rue des Lilas');
  await page.getByLabel(words.postcode).fill('69003');
  await page.getByLabel(words.city).fill('Lyon');
  await page.getByLabel(words.terms).check();
}
