import { expect, test } from 'vitest';
import { CHECKOUT_LABELS, fillCheckout, putBoxInCart } from '../support/checkout-page.ts';
import { describeInEachLanguage, testInEachLanguage } from '../support/in-each-language.ts';
import { enter, hasTheFocus, tabTo, write } from '../support/keyboard.ts';
import { setStage } from '../support/stage.ts';
import { isAlive, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    ...CHECKOUT_LABELS.fr,
    seeBoxes: 'Voir les box',
    customise: 'Personnaliser : Box Saveurs',
    card: 'Le mot sur la carte',
    sleeve: 'Vert pin',
    addCustomised: 'Ajouter ma box au panier',
    cart: 'Votre panier',
    more: 'Ajouter une unité de Box Saveurs',
    checkout: 'Passer commande',
    wrongSiret: /Vérifiez les 14 chiffres du SIRET/,
    gross: /84,19\s€/,
    pay: 'Payer',
    refuse: 'Simuler un refus de la banque',
    refused: /Paiement refusé/,
    back: 'Revenir à la boutique',
    retry: 'Reprendre le paiement',
    thanks: 'Merci, votre commande est confirmée',
    next: /Et maintenant\s?\?/,
    subject: 'est confirmée',
    transfer: 'Virement bancaire',
    received: 'Merci, votre commande est enregistrée',
  },
  en: {
    ...CHECKOUT_LABELS.en,
    seeBoxes: 'See the boxes',
    customise: 'Customise – Flavours Box',
    card: 'The words on the card',
    sleeve: 'Pine green',
    addCustomised: 'Add my box to the cart',
    cart: 'Your cart',
    more: 'One Flavours Box more',
    checkout: 'Check out',
    wrongSiret: /Check the 14 digits of the SIRET/,
    gross: /€84\.19/,
    pay: 'Pay',
    refuse: 'Simulate a refusal by the bank',
    refused: /refused the payment/,
    back: 'Return to the shop',
    retry: 'Resume payment',
    thanks: 'Thank you, your order is confirmed',
    next: 'What comes next?',
    subject: 'is confirmed',
    transfer: 'Bank transfer',
    received: 'Thank you, your order is registered',
  },
} as const;

const stage = setStage();

describeInEachLanguage(import.meta.url, 'a visitor who reads %s', (language) => {
  const words = WORDS[language];

  test('finds a box from the home page, makes it theirs, orders two, pays, and is written to', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language });
    await page.goto('/');
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await page.getByRole('main').getByRole('link', { name: words.seeBoxes }).first().click();
    await page.waitForURL('**/box');

    await page.getByRole('button', { name: words.customise }).click();
    const customiser = page.getByRole('dialog');
    await customiser.getByLabel(words.card).fill('Merci à toutes et à tous !');
    await customiser.getByText(words.sleeve).click();
    await customiser.getByRole('button', { name: words.addCustomised }).click();

    const cart = page.getByRole('dialog', { name: words.cart });
    await cart.getByRole('button', { name: words.more }).click();
    await cart.getByRole('link', { name: words.checkout }).click();
    await page.waitForURL('**/checkout');

    await fillCheckout(page, language, `${language}@atelier-lumiere.example`);
    expect(await page.getByRole('complementary').textContent()).toMatch(words.gross);
    await page.getByRole('button', { name: words.submit }).click();

    await page.waitForURL('**/__pay/**');
    await page.getByRole('button', { name: words.pay, exact: true }).click();
    await page.getByRole('heading', { name: words.thanks }).waitFor();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('prevenance_cart_v1')))
      .toBe('[]');
    await expectMail(`${language}@atelier-lumiere.example`, words.subject);
    await leave();
  });

  test('whose bank refuses pays the same order again, and loses nothing of what was typed', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, {
      language,
      width: 'phone',
    });
    await putBoxInCart(page, /Box Saveurs|Flavours Box/);
    await page.goto('/checkout');
    await fillCheckout(page, language, `refusal-${language}@atelier.example`);
    await page.getByRole('button', { name: words.submit }).click();
    await page.waitForURL('**/__pay/**');
    const firstPage = page.url();
    await page.getByRole('button', { name: words.refuse }).click();
    await page.getByText(words.refused).waitFor();
    await page.getByRole('link', { name: words.back }).click();
    await page.getByRole('link', { name: words.retry }).click();

    await page.waitForURL('**/checkout');
    const legalName = page.getByLabel(words.legalName);
    await legalName.waitFor();
    expect(await legalName.inputValue()).toBe('Atelier Lumière');
    await page.getByLabel(words.terms).waitFor();
    await page.getByRole('button', { name: words.submit }).click();
    await page.waitForURL('**/__pay/**');
    expect(page.url()).not.toBe(firstPage);
    await page.getByRole('button', { name: words.pay, exact: true }).click();
    await page.getByRole('heading', { name: words.thanks }).waitFor();
    await page.getByText('12 rue des Lilas, 69003 Lyon').waitFor();
    await page.getByText(words.next).waitFor();
    const { rowCount } = await stage.server.sql(
      `select from orders where email = 'refusal-${language}@atelier.example'`,
    );
    expect(rowCount).toBe(1);
    await leave();
  });

  test('who mistypes the SIRET is told beside the field, and pays by transfer', async () => {
    const { page, complaints, leave } = await welcome(stage.browser, stage.server.url, {
      language,
    });
    await putBoxInCart(page, /Box Saveurs|Flavours Box/);
    await page.goto('/checkout');
    await fillCheckout(page, language, `transfer-${language}@atelier.example`);
    await page.getByLabel(words.siret).fill('732 829 320 00075');
    await page.getByText(words.transfer, { exact: true }).click();
    await page.getByRole('button', { name: words.submit }).click();
    await page.getByRole('alert').filter({ hasText: words.wrongSiret }).waitFor();
    expect(await page.getByLabel(words.siret).getAttribute('aria-invalid')).toBe('true');

    // Mended, it is no longer held against the buyer; what is still wrong stays.
    await page.getByLabel(words.legalName).fill('');
    await page.getByRole('button', { name: words.submit }).click();
    const summary = page.getByRole('alert').filter({ hasText: words.legalName });
    await summary.waitFor();
    await page.getByLabel(words.siret).fill('732829320');
    await page.getByText(words.wrongSiret).first().waitFor({ state: 'detached' });
    expect(await page.getByLabel(words.siret).getAttribute('aria-invalid')).toBeNull();
    await summary.waitFor();
    await page.getByLabel(words.legalName).fill('Atelier Lumière');
    await summary.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: words.submit }).click();
    await page.getByRole('heading', { name: words.received }).waitFor();
    expect(await page.getByRole('main').textContent()).toMatch(/RF\d\d/);
    expect(complaints).toEqual([]);
    await leave();
  });
});

testInEachLanguage(
  import.meta.url,
  'the whole order can be placed with the keyboard alone, from the home page on: %s',
  async (language) => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language });
    const words = WORDS[language];
    await page.goto('/');
    await isAlive(page);
    await enter(page, page.getByRole('main').getByRole('link', { name: words.seeBoxes }).first());
    await page.waitForURL('**/box');
    // Who cannot see the page change is told by its title.
    await hasTheFocus(page, page.getByRole('heading', { level: 1 }));

    await enter(page, page.getByRole('button', { name: words.customise }));
    const customiser = page.getByRole('dialog');
    await write(page, customiser.getByLabel(words.card), 'Merci à toutes et à tous !');
    await enter(page, customiser.getByRole('button', { name: words.addCustomised }));
    const cart = page.getByRole('dialog', { name: words.cart });
    await enter(page, cart.getByRole('link', { name: words.checkout }));
    await page.waitForURL('**/checkout');

    await page.getByLabel(words.legalName).waitFor();
    const answers = [
      [words.legalName, 'Atelier Lumière'],
      [words.siret, '73282932000074'],
      [words.contactName, 'Claire Moreau'],
      [words.email, `keyboard-${language}@atelier.example`],
      [words.line1, '12 rue des Lilas'],
      [words.postcode, '69003'],
      [words.city, 'Lyon'],
    ] as const;
    for (const [label, text] of answers) await write(page, page.getByLabel(label), text);
    await tabTo(page, page.getByRole('checkbox', { name: words.terms }));
    await page.keyboard.press('Space');
    await enter(page, page.getByRole('button', { name: words.submit }));
    await page.waitForURL('**/__pay/**');
    await enter(page, page.getByRole('button', { name: words.pay, exact: true }));
    await page.getByRole('heading', { name: words.thanks }).waitFor();
    await leave();
  },
);

async function expectMail(address: string, subject: string): Promise<void> {
  await expect
    .poll(
      async () =>
        (await stage.server.mailbox.list()).filter(
          (mail) =>
            mail.subject?.includes(subject) &&
            mail.to?.some((recipient) => recipient.address === address),
        ).length,
    )
    .toBe(1);
}
