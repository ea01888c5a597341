import { beforeAll, describe, expect, test } from 'vitest';
import { parisLocal } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { expectForEverybody } from '../support/axe.ts';
import { signInHere } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { forgive, type Visitor, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    settings: 'Réglages',
    name: 'Dénomination',
    iban: 'IBAN',
    noIban: 'Cet IBAN n’existe pas\u202f: vérifiez chaque caractère.',
    save: 'Enregistrer',
    saved: 'C’est enregistré, et déjà montré',
    restored: 'Ce que vous aviez saisi sur cet appareil est de retour.',
    conflict: 'Quelqu’un d’autre a changé ces réglages',
    keepMine: 'Garder ma saisie',
    prices: 'Prix',
    europe: 'Union européenne, en euros',
    delivered: '/international',
    price: '48,10',
    site: 'Site',
    zoom: 'Laisser les téléphones agrandir la page',
    zoomLimit: 'le pincement pour agrandir est désactivé',
    noticeFr: 'Texte en français',
    noticeEn: 'Texte en anglais',
    from: 'Paraît le',
    until: 'Disparaît le',
    notice: 'Maintenance ce soir, de 20 h à 21 h.',
    figures: 'Chiffres légaux',
    add: 'Ajouter un chiffre',
    kind: 'Chiffre',
    day: 'Vaut à partir du',
    amount: 'Montant, en euros',
    source: 'Texte qui le fixe',
    addIt: 'Ajouter',
    added: 'Le chiffre est enregistré',
    why: 'Dites pourquoi\u00a0: ce jour est commencé, ou a déjà un chiffre.',
    reason: 'Raison de la correction',
    limit: '205,00',
    texts: 'Textes',
    terms: 'Conditions de vente',
    title: 'Titre · en français',
    otherTitle: 'Nos conditions de vente',
    body: 'Texte · en anglais',
    preview: 'Aperçu',
    previewed: 'Ce que montrera la page. Rien n’est encore publié.',
    back: 'Revenir au formulaire',
    publish: 'Publier maintenant',
    published: 'C’est publié, la page le montre déjà',
    toCheck: 'À revoir avant de publier',
    compare: 'Comparer et reprendre\u00a0: Le texte livré avec le produit',
    restore: 'Reprendre cette version',
    closed: 'Cet espace est réservé à l’équipe',
  },
  en: {
    settings: 'Settings',
    name: 'Name of the company',
    iban: 'IBAN',
    noIban: 'There is no such IBAN: check each character.',
    save: 'Save',
    saved: 'It is saved, and shown already',
    restored: 'What you had typed on this device is back.',
    conflict: 'Somebody else has changed these settings',
    keepMine: 'Keep what I typed',
    prices: 'Prices',
    europe: 'European Union, in euros',
    delivered: '/international',
    price: '49.20',
    site: 'Site',
    zoom: 'Let phones zoom the page',
    zoomLimit: 'pinching to zoom is switched off',
    noticeFr: 'Text in French',
    noticeEn: 'Text in English',
    from: 'Appears on',
    until: 'Disappears on',
    notice: 'Maintenance tonight, from 8 to 9 pm.',
    figures: 'Legal figures',
    add: 'Add a figure',
    kind: 'Figure',
    day: 'In force from',
    amount: 'Amount, in euros',
    source: 'Text that sets it',
    addIt: 'Add',
    added: 'The figure is saved',
    why: 'Say why: that day has begun, or has a figure already.',
    reason: 'Reason for the correction',
    limit: '210.00',
    texts: 'Texts',
    terms: 'Terms of sale',
    title: 'Title · in English',
    otherTitle: 'How we sell',
    body: 'Text · in French',
    preview: 'Preview',
    previewed: 'What the page will show. Nothing is published yet.',
    back: 'Back to the form',
    publish: 'Publish now',
    published: 'It is published, and the page shows it already',
    toCheck: 'To check before publishing',
    compare: 'Compare and restore: The text delivered with the product',
    restore: 'Restore this version',
    closed: 'This area is for the team',
  },
} as const;

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const HELENE = 'helene.faure@atelier-lumiere.example';
const LEA = 'lea.fontaine@atelier-lumiere.example';

const stage = setStage();
beforeAll(async () => {
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email in ('${CLAIRE}', '${HELENE}')`);
});

async function staff(language: Language, email = CLAIRE, section = ''): Promise<Visitor> {
  const visitor = await welcome(stage.browser, stage.server.url, { language });
  await visitor.page.goto(`/cms/settings${section}`);
  await signInHere(visitor.page, stage.server, { email, language });
  return visitor;
}

/** What a visitor who comes now is answered, from the kept pages. */
async function pageAt(address: string, language: Language): Promise<string> {
  const answer = await fetch(stage.server.url + address, {
    headers: { 'accept-language': language },
  });
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll(/<!-- -->/g, '');
}

/** With narrow or wide spaces, as either language writes amounts. */
const amountIn = (html: string, amount: string) => html.replace(/\s/g, ' ').includes(amount);

describe.each(['fr', 'en'] as const)('a member of staff, in %s', (language) => {
  const words = WORDS[language];

  test('changes the house: what is wrong is said, what is typed is kept, what is saved is shown at once', async () => {
    const { page, leave } = await staff(language);
    const name = `Maison ${language} & Filles`;
    expect(await pageAt('/mentions-legales', language)).not.toContain(name.replace('&', '&amp;'));
    await page.getByLabel(words.name, { exact: true }).fill(name);
    await page.getByLabel(words.iban, { exact: true }).fill('FR76 3000 6000 0112 3456 7890 188');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByText(words.noIban).waitFor();
    const iban = page.getByLabel(words.iban, { exact: true });
    expect(await iban.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.reload();
    await page.getByText(words.restored).waitFor();
    expect(await page.getByLabel(words.name, { exact: true }).inputValue()).toBe(name);
    await iban.fill('DE89 3704 0044 0532 0130 00');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByText(words.saved).first().waitFor();
    expect(await pageAt('/mentions-legales', language)).toContain(name.replace('&', '&amp;'));
    expect(await pageAt('/cgv', language)).toContain(name.replace('&', '&amp;'));
    await leave();
  });

  test('is told when a colleague has changed the same prices, and decides', async () => {
    const [claire, helene] = await Promise.all([
      staff(language, CLAIRE, '?section=prices'),
      staff(language, HELENE, '?section=prices'),
    ]);
    for (const [{ page }, price] of [
      [helene, '77'],
      [claire, words.price],
    ] as const) {
      await page.getByLabel(words.europe).waitFor();
      await page.getByLabel(words.europe).fill(price);
    }
    await helene.page.getByRole('button', { name: words.save }).first().click();
    await helene.page.getByText(words.saved).first().waitFor();
    expect(amountIn(await pageAt(words.delivered, language), '77')).toBe(true);
    await claire.page.getByRole('button', { name: words.save }).first().click();
    await claire.page.getByText(words.conflict).waitFor();
    await claire.page.getByRole('button', { name: words.keepMine }).click();
    await claire.page.getByText(words.conflict).waitFor({ state: 'detached' });
    expect(await claire.page.getByLabel(words.europe).inputValue()).toBe(words.price);
    await claire.page.getByRole('button', { name: words.save }).first().click();
    await claire.page.getByText(words.saved).first().waitFor();
    expect(amountIn(await pageAt(words.delivered, language), words.price)).toBe(true);
    forgive(claire, 409);
    await Promise.all([claire.leave(), helene.leave()]);
  });

  test('adds a figure of the law, with its reason, and the simulator counts with it', async () => {
    const { page, leave } = await staff(language, CLAIRE, '?section=figures');
    const year = new Date().getFullYear();
    await page.getByRole('button', { name: words.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.kind).selectOption('social-security-ceiling');
    await dialog.getByLabel(words.day).fill(`${year}-01-01`);
    await dialog.getByLabel(words.amount).fill(language === 'fr' ? '4 100' : '4 200');
    await dialog.getByLabel(words.source).fill('arrêté de démonstration');
    await dialog.getByRole('button', { name: words.addIt, exact: true }).click();
    await dialog.getByText(words.why).waitFor();
    await dialog.getByLabel(words.reason).fill('Essai');
    await dialog.getByRole('button', { name: words.addIt, exact: true }).click();
    await page.getByText(words.added).first().waitFor();
    expect(amountIn(await pageAt('/simulateur', language), words.limit)).toBe(true);
    await expectForEverybody(page, language);
    await leave();
  });

  test('announces something on every page, for as long as it lasts, and lets phones zoom', async () => {
    const { page, leave } = await staff(language, CLAIRE, '?section=site');
    const at = (minutes: number) => parisLocal(new Date(Date.now() + minutes * 60_000));
    const fill = async (from: number, until: number) => {
      await page.getByLabel(words.noticeFr).fill(WORDS.fr.notice);
      await page.getByLabel(words.noticeEn).fill(WORDS.en.notice);
      await page.getByLabel(words.from, { exact: true }).fill(at(from));
      await page.getByLabel(words.until, { exact: true }).fill(at(until));
      await page.getByRole('button', { name: words.save, exact: true }).click();
    };
    const banner = `<span>${words.notice}</span>`;
    expect(await pageAt('/about', language)).toContain('user-scalable=no');
    expect(await pageAt('/mentions-legales', language)).toContain(words.zoomLimit);
    await page.getByLabel(words.zoom).check();
    await fill(60, 120);
    await page.getByText(words.saved).first().waitFor();
    expect(await pageAt('/about', language)).not.toContain('user-scalable=no');
    expect(await pageAt('/mentions-legales', language)).not.toContain(words.zoomLimit);
    expect(await pageAt('/about', language)).not.toContain(banner);
    await fill(-60, 60);
    await expect.poll(() => pageAt('/about', language)).toContain(banner);
    await page.goto('/about');
    await page.getByText(words.notice).waitFor();
    await expectForEverybody(page, language);
    await page.goto('/cms/settings?section=site');
    await page.getByLabel(words.zoom).uncheck();
    await fill(-120, -60);
    await expect.poll(() => pageAt('/about', language)).not.toContain(banner);
    expect(await pageAt('/about', language)).toContain('user-scalable=no');
    expect(await pageAt('/mentions-legales', language)).toContain(words.zoomLimit);
    await leave();
  });

  test('writes the words of a page, looks at them, publishes them, and comes back to the first ones', async () => {
    const { page, leave } = await staff(language, CLAIRE, '?section=texts');
    const pages = page.getByRole('navigation', { name: 'Pages', exact: true });
    await pages.getByRole('link', { name: words.terms }).click();
    const before = await pageAt('/cgv', language);
    await page.getByLabel(words.title).fill(words.otherTitle);
    const body = page.getByLabel(words.body, { exact: true });
    const written = await body.inputValue();
    await body.fill('');
    await page.getByRole('button', { name: words.publish }).click();
    await page.getByText(words.toCheck).waitFor();
    await body.fill(written);
    await page.getByRole('button', { name: words.preview }).click();
    await page.getByText(words.previewed).waitFor();
    await page.getByRole('heading', { level: 1, name: words.otherTitle }).waitFor();
    expect(await pageAt('/cgv', language)).toBe(before);
    await page.getByRole('button', { name: words.back }).click();
    await page.getByRole('button', { name: words.publish }).click();
    await page.getByText(words.published).first().waitFor();
    expect(await pageAt('/cgv', language)).toContain(`>${words.otherTitle}</h1>`);
    await page.getByRole('button', { name: words.compare }).click();
    await page.getByRole('button', { name: words.restore }).click();
    await page.getByRole('button', { name: words.publish }).click();
    await expect.poll(() => pageAt('/cgv', language)).not.toContain(`>${words.otherTitle}</h1>`);
    await leave();
  });

  test('is asked for: to everybody else the screen says whose it is', async () => {
    const lea = await staff(language, LEA);
    await lea.page.getByText(words.closed).waitFor();
    forgive(lea, 403);
    await lea.leave();
  });
});
