import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language } from '#basics/language.ts';
import { CHECKOUT_LABELS, fillCheckout } from '../support/checkout-page.ts';
import { hostileBody } from '../support/hostile-bodies.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { setStage } from '../support/stage.ts';
import { welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    ...CHECKOUT_LABELS.fr,
    seeBoxes: 'Voir les box',
    customise: 'Personnaliser : Box Saveurs',
    card: 'Le mot sur la carte',
    sleeve: 'Vert pin',
    addCustomised: 'Ajouter ma box au panier',
    heading: 'Passer commande',
    customised: 'Personnalisée',
    another: 'Ajouter une autre box',
    add: 'Ajouter au panier : Box Saveurs',
    quantity: 'Quantité de Box Saveurs',
    update: 'Mettre à jour Box Saveurs',
    remove: 'Retirer du panier Box Saveurs',
    wrongSiret: /Vérifiez les 14 chiffres du SIRET/,
    gross: /84,19\s€/,
    pay: 'Payer',
    refresh: 'Actualiser la page',
    thanks: 'Merci, votre commande est confirmée',
    download: /^Télécharger/,
    empty: 'Votre panier est vide',
    loading: 'Chargement…',
    become: 'Devenir partenaire',
    partner: {
      'Votre nom': 'Anne Le Goff',
      'Nom de la maison': 'Biscuiterie Le Goff',
      SIREN: '732 829 321',
      'Ville de l’atelier': 'Pontivy',
      'Ce que vous fabriquez': 'Des sablés au beurre.',
    },
    siren: 'SIREN',
    wrongSiren: /Ce numéro n’est pas un SIREN/,
    apply: 'Envoyer ma candidature',
    applied: 'Candidature envoyée',
    contact: {
      'Votre nom': 'Claire Moreau',
      'Entreprise ou CSE': 'Atelier Lumière',
      'Votre message': 'trop peu',
    },
    message: 'Votre message',
    tooShort: /Encore quelques mots/,
    send: 'Envoyer ma demande',
    sent: 'Demande envoyée ✅',
    askLink: 'Recevoir mon lien',
    inbox: 'Consultez votre boîte',
    call: 'Appeler le 3114',
    needsScripts: 'Cet espace a besoin de JavaScript',
    boutique: 'Boutique',
  },
  en: {
    ...CHECKOUT_LABELS.en,
    seeBoxes: 'See the boxes',
    customise: 'Customise – Flavours Box',
    card: 'The words on the card',
    sleeve: 'Pine green',
    addCustomised: 'Add my box to the cart',
    heading: 'Check out',
    customised: 'Customised',
    another: 'Add another box',
    add: 'Add to cart – Flavours Box',
    quantity: 'Quantity of Flavours Box',
    update: 'Update Flavours Box',
    remove: 'Remove from the cart Flavours Box',
    wrongSiret: /Check the 14 digits of the SIRET/,
    gross: /€84\.19/,
    pay: 'Pay',
    refresh: 'Refresh the page',
    thanks: 'Thank you, your order is confirmed',
    download: /^Download/,
    empty: 'Your cart is empty',
    loading: 'Loading…',
    become: 'Become a partner',
    partner: {
      'Your name': 'Anne Le Goff',
      'Company name': 'Biscuiterie Le Goff',
      SIREN: '732 829 321',
      'Town of your workshop': 'Pontivy',
      'What you make': 'Butter biscuits.',
    },
    siren: 'SIREN',
    wrongSiren: /not a SIREN/,
    apply: 'Send my application',
    applied: 'Application sent',
    contact: {
      'Your name': 'Claire Moreau',
      'Company or works council': 'Atelier Lumière',
      'Your message': 'too few',
    },
    message: 'Your message',
    tooShort: /A few more words/,
    send: 'Send my request',
    sent: 'Request sent ✅',
    askLink: 'Send me the link',
    inbox: 'Check your inbox',
    call: 'Call 3114',
    needsScripts: 'This space needs JavaScript',
    boutique: 'Boutique',
  },
} as const;

const stage = setStage();

/** Somebody whose browser runs no script; the page is closed when they have told their story. */
async function without(
  language: Language,
  tell: (page: Page) => Promise<void>,
  width = 1440,
): Promise<void> {
  const context = await stage.browser.newContext({
    baseURL: stage.server.url,
    javaScriptEnabled: false,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    viewport: { width, height: 900 },
  });
  context.setDefaultTimeout(15_000);
  await tell(await context.newPage());
  await context.close();
}

const mailsTo = async (address: string) =>
  (await stage.server.mailbox.list()).filter((mail) =>
    mail.to?.some((to) => to.address === address),
  );

describeInEachLanguage(import.meta.url, 'without scripts, a visitor who reads %s', (language) => {
  const words = WORDS[language];

  test('makes a box theirs, orders two, pays, and takes the invoice along', async () => {
    const email = `plain-${language}@atelier-lumiere.example`;
    await without(language, async (page) => {
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name: words.seeBoxes }).first().click();
      await page.getByRole('link', { name: words.customise }).click();
      await page.getByLabel(words.card).fill('Merci à toutes et à tous !');
      await page.getByRole('radio', { name: words.sleeve }).check();
      await page.getByRole('button', { name: words.addCustomised }).click();
      await page.getByRole('heading', { level: 1, name: words.heading }).waitFor();
      await page.getByText(words.customised).waitFor();

      // Another one as it comes, then two of the first and none of that.
      await page.getByRole('link', { name: words.another }).click();
      await page.getByRole('button', { name: words.add }).click();
      await page.getByRole('button', { name: words.remove }).nth(1).click();
      await page.getByLabel(words.quantity).fill('2');
      await page.getByRole('button', { name: words.update }).click();
      await page.getByText(words.gross).waitFor();

      await fillCheckout(page, language, email);
      await page.getByLabel(words.siret).fill('732 829 320 00075');
      await page.getByRole('button', { name: words.submit }).click();
      await page.getByRole('alert').filter({ hasText: words.wrongSiret }).waitFor();
      expect(await page.getByLabel(words.siret).inputValue()).toBe('732 829 320 00075');
      expect(await page.getByLabel(words.email).inputValue()).toBe(email);
      expect(await page.getByLabel(words.terms).isChecked()).toBe(true);
      await page.getByLabel(words.siret).fill('73282932000074');
      await page.getByRole('button', { name: words.submit }).click();

      await page.waitForURL('**/__pay/**');
      await page.getByRole('button', { name: words.pay, exact: true }).click();
      await page.waitForURL('**/checkout/success**');
      await expect
        .poll(async () => {
          const refresh = page.getByRole('link', { name: words.refresh });
          if (await refresh.isVisible()) await refresh.click();
          return page.getByRole('heading', { level: 1 }).textContent();
        })
        .toBe(words.thanks);
      const download = page.getByRole('button', { name: words.download });
      await expect
        .poll(
          async () => {
            if (!(await download.isVisible())) await page.reload();
            return download.isVisible();
          },
          { timeout: 30_000 },
        )
        .toBe(true);
      const saved = page.waitForEvent('download');
      await download.click();
      expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    });
    const { rows } = await stage.server.sql(
      `select l.quantity, l.customisation ->> 'sleeveColour' as sleeve
       from orders o join order_lines l on l.order_id = o.id where o.email = '${email}'`,
    );
    expect(rows).toEqual([{ quantity: 2, sleeve: 'pine' }]);
  });

  test('applies as a partner from the boutique, and loses nothing of what was mistyped', async () => {
    const email = `anne-${language}@biscuiterie.example`;
    await without(
      language,
      async (page) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await page.getByRole('banner').getByRole('link', { name: words.boutique }).click();
        await page.getByRole('link', { name: words.become }).click();
        for (const [label, text] of Object.entries(words.partner)) {
          await page.getByLabel(label).fill(text);
        }
        await page.getByLabel('E-mail').fill(email);
        await page.getByRole('button', { name: words.apply }).click();
        await page.getByRole('alert').filter({ hasText: words.wrongSiren }).waitFor();
        expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
        await page.getByLabel(words.siren).fill('732 829 320');
        await page.getByRole('button', { name: words.apply }).click();
        await page.getByText(words.applied).waitFor();
      },
      390,
    );
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  });

  test('writes to us, and loses nothing of what was mistyped', async () => {
    const email = `claire-${language}@atelier.example`;
    await without(language, async (page) => {
      await page.goto('/contact?offer=boxes');
      for (const [label, text] of Object.entries(words.contact)) {
        await page.getByLabel(label).fill(text);
      }
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: words.send }).click();
      await page.getByRole('alert').filter({ hasText: words.tooShort }).waitFor();
      expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
      await page.getByLabel(words.message).fill('Bonjour, trente box pour décembre ?');
      await page.getByRole('button', { name: words.send }).click();
      await page.getByText(words.sent).waitFor();
    });
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  });

  test('asks for a link to sign in with, which is opened where scripts run', async () => {
    const email = `link-${language}@atelier.example`;
    await without(language, async (page) => {
      await page.goto('/auth?next=/mood');
      await page.getByRole('textbox').fill('claire@');
      await page.getByRole('button', { name: words.askLink }).click();
      expect(await page.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
      expect(await page.getByRole('textbox').inputValue()).toBe('claire@');
      await page.getByRole('textbox').fill(email);
      await page.getByRole('button', { name: words.askLink }).click();
      await page.getByRole('heading', { name: words.inbox }).waitFor();
    });
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    expect((await mailsTo(email))[0]?.text).toContain('mood');
  });

  test.each(['/', '/boutique', '/checkout', '/auth', '/mood', '/dashboard'])(
    'finds help in one tap on %s, and waits for nothing there',
    async (path) => {
      await without(language, async (page) => {
        await page.goto(path);
        const help = page.getByRole('link', { name: words.call }).last();
        expect(await help.getAttribute('href')).toBe('tel:3114');
        expect(await help.isVisible()).toBe(true);
        for (const waiting of await page.getByText(words.loading).all()) {
          expect(await waiting.isVisible()).toBe(false);
        }
        if (path === '/checkout') await page.getByRole('heading', { name: words.empty }).waitFor();
        if (path === '/mood')
          await page.getByRole('heading', { level: 1, name: words.needsScripts }).waitFor();
      });
    },
  );
});

const CART = '/checkout?cart=box-saveurs*2';
const BUYER = {
  form: 'order',
  'company.kind': 'employer',
  'company.legalName': 'Atelier Lumière',
  'company.siret': '73282932000074',
  'company.vatLiable': 'yes',
  'company.contactName': 'Claire Moreau',
  'billingAddress.line1': '12 rue des Lilas',
  'billingAddress.postcode': '69003',
  'billingAddress.city': 'Lyon',
  'billingAddress.country': 'FR',
  paymentMethod: 'transfer',
  acceptsTerms: 'on',
};

describe('a form that comes without scripts', () => {
  test('is refused from another site, and where it is no form', async () => {
    const fields = { form: 'contact' };
    expect((await post('/contact', fields, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('/contact', fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post('/contact', fields, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post('/contact', { form: 'order' })).status).toBe(400);
    expect((await post('/contact', { message: 'a'.repeat(70_000) })).status).toBe(413);
    expect((await post('/cgv', fields)).status).toBe(404);
  });

  test('places one order however often it is sent, and another for another cart', async () => {
    const email = 'twice@atelier.example';
    const { attemptKey, shownGrossCents } = await shownForm(CART);
    const fields = { ...BUYER, 'company.email': email, attemptKey, shownGrossCents };
    const answers = await Promise.all([1, 2, 3].map(() => post(CART, fields)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(await ordersOf(email)).toEqual([{ gross: Number(shownGrossCents) }]);
    const other = await post('/checkout?cart=box-saveurs*1', {
      ...fields,
      shownGrossCents: (await shownForm('/checkout?cart=box-saveurs*1')).shownGrossCents,
    });
    expect(other.status).toBe(303);
    expect(await ordersOf(email)).toHaveLength(2);
  });

  test('pays the price of the catalogue, whatever it says', async () => {
    const email = 'cheap@atelier.example';
    const { attemptKey } = await shownForm(CART);
    for (const shownGrossCents of ['1', '0', '-8419', '', 'NaN', '1e99']) {
      const fields = { ...BUYER, 'company.email': email, attemptKey, shownGrossCents };
      const answer = await post(CART, fields);
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain('Le prix a changé');
    }
    expect(await ordersOf(email)).toEqual([]);
  });

  test('needs a key that nobody guesses, for whoever holds it reads the order', async () => {
    const { shownGrossCents } = await shownForm(CART);
    const fields = { ...BUYER, 'company.email': 'guessed@atelier.example', shownGrossCents };
    expect((await post(CART, { ...fields, attemptKey: '' })).status).toBe(409);
    expect(await ordersOf('guessed@atelier.example')).toEqual([]);
    const unknown = `/checkout/success?order=${randomUUID()}`;
    expect((await post(unknown, { form: 'pay' })).status).toBe(404);
    expect((await post(unknown, { form: 'invoice', invoiceId: 'a' })).status).toBe(404);
  });

  test('may hold anything: it is refused or taken, and the server stays', async () => {
    for (const body of fc.sample(hostileBody, { numRuns: 40, seed: 20_261_123 })) {
      for (const [path, form] of HOSTILE_PLACES) {
        const fields = { ...BUYER, form, message: body, 'company.email': body };
        const answers = await Promise.all([
          post(path, { ...fields, name: body, attemptKey: randomUUID() }),
          fetch(stage.server.url + path, {
            method: 'POST',
            headers: FORM,
            body,
            redirect: 'manual',
          }),
        ]);
        for (const { status } of answers) expect(status).toBeLessThan(500);
      }
    }
  });
});

test('a cart that came in the address joins the browser’s own once scripts run', async () => {
  const { page, leave } = await welcome(stage.browser, stage.server.url, { language: 'fr' });
  for (const address of [CART, CART]) {
    await page.goto(address);
    await page.waitForURL((url) => url.search === '');
    await page.getByRole('complementary').getByText(WORDS.fr.gross).waitFor();
  }
  const kept = await page.evaluate(() => localStorage.getItem('prevenance_cart_v1') ?? '[]');
  expect(JSON.parse(kept)).toMatchObject([{ id: 'box-saveurs', quantity: 2 }]);
  await leave();
});

const HOSTILE_PLACES = [
  [CART, 'order'],
  ['/checkout?cart=%00*1,box-saveurs*1?message=%00', 'order'],
  ['/checkout/success?order=a', 'pay'],
  ['/contact', 'contact'],
  ['/boutique', 'partner'],
] as const;

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'fr' };

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(stage.server.url + path, {
    method: 'POST',
    headers: { ...FORM, ...headers },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
}

/** What the form of this cart says beside what is typed. */
async function shownForm(path: string) {
  const html = await (await fetch(stage.server.url + path, { headers: FORM })).text();
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  return { attemptKey: hidden('attemptKey'), shownGrossCents: hidden('shownGrossCents') };
}

async function ordersOf(email: string) {
  const { rows } = await stage.server.sql(
    `select gross_cents::int as gross from orders where email = '${email}' order by placed_at`,
  );
  return rows;
}
