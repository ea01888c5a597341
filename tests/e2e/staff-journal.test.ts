import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import type { Language } from '#basics/language.ts';
import { sendContactRequest } from '#shop/quotes/contract.ts';
import { expectForEverybody } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { callOver } from '../support/running-product.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { forgive, hasArrived } from '../support/visitor.ts';

const WORDS = {
  fr: {
    today: 'Ce qui vous attend aujourd’hui',
    changed: /^À présent\s: \d+ demandes? sans réponse\.$/,
    closed: 'Cet espace est réservé à l’équipe',
    slug: 'box-bien-etre',
    product: 'Box Bien-être',
    price: 'Prix hors taxes, en euros',
    publish: 'Publier maintenant',
    same: 'Rien n’attend d’être publié.',
    history: 'Historique des changements',
    closeHistory: 'Fermer l’historique',
    before: 'Avant\u00a0: 39,90\u00a0€',
    after: 'Après\u00a0: 44,50\u00a0€',
    area: 'L’espace de l’équipe',
    home: 'Accueil',
    products: 'Produits',
    media: 'Médias',
    journal: 'Journal',
    subject: 'Objet',
    kind: 'Produit',
    search: 'Chercher dans ce qui a changé',
    one: 'Un seul élément\u00a0: Box Bien-être',
    from: 'Du',
    none: 'Aucun changement ne correspond',
    all: 'Tout montrer',
    export: 'Exporter en CSV',
    file: 'journal-de-l-equipe.csv',
    line: /Produit;Box Bien-être;;[^;]+;modifié;Prix hors taxes;39,90\u00a0€;44,50\u00a0€;\d+;[0-9a-f]{64};conforme\r\n/,
    unchanged: 'Aucun changement depuis que le journal est tenu.',
  },
  en: {
    today: 'What awaits you today',
    changed: /^Now: \d+ requests? without an answer\.$/,
    closed: 'This area is for the team',
    slug: 'box-hygiene',
    product: 'Hygiene Box',
    price: 'Price excluding VAT, in euros',
    publish: 'Publish now',
    same: 'There is nothing to publish.',
    history: 'History of changes',
    closeHistory: 'Close the history',
    before: 'Before: €39.90',
    after: 'After: €44.50',
    area: 'The staff area',
    home: 'Home',
    products: 'Products',
    media: 'Media',
    journal: 'Journal',
    subject: 'Subject',
    kind: 'Product',
    search: 'Search in what has changed',
    one: 'One record only: Hygiene Box',
    from: 'From',
    none: 'No change matches',
    all: 'Show everything',
    export: 'Export as CSV',
    file: 'staff-journal.csv',
    line: /Product,Hygiene Box,,[^,]+,changed,Price excluding VAT,€39\.90,€44\.50,\d+,[0-9a-f]{64},as written\r\n/,
    unchanged: 'No change since the journal has been kept.',
  },
} as const;

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const HELENE = 'helene.faure@atelier-lumiere.example';

const stage = setStage();
beforeAll(async () => {
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email = '${CLAIRE}'`);
});

describeInEachLanguage(import.meta.url, 'staff look at what was changed, in %s', (language) => {
  const words = WORDS[language];

  test('a price that changes is in the journal: of the product, over everything, and in a file', async () => {
    const visitor = await comeBack(stage, { email: CLAIRE, language, path: '/cms' });
    const { page } = visitor;
    await page.getByRole('heading', { level: 1, name: words.area }).waitFor();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: words.products, exact: true }).last().click();
    await page.getByRole('link', { name: words.product, exact: true }).click();
    await page.getByLabel(words.price, { exact: true }).fill('44,50');
    await page.getByRole('button', { name: words.publish }).click();
    await page.getByText(words.same).waitFor();

    await page.getByRole('button', { name: words.history }).click();
    const dialog = page.getByRole('dialog', { name: words.history });
    const ofProduct = dialog.getByRole('listitem').filter({ hasText: words.after });
    await ofProduct.filter({ hasText: words.before }).getByText(CLAIRE).waitFor();
    await dialog.getByRole('button', { name: words.closeHistory }).click();
    await dialog.waitFor({ state: 'detached' });

    await main.getByRole('link', { name: words.home, exact: true }).click();
    await main.getByRole('link', { name: words.journal, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: words.journal }).waitFor();
    await page.getByLabel(words.subject).selectOption({ label: words.kind });
    await page.getByLabel(words.search).fill(words.product.toUpperCase());
    const line = main
      .getByRole('listitem')
      .filter({ hasText: words.product })
      .filter({ hasText: words.after });
    await line.filter({ hasText: words.before }).waitFor();
    await line.getByRole('button', { name: words.product }).click();
    await page.getByText(words.one).waitFor();
    await expectForEverybody(page, language);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.export }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(words.file);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toMatch(/^\ufeff/);
    expect(text).toMatch(words.line);
    expect(text).toContain(CLAIRE);

    await page.getByLabel(words.from, { exact: true }).fill('9000-01-01');
    await page.getByRole('heading', { name: words.none }).waitFor();
    // What is looked for stands in the address: it is still so on coming back.
    await page.reload();
    await page.getByRole('heading', { name: words.none }).waitFor();
    await page.getByRole('button', { name: words.all }).click();
    await line.first().waitFor();
    expect(await page.getByLabel(words.search).inputValue()).toBe('');
    await visitor.leave();
  });

  test('what nobody has changed says so, beside the file itself', async () => {
    const who = { email: CLAIRE, language, width: 'phone' } as const;
    const visitor = await comeBack(stage, { ...who, path: '/cms/media' });
    const { page } = visitor;
    await page.getByRole('table').getByRole('button').first().click();
    await page.getByRole('button', { name: words.history }).click();
    await page.getByText(words.unchanged).waitFor();
    await page.getByRole('button', { name: words.closeHistory }).click();
    await page.getByRole('button', { name: words.history }).and(page.locator(':focus')).waitFor();
    await visitor.leave();
  });

  test('what awaits staff: what changes is said, and only that; others meet one title', async () => {
    const claire = await comeBack(stage, { email: CLAIRE, path: '/cms', language });
    const said = claire.page.getByRole('main').locator('p[role=status]');
    await claire.page.getByRole('heading', { level: 2, name: words.today }).waitFor();
    await hasArrived(claire.page);
    expect(await said.innerText()).toBe('');
    await writeToUs(language);
    await expect.poll(() => said.innerText()).toMatch(words.changed);
    await claire.leave();

    const helene = await comeBack(stage, { email: HELENE, path: '/cms', language });
    await helene.page.getByRole('heading', { level: 2, name: words.closed }).waitFor();
    expect(await helene.page.getByRole('heading', { level: 1 }).count()).toBe(1);
    forgive(helene, 403);
    await helene.leave();
  });
});

async function writeToUs(language: Language): Promise<void> {
  const form = {
    name: 'Anne Duval',
    company: 'Duval et fils',
    email: 'anne@duval.example',
    message: 'Bonjour, que proposez-vous ?',
  };
  const request = { requestKey: randomUUID(), form, website: '' };
  await callOver(stage.server.url, sendContactRequest, request, language);
}
