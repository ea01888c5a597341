import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectForEverybody } from '../support/axe.ts';
import { CHECKOUT_LABELS, fillCheckout, putBoxInCart } from '../support/checkout-page.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { hasArrived } from '../support/visitor.ts';

/** The owner, and the works council: whoever orders twice in a minute has mails with digits that are no code. */
const BUYERS = {
  fr: 'claire.moreau@atelier-lumiere.example',
  en: 'karim.benali@atelier-lumiere.example',
} as const;

const WORDS = {
  fr: {
    pay: 'Payer',
    thanks: 'Merci, votre commande est confirmée',
    download: /^Télécharger F\d{4}-\d{6}$/,
    checks: /^Contrôles Factur-X de F/,
    validated: 'Document validé',
    kept: 'Respectée',
    close: 'Fermer',
    search: 'Chercher',
    none: 'Aucun document ne correspond.',
    export: 'Exporter une période',
    to: 'Au',
    send: 'Exporter',
    reversed: 'La fin précède le début.',
    content: 'Contenu',
  },
  en: {
    pay: 'Pay',
    thanks: 'Thank you, your order is confirmed',
    download: /^Download F\d{4}-\d{6}$/,
    checks: /^Factur-X checks of F/,
    validated: 'Document validated',
    kept: 'Kept',
    close: 'Close',
    search: 'Search',
    none: 'No document matches.',
    export: 'Export a period',
    to: 'To',
    send: 'Export',
    reversed: 'The end is before the beginning.',
    content: 'Content',
  },
} as const;

const stage = setStage();

describeInEachLanguage(import.meta.url, 'who orders for a company, in %s', (language) => {
  const words = WORDS[language];

  test('has the invoice beside the paid order, sees what was checked, and hands a year to the accountant', async () => {
    const { page, leave } = await comeBack(stage, {
      email: BUYERS[language],
      path: '/box',
      language,
    });
    await putBoxInCart(page, /Box Saveurs|Flavours Box/);
    await page.goto('/checkout');
    await fillCheckout(page, language, BUYERS[language]);
    await page.getByRole('button', { name: CHECKOUT_LABELS[language].submit }).click();
    await page.waitForURL('**/__pay/**');
    // The job that issues it may be later than the page: nothing is there yet when the page first asks.
    await page.route(
      '**/list-order-invoices',
      (route) => route.fulfill({ json: { invoices: [] } }),
      { times: 1 },
    );
    // The page may come with the invoice in it, which this answer then takes away for a moment.
    const firstAnswer = page.waitForResponse('**/list-order-invoices');
    await page.getByRole('button', { name: words.pay, exact: true }).click();
    await page.getByRole('heading', { name: words.thanks }).waitFor();
    await firstAnswer;
    const download = page.getByRole('button', { name: words.download });
    const name = (await download.getAttribute('aria-label')) ?? '';
    const number = name.split(' ').at(-1) ?? '';
    expect(await saved(page, () => download.click())).toBe(`${number}.pdf`);

    await page.getByRole('button', { name: words.checks }).click();
    const report = page.getByRole('dialog');
    await report.getByText(words.validated).waitFor();
    await report.getByText('BR-FR-05 PMT').waitFor();
    expect(await report.getByText(words.kept).count()).toBeGreaterThan(80);
    await report.getByRole('button', { name: words.close }).click();

    await page.goto('/dashboard/billing');
    await page
      .getByRole('button', { name: new RegExp(`${number}$`) })
      .first()
      .waitFor();
    await hasArrived(page);
    await expectForEverybody(page, language);
    const search = page.getByLabel(words.search);
    await search.fill('F1999');
    await page.getByText(words.none).waitFor();
    await search.fill(number);
    await page.getByRole('rowheader', { name: new RegExp(number) }).waitFor();

    await page.getByRole('button', { name: words.export }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.to, { exact: true }).fill('2020-01-01');
    await dialog.getByRole('button', { name: words.send }).click();
    await dialog.getByText(words.reversed).waitFor();
    await dialog.getByLabel(words.to, { exact: true }).fill('2099-12-31');
    await dialog.getByLabel(words.content).selectOption('journal');
    const file = await saved(page, () => dialog.getByRole('button', { name: words.send }).click());
    expect(file).toMatch(/^journal-\d{4}-01-01-2099-12-31\.csv$/);
    await dialog.waitFor({ state: 'detached' });
    await leave();
  });
});

async function saved(page: Page, act: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return download.suggestedFilename();
}
