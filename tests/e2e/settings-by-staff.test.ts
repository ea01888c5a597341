import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parisDayOf, parisLocal } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { expectForEverybody } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { forgive, goOn, type Visitor } from '../support/visitor.ts';

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
    europe: 'Union européenne, en euros',
    director: 'Responsable de la publication',
    plan0: 'Sans engagement, en euros',
    band: 'Tranche 1',
    bandPrice: 'Prix, en euros',
    saveDraft: 'Enregistrer le brouillon',
    draftSaved: 'Le brouillon est enregistré',
    site: 'Site',
    zoom: 'Laisser les téléphones agrandir la page',
    zoomLimit: '<p class="prose">Limite connue',
    noticeFr: 'Texte en français',
    noticeEn: 'Texte en anglais',
    from: 'Paraît le',
    until: 'Disparaît le',
    notice: 'Maintenance ce soir, de 20 h à 21 h.',
    figures: 'Chiffres légaux',
    toConfirm: 'à confirmer',
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
    europe: 'European Union, in euros',
    director: 'Person responsible for publication',
    plan0: 'No commitment, in euros',
    band: 'Band 1',
    bandPrice: 'Price, in euros',
    saveDraft: 'Save the draft',
    draftSaved: 'The draft is saved',
    site: 'Site',
    zoom: 'Let phones zoom the page',
    zoomLimit: '<p class="prose">Known limit',
    noticeFr: 'Text in French',
    noticeEn: 'Text in English',
    from: 'Appears on',
    until: 'Disappears on',
    notice: 'Maintenance tonight, from 8 to 9 pm.',
    figures: 'Legal figures',
    toConfirm: 'to be confirmed',
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
  },
} as const;

type Words = (typeof WORDS)[Language];
type SharedForm = {
  readonly section: string;
  readonly field: (page: Page, words: Words) => Locator;
  /** What a colleague types, and what is typed here. */
  readonly typed: Readonly<Record<Language, readonly [theirs: string, mine: string]>>;
  readonly act: 'save' | 'saveDraft';
  readonly done: 'saved' | 'draftSaved';
  /** A public page that shows it. */
  readonly told?: string;
};

const SAVED = { act: 'save', done: 'saved' } as const;
/** Every form that two people can have open at once. */
const FORMS: readonly (readonly [what: string, form: SharedForm])[] = [
  [
    'house',
    {
      ...{ ...SAVED, section: '?section=organisation', told: '/mentions-legales' },
      typed: { fr: ['Camille Premier', 'Camille Second'], en: ['Sam First', 'Sam Second'] },
      field: (page, words) => page.getByLabel(words.director, { exact: true }),
    },
  ],
  [
    'prices of plans',
    {
      ...{ ...SAVED, section: '?section=prices', told: '/box' },
      typed: { fr: ['41', '42'], en: ['43', '44'] },
      field: (page, words) => page.getByLabel(words.plan0),
    },
  ],
  [
    'prices of licences',
    {
      ...{ ...SAVED, section: '?section=prices', told: '/saas' },
      typed: { fr: ['9', '8'], en: ['7', '6'] },
      field: (page, words) =>
        page.getByRole('group', { name: words.band }).getByLabel(words.bandPrice),
    },
  ],
  [
    'prices of delivery',
    {
      ...{ ...SAVED, section: '?section=prices', told: '/international' },
      typed: { fr: ['77', '76'], en: ['75', '74'] },
      field: (page, words) => page.getByLabel(words.europe),
    },
  ],
  [
    'announcement',
    {
      ...{ ...SAVED, section: '?section=site' },
      typed: {
        fr: ['2030-01-01T10:00', '2030-01-02T10:00'],
        en: ['2030-01-03T10:00', '2030-01-04T10:00'],
      },
      field: (page, words) => page.getByLabel(words.until, { exact: true }),
    },
  ],
  [
    'text of a page',
    {
      ...{ act: 'saveDraft', done: 'draftSaved', section: '?section=texts&page=manifesto' },
      typed: {
        fr: ['Ce que nous croyons', 'Ce qui nous tient'],
        en: ['What we believe', 'What we hold to'],
      },
      field: (page, words) => page.getByLabel(words.title),
    },
  ],
];

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const HELENE = 'helene.faure@atelier-lumiere.example';

const stage = setStage();
beforeAll(async () => {
  await stage.server.sql(`update public.site_switches set notice_fr = 'Bientôt.',
    notice_en = 'Soon.', notice_from = '2029-01-01', notice_until = '2029-01-02'`);
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email in ('${CLAIRE}', '${HELENE}')`);
});

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

describeInEachLanguage(import.meta.url, 'a member of staff, in %s', (language) => {
  const words = WORDS[language];
  const settings = (section = '') => `/cms/settings${section}`;
  let claire: Visitor;
  let helene: Visitor;
  beforeAll(async () => {
    const come = (email: string) => comeBack(stage, { email, language, path: settings() });
    [claire, helene] = [await come(CLAIRE), await come(HELENE)];
  });
  afterAll(() => Promise.all([claire, helene].map((each) => each.leave())));
  const begin = (section?: string) => goOn(claire, settings(section));

  test('changes the house: what is wrong is said, what is typed is kept, what is saved is shown at once', async () => {
    const page = await begin();
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
  });

  test.each(FORMS)(
    'is told when a colleague has changed the same %s, and loses nothing typed',
    async (_what, { section, field, typed, act, done, told }) => {
      await Promise.all([claire, helene].map((each) => goOn(each, settings(section))));
      const [theirs, mine] = typed[language];
      const typeIn = async (page: Page, value: string) => {
        await field(page, words).waitFor();
        await field(page, words).fill(value);
      };
      const press = async (page: Page) => {
        const form = page.locator('form', { has: field(page, words) });
        await form.getByRole('button', { name: words[act], exact: true }).click();
      };
      await typeIn(helene.page, theirs);
      await typeIn(claire.page, mine);
      await press(helene.page);
      await helene.page.getByText(words[done]).first().waitFor();
      if (told) expect(amountIn(await pageAt(told, language), theirs)).toBe(true);
      await press(claire.page);
      await claire.page.getByText(words.conflict).waitFor();
      await claire.page.getByRole('button', { name: words.keepMine }).click();
      await claire.page.getByText(words.conflict).waitFor({ state: 'detached' });
      expect(await field(claire.page, words).inputValue()).toBe(mine);
      await press(claire.page);
      await claire.page.getByText(words[done]).first().waitFor();
      if (told) expect(amountIn(await pageAt(told, language), mine)).toBe(true);
      forgive(claire, 409);
    },
  );

  test('adds a figure of the law, with its reason, and the simulator counts with it', async () => {
    const page = await begin('?section=figures');
    // An amount that was to be revised, and an article that nobody has found: staff see that they are to be confirmed.
    const toConfirm = page.getByRole('row').filter({ hasText: words.toConfirm });
    for (const said of ['73', 'art. 297']) await toConfirm.filter({ hasText: said }).waitFor();
    const year = parisDayOf(new Date()).slice(0, 4);
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
  });

  test('announces something on every page, for as long as it lasts, and lets phones zoom', async () => {
    const page = await begin('?section=site');
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
  });

  test('writes the words of a page, looks at them, publishes them, and comes back to the first ones', async () => {
    const page = await begin('?section=texts');
    const pages = page.getByRole('navigation', { name: 'Pages', exact: true });
    await pages.getByRole('link', { name: words.terms }).click();
    const before = await pageAt('/cgv', language);
    const body = page.getByLabel(words.body, { exact: true });
    await body.waitFor();
    await page.getByLabel(words.title, { exact: true }).fill(words.otherTitle);
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
  });
});
