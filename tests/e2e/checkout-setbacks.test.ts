import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CHECKOUT_LABELS, fillCheckout, putBoxInCart } from '../support/checkout-page.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { setStage } from '../support/stage.ts';
import { type Visitor, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    priceChanged: 'Le prix a changé',
    newTotal: /46,42\s€/,
    gone: 'Une box n’est plus disponible',
    soldOut: 'Cette box est épuisée.',
    remove: 'Retirer du panier',
    away: 'Le service est momentanément indisponible',
    noPrice: 'Le prix n’a pas pu être calculé. Votre panier est conservé.',
    thanks: 'Merci, votre commande est enregistrée',
    transfer: 'Virement bancaire',
    cart: 'Panier, 1 article',
  },
  en: {
    priceChanged: 'The price has changed',
    newTotal: /€46\.42/,
    gone: 'A box is no longer available',
    soldOut: 'This box is sold out.',
    remove: 'Remove from the cart',
    away: 'The service is briefly unavailable',
    noPrice: 'The price could not be worked out. Your cart is kept.',
    thanks: 'Thank you, your order is registered',
    transfer: 'Bank transfer',
    cart: 'Cart, 1 item',
  },
} as const;

const stage = setStage();

describeInEachLanguage(import.meta.url, 'in %s, nothing is lost', (language) => {
  const words = WORDS[language];
  const { submit, legalName } = CHECKOUT_LABELS[language];

  test('when the price changes while one types: the new one is shown, and asked for again', async () => {
    const visitor = await atCheckout(/Box Saveurs|Flavours Box/, 'price');
    const { page } = visitor;
    await stage.server.sql("update products set price_cents = 4400 where slug = 'box-saveurs'");
    await page.getByRole('button', { name: submit }).click();
    await page.getByText(words.priceChanged).waitFor();
    expect(await page.getByRole('complementary').textContent()).toMatch(words.newTotal);
    await expectNothingLost(page);
    await page.getByRole('button', { name: submit }).click();
    await page.getByRole('heading', { name: words.thanks }).waitFor();
    await stage.server.sql("update products set price_cents = 3990 where slug = 'box-saveurs'");
    await leaveAfter(visitor, 409);
  });

  test('when the last box goes to somebody else: it is said beside its line', async () => {
    const visitor = await atCheckout(/Box Surprise|Surprise Box/, 'stock');
    const { page } = visitor;
    await stage.server.sql("update products set stock = 0 where slug = 'box-surprise'");
    await page.getByRole('button', { name: submit }).click();
    await page.getByText(words.gone).waitFor();
    await page.getByText(words.soldOut).waitFor();
    await expectNothingLost(page);
    await page.getByRole('button', { name: words.remove }).waitFor();
    await stage.server.sql("update products set stock = 500 where slug = 'box-surprise'");
    await leaveAfter(visitor, 409);
  });

  test('when the database is away for a moment: the same click later makes one order', async () => {
    const visitor = await atCheckout(/Box Hygiène|Hygiene Box/, 'away');
    const { page } = visitor;
    await stage.server.cutDatabase();
    await page.getByRole('button', { name: submit }).click();
    await page.getByText(words.away).waitFor();
    await stage.server.mendDatabase();
    await expectNothingLost(page);
    await page.getByRole('button', { name: submit }).click();
    await page.getByRole('heading', { name: words.thanks }).waitFor();
    const { rowCount } = await stage.server.sql(
      `select from orders where email = '${emailOf('away')}'`,
    );
    expect(rowCount).toBe(1);
    await leaveAfter(visitor, 503);
  });

  test('while the price is not known the button waits, and asks for it again where it did not come', async () => {
    const visitor = await welcome(stage.browser, stage.server.url, { language });
    const { page } = visitor;
    await putBoxInCart(page, /Box Saveurs|Flavours Box/);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let isAway = true;
    await page.route('**/functions/v1/quote-cart', async (route) => {
      await released;
      await (isAway ? route.abort() : route.continue());
    });
    await page.goto('/checkout');
    const button = page.getByRole('button', { name: submit });
    await page.locator('button[aria-busy]').waitFor();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    release();
    await page.getByText(words.noPrice).waitFor();
    isAway = false;
    await fillCheckout(page, language, emailOf('no-price'));
    await page.getByText(words.transfer, { exact: true }).click();
    await button.click();
    await page.getByText(words.noPrice).waitFor({ state: 'detached' });
    await button.click();
    await page.getByRole('heading', { name: words.thanks }).waitFor();
    visitor.complaints.length = 0;
    await visitor.leave();
  });

  async function atCheckout(box: RegExp, story: string): Promise<Visitor> {
    const visitor = await welcome(stage.browser, stage.server.url, { language });
    const { page } = visitor;
    await putBoxInCart(page, box);
    await page.goto('/checkout');
    await fillCheckout(page, language, emailOf(story));
    await page.getByText(words.transfer, { exact: true }).click();
    await page
      .getByRole('complementary')
      .getByText(/\d[.,]\d\d/)
      .first()
      .waitFor();
    return visitor;
  }

  function emailOf(story: string): string {
    return `${story}-${language}@atelier.example`;
  }

  async function expectNothingLost(page: Page): Promise<void> {
    await page.getByRole('button', { name: words.cart }).waitFor();
    expect(await page.getByLabel(legalName).inputValue()).toBe('Atelier Lumière');
  }

  /** The browser names the refused request in its console; nothing else may be there. */
  async function leaveAfter({ complaints, leave }: Visitor, status: number): Promise<void> {
    expect(complaints.filter((complaint) => !complaint.includes(`status of ${status}`))).toEqual(
      [],
    );
    complaints.length = 0;
    await leave();
  }
});
