import { beforeAll, expect, test } from 'vitest';
import { sendContactRequest } from '#shop/quotes/contract.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { callOver } from '../support/running-product.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { forgive } from '../support/visitor.ts';

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const WORDS = {
  fr: {
    state: 'État',
    sort: /^(Trier par|Ordre)$/,
    sorted: { amount: 'TTC', stock: 'Stock' },
    work: /sans réponse/,
    back: 'Toutes les demandes',
    sales: 'Comptabilité du mois',
    month: 'Mois',
    list: 'Liste',
    notOver: /Ce mois n’est pas terminé/,
    take: 'Exporter',
    file: 'journal-2026-11.csv',
    pallets: 'Palettes du jour',
    day: 'Jour de livraison',
    print: 'Imprimer',
    none: 'Aucun colis n’est prévu ce jour-là.',
  },
  en: {
    state: 'State',
    sort: /^(Sort by|Order)$/,
    sorted: { amount: 'Incl. VAT', stock: 'Stock' },
    work: /without an answer/,
    back: 'All requests',
    sales: 'Accounts of the month',
    month: 'Month',
    list: 'List',
    notOver: /This month is not over/,
    take: 'Export',
    file: 'journal-2026-11.csv',
    pallets: 'Pallets of a day',
    day: 'Delivery day',
    print: 'Print',
    none: 'No parcel is planned for that day.',
  },
} as const;

const LISTS = [
  ['/cms/requests', 'answered', 'company'],
  ['/cms/partners/applications', 'in-review', 'oldest'],
] as const;

/** Sorted by a header, of whatever is in them. */
const SORTED = [
  ['/cms/orders', 'confirmed', 'amount'],
  ['/cms/products', 'archived', 'stock'],
] as const;

const stage = setStage();
beforeAll(async () => {
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email = '${CLAIRE}'`);
});

describeInEachLanguage(import.meta.url, 'lists of staff, in %s', (language) => {
  const words = WORDS[language];

  test('are what their address says: reloaded, gone back to, and led to from what awaits', async () => {
    await callOver(
      stage.server.url,
      sendContactRequest,
      {
        requestKey: crypto.randomUUID(),
        form: {
          name: 'Claire Lenoir',
          company: `Menuiserie ${language}`,
          email: `claire-${language}@lenoir.example`,
          offerType: 'boxes',
          message: 'Nous sommes soixante et nous voudrions essayer.',
        },
        website: '',
      },
      language,
    );
    const { page, leave } = await comeBack(stage, { email: CLAIRE, path: '/cms', language });
    const state = page.getByLabel(words.state, { exact: true });
    const sort = page.getByRole('combobox', { name: words.sort });
    const search = page.getByRole('searchbox');

    await page.getByRole('link', { name: words.work }).click();
    await page.waitForURL(/\/cms\/requests\?state=new/);
    await expect.poll(() => state.inputValue()).toBe('new');
    // Opened and left again by the link of the page, it is the same list.
    await search.fill(`menuiserie ${language}`);
    await page.waitForURL(/q=menuiserie/);
    await page.getByRole('link', { name: `Menuiserie ${language}` }).click();
    await page.waitForURL(/request=/);
    await page
      .getByRole('link', { name: language === 'fr' ? /demandes/i : /requests/i })
      .last()
      .click();
    await expect.poll(() => search.inputValue()).toBe(`menuiserie ${language}`);
    expect(await state.inputValue()).toBe('new');

    for (const [path, wanted, order] of LISTS) {
      await page.goto(path);
      await state.selectOption(wanted);
      await sort.selectOption(order);
      await search.fill('zzz');
      await page.waitForURL(/q=zzz/);
      const here = page.url();
      await page.reload();
      await expect.poll(() => sort.inputValue()).toBe(order);
      expect([await state.inputValue(), await search.inputValue()]).toEqual([wanted, 'zzz']);
      // Elsewhere by a link of the page, and back.
      await page.locator('a[href="/cms/settings"]').first().click();
      await page.waitForURL(/settings/);
      await page.goBack();
      await expect.poll(() => page.url()).toBe(here);
      await expect.poll(() => search.inputValue()).toBe('zzz');
      expect(await state.inputValue()).toBe(wanted);
    }
    for (const [path, wanted, order] of SORTED) {
      await page.goto(path);
      await state.selectOption(wanted);
      await page.waitForURL(/state=/);
      const header = page.getByRole('columnheader', { name: words.sorted[order], exact: true });
      await header.getByRole('button').click();
      await page.waitForURL(/sort=/);
      await page.reload();
      await expect.poll(() => state.inputValue()).toBe(wanted);
      await expect.poll(() => header.getAttribute('aria-sort')).toMatch(/ending$/);
    }
    await leave();
  });

  test('a month of sales is saved once its month is one, and a day without parcels has no list', async () => {
    const visitor = await comeBack(stage, { email: CLAIRE, path: '/cms/orders', language });
    const { page, leave } = visitor;
    const dialog = page.locator('[role=dialog][data-over-page]');
    await page.getByRole('button', { name: words.sales }).click();
    const month = dialog.getByLabel(words.month);
    await month.fill('novembre');
    await dialog.getByRole('button', { name: words.take }).click();
    await expect.poll(() => month.getAttribute('aria-invalid')).toBe('true');
    await month.fill('2026-11');
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: words.take }).click();
    expect((await saved).suggestedFilename()).toBe(words.file);
    await dialog.waitFor({ state: 'detached' });

    // Entries of a month that is not over would not stay what they are.
    await page.getByRole('button', { name: words.sales }).click();
    await dialog.getByLabel(words.list).selectOption('entries');
    await month.fill('2099-01');
    await dialog.getByRole('button', { name: words.take }).click();
    await dialog.getByText(words.notOver).waitFor();
    await month.fill('2026-10');
    const entries = page.waitForEvent('download');
    await dialog.getByRole('button', { name: words.take }).click();
    expect((await entries).suggestedFilename()).toBe('FEC-2026-10.txt');
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: words.pallets }).click();
    await dialog.getByLabel(words.day).fill('2020-01-06');
    await dialog.getByRole('button', { name: words.print }).click();
    await dialog.getByText(words.none).waitFor();
    forgive(visitor, 404);
    await leave();
  });
});
