import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { parisLocal } from '#basics/dates.ts';
import { EDITED_PAGES } from '#basics/settings.ts';
import { SESSION_STORAGE_KEY } from '#platform/browser/stored-session.ts';
import { placeOrder, quoteCart } from '#shop/orders/contract.ts';
import { creditorReferenceOf } from '#shop/sales/rules/creditor-reference.ts';
import routes from '../../src/app/routes.ts';
import { BUYER, line } from '../support/checkout-orders.ts';
import {
  EXECUTED,
  FOREIGN_HOST,
  HOSTILE_TEXTS,
  hostileText,
  markOf,
} from '../support/hostile-texts.ts';
import { type HostileWriter, hostileWriter } from '../support/hostile-writer.ts';
import { photograph } from '../support/images.ts';
import { PDF, tokenIn } from '../support/partners.ts';
import { PUBLIC_PATHS } from '../support/routes.ts';
import { callOver } from '../support/running-product.ts';
import { signInHere } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { hasArrived, isAlive } from '../support/visitor.ts';

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const stage = setStage();

/** Texts of those who write from outside: a company, the lines of a bank, a buyer. */
const STRANGERS = [9_001, 9_010, 9_020, 9_021, 9_022, 9_025];

/** Words to look for; what the next step replaced; addresses, of which no page shows the letters. */
const NOT_READ_AGAIN = /^(search|q|number|reason|trackingNumber|makerWebsite|carriage|_r_\w+_)$/;

/** From when to when an announcement is shown, in minutes from now. */
const DURING = [
  ['Paraît le', -60],
  ['Disparaît le', 600],
] as const;

/** Everything that a text did in the browser instead of being read. */
const executions: string[] = [];
let page: Page;

/** Every address of the staff's area, as the sheet of all addresses has it. */
const CMS_PATHS = (routes.flatMap(({ children = [] }) => children) as RouteConfigEntry[])
  .flatMap(({ file, children = [] }) => (file.includes('cms-layout') ? children : []))
  .map(({ path = '' }) => `/${path}`);

/** All that a page says, shows or holds. */
function everythingWritten(): string {
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  );
  const fields = [...document.querySelectorAll('input, textarea')].map(
    (field) => (field as HTMLInputElement).value,
  );
  // Not what scripts carry, which is the same on every page.
  const words = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  const shown: string[] = [];
  while (words.nextNode()) {
    const { parentElement, textContent } = words.currentNode;
    if (!parentElement?.matches('script:not([type])')) shown.push(textContent ?? '');
  }
  return [...shown, ...attributes, ...fields].join('\n');
}
let writer: HostileWriter;

beforeAll(async () => {
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email = '${CLAIRE}'`);
  page = await watchedPage(executions);
  writer = hostileWriter(page);
  await page.goto('/cms');
  await signInHere(page, stage.server, { email: CLAIRE, language: 'fr' });
});

/** A page of which everything that a text might do is written down. */
async function watchedPage(found: string[], locale = 'fr-FR'): Promise<Page> {
  const context = await stage.browser.newContext({ baseURL: stage.server.url, locale });
  context.setDefaultTimeout(15_000);
  const tell = (what: string) => (_source: unknown, detail: unknown) =>
    void found.push(`${what} ${String(detail)}`);
  await context.exposeBinding(EXECUTED, tell('executed'));
  await context.exposeBinding('__violated', tell('against the policy'));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      (window as unknown as { __violated(it: string): void }).__violated(
        `${violatedDirective} ${sample}`,
      ),
    );
  });
  context.on('request', (request) => {
    if (request.url().includes(FOREIGN_HOST)) found.push(`asked for ${request.url()}`);
  });
  context.on('dialog', (dialog) => {
    found.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  const opened = await context.newPage();
  opened.on('framenavigated', (frame) => {
    if (frame !== opened.mainFrame()) found.push(`frame ${frame.url()}`);
    else if (!frame.url().startsWith(stage.server.url)) found.push(`went to ${frame.url()}`);
  });
  opened.on('pageerror', (error) => found.push(`error ${error.message}`));
  return opened;
}

test('an executed text is noticed here: in a page without a defence, they are', async () => {
  const found: string[] = [];
  const bare = await watchedPage(found);
  await bare.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await bare.goto('/bare');
  const texts = Array.from({ length: HOSTILE_TEXTS }, (_, number) => hostileText(number));
  expect(new Set(texts).size).toBe(HOSTILE_TEXTS);
  expect(HOSTILE_TEXTS).toBeGreaterThanOrEqual(500);
  await bare.evaluate((all) => {
    for (const text of all) {
      const place = document.createElement('div');
      place.innerHTML = text;
      document.body.append(place);
    }
  }, texts);
  const ran = () => found.filter((each) => each.startsWith('executed')).length;
  await expect.poll(ran).toBeGreaterThan(100);
  await expect.poll(() => found.some((each) => each.startsWith('asked for'))).toBe(true);
  await bare.context().close();
});

async function open(path: string): Promise<Locator> {
  await page.goto(path);
  await isAlive(page);
  await hasArrived(page);
  return page.locator('main');
}

const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Presses what does something at once, and waits until it is done. */
async function act(name: string | RegExp): Promise<void> {
  await press(name).first().click();
  await writer.settled();
}

async function oneOf<T>(statement: string): Promise<T> {
  const { rows } = await stage.server.sql(statement);
  expect(rows, statement).toHaveLength(1);
  return rows[0] as T;
}

const dialog = () => page.locator('[role=dialog][data-over-page]');

/** An order of somebody who writes as the others do; on terms, it is asked for from their space. */
async function placed(paymentMethod: 'transfer' | 'terms' = 'transfer') {
  const { url } = stage.server;
  const lines = [line('box-saveurs', 2)];
  const { totals } = await callOver(url, quoteCart, { lines }, 'fr');
  const written = (at: number) => hostileText(9_020 + at).slice(0, 100);
  const form = {
    ...BUYER,
    company: { ...BUYER.company, legalName: written(0), contactName: written(1) },
    billingAddress: { ...BUYER.billingAddress, line1: written(2), city: written(3).slice(0, 60) },
    purchaseOrderNumber: written(4).slice(0, 40),
    message: written(5),
    paymentMethod,
  };
  const expectedGrossCents = totals.grossCents;
  const order = { checkoutKey: randomUUID(), lines, expectedGrossCents, form };
  const space = paymentMethod === 'terms' ? await spaceOfClaire() : undefined;
  const asked = { ...order, ...(space && { companyId: space.companyId }) };
  const { number, accessKey } = await callOver(url, placeOrder, asked, 'fr', space?.token);
  const { id } = await oneOf<{ id: string }>(
    `select id from public.orders where number = '${number}'`,
  );
  return {
    id,
    number,
    accessKey,
    reference: creditorReferenceOf(number),
    cents: expectedGrossCents,
  };
}

async function spaceOfClaire() {
  const kept = await page.evaluate((key) => localStorage.getItem(key) ?? '{}', SESSION_STORAGE_KEY);
  const { id } = await oneOf<{ id: string }>(
    `select id from public.companies where siren = '732829320'`,
  );
  return { companyId: id, token: String(JSON.parse(kept).access_token) };
}

/** The newest link that a partner was sent. */
async function partnerLink(): Promise<string> {
  const linked = async () =>
    (await stage.server.mailbox.list()).filter(({ text }) => text?.includes('#partner-link='));
  await expect.poll(async () => (await linked()).length).toBeGreaterThan(1);
  const [newest] = await linked();
  return `/boutique#partner-link=${tokenIn(newest ?? {})}`;
}

test('whoever is not of the team writes to them', async () => {
  for (let applications = 0; applications < 2; applications += 1) {
    const form = (await open('/boutique')).locator('form');
    await writer.send({ scope: form, send: form.locator('button[type=submit]') });
  }
  const contact = (await open('/contact')).locator('form');
  await writer.send({ scope: contact, send: contact.locator('button[type=submit]') });
  await stage.server.sql(`update public.companies set legal_name = $$${hostileText(9_001)}$$
    where siren = (select siren from public.companies order by siren limit 1)`);
});

test('products, their items and their pictures', async () => {
  await open('/cms/images');
  const picture = { mimeType: 'image/jpeg', buffer: await photograph() };
  const name = `${hostileText(9_002).replaceAll('/', '')}.jpg`;
  await page.locator('input[type=file]').setInputFiles({ ...picture, name });
  await page.getByText('Ajouté', { exact: true }).waitFor();
  await writer.screen(page.locator('main'));
  await page.getByRole('searchbox').fill('');
  await writer.dialog(page.locator('main li button').first());
  await writer.screen(await open('/cms/media'));

  await writer.screen(await open('/cms/products'));
  await page.getByRole('searchbox').fill('');
  await writer.dialog(page.getByRole('button', { name: /Compter le stock/ }).first());

  const shown = await oneOf<{ id: string }>(
    `select id from public.products where slug = 'box-saveurs'`,
  );
  for (const path of ['/cms/products/new', `/cms/products/edit/${shown.id}`]) {
    const main = await open(path);
    await press('Lien').nth(1).waitFor();
    await press('Lien').first().click();
    const link = main.locator('div', { has: press('Mettre le lien') }).last();
    await writer.send({ scope: link, send: press('Mettre le lien') });
    await press('Parcourir ou ajouter une image').click();
    await writer.fill(dialog());
    await dialog().getByRole('searchbox').fill('');
    await dialog().locator('li button').first().click();
    await dialog().waitFor({ state: 'detached' });
    await writer.dialog(
      path.endsWith('new') ? press('Créer un article') : press(/^Modifier/).first(),
    );
    await writer.fill(main);
    await act('Aperçu');
    await writer.send({ scope: main, send: press('Publier maintenant') });
    await page.getByText('Rien n’attend d’être publié.').waitFor();
  }
  // Prices by commitment are asked of a subscription only.
  const monthly = await oneOf<{ id: string }>(
    `select id from public.products where slug = 'box-pouvoir-d-achat'`,
  );
  const main = await open(`/cms/products/edit/${monthly.id}`);
  await press('Lien').nth(1).waitFor();
  await writer.send({ scope: main, send: press('Publier maintenant') });
});

test('settings, figures and the texts of pages', async () => {
  for (const section of ['organisation', 'prices', 'figures', 'site']) {
    const main = await open(`/cms/settings?section=${section}`);
    for (const [label, minutes] of section === 'site' ? DURING : []) {
      const at = parisLocal(new Date(Date.now() + minutes * 60_000));
      await page.getByLabel(label, { exact: true }).fill(at);
    }
    await writer.screen(main);
    if (section === 'figures') await writer.dialog(press('Ajouter un chiffre'));
  }
  for (const text of EDITED_PAGES) {
    const main = await open(`/cms/settings?section=texts&page=${text}`);
    await writer.send({ scope: main, send: press('Publier maintenant') });
  }
});

test('partners: what they sent, what is examined, what is written to them and decided', async () => {
  const { rows } = await stage.server.sql('select id from public.partner_applications');
  const [approved, declined] = rows.map(({ id }) => `/cms/partners/applications?partner=${id}`);
  await writer.screen(await open('/cms/partners/approved'));
  await writer.screen(await open('/cms/partners/applications'));
  await open(declined ?? '');
  await writer.dialog(press('Refuser…'));

  await open(approved ?? '');
  await act('Étudier cette candidature');
  await writer.screen(page.locator('main'));
  await page.goto(await partnerLink());
  await page.locator('input[type=file]').setInputFiles({
    name: `${hostileText(9_003).replaceAll('/', '')}.pdf`,
    mimeType: 'application/pdf',
    buffer: PDF,
  });
  await writer.screen(page.locator('main'));
  await open(approved ?? '');
  await press('Ajouter une pièce reçue').click();
  await dialog()
    .locator('input[type=file]')
    .setInputFiles({
      name: `${hostileText(9_005).replaceAll('/', '')}.pdf`,
      mimeType: 'application/pdf',
      buffer: PDF,
    });
  const add = dialog().locator('button[type=submit]');
  await writer.send({ scope: dialog(), send: add });
  await dialog().waitFor({ state: 'detached' });
  await writer.dialog(press(/^Examiner/).first());
  for (const check of await page.getByRole('button', { name: /^Vérifier/ }).all()) {
    await writer.dialog(check);
  }
  await writer.dialog(press('Approuver…'));
  await writer.dialog(press('Suspendre…'));
  await writer.dialog(press('Rétablir…'));
});

test('orders: notes, parcels, transfers, money given back', async () => {
  const [worked, cancelled, attributed] = [await placed(), await placed(), await placed()];
  await writer.screen(await open('/cms/orders'));
  await writer.dialog(press('Comptabilité du mois'));
  await writer.screen(await open('/cms/orders?view=subscriptions'));
  await placed('terms');
  await writer.screen(await open('/cms/orders?view=credit'));
  await page.getByRole('searchbox').fill('');
  await writer.dialog(press(/^Décider/).first());
  await open('/cms/orders?view=transfers');
  const lines = [worked, attributed, attributed].map(({ reference, cents }, at) => [
    '20/11/2026',
    `${hostileText(9_010 + at)} ${at === 0 ? reference : ''}`.replaceAll(/[;"\n]/g, ' '),
    (cents / 100).toFixed(2).replace('.', ','),
  ]);
  const statement = [['Date', 'Libellé', 'Crédit euros'], ...lines].map((row) => row.join(';'));
  await page.getByLabel('Choisir un relevé').setInputFiles({
    name: `${hostileText(9_004).replaceAll('/', '')}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(statement.join('\r\n')),
  });
  await act(/^Importer/);
  await press(/^Attribuer/)
    .first()
    .click();
  await writer.fill(dialog());
  await dialog().getByLabel('Numéro de la commande').fill(attributed.number);
  await dialog().getByRole('button', { name: 'Attribuer' }).click();
  await dialog().waitFor({ state: 'detached' });
  await writer.dialog(press(/^Mettre de côté/).first());

  await open(`/cms/orders?order=${cancelled.id}`);
  await writer.screen(page.locator('main'));
  await writer.dialog(press('Annuler la commande'));
  await open(`/cms/orders?order=${worked.id}`);
  await act('Commencer la préparation');
  await writer.dialog(press('Faire un colis'));
  await writer.dialog(press(/^Transport/).first());
  for (const step of [/^Emballé/, /^Expédier/, /^Livré/]) await act(step);
  await open(`/checkout/success?order=${worked.accessKey}`);
  await press('Demander un échange').click();
  await dialog().getByLabel('Pourquoi').selectOption('damaged');
  await writer.send({ scope: dialog(), send: press('Envoyer la demande') });
  await dialog().waitFor({ state: 'detached' });
  await open(`/cms/orders?order=${worked.id}`);
  await writer.dialog(press(/^Accepter/));
  await writer.dialog(press('Rembourser'));
  await writer.screen(page.locator('main'));
});

test('requests: answers, notes, templates and quotes', async () => {
  await writer.screen(await open('/cms/requests'));
  await writer.screen(await open('/cms/requests?view=quotes'));
  await open('/cms/requests?view=templates');
  await writer.dialog(press('Nouveau modèle'));
  const { id } = await oneOf<{ id: string }>('select id from public.contact_requests');
  await writer.screen(await open(`/cms/requests?request=${id}`));
  await act('Préparer un devis');
  await page.waitForURL(/quote=/);
  await hasArrived(page);
  // Carriage is asked for abroad only.
  await page.getByLabel('Pays (deux lettres)').fill('BE');
  const carriage = page.locator('[name=carriage]');
  await carriage.waitFor();
  await writer.fill(carriage.locator('..'));
  await page.getByLabel('Pays (deux lettres)').fill('FR');
  await carriage.waitFor({ state: 'detached' });
  await writer.send({ scope: page.locator('main'), send: press('Envoyer au client') });
  await writer.screen(await open('/cms/companies'));
  await page.getByRole('searchbox').fill('');
  await writer.dialog(press(/^Modifier/).first());
  await writer.screen(await open('/cms?view=journal'));
});

test('the team: who is invited, and what colleagues are called', async () => {
  await open('/cms/team');
  await writer.dialog(press('Inviter quelqu’un'));
  await writer.dialog(press(/^Modifier/).first());
});

test('wherever it is shown, it is read and nothing more', async () => {
  const fields = [...writer.met.values()];
  const screens = new Set(fields.map(({ screen }) => screen));
  const { rows: products } = await stage.server.sql('select id, slug from public.products');
  const { rows: orders } = await stage.server.sql('select access_key from public.orders');
  const mails = (await stage.server.mailbox.list()).map(({ text }) => text ?? '');
  const [quote = ''] = mails.flatMap((text) => text.match(/\/checkout\?quote=\S+/) ?? []);
  const changed = products
    .filter(({ id }) => screens.has(`/cms/products/edit/${id}`))
    .map(({ slug }) => `/boutique/produit/${slug}`);
  const places = [
    ...PUBLIC_PATHS,
    ...CMS_PATHS.filter((path) => !path.includes(':')),
    ...screens,
    ...changed,
    ...orders.map((order) => `/checkout/success?order=${order.access_key}`),
    await partnerLink(),
    quote,
  ];
  let read = '';
  for (const place of new Set(places)) {
    await open(place);
    read += await page.evaluate(everythingWritten);
  }
  await open('/cms/images');
  await page.locator('main li button').first().click();
  await dialog().locator('form').waitFor();
  read += await page.evaluate(everythingWritten);
  const english = await watchedPage(executions, 'en-GB');
  for (const place of ['/', ...changed]) {
    await english.goto(place);
    await isAlive(english);
    read += await english.evaluate(everythingWritten);
  }
  await english.context().close();
  const unread = fields.filter((field) => field.hasTakenHostile && !read.includes(field.mark));
  expect(unread.filter(({ name }) => !NOT_READ_AGAIN.test(name))).toEqual([]);
  expect(STRANGERS.filter((number) => !read.includes(markOf(number)))).toEqual([]);
  expect(executions).toEqual([]);
});

test('every field of every screen of staff was written into', async () => {
  const fields = [...writer.met.values()];
  expect(writer.missed).toEqual([]);
  for (const path of CMS_PATHS) {
    const pattern = new RegExp(`^${path.replace(/:\w+/, '[^/?]+')}(\\?|$)`);
    // Written in at another address, or by whoever is invited, in a field of the team’s.
    if (path === '/cms/products/new' || path === '/cms/join/:id') continue;
    expect(fields.filter(({ screen }) => pattern.test(screen)).length, path).toBeGreaterThan(0);
  }
  const names = await namesInSource();
  expect(names.length).toBeGreaterThan(45);
  const isMet = (name: string) =>
    fields.some((field) => field.name.startsWith(name) || field.name.endsWith(`.${name}`));
  // A figure, asked for where an order is due: none is here.
  const isElsewhere = (name: string) => name === 'contested';
  expect(names.filter((name) => !isMet(name) && !isElsewhere(name))).toEqual([]);
});

const SCREENS = [
  'src/staff/web',
  ...['catalogue', 'partners', 'quotes', 'returns', 'subscriptions', 'invoices'].map(
    (room) => `src/shop/${room}/web/staff`,
  ),
  'src/shop/orders/web/desk',
  'src/site/web/staff',
  'src/company/web/companies-page.tsx',
];
const FIELD = /<(?:TextField|TextAreaField|SearchField)\b(.*?)\/>/gs;
/** `{...field('reason')}`, `name="search"`, or the beginning of a name that is made of parts. */
const NAME = /name="([\w-]+)"|\{\.\.\.\w+\(['`]([^'`$]+)/;

/** What the fields for text are called where the screens of staff are written. */
async function namesInSource(): Promise<string[]> {
  const listed = await Promise.all(
    SCREENS.map(async (place) =>
      place.endsWith('.tsx')
        ? [place]
        : (await readdir(place, { recursive: true })).map((file) => `${place}/${file}`),
    ),
  );
  const files = listed.flat().filter((file) => file.endsWith('.tsx'));
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const names = sources.flatMap((source) =>
    [...source.matchAll(FIELD)]
      .map(([, properties = '']) => properties)
      .filter((properties) => !/type="(date|datetime-local)"/.test(properties))
      .map((properties) => NAME.exec(properties))
      .flatMap((found) => found?.[1] ?? found?.[2] ?? []),
  );
  return [...new Set(names)].toSorted();
}
