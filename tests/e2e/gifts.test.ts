import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { placeOrder } from '#shop/orders/contract.ts';
import { expectForEverybody } from '../support/axe.ts';
import { line, orderOf } from '../support/checkout-orders.ts';
import { putBoxInCart } from '../support/checkout-page.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { callOver } from '../support/running-product.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { welcome } from '../support/visitor.ts';

const LEA = 'lea.fontaine@atelier-lumiere.example';
const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const YEAR = parisDayOf(new Date()).slice(0, 4);

const WORDS = {
  fr: {
    meter: 'Compteur URSSAF des cadeaux',
    waiting: 'Box à attribuer',
    receive: /^Dire qui les reçoit/,
    people: /^Des personnes/,
    search: 'Nom ou matricule',
    save: 'Inscrire au compteur',
    one: 'Un cadeau inscrit au compteur.',
    declare: 'Déclarer des cadeaux',
    what: 'Ce que c’est',
    missing: 'Dites ce que c’est.',
    value: 'Valeur par personne, TTC',
    event: 'Événement',
    christmas: 'Noël des salariés',
    proof: 'Liste des bénéficiaires et facture des cadeaux.',
    givenOn: 'Remis le',
    entered: /cadeaux inscrits au compteur/,
    show: 'Montrer',
    over: 'Au-dessus de 22,09\u00a0€',
    open: 'Voir ses cadeaux\u00a0: Fontaine Léa',
    retract: /^Retirer/,
    close: 'Fermer',
    import: 'Importer une liste',
    file: /^Choisissez un fichier/,
    wrong: 'Une ligne à revoir',
    setAside: 'Écarter la ligne 3',
    next: 'Voir ce qui changerait',
    would: 'Ce qui serait inscrit',
    imported: 'La liste est inscrite',
    toMeter: 'Voir le compteur',
    pdf: 'Imprimer en PDF',
    box: /Box Saveurs/,
    crossing: /^Si chacun reçoit une box de chaque ligne.*une personne de plus dépasserait/,
    toGifts: 'Voir le compteur des cadeaux',
    takeBack: /^Tout retirer\s: Chèque lire/,
    why: 'Pourquoi\u202f?',
    confirm: 'Retirer du compteur',
    gone: 'C’est retiré du compteur, et gardé dans l’historique.',
    cart: 'Votre panier',
    inCart: /une personne de plus dépasserait/,
    seeMeter: 'Voir le compteur des cadeaux',
    count: 'Compter aussi ce que votre espace a déjà offert',
    counted: /^Ces box en plus.*2 personnes de plus dépasseraient/,
    underLimit: 'Vous restez sous la limite',
    toCheckout: 'Passer commande',
    own: `Vos cadeaux de ${YEAR}`,
    table: 'Atelier Lumière',
    total: /^170,00\s€ TTC en tout/,
  },
  en: {
    meter: 'URSSAF meter of gifts',
    waiting: 'Boxes to attribute',
    receive: /^Say who receives them/,
    people: /^Some people/,
    search: 'Name or number',
    save: 'Enter in the meter',
    one: 'One gift entered in the meter.',
    declare: 'Declare gifts',
    what: 'What it is',
    missing: 'Say what it is.',
    value: 'Value per person, incl. VAT',
    event: 'Event',
    christmas: 'Christmas of employees',
    proof: 'List of receivers and the invoice of the gifts.',
    givenOn: 'Given on',
    entered: /gifts entered in the meter/,
    show: 'Show',
    over: 'Over by €22.09',
    open: 'See their gifts: Fontaine Léa',
    retract: /^Take back/,
    close: 'Close',
    import: 'Import a list',
    file: /^Choose a file/,
    wrong: 'One line to look at',
    setAside: 'Set aside line 3',
    next: 'See what would change',
    would: 'What would be entered',
    imported: 'The list is entered',
    toMeter: 'See the meter',
    pdf: 'Print as PDF',
    box: /Flavours Box/,
    crossing: /^If each person receives one box of each line.*one more person would be/,
    toGifts: 'See the meter of gifts',
    takeBack: /^Take all back: Chèque lire/,
    why: 'Why?',
    confirm: 'Take out of the meter',
    gone: 'Taken out of the meter, and kept in the history.',
    cart: 'Your cart',
    inCart: /one more person would be/,
    seeMeter: 'See the meter of gifts',
    count: 'Count what your space has already given too',
    counted: /^These boxes on top.*2 more people would be/,
    underLimit: 'You stay below the limit',
    toCheckout: 'Check out',
    own: `Your gifts of ${YEAR}`,
    table: 'Atelier Lumière',
    total: /^€170\.00 incl\. VAT in all/,
  },
} as const;

const stage = setStage();
// Each story begins with an empty year, and no box that waits.
afterEach(() =>
  stage.server.sql(`update public.gifts set retracted_at = now(), retraction = 'fin'
    where retracted_at is null;
    update public.orders set company_id = null where company_id is not null`),
);

/** A box of food that Claire’s company bought, and nobody was given yet. */
async function buyBox(language: Language): Promise<void> {
  const { url, sql } = stage.server;
  const input = await orderOf(
    { call: (contract, wish) => callOver(url, contract, wish, language) },
    [line('box-saveurs', 1)],
  );
  const { number } = await callOver(url, placeOrder, input, language);
  await sql(`update public.orders set state = 'confirmed', company_id =
    (select company_id from public.employees where email = '${CLAIRE}') where number = '${number}'`);
}

/** Two people of Claire’s company, Léa among them, have received 170 € each. */
async function giveBefore(): Promise<void> {
  await stage.server.sql(`with company as (
      select company_id as id from public.employees where email = '${CLAIRE}'
    ), act as (
      insert into public.gift_acts (id, company_id, source)
      select gen_random_uuid(), id, 'declared' from company returning id, company_id
    ), people as (
      select employees.id from public.employees join company on company.id = company_id
      where left_on is null order by (employees.email = '${LEA}') desc limit 2
    )
    insert into public.gifts (company_id, act_id, employee_id, given_on, value_cents, what)
    select act.company_id, act.id, people.id, '${YEAR}-01-02', 17000, 'Coffret' from act, people`);
}

/** Which functions a page asks about spaces, carts and gifts, from now on. */
function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/functions/v1/')[1];
    if (name && /^(list-spaces|quote-cart|preview-gifts)$/.test(name)) asked.push(name);
  });
  return asked;
}

const toast = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

describeInEachLanguage(import.meta.url, 'gifts of a year, in %s', (language) => {
  const t = WORDS[language];

  test('HR says who received a box, declares Christmas, brings in a list, sees who is over the limit and prints the proof', async () => {
    await buyBox(language);
    const visitor = await comeBack(stage, { email: CLAIRE, path: '/dashboard/boxes', language });
    const { page } = visitor;
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const link = (name: string | RegExp) => page.getByRole('link', { name });

    await link(t.meter).click();
    await page.getByRole('heading', { name: t.waiting }).waitFor();
    await link(t.receive).click();
    await page.getByRole('radio', { name: t.people }).check();
    await page.getByLabel(t.search).fill('fontaine léa');
    await page.getByRole('checkbox', { name: /^Fontaine Léa/ }).check();
    await button(t.save).click();
    await toast(page, t.one);
    await page.getByRole('heading', { level: 1, name: t.meter }).waitFor();
    expect(await page.getByRole('heading', { name: t.waiting }).count()).toBe(0);

    await link(t.declare).click();
    await button(t.save).click();
    await page.getByText(t.missing).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('what');
    await page.getByLabel(t.what).fill('Carte cadeau');
    await page.getByLabel(t.value).fill('180');
    await page.getByLabel(t.event, { exact: true }).selectOption({ label: t.christmas });
    await page.getByText(t.proof).waitFor();
    expect(await page.getByLabel(t.givenOn).inputValue()).toBe(`${YEAR}-12-25`);
    await expectForEverybody(page, language);
    await button(t.save).click();
    await toast(page, t.entered);

    await page.getByLabel(t.show).selectOption('over');
    await page.getByText(t.over).waitFor();
    await button(t.open).click();
    const dialog = page.getByRole('dialog');
    const counted = dialog.getByRole('button', { name: t.retract });
    await counted.first().waitFor();
    expect(await counted.count()).toBe(2);
    await button(t.close).click();

    await link(t.import).click();
    await page.getByLabel(t.file).setInputFiles({
      name: 'liste.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Nom;Prénom;Date;Montant TTC;Cadeau\r\nFontaine;Léa;02/01/${YEAR};10,00;Chèque lire\r\nPetit;Hugo;31/02/${YEAR};10;Chèque lire\r\n`,
      ),
    });
    await page.getByRole('heading', { name: t.wrong }).waitFor();
    await button(t.setAside).click();
    await button(t.next).click();
    await page.getByRole('heading', { name: t.would }).waitFor();
    await button(t.save).click();
    await page.getByRole('heading', { name: t.imported }).waitFor();
    await link(t.toMeter).click();

    const [download] = await Promise.all([page.waitForEvent('download'), button(t.pdf).click()]);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

    // One more box for everybody would be too much: it is said before it is ordered.
    await putBoxInCart(page, t.box);
    await page.goto('/checkout');
    await page.getByText(t.crossing).waitFor();
    await expectForEverybody(page, language);
    await link(t.toGifts).click();

    await button(t.takeBack).click();
    await page.getByLabel(t.why).fill('Autre salariée');
    await button(t.confirm).click();
    await toast(page, t.gone);
    await expectForEverybody(page, language);
    await visitor.leave();
  });

  test('whoever orders is warned in the cart and in the simulator, visitors cause no question, and an employee sees their own line', async () => {
    await giveBefore();
    const { server, browser } = stage;
    const guest = await welcome(browser, server.url, { language });
    const askedByGuest = questionsOf(guest.page);
    await putBoxInCart(guest.page, t.box);
    await guest.page.getByRole('dialog', { name: t.cart }).getByText(t.toCheckout).waitFor();
    await guest.page.goto('/simulateur?plan=none');
    await guest.page.getByText(t.underLimit).waitFor();
    expect(askedByGuest).toEqual([]);
    await guest.leave();

    const visitor = await comeBack(stage, { email: CLAIRE, path: '/box', language });
    const { page } = visitor;
    const asked = questionsOf(page);
    // Nothing is asked for who is signed in either, until the cart is open.
    await page.goto('/boutique', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await putBoxInCart(page, t.box);
    const cart = page.getByRole('dialog', { name: t.cart });
    await cart.getByText(t.inCart).waitFor();
    await expectForEverybody(page, language);
    await cart.getByRole('link', { name: t.seeMeter }).click();
    await page.getByRole('heading', { level: 1, name: t.meter }).waitFor();
    await cart.waitFor({ state: 'detached' });

    await page.goto('/simulateur?headcount=40&plan=none&box.box-saveurs=2');
    await page.getByText(t.underLimit).waitFor();
    await page.getByRole('button', { name: t.count }).waitFor();
    asked.length = 0;
    await page.getByRole('button', { name: t.count }).click();
    await page.getByText(t.counted).waitFor();
    expect(asked).toEqual(['preview-gifts']);
    await expectForEverybody(page, language);
    await visitor.leave();

    const lea = await comeBack(stage, { email: LEA, path: '/user-dashboard', language });
    await lea.page.getByRole('heading', { name: t.own }).waitFor();
    const rows = lea.page.getByRole('table', { name: t.table }).getByRole('row');
    await rows.getByText('Coffret').waitFor();
    expect(await rows.count()).toBe(2);
    await lea.page.getByText(t.total).waitFor();
    await expectForEverybody(lea.page, language);
    await lea.leave();
  });
});
