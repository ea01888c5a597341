import { expect, test } from 'vitest';
import { placeOrder, quoteCart } from '#shop/orders/contract.ts';
import { expectForEverybody } from '../support/axe.ts';
import { BUYER, line } from '../support/checkout-orders.ts';
import { CHECKOUT_LABELS, putBoxInCart } from '../support/checkout-page.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { callOver } from '../support/running-product.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { isAlive, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    notThere: /^Hors de l’Union européenne et outre-mer, nous livrons sur devis/,
    corsica: 'TVA 2,1 %',
    mainland: 'TVA 5,5 %',
    elsewhere: 'Livrer à une autre adresse',
    days: /réservées 14 jours/,
    title: 'Ces commandes sont-elles les vôtres ?',
    mine: 'C’est la mienne',
    notMine: 'Ce n’est pas la mienne',
    until: /jusqu’au .* inclus/,
  },
  en: {
    notThere: /^Outside the European Union and in French overseas departments we deliver by quote/,
    corsica: 'VAT 2.1%',
    mainland: 'VAT 5.5%',
    elsewhere: 'Deliver to another address',
    days: /reserved for 14 days/,
    title: 'Are these orders yours?',
    mine: 'It is mine',
    notMine: 'It is not mine',
    until: /until .* inclusive/,
  },
} as const;

const CLAIRE = 'claire.moreau@atelier-lumiere.example';

const stage = setStage();

/** What somebody orders without an account, under whatever address. */
async function guestOrders(language: 'fr' | 'en') {
  const { url } = stage.server;
  const lines = [line('box-saveurs', 1)];
  const { totals } = await callOver(url, quoteCart, { lines }, language);
  const company = { ...BUYER.company, legalName: 'Rien de connu', email: CLAIRE };
  const form = { ...BUYER, company, paymentMethod: 'transfer' as const };
  const checkoutKey = crypto.randomUUID();
  const order = { checkoutKey, lines, expectedGrossCents: totals.grossCents, form };
  return callOver(url, placeOrder, order, language);
}

describeInEachLanguage(import.meta.url, 'in %s', (language) => {
  const words = WORDS[language];
  const labels = CHECKOUT_LABELS[language];

  test('a buyer hears beside the postcode, before anything else is typed, where nothing is delivered; and pays the VAT of Corsica there', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language });
    await putBoxInCart(page, /Box Saveurs|Flavours Box/);
    await page.goto('/checkout');
    await isAlive(page);
    const postcode = page.getByRole('textbox', { name: labels.postcode });
    await postcode.pressSequentially('97400');
    await page.getByText(words.notThere).waitFor();
    expect(await postcode.getAttribute('aria-invalid')).toBe('true');
    await page.getByText(words.days).waitFor();
    await expectForEverybody(page, language);
    // Billed there, it may be delivered elsewhere.
    await page.getByLabel(words.elsewhere).check();
    expect(await page.getByText(words.notThere).count()).toBe(0);
    await page.getByLabel(words.elsewhere).uncheck();
    await postcode.fill('20090');
    await page.getByText(words.corsica).waitFor();
    expect(await page.getByText(words.notThere).count()).toBe(0);
    expect(await page.getByText(words.mainland).count()).toBe(0);
    await expectForEverybody(page, language);
    await page.reload();
    await page.getByText(words.corsica).waitFor();
    await postcode.fill('69003');
    await page.getByText(words.mainland).waitFor();
    await leave();
  });

  test('whoever has an address says which orders under it are theirs', async () => {
    const mine = await guestOrders(language);
    const other = await guestOrders(language);
    const { page, leave } = await comeBack(stage, {
      email: CLAIRE,
      language,
      path: '/dashboard/boxes',
    });
    await page.getByRole('heading', { name: words.title }).waitFor();
    expect(await page.getByText('Rien de connu').count()).toBe(0);
    await expectForEverybody(page, language);
    await page.getByRole('button', { name: `${words.notMine} ${other.number}` }).click();
    await expect.poll(() => page.getByText(other.number).count()).toBe(0);
    await page.getByRole('button', { name: `${words.mine} ${mine.number}` }).click();
    await page.getByRole('table').getByText(mine.number).waitFor();
    await page.goto(`/checkout/success?order=${mine.accessKey}`);
    await page.getByText(words.until).waitFor();
    await leave();
  });
});
