import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { parisLocal } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { type PlaceOrder, placeOrder, quoteCart } from '#shop/orders/contract.ts';
import { CHECK_KINDS } from '#shop/partners/rules/partner-review.ts';
import { sendContactRequest } from '#shop/quotes/contract.ts';
import { axeViolations, expectForEverybody } from '../support/axe.ts';
import { BUYER, decide, line } from '../support/checkout-orders.ts';
import { photograph } from '../support/images.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { chooseIn, enter, hasTheFocus, tabTo, write } from '../support/keyboard.ts';
import { PDF, tokenIn } from '../support/partners.ts';
import { callOver } from '../support/running-product.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { forgive, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    area: 'L’espace de l’équipe',
    closed: 'Cet espace est réservé à l’équipe',
    places: { products: 'Produits', orders: 'Commandes', requests: 'Demandes' },
    toPrepare: /commandes? à préparer$/,
    withoutAnswer: /demandes? sans réponse$/,
    toExamine: /candidatures? de partenaires? à examiner$/,
    newProduct: 'Nouveau produit',
    inBoth: (what: string) => [`${what} · en français`, `${what} · en anglais`],
    name: 'Nom',
    summary: 'Résumé',
    description: 'Description',
    kind: 'Sorte',
    boutique: 'Boutique',
    slug: 'Adresse de la page',
    price: 'Prix hors taxes, en euros',
    vatReason: 'Raison du taux, montrée à côté du prix',
    browse: 'Parcourir ou ajouter une image',
    drop: /^Déposez des fichiers ici/,
    alts: ['Ce qu’elle montre, en français', 'Ce qu’elle montre, en anglais'],
    preview: 'Aperçu',
    previewed: /Exactement ce que montrera la boutique/,
    back: 'Revenir au formulaire',
    later: 'Publier plus tard',
    at: 'Jour et heure, à Paris',
    schedule: 'Choisir cette heure',
    willAppear: /^Sera publié le/,
    cancel: 'Ne plus publier à cette heure',
    orderTitle: 'Commande',
    prepare: 'Commencer la préparation',
    pack: 'Faire un colis',
    carrier: 'Transporteur',
    tracking: 'Numéro de suivi',
    make: 'Faire ce colis',
    packed: /^Emballé\s: colis 1$/,
    ship: /^Expédier\s: colis 1$/,
    delivered: /^Livré\s: colis 1$/,
    onItsWay: 'est en route',
    template: 'Commencer par un modèle',
    first: 'Premier échange',
    answer: 'Envoyer la réponse',
    answered: 'La réponse est partie',
    about: 'Votre demande pour',
    fields: {
      'Votre nom': 'Jeanne Roux',
      'Nom de la maison': 'Biscuiterie Roux',
      SIREN: '732 829 320',
      'Ville de l’atelier': 'Nantes',
      'E-mail': 'jeanne@roux.example',
      'Ce que vous fabriquez': 'Des sablés au beurre, faits à Nantes.',
    },
    apply: 'Envoyer ma candidature',
    applied: 'Candidature envoyée',
    company: 'Biscuiterie Roux',
    start: 'Étudier cette candidature',
    message: 'Votre message',
    question: 'Pouvez-vous déposer votre label\u202f?',
    send: 'Envoyer',
    subject: 'Un message au sujet de votre candidature',
    waiting: 'Nous attendons votre réponse',
    reply: 'Votre réponse',
    replied: 'Le voici.',
    sendReply: 'Envoyer ma réponse',
    arrived: 'Votre réponse est arrivée',
    proves: 'Ce qu’elle prouve',
    expires: 'Valable jusqu’au (facultatif)',
    file: 'Fichier',
    sendDocument: 'Déposer la pièce',
    unreadable: 'Ce fichier ne se lit pas comme un PDF, un JPEG ou un PNG.',
    documentArrived: 'Votre pièce est arrivée',
    judge: 'Examiner\u00a0: Origine France Garantie',
    open: 'Ouvrir\u00a0: Origine France Garantie',
    save: 'Enregistrer',
    check: /^Vérifier\s: /,
    result: 'Résultat',
    none: 'sans objet',
    judged: 'L’avis est enregistré',
    approve: 'Approuver…',
    approving: 'Approuver Biscuiterie Roux',
    department: 'Numéro du département',
    approveAndSend: 'Approuver et envoyer',
    required: 'À compléter.',
    approved: 'La candidature est approuvée',
    accepted: 'Votre candidature est acceptée',
    partner: 'Vous êtes partenaire',
    close: 'Fermer les liens',
    gone: 'Ce lien ne s’ouvre pas',
  },
  en: {
    area: 'The staff area',
    closed: 'This area is for the team',
    places: { products: 'Products', orders: 'Orders', requests: 'Requests' },
    toPrepare: /orders? to prepare$/,
    withoutAnswer: /requests? without an answer$/,
    toExamine: /partner applications? to examine$/,
    newProduct: 'New product',
    inBoth: (what: string) => [`${what} · in French`, `${what} · in English`],
    name: 'Name',
    summary: 'Summary',
    description: 'Description',
    kind: 'Kind',
    boutique: 'Boutique',
    slug: 'Address of the page',
    price: 'Price excluding VAT, in euros',
    vatReason: 'Reason for the rate, shown beside the price',
    browse: 'Browse or add an image',
    drop: /^Drop files here/,
    alts: ['What it shows, in French', 'What it shows, in English'],
    preview: 'Preview',
    previewed: /Exactly what the shop will show/,
    back: 'Back to the form',
    later: 'Publish later',
    at: 'Day and time, in Paris',
    schedule: 'Choose this time',
    willAppear: /^Will be published on/,
    cancel: 'No longer publish at that time',
    orderTitle: 'Order',
    prepare: 'Start preparation',
    pack: 'Make a parcel',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    make: 'Make this parcel',
    packed: /^Packed: parcel 1$/,
    ship: /^Ship: parcel 1$/,
    delivered: /^Delivered: parcel 1$/,
    onItsWay: 'is on its way',
    template: 'Begin with a template',
    first: 'Premier échange',
    answer: 'Send the answer',
    answered: 'The answer has been sent',
    about: 'Your request for',
    fields: {
      'Your name': 'Joan Rivers',
      'Company name': 'Rivers Pottery',
      SIREN: '552 100 554',
      'Town of your workshop': 'Vallauris',
      'E-mail': 'joan@rivers.example',
      'What you make': 'Bowls in stoneware, thrown in Vallauris.',
    },
    apply: 'Send my application',
    applied: 'Application sent',
    company: 'Rivers Pottery',
    start: 'Take up this application',
    message: 'Your message',
    question: 'Could you send your label?',
    send: 'Send',
    subject: 'A message about your application',
    waiting: 'We are waiting for your answer',
    reply: 'Your answer',
    replied: 'Here it is.',
    sendReply: 'Send my answer',
    arrived: 'Your answer has arrived',
    proves: 'What it proves',
    expires: 'Valid until (optional)',
    file: 'File',
    sendDocument: 'Send the document',
    unreadable: 'This file does not read as a PDF, a JPEG or a PNG.',
    documentArrived: 'Your document has arrived',
    judge: 'Examine: Origine France Garantie',
    open: 'Open: Origine France Garantie',
    save: 'Save',
    check: /^Check: /,
    result: 'Result',
    none: 'not applicable',
    judged: 'The opinion is saved',
    approve: 'Approve…',
    approving: 'Approve Rivers Pottery',
    department: 'Number of the département',
    approveAndSend: 'Approve and send',
    required: 'Please fill this in.',
    approved: 'The application is approved',
    accepted: 'Your application is accepted',
    partner: 'You are a partner',
    close: 'Close the links',
    gone: 'This link does not open',
  },
} as const;

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const LEA = 'lea.fontaine@atelier-lumiere.example';

const SCREENS = [
  ...['/cms', '/cms/products', '/cms/orders', '/cms/requests', '/cms/media'],
  ...['/cms/partners/applications', '/cms/settings'],
];

const stage = setStage();
beforeAll(async () => {
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email = '${CLAIRE}'`);
});

/** Somebody buys two boxes and pays by card. */
async function bought(email: string, language: Language): Promise<string> {
  const { url } = stage.server;
  const lines = [line('box-saveurs', 2)];
  const { totals } = await callOver(url, quoteCart, { lines }, language);
  const company = { ...BUYER.company, email };
  const order = await callOver<PlaceOrder>(
    url,
    placeOrder,
    {
      checkoutKey: crypto.randomUUID(),
      lines,
      expectedGrossCents: totals.grossCents,
      form: { ...BUYER, company },
    },
    language,
  );
  await decide(order.redirectUrl ?? '', 'paid');
  return order.number;
}

async function asked(email: string, company: string, language: Language): Promise<void> {
  const form = {
    ...{ name: 'Paul Lenoir', company, email, offerType: 'boxes' },
    message: 'Bonjour, trente box pour décembre ?',
  };
  const request = { requestKey: crypto.randomUUID(), website: '', form };
  await callOver(stage.server.url, sendContactRequest, request, language);
}

/** The mail that this subject announces to this address, once it has left. */
async function mailTo(address: string, subject: string) {
  const find = async () =>
    (await stage.server.mailbox.list()).find(
      (mail) => mail.to?.[0]?.address === address && mail.subject?.includes(subject),
    );
  await expect.poll(async () => (await find())?.subject).toBeDefined();
  return { text: (await find())?.text };
}

const linkIn = async (address: string, subject: string) =>
  `/boutique#partner-link=${tokenIn(await mailTo(address, subject))}`;

/** What a visitor who comes now is answered. */
const shown = (slug: string, language: Language) =>
  fetch(`${stage.server.url}/boutique/produit/${slug}`, {
    headers: { 'accept-language': language },
  });

/** The day that was chosen for whatever waits for its day. */
const theDayComes = () =>
  stage.server.sql(`update public.product_drafts set publish_at = now() where publish_at is not null;
    select graphile_worker.add_job('publish-due-products', '{}'::json)`);

describeInEachLanguage(import.meta.url, 'by keyboard alone, in %s', (language) => {
  const words = WORDS[language];

  test('a day of the team: a product with its picture appears on its day, an order is shipped, a request is answered', async () => {
    const buyer = `achats-${language}@exemple.example`;
    const asker = `demande-${language}@exemple.example`;
    const company = `Menuiserie ${language}`;
    const number = await bought(buyer, language);
    await asked(asker, company, language);

    const { page, leave } = await comeBack(stage, { email: CLAIRE, path: '/cms', language });
    await page.getByRole('heading', { level: 1, name: words.area }).waitFor();
    await page.getByRole('link', { name: words.withoutAnswer }).waitFor();
    const place = (name: keyof typeof words.places) =>
      enter(
        page,
        page.getByRole('main').getByRole('link', { name: words.places[name], exact: true }).first(),
      );

    await place('products');
    await enter(page, page.getByRole('link', { name: words.newProduct }));
    await describeProduct(page, language);
    const slug = `bol-${language}`;
    await enter(page, page.getByRole('button', { name: words.preview, exact: true }));
    await page.getByText(words.previewed).waitFor();
    await page
      .getByRole('heading', { name: `Bol ${language}` })
      .first()
      .waitFor();
    await enter(page, page.getByRole('button', { name: words.back }));
    await enter(page, page.getByText(words.later));
    const at = page.getByLabel(words.at);
    await tabTo(page, at);
    await at.fill(parisLocal(new Date(Date.now() + 3_600_000)));
    await enter(page, page.getByRole('button', { name: words.schedule }));
    await page.getByText(words.willAppear).waitFor();
    await hasTheFocus(page, page.getByRole('button', { name: words.cancel }));
    await expectForEverybody(page, language);
    expect((await shown(slug, language)).status).toBe(404);
    await theDayComes();
    await expect.poll(async () => (await shown(slug, language)).status).toBe(200);
    for (const [reader, says] of [
      ['fr', 'Un bol bleu'],
      ['en', 'A blue bowl'],
    ] as const) {
      const answer = await (await shown(slug, reader)).text();
      expect(answer).toContain('/storage/v1/object/public/media/');
      expect(answer).toContain(`alt="${says}"`);
    }

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/cms');
    await enter(page, page.getByRole('link', { name: words.toPrepare }));
    await enter(page, page.getByRole('link', { name: number }));
    await page.getByRole('heading', { level: 1, name: number }).waitFor();
    await enter(page, page.getByRole('button', { name: words.prepare }));
    await hasTheFocus(page, page.getByRole('button', { name: words.pack }));
    await page.keyboard.press('Enter');
    const dialog = page.locator('[role=dialog][data-over-page]');
    await chooseIn(page, dialog.getByLabel(words.carrier), 'Colissimo');
    await write(page, dialog.getByLabel(words.tracking), '6A111');
    expect(await axeViolations(page)).toEqual([]);
    await enter(page, dialog.getByRole('button', { name: words.make }));
    await dialog.waitFor({ state: 'detached' });
    await enter(page, page.getByRole('button', { name: words.packed }));
    await hasTheFocus(page, page.getByRole('button', { name: words.ship }));
    await page.keyboard.press('Enter');
    await hasTheFocus(page, page.getByRole('button', { name: words.delivered }));
    expect((await mailTo(buyer, words.onItsWay)).text).toContain('code=6A111');
    await expectForEverybody(page, language);

    await page.setViewportSize({ width: 1440, height: 900 });
    await place('requests');
    await enter(page, page.getByRole('link', { name: company }));
    await chooseIn(page, page.getByLabel(words.template), words.first);
    await enter(page, page.getByRole('button', { name: words.answer }));
    await page.getByText(words.answered).first().waitFor();
    await mailTo(asker, words.about);
    await leave();
  });

  test('a producer becomes a partner: applies, is asked, proves through a link, is approved, and reads it in a mail', async () => {
    const email = Object.values(words.fields)[4] ?? '';
    const producer = await welcome(stage.browser, stage.server.url, { language });
    await apply(producer.page, language);

    const claire = await comeBack(stage, { email: CLAIRE, language, path: '/cms' });
    const { page } = claire;
    await enter(page, page.getByRole('link', { name: words.toExamine }));
    await write(page, page.getByRole('searchbox'), words.company.toLowerCase());
    await enter(page, page.getByRole('link', { name: words.company }));
    await enter(page, page.getByRole('button', { name: words.start }));
    const approve = page.getByRole('button', { name: words.approve });
    await approve.waitFor();
    await enter(page, page.getByRole('button', { name: words.send, exact: true }));
    await hasTheFocus(page, page.getByLabel(words.message));
    await write(page, page.getByLabel(words.message), words.question);
    await enter(page, page.getByRole('button', { name: words.send, exact: true }));

    await producer.page.goto(await linkIn(email, words.subject));
    await reply(producer.page, language);
    forgive(producer, 422);

    await page.reload();
    await page.getByText(words.replied).waitFor();
    const download = page.waitForEvent('download');
    await enter(page, page.getByRole('button', { name: words.open }));
    expect((await download).suggestedFilename()).toMatch(/^[\da-f-]{36}\.pdf$/);
    const judge = page.getByRole('button', { name: words.judge });
    await enter(page, judge);
    await enter(page, page.getByRole('dialog').getByRole('button', { name: words.save }));
    await page.getByText(words.judged).first().waitFor();
    await hasTheFocus(page, judge);
    await passChecks(page, language);
    await expectForEverybody(page, language);

    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, approve);
    const dialog = page.getByRole('dialog', { name: words.approving });
    await enter(page, dialog.getByRole('button', { name: words.approveAndSend }));
    await dialog.getByText(words.required).waitFor();
    await hasTheFocus(page, dialog.getByLabel(words.department));
    await write(page, dialog.getByLabel(words.department), '44');
    expect(await axeViolations(page)).toEqual([]);
    await enter(page, dialog.getByRole('button', { name: words.approveAndSend }));
    await page.getByText(words.approved).first().waitFor();
    await page.goto('/cms/partners/approved');
    await enter(page, page.getByRole('link', { name: words.company }));

    await producer.page.goto(await linkIn(email, words.accepted));
    await producer.page.reload();
    await producer.page.getByText(words.partner).waitFor();
    await expectForEverybody(producer.page, language);
    await enter(page, page.getByRole('button', { name: words.close }));
    await page.getByRole('button', { name: words.close }).waitFor({ state: 'detached' });
    await producer.page.reload();
    await producer.page.getByRole('heading', { name: words.gone }).waitFor();
    forgive(producer, 404);
    await producer.leave();
    await claire.leave();
  });

  test('whoever is not of the team reads on every screen whose it is', async () => {
    const lea = await comeBack(stage, { email: LEA, language, path: '/user-dashboard' });
    for (const screen of SCREENS) {
      await lea.page.goto(screen);
      await lea.page.getByRole('heading', { name: words.closed }).waitFor();
      forgive(lea, 403);
    }
    await lea.leave();
  });
});

/** Its texts in both languages, its price, and a picture that is added on the way. */
async function describeProduct(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  const inBoth = async (what: string, ...texts: [string, string]) => {
    for (const [at, label] of words.inBoth(what).entries()) {
      await write(page, page.getByRole('textbox', { name: label, exact: true }), texts[at] ?? '');
    }
  };
  await inBoth(words.name, `Bol ${language}`, `Bol ${language}`);
  await inBoth(words.summary, 'Un bol tourné à Vallauris.', 'A bowl thrown in Vallauris.');
  await inBoth(words.description, 'Émaillé à la main.', 'Glazed by hand.');
  await chooseIn(page, page.getByLabel(words.kind, { exact: true }), words.boutique);
  await write(page, page.getByLabel(words.slug), `bol-${language}`);
  await write(page, page.getByLabel(words.price, { exact: true }), '24,5');
  await inBoth(words.vatReason, 'Taux normal.', 'Standard rate.');
  const browse = page.getByRole('button', { name: words.browse });
  await enter(page, browse);
  const file = page.getByRole('dialog').getByLabel(words.drop);
  await tabTo(page, file);
  await file.setInputFiles({
    name: `bol ${language}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await photograph('jpeg', { width: 900, height: 600 }),
  });
  await page.getByRole('dialog', { name: words.browse }).waitFor({ state: 'detached' });
  await hasTheFocus(page, browse);
  for (const [at, says] of ['Un bol bleu', 'A blue bowl'].entries()) {
    await write(page, page.getByLabel(words.alts[at] ?? ''), says);
  }
}

async function apply(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  await page.goto('/boutique');
  const send = page.getByRole('button', { name: words.apply, disabled: false });
  await send.waitFor();
  const form = page.locator('form', { has: send });
  for (const [label, value] of Object.entries(words.fields)) {
    await write(page, form.getByLabel(label, { exact: true }), value);
  }
  await enter(page, send);
  await page.getByText(words.applied).first().waitFor();
}

/** An answer, and a document: nothing is lost of what was typed while the wrong file is refused. */
async function reply(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  await page.getByText(words.waiting).waitFor();
  await page.getByText(words.question).waitFor();
  await write(page, page.getByLabel(words.reply), words.replied);
  await enter(page, page.getByRole('button', { name: words.sendReply }));
  await page.getByText(words.arrived).first().waitFor();
  await write(page, page.getByLabel(words.proves), 'Origine France Garantie');
  await page.getByLabel(words.expires).fill('2099-12-31');
  const send = page.getByRole('button', { name: words.sendDocument });
  await enter(page, send);
  const field = page.getByLabel(words.file);
  await hasTheFocus(page, field);
  const file = { name: 'label.pdf', mimeType: 'application/pdf', buffer: PDF };
  await field.setInputFiles({ ...file, buffer: Buffer.from('<html></html>') });
  await enter(page, send);
  await page.getByText(words.unreadable).waitFor();
  expect(await page.getByLabel(words.proves).inputValue()).toBe('Origine France Garantie');
  await field.setInputFiles(file);
  await enter(page, send);
  await page.getByText(words.documentArrived).first().waitFor();
  await page.getByText('Origine France Garantie', { exact: true }).waitFor();
}

async function passChecks(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  for (const [at, kind] of CHECK_KINDS.entries()) {
    const check = page.getByRole('button', { name: words.check }).nth(at);
    await enter(page, check);
    // What was done just before is still being told in one of its own.
    const save = page.getByRole('button', { name: words.save });
    const dialog = page.getByRole('dialog').filter({ has: save });
    if (kind === 'food-registration' || kind === 'haccp') {
      await chooseIn(page, dialog.getByLabel(words.result), words.none);
    }
    await enter(page, save);
    await dialog.waitFor({ state: 'detached' });
    await hasTheFocus(page, check);
  }
}
