import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHECKOUT_LABELS, putBoxInCart } from '../support/checkout-page.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { setStage } from '../support/stage.ts';
import { startViesDouble, type ViesDouble } from '../support/vies-double/vies-double.ts';
import { welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    ...CHECKOUT_LABELS.fr,
    country: 'Pays de facturation',
    belgium: 'Belgique',
    swiss: 'Suisse',
    vatNumber: /Numéro de TVA/,
    away: /VIES ne répond pas/,
    again: 'Vérifier de nouveau',
    confirmed: 'Numéro confirmé par VIES : ATELIERS DU CANAL SA.',
    carriage: 'Transport (Belgique), 1 × 7,00 €',
    taxed: /avec la TVA française/,
    exempt: /sans TVA\s: vous la déclarez/,
    onQuote: /nous livrons sur devis/,
    askQuote: 'Demander un devis',
    totals: [/49,48\s€/, /46,90\s€/],
    pay: 'Payer',
    thanks: 'Merci, votre commande est confirmée',
  },
  en: {
    ...CHECKOUT_LABELS.en,
    country: 'Billing country',
    belgium: 'Belgium',
    swiss: 'Switzerland',
    vatNumber: /VAT number/,
    away: /VIES does not answer/,
    again: 'Check again',
    confirmed: 'VIES confirms this number: ATELIERS DU CANAL SA.',
    carriage: 'Carriage (Belgium), 1 × €7.00',
    taxed: /with French VAT/,
    exempt: /without VAT: you declare it/,
    onQuote: /we deliver by quote/,
    askQuote: 'Ask for a quote',
    totals: [/€49\.48/, /€46\.90/],
    pay: 'Pay',
    thanks: 'Thank you, your order is confirmed',
  },
} as const;

let vies: ViesDouble;
beforeAll(async () => {
  vies = await startViesDouble({ port: 0 });
  vies.enter('BE0403019261', { name: 'ATELIERS DU CANAL SA' });
  vies.enter('BE0400000185', { name: 'ATELIERS DU CANAL SA' });
});
afterAll(() => vies.stop());
const stage = setStage(() => ({ VIES_URL: vies.url }));

describeInEachLanguage(import.meta.url, 'a company of Brussels that reads %s', (language) => {
  const words = WORDS[language];
  // What VIES said of one is not asked again for ten minutes.
  const vatNumber = language === 'fr' ? 'BE0403019261' : 'BE0400000185';

  test('is asked for no SIRET, sees its number confirmed and the total change, and pays that', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, {
      language,
      width: 'phone',
    });
    await putBoxInCart(page, /Box Saveurs|Flavours Box/);
    await page.goto('/checkout');
    const summary = page.getByRole('complementary');
    await page.getByLabel(words.country).selectOption({ label: words.swiss });
    await page.getByText(words.onQuote).waitFor();
    expect(await page.getByRole('link', { name: words.askQuote }).count()).toBe(1);
    await page.getByLabel(words.country).selectOption({ label: words.belgium });
    expect(await page.getByLabel(words.siret).count()).toBe(0);
    await page.getByLabel(words.legalName).fill('Ateliers du Canal');
    await page.getByLabel(words.contactName).fill('Claire Moreau');
    await page.getByLabel(words.email).fill(`${language}@canal.example`);
    await page.getByRole('textbox', { name: words.line1 }).fill('Quai 1');
    await page.getByRole('textbox', { name: words.postcode }).fill('1000');
    await page.getByRole('textbox', { name: words.city }).fill('Bruxelles');
    await summary.getByText(words.carriage).waitFor();
    await summary.getByText(words.taxed).waitFor();
    await summary.getByText(words.totals[0]).waitFor();

    vies.suffer('country-away');
    await page.getByLabel(words.vatNumber).fill(vatNumber);
    await page.getByText(words.away).waitFor();
    vies.suffer(undefined);
    await page.getByRole('button', { name: words.again }).click();
    await page.getByText(words.confirmed).waitFor();
    await summary.getByText(words.exempt).waitFor();
    await summary.getByText(words.totals[1]).last().waitFor();

    // Nothing that was typed is lost, and it is confirmed without being typed again.
    await page.reload();
    await page.getByText(words.confirmed).waitFor();
    expect(await page.getByLabel(words.siret).count()).toBe(0);
    await summary.getByText(words.exempt).waitFor();
    await page.getByLabel(words.terms).check();
    await page.getByRole('button', { name: words.submit }).click();
    await page.waitForURL('**/__pay/**');
    await page.getByText(words.totals[1]).first().waitFor();
    await page.getByRole('button', { name: words.pay, exact: true }).click();
    await page.getByRole('heading', { name: words.thanks }).waitFor();
    await leave();
  });
});
