import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#basics/language.ts';
import { axeViolations, expectForEverybody } from '../support/axe.ts';
import { photograph } from '../support/images.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { goOn, type Visitor } from '../support/visitor.ts';

const WORDS = {
  fr: {
    images: 'Images',
    media: 'Médias',
    product: 'Coffret de l’apiculteur',
    slug: 'coffret-apiculteur',
    drop: /^Déposez des fichiers ici/,
    added: 'Ajouté',
    type: 'Ce n’est ni une image ni un PDF que nous prenons.',
    remove: 'Retirer',
    altFr: 'Ce qu’elle montre, en français',
    altEn: 'Ce qu’elle montre, en anglais',
    toRight: /^De gauche à droite/,
    save: 'Enregistrer',
    saved: 'C’est enregistré',
    browse: 'Parcourir ou ajouter une image',
    publish: 'Publier maintenant',
    same: 'Rien n’attend d’être publié.',
    used: 'Un emploi',
    usedBy: /^Produit/,
    kept: /^Ce qui est employé ne se supprime pas/,
    replace: 'Le remplacer partout',
    replaced: 'Remplacé partout',
    unused: 'Ce qui n’est pas employé',
    show: 'Montrer',
    delete: 'Supprimer',
    deleteYes: 'Oui, supprimer',
    deleted: 'Le fichier est supprimé',
    close: 'Fermer',
    openOriginal: 'Ouvrir l’original',
  },
  en: {
    images: 'Images',
    media: 'Media',
    product: 'Potter’s gift set',
    slug: 'coffret-artisan-potier',
    drop: /^Drop files here/,
    added: 'Added',
    type: 'Neither an image nor a PDF that we take.',
    remove: 'Remove',
    altFr: 'What it shows, in French',
    altEn: 'What it shows, in English',
    toRight: /^From left to right/,
    save: 'Save',
    saved: 'Saved',
    browse: 'Browse or add an image',
    publish: 'Publish now',
    same: 'There is nothing to publish.',
    used: 'Used once',
    usedBy: /^Product/,
    kept: /^What is used cannot be deleted/,
    replace: 'Replace it everywhere',
    replaced: 'Replaced everywhere',
    unused: 'What is not used',
    show: 'Show',
    delete: 'Delete',
    deleteYes: 'Yes, delete it',
    deleted: 'The file is deleted',
    close: 'Close',
    openOriginal: 'Open the original',
  },
} as const;

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF',
);

const stage = setStage();
beforeAll(async () => {
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email = '${CLAIRE}'`);
});

/** As from the desk of whoever works there. */
async function dropOn(zone: Locator, name: string, type: string, bytes: Buffer): Promise<void> {
  const data = await zone.page().evaluateHandle(
    ([given, kind, base64]) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], given, { type: kind }));
      return transfer;
    },
    [name, type, bytes.toString('base64')] as const,
  );
  await zone.dispatchEvent('drop', { dataTransfer: data });
}

/** The address of the first picture that a visitor who comes now is shown. */
async function pictureOf(slug: string, language: Language): Promise<string> {
  const page = await fetch(`${stage.server.url}/boutique/produit/${slug}`, {
    headers: { 'accept-language': language },
  });
  return /<source[^>]+type="image\/avif"[^>]*>/.exec(await page.text())?.[0] ?? '';
}

describeInEachLanguage(import.meta.url, 'staff keep pictures, in %s', (language) => {
  const words = WORDS[language];
  let claire: Visitor;
  beforeAll(async () => {
    claire = await comeBack(stage, { email: CLAIRE, language, path: '/cms/images' });
  });
  afterAll(() => claire.leave());
  const opened = async (page: Page, name: string) => {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    return page.getByRole('dialog');
  };

  test('dropped, described, put into a product, replaced everywhere; what is used stays', async () => {
    const { page } = claire;
    const file = page.getByLabel(words.drop);
    await file.waitFor();
    const zone = page.locator('div').filter({ has: file }).last();
    await dropOn(
      zone,
      `pot_de-miel-${language}.jpg`,
      'image/jpeg',
      await photograph('jpeg', { width: 900, height: 600 }),
    );
    await page.getByText(words.added, { exact: true }).waitFor();
    await dropOn(zone, 'notes.txt', 'text/plain', Buffer.from('bonjour'));
    await page.getByText(words.type).waitFor();
    await page.getByRole('button', { name: words.remove }).click();

    const dialog = await opened(page, `pot de miel ${language}`);
    await dialog.getByLabel(words.altFr).fill('Un pot de miel');
    await dialog.getByLabel(words.altEn).fill('A jar of honey');
    await dialog.getByRole('slider', { name: words.toRight }).focus();
    await page.keyboard.press('Home');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.save }).click();
    await page.getByText(words.saved, { exact: true }).first().waitFor();

    const { rows } = await stage.server.sql(
      `select id from public.products where slug = '${words.slug}'`,
    );
    await page.goto(`/cms/products/edit/${rows[0]?.id}`);
    await page.getByRole('button', { name: words.browse }).click();
    await opened(page, `pot de miel ${language}`);
    // What the picture says of itself is offered.
    await expect
      .poll(() => page.getByLabel(words.altEn).last().inputValue())
      .toBe('A jar of honey');
    await page.getByRole('button', { name: words.publish }).click();
    await page.getByText(words.same).waitFor();
    const before = await pictureOf(words.slug, language);
    expect(before).toContain('/storage/v1/object/public/media/');

    await page.goto('/cms/images');
    const again = await opened(page, `pot de miel ${language}`);
    await again.getByText(words.kept).waitFor();
    await again.getByRole('link', { name: words.usedBy }).waitFor();
    expect(await again.getByRole('button', { name: words.delete }).count()).toBe(0);
    await again.getByLabel(words.replace).setInputFiles({
      name: 'autre.png',
      mimeType: 'image/png',
      buffer: await photograph('png', { width: 700, height: 700 }),
    });
    await page.getByText(words.replaced).first().waitFor();
    const after = await pictureOf(words.slug, language);
    expect(after).not.toBe(before);
    await again.getByRole('button', { name: words.close }).click();
    await expectForEverybody(page, language);
  });

  test('a document is opened by staff, and goes where nothing uses it', async () => {
    const { context } = claire;
    const page = await goOn(claire, '/cms/media');
    await page.getByLabel(words.drop).setInputFiles({
      name: `attestation ${language}.pdf`,
      mimeType: 'application/pdf',
      buffer: PDF,
    });
    await page.getByText(words.added, { exact: true }).waitFor();
    await page.getByLabel(words.show).selectOption({ label: words.unused });
    await page.getByRole('searchbox').fill('ATTESTATION');
    const dialog = await opened(page, `attestation ${language}`);
    const download = context.waitForEvent('page');
    await dialog.getByRole('button', { name: words.openOriginal }).click();
    await (await download).close();
    await dialog.getByRole('button', { name: words.delete }).click();
    await dialog.getByRole('button', { name: words.deleteYes }).click();
    await page.getByText(words.deleted).first().waitFor();
    await expectForEverybody(page, language);
  });
});
