import type { Page } from 'playwright-core';
import type { Language } from '#basics/language.ts';

/** The labels of the checkout, as a visitor reads them. */
export const CHECKOUT_LABELS = {
  fr: {
    legalName: 'Raison sociale',
    siret: 'SIRET ou SIREN',
    contactName: 'Votre nom',
    email: 'Adresse e-mail',
    line1: 'Numéro et rue',
    postcode: 'Code postal',
    city: 'Ville',
    terms: /J’accepte/,
    submit: 'Commander et payer',
  },
  en: {
    legalName: 'Legal name',
    siret: 'SIRET or SIREN',
    contactName: 'Your name',
    email: 'E-mail address',
    line1: 'Number and street',
    postcode: 'Postcode',
    city: 'Town',
    terms: /I accept/,
    submit: 'Order and pay',
  },
} as const;

/** Takes a box from its page, as it is. */
export async function putBoxInCart(page: Page, box: RegExp): Promise<void> {
  await page.goto('/box');
  await page.getByRole('button', { name: box }).first().click();
  await page.getByRole('dialog').waitFor();
}

/** Fills what a company must say, and accepts the terms. */
export async function fillCheckout(page: Page, language: Language, email: string): Promise<void> {
  await fillBuyer(page, language, email);
  await page.getByLabel(CHECKOUT_LABELS[language].terms).check();
}

/** Fills who orders, and where it goes. */
export async function fillBuyer(page: Page, language: Language, email: string): Promise<void> {
  const words = CHECKOUT_LABELS[language];
  await page.getByLabel(words.legalName).fill('Atelier Lumière');
  await page.getByLabel(words.siret).fill('73282932000074');
  await page.getByLabel(words.contactName).fill('Claire Moreau');
  await page.getByLabel(words.email).fill(email);
  await page.getByRole('textbox', { name: words.line1 }).fill('12 rue des Lilas');
  await page.getByRole('textbox', { name: words.postcode }).fill('69003');
  await page.getByRole('textbox', { name: words.city }).fill('Lyon');
}
