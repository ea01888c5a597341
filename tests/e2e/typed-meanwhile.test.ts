import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { typedAs } from '#basics/form.ts';
import { product, type TypedProduct } from '#shop/catalogue/rules/product.ts';
import { expectForEverybody } from '../support/axe.ts';
import { photograph } from '../support/images.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { placedOrder, receivedApplication, receivedRequest } from '../support/received.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { forgive, isAlive, type Visitor, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    browse: 'Parcourir ou ajouter une image',
    drop: /^Déposez des fichiers ici/,
    added: 'Ajouté',
    unreadable: 'Ce fichier est illisible ou abîmé.',
    noImage: 'Ce n’est pas une image que nous prenons.',
    name: 'Nom · en français',
    price: 'Prix hors taxes, en euros',
    saved: 'Brouillon enregistré',
    close: 'Fermer',
    shows: 'Ce qu’elle montre, en français',
    allAdded: '3 images ajoutées',
  },
  en: {
    browse: 'Browse or add an image',
    drop: /^Drop files here/,
    added: 'Added',
    unreadable: 'This file cannot be read, or is damaged.',
    noImage: 'Not an image that we take.',
    name: 'Name · in French',
    price: 'Price excluding VAT, in euros',
    saved: 'Draft saved',
    close: 'Close',
    shows: 'What it shows, in French',
    allAdded: '3 images added',
  },
} as const;

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const LONG = ', et ce qui fut tapé entre-temps';

const stage = setStage();
beforeAll(async () => {
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email = '${CLAIRE}'`);
});

/** The next answers of a function wait until they are let through. */
async function holdBack(page: Page, name: string) {
  const address = `**/functions/v1/${name}`;
  const waiting: (() => void)[] = [];
  let isOver = false;
  await page.route(address, async (route) => {
    if (isOver) return route.continue();
    const answer = await route.fetch();
    // They may have been let through while this one was made.
    if (!isOver) await new Promise<void>((done) => waiting.push(done));
    await route.fulfill({ response: answer });
  });
  return {
    /** Until so many have been asked for since, each with its answer ready. */
    asked: (count = 1) => expect.poll(() => waiting.length).toBe(count),
    next: () => waiting.shift()?.(),
    letGo() {
      isOver = true;
      for (const done of waiting.splice(0)) done();
    },
  };
}

async function productOf(slug: string): Promise<string> {
  const { rows } = await stage.server.sql(`select id from public.products where slug = '${slug}'`);
  return String(rows[0]?.id);
}

async function draftOf(productId: string): Promise<TypedProduct> {
  const { rows } = await stage.server.sql(
    `select form from public.product_drafts where product_id = '${productId}'`,
  );
  return typedAs(product, rows[0]?.form);
}

describeInEachLanguage(
  import.meta.url,
  'pictures chosen at once for a product, in %s',
  (language) => {
    const words = WORDS[language];

    test('are all there in their order, the refused ones are told, and nothing typed goes', async () => {
      const productId = await productOf(
        language === 'fr' ? 'coffret-apiculteur' : 'coffret-artisan-potier',
      );
      const claire = await comeBack(stage, {
        email: CLAIRE,
        language,
        path: `/cms/products/edit/${productId}`,
      });
      const { page } = claire;
      await page.getByLabel(words.name, { exact: true }).waitFor();
      const before = await page.getByLabel(words.shows, { exact: true }).count();
      const keeping = await holdBack(page, 'keep-medium');
      await page.getByRole('button', { name: words.browse }).click();
      const dialog = page.getByRole('dialog');
      const image = async (name: string, format: 'jpeg' | 'png' | 'webp') => ({
        name,
        mimeType: `image/${format}`,
        buffer: await photograph(format),
      });
      const torn = (await photograph('jpeg')).subarray(0, 90);
      await dialog
        .getByLabel(words.drop)
        .setInputFiles([
          await image('un.jpg', 'jpeg'),
          { name: 'abimee.jpg', mimeType: 'image/jpeg', buffer: torn },
          { name: 'notice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
          await image('deux.png', 'png'),
          await image('trois.webp', 'webp'),
        ]);
      await keeping.asked();
      keeping.next();
      await dialog.getByText(words.added, { exact: true }).waitFor();
      expect(await dialog.isVisible()).toBe(true);

      // Whoever does not wait closes it: what goes on is told beside the button.
      await dialog.getByRole('button', { name: words.close }).click();
      await page.getByLabel(words.name, { exact: true }).fill(`Coffret ${language} retapé`);
      await page.getByLabel(words.price).fill('99,99');
      keeping.letGo();
      await page.getByText(words.unreadable).waitFor();
      await page.getByText(words.noImage).waitFor();
      const shows = page.getByLabel(words.shows, { exact: true });
      await expect.poll(() => shows.count()).toBe(before + 3);
      await page.getByText(words.saved).waitFor();
      expect(await page.getByLabel(words.name, { exact: true }).inputValue()).toContain('retapé');

      const { images, texts, price } = await draftOf(productId);
      expect([texts.fr.name, price]).toEqual([`Coffret ${language} retapé`, '99,99']);
      const ids = images.map(({ id }) => id);
      const { rows } = await stage.server.sql(
        `select name from public.media where id in ('${ids.join("','")}')
        order by array_position('{${ids.join(',')}}'::uuid[], id)`,
      );
      expect(rows.slice(before).map(({ name }) => name)).toEqual(['un', 'deux', 'trois']);

      await expectForEverybody(page, language);
      await page.getByRole('button', { name: words.browse }).click();
      await dialog.getByText(words.unreadable).waitFor();
      await expectForEverybody(page, language);
      forgive(claire, 415);
      await claire.leave();
    });

    test('close it once all of them have arrived', async () => {
      const productId = await productOf('coffret-linge-de-table');
      const claire = await comeBack(stage, {
        email: CLAIRE,
        language,
        path: `/cms/products/edit/${productId}`,
      });
      const { page } = claire;
      await page.getByRole('button', { name: words.browse }).click();
      const dialog = page.getByRole('dialog');
      const files = await Promise.all(
        ['a', 'b', 'c'].map(async (name) => ({
          name: `${name}-${language}.jpg`,
          mimeType: 'image/jpeg',
          buffer: await photograph('jpeg'),
        })),
      );
      await dialog.getByLabel(words.drop).setInputFiles(files);
      await page.getByText(words.allAdded).first().waitFor();
      await dialog.waitFor({ state: 'detached' });
      await expect
        .poll(async () => (await draftOf(productId)).images.length)
        .toBeGreaterThanOrEqual(3);
      await claire.leave();
    });
  },
);

describe('what staff type while something is on its way', () => {
  const open = (path: string): Promise<Visitor> =>
    comeBack(stage, { email: CLAIRE, language: 'fr', path });
  const typeMore = async (field: Locator) => {
    await field.focus();
    await field.press('ControlOrMeta+End');
    await field.pressSequentially(LONG);
  };
  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).click();

  test('a product: while it is saved, and while it is published', async () => {
    const productId = await productOf('box-saveurs');
    const { page, leave } = await open(`/cms/products/edit/${productId}`);
    const name = page.getByLabel('Nom · en français', { exact: true });
    const saving = await holdBack(page, 'save-product-draft');
    await name.fill('Box Saveurs');
    await name.fill('Box Saveurs, éd.');
    await saving.asked();
    await typeMore(name);
    saving.letGo();
    const typed = `Box Saveurs, éd.${LONG}`;
    await expect.poll(async () => (await draftOf(productId)).texts.fr.name).toBe(typed);
    expect(await name.inputValue()).toBe(typed);

    const publishing = await holdBack(page, 'publish-product');
    await press(page, 'Publier maintenant');
    await publishing.asked();
    await name.fill('Box Saveurs, retapée');
    publishing.letGo();
    await page.getByText('C’est publié, la boutique le montre déjà').first().waitFor();
    expect(await name.inputValue()).toBe('Box Saveurs, retapée');
    await expect
      .poll(async () => (await draftOf(productId)).texts.fr.name)
      .toBe('Box Saveurs, retapée');
    await page.reload();
    await name.waitFor();
    expect(await name.inputValue()).toBe('Box Saveurs, retapée');
    expect(await page.getByText('Quelqu’un d’autre a modifié ce produit').count()).toBe(0);
    await leave();
  });

  test('a text of a page: what came later is a change of what was saved, not of what was before', async () => {
    const { page, leave } = await open('/cms/settings?section=texts&page=manifesto');
    const field = page.getByRole('textbox').first();
    await field.waitFor();
    await typeMore(field);
    const saving = await holdBack(page, 'save-page-text-draft');
    await press(page, 'Enregistrer le brouillon');
    await saving.asked();
    await typeMore(field);
    const typed = await field.inputValue();
    saving.letGo();
    await page.getByText('Le brouillon est enregistré').first().waitFor();
    await page.reload();
    await field.waitFor();
    expect(await field.inputValue()).toBe(typed);
    await press(page, 'Enregistrer le brouillon');
    await page.getByText('Le brouillon est enregistré').first().waitFor();
    await leave();
  });

  test('a setting', async () => {
    const { page, leave } = await open('/cms/settings');
    const director = page.getByLabel('Responsable de la publication', { exact: true });
    await director.fill('Madame Durand');
    const saving = await holdBack(page, 'save-setting');
    await press(page, 'Enregistrer');
    await saving.asked();
    await typeMore(director);
    saving.letGo();
    await page.getByText('C’est enregistré, et déjà montré').first().waitFor();
    await page.reload();
    await director.waitFor();
    expect(await director.inputValue()).toBe(`Madame Durand${LONG}`);
    await leave();
  });

  test('an answer to a request, and a note on it', async () => {
    const request = await receivedRequest(stage.server, 'fr');
    const { page, leave } = await open(`/cms/requests?request=${request}`);
    const body = page.getByLabel('Message', { exact: true });
    await page.getByLabel('Objet', { exact: true }).fill('Votre demande');
    await body.fill('Bonjour');
    const sending = await holdBack(page, 'answer-contact-request');
    await press(page, 'Envoyer la réponse');
    await sending.asked();
    await typeMore(body);
    sending.letGo();
    await page.getByText('La réponse est partie').first().waitFor();
    expect(await body.inputValue()).toBe(`Bonjour${LONG}`);

    const note = page.getByLabel('Note', { exact: true });
    await note.fill('Rappeler mardi');
    const noting = await holdBack(page, 'note-contact-request');
    await press(page, 'Ajouter la note');
    await noting.asked();
    await typeMore(note);
    noting.letGo();
    await page.getByText('La note est ajoutée').first().waitFor();
    expect(await note.inputValue()).toBe(`Rappeler mardi${LONG}`);
    await page.reload();
    await note.waitFor();
    expect(await note.inputValue()).toBe(`Rappeler mardi${LONG}`);
    expect(await body.inputValue()).toBe(`Bonjour${LONG}`);
    await leave();
  });

  test('a quote', async () => {
    const request = await receivedRequest(stage.server, 'fr');
    const { page, leave } = await open(`/cms/requests?request=${request}`);
    await page.getByRole('button', { name: 'Préparer un devis' }).click();
    const city = page.getByLabel('Ville', { exact: true });
    await city.fill('Lyon');
    const saving = await holdBack(page, 'save-quote');
    await press(page, 'Enregistrer le brouillon');
    await saving.asked();
    await typeMore(city);
    saving.letGo();
    await page.getByText('Le brouillon est enregistré').first().waitFor();
    await page.reload();
    await city.waitFor();
    expect(await city.inputValue()).toBe(`Lyon${LONG}`);
    await leave();
  });

  test('a note on an order', async () => {
    const order = await placedOrder(stage.server, 'fr');
    const { page, leave } = await open(`/cms/orders?order=${order}`);
    const note = page.getByLabel('Nouvelle note', { exact: true });
    await note.fill('Rappeler mardi');
    const adding = await holdBack(page, 'add-order-note');
    await press(page, 'Ajouter');
    await adding.asked();
    await typeMore(note);
    adding.letGo();
    await page.getByRole('listitem').filter({ hasText: 'Rappeler mardi' }).waitFor();
    expect(await note.inputValue()).toBe(`Rappeler mardi${LONG}`);
    // Another note, and sent as one.
    await press(page, 'Ajouter');
    await page.getByRole('listitem').filter({ hasText: LONG }).waitFor();
    expect(await note.inputValue()).toBe('');
    await leave();
  });

  test('a message to a partner', async () => {
    const partner = await receivedApplication(stage.server, 'tard@roux.example', 'fr');
    const { page, leave } = await open(`/cms/partners/applications?partner=${partner}`);
    const message = page.getByLabel('Votre message', { exact: true });
    await message.fill('Où sont faits vos sablés ?');
    const sending = await holdBack(page, 'write-to-partner');
    await press(page, 'Envoyer');
    await sending.asked();
    await typeMore(message);
    sending.letGo();
    await page.getByText('Le message est parti').first().waitFor();
    expect(await message.inputValue()).toBe(`Où sont faits vos sablés ?${LONG}`);
    await leave();
  });

  test('a dialog that closes when its act is done keeps what came later', async () => {
    const { page, leave } = await open('/cms/images');
    await page.getByLabel(WORDS.fr.drop).setInputFiles({
      name: 'miel tardif.jpg',
      mimeType: 'image/jpeg',
      buffer: await photograph('jpeg'),
    });
    const picture = page.getByRole('button', { name: /^miel tardif/ });
    await picture.click();
    const dialog = page.getByRole('dialog');
    const alt = dialog.getByLabel('Ce qu’elle montre, en français', { exact: true });
    await alt.fill('Un pot');
    const keeping = await holdBack(page, 'keep-medium');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await keeping.asked();
    await typeMore(alt);
    keeping.letGo();
    await dialog.waitFor({ state: 'detached' });
    await picture.click();
    expect(await alt.inputValue()).toBe(`Un pot${LONG}`);
    await leave();
  });
});

describe('a box made one’s own', () => {
  test('waits for its logo, takes the one that was chosen last, and keeps the words of its card', async () => {
    const visitor = await welcome(stage.browser, stage.server.url, { language: 'fr' });
    const { page } = visitor;
    await page.goto('/box');
    await isAlive(page);
    await page.getByRole('button', { name: 'Personnaliser : Box Saveurs' }).click();
    const dialog = page.getByRole('dialog');
    const logo = async (name: string, width: number) => ({
      name,
      mimeType: 'image/png',
      buffer: await photograph('png', { width, height: width }),
    });
    const keeping = await holdBack(page, 'keep-logo');
    const file = dialog.getByLabel('Votre logo');
    await file.setInputFiles(await logo('premier.png', 90));
    await keeping.asked();
    await file.setInputFiles(await logo('second.png', 120));
    await keeping.asked(2);
    const card = dialog.getByLabel('Le mot sur la carte');
    await card.fill('Merci à toutes et à tous');
    const done = dialog.getByRole('button', { name: 'Ajouter ma box au panier' });
    expect(await done.getAttribute('aria-disabled')).toBe('true');
    await done.click({ force: true });
    expect(await dialog.isVisible()).toBe(true);
    keeping.letGo();
    await dialog.getByText('Logo enregistré.').waitFor();
    expect(await card.inputValue()).toBe('Merci à toutes et à tous');
    await done.click();
    await dialog.getByLabel('Le mot sur la carte').waitFor({ state: 'detached' });
    const { rows } = await stage.server.sql(
      'select id from public.box_logos order by width desc limit 1',
    );
    const cart = await page.evaluate(() => Object.values(window.localStorage).join(' '));
    expect(cart).toContain('Merci à toutes et à tous');
    expect(cart).toContain(String(rows[0]?.id));
    await visitor.leave();
  });
});
