import { expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { CHECKOUT_LABELS, putBoxInCart } from '../support/checkout-page.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';

const CLAIRE = 'claire.moreau@atelier-lumiere.example';

const WORDS = {
  fr: {
    ...CHECKOUT_LABELS.fr,
    box: /^Ajouter au panier\s: Box Saveurs/,
    filled: /^Rempli d’après votre espace/,
    thanks: /^Merci, votre commande/,
    transfer: 'Virement bancaire',
    boxes: 'Les box',
    checkout: 'Passer commande',
  },
  en: {
    ...CHECKOUT_LABELS.en,
    box: /^Add to cart – Flavours Box/,
    filled: /^Filled in from your space/,
    thanks: /^Thank you, your order/,
    transfer: 'Bank transfer',
    boxes: 'Boxes',
    checkout: 'Check out',
  },
} as const;

const stage = setStage();

describeInEachLanguage(import.meta.url, 'who orders for a space, in %s', (language) => {
  const words = WORDS[language];

  test('types the address once: the next order is there, to be read and sent', async () => {
    const visitor = await comeBack(stage, { email: CLAIRE, path: '/box', language });
    const { page } = visitor;
    const field = (name: string | RegExp) => page.getByLabel(name, { exact: true });
    await putBoxInCart(page, words.box);
    await page.goto('/checkout');
    await page.getByText(words.filled).waitFor();
    await expect.poll(() => field(words.siret).inputValue()).toMatch(/^732829320/);
    expect(await field(words.email).inputValue()).toBe(CLAIRE);
    await field(words.contactName).fill('Claire Moreau');
    await page.getByRole('textbox', { name: words.line1 }).fill('12 rue des Lilas');
    await page.getByRole('textbox', { name: words.postcode }).fill('69003');
    await page.getByRole('textbox', { name: words.city }).fill('Lyon');
    await order();

    // By links alone: what was asked before the first order is asked again.
    await page.getByRole('link', { name: words.boxes, exact: true }).first().click();
    await page.getByRole('button', { name: words.box }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: words.checkout }).click();
    await page.waitForURL('**/checkout');
    await page.getByText(words.filled).waitFor();
    const street = page.getByRole('textbox', { name: words.line1 });
    await expect.poll(() => street.inputValue()).toBe('12 rue des Lilas');
    expect(await field(words.contactName).inputValue()).toBe('Claire Moreau');
    expect(await axeViolations(page)).toEqual([]);
    await order();
    await visitor.leave();

    async function order(): Promise<void> {
      await page.getByText(words.transfer, { exact: true }).click();
      await page.getByLabel(words.terms).check();
      await page.getByRole('button', { name: words.submit }).click();
      await page.getByRole('heading', { name: words.thanks }).waitFor();
    }
  });

  test('keeps what was typed while it was on its way', async () => {
    const visitor = await comeBack(stage, { email: CLAIRE, path: '/box', language });
    const { page } = visitor;
    await putBoxInCart(page, words.box);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/functions/v1/read-last-buyer', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/checkout');
    await page.getByLabel(words.legalName).fill('Une autre maison');
    release();
    await page.getByText(words.filled).waitFor();
    expect(await page.getByLabel(words.legalName).inputValue()).toBe('Une autre maison');
    expect(await page.getByLabel(words.email, { exact: true }).inputValue()).toBe(CLAIRE);
    await visitor.leave();
  });

  test('is given nothing that was typed for another of their companies', async () => {
    const visitor = await comeBack(stage, { email: CLAIRE, path: '/box', language });
    const { page } = visitor;
    await putBoxInCart(page, words.box);
    await page.goto('/checkout');
    await page.getByText(words.filled).waitFor();
    const name = page.getByLabel(words.legalName);
    await name.fill('Une autre maison');
    await page.evaluate(() => {
      const kept = JSON.parse(sessionStorage.getItem('prevenance_checkout') ?? '{}');
      const companyId = '00000000-0000-4000-8000-000000000000';
      sessionStorage.setItem('prevenance_checkout', JSON.stringify({ ...kept, companyId }));
    });
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe('Atelier Lumière');
    await visitor.leave();
  });
});
