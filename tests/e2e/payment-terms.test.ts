import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '#basics/language.ts';
import { expectForEverybody } from '../support/axe.ts';
import { CHECKOUT_LABELS, fillCheckout, putBoxInCart } from '../support/checkout-page.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { hasArrived } from '../support/visitor.ts';

const WORDS = {
  fr: {
    submit: CHECKOUT_LABELS.fr.submit,
    siret: CHECKOUT_LABELS.fr.siret,
    terms: 'Paiement à 30 jours',
    asked: 'Votre demande de paiement après livraison est à l’étude',
    decide: /^Décider/,
    dialog: /^Paiement après livraison/,
    limit: 'Plafond d’encours, en euros TTC',
    reason: 'Motif',
    save: 'Enregistrer la décision',
    tooLow: 'C’est moins que ce que l’entreprise devrait avec cette commande.',
    saved: 'La décision est enregistrée',
    nothing: 'Aucune demande n’attend.',
    granted: 'accordé, 30 jours',
    confirmed: 'Merci, votre commande est confirmée',
    due: 'À régler 30 jours après l’expédition.',
  },
  en: {
    submit: CHECKOUT_LABELS.en.submit,
    siret: CHECKOUT_LABELS.en.siret,
    terms: 'Payment at 30 days',
    asked: 'We are looking into your request to pay after delivery',
    decide: /^Decide/,
    dialog: /^Payment after delivery/,
    limit: 'Most it may owe, in euros incl. VAT',
    reason: 'Reason',
    save: 'Save the decision',
    tooLow: 'That is less than the company would owe with this order.',
    saved: 'The decision is saved',
    nothing: 'No request is waiting.',
    granted: 'granted, 30 days',
    confirmed: 'Thank you, your order is confirmed',
    due: 'To be paid 30 days after it is shipped.',
  },
} as const;

const STAFF = 'equipe@prevenance.example';
/** Of a company each: what staff decide for one says nothing of the other. */
const BUYERS = {
  fr: { email: 'claire.moreau@atelier-lumiere.example', siren: '732829320' },
  en: { email: 'jeanne.lenoir@menuiserie-lenoir.example', siren: '552100554' },
} as const;

const stage = setStage();

describeInEachLanguage(import.meta.url, 'in %s', (language) => {
  const words = WORDS[language];

  test('a company asks to pay after delivery, staff grant it once, and its next order needs nobody', async () => {
    const buyer = await comeBack(stage, { ...BUYERS[language], path: '/box', language });
    await order(buyer.page, language);
    await buyer.page.getByRole('heading', { name: words.asked }).waitFor();

    const staff = await comeBack(stage, {
      email: STAFF,
      path: '/cms/orders?view=credit',
      language,
    });
    const { page } = staff;
    await hasArrived(page);
    await page.getByRole('button', { name: words.decide }).click();
    const dialog = page.getByRole('dialog', { name: words.dialog });
    await dialog.getByLabel(words.limit).fill('10');
    await dialog.getByLabel(words.reason).fill('Cliente depuis deux ans');
    await dialog.getByRole('button', { name: words.save }).click();
    await dialog.getByText(words.tooLow).waitFor();
    await dialog.getByLabel(words.limit).fill('1 000');
    await dialog.getByRole('button', { name: words.save }).click();
    await page.getByText(words.saved).first().waitFor();
    await page.getByText(words.nothing).waitFor();
    await page.getByText(words.granted).first().waitFor();
    await expectForEverybody(page, language);
    await staff.leave();

    await buyer.page.reload();
    await buyer.page.getByRole('heading', { name: words.confirmed }).waitFor();
    await buyer.page.getByText(words.due).waitFor();
    await order(buyer.page, language);
    await buyer.page.getByRole('heading', { name: words.confirmed }).waitFor();
    await expectForEverybody(buyer.page, language);
    await buyer.leave();
    const { rows } = await stage.server.sql(`select state::text, payment_terms_days as days
      from orders where siren = '${BUYERS[language].siren}' and credit = 'granted'`);
    expect(rows).toEqual([1, 2].map(() => ({ state: 'confirmed', days: 30 })));
  });
});

/** A box, to be paid after delivery. */
async function order(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  const { email, siren } = BUYERS[language];
  await putBoxInCart(page, /Box Saveurs|Flavours Box/);
  await page.goto('/checkout');
  await fillCheckout(page, language, email);
  await page.getByLabel(words.siret).fill(siren);
  await page.getByText(words.terms, { exact: true }).click();
  await page.getByRole('button', { name: words.submit }).click();
}
