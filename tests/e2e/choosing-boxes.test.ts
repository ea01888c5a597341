import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import type { Language } from '#basics/language.ts';
import { placeOrder, quoteCart } from '#shop/orders/contract.ts';
import { expectForEverybody } from '../support/axe.ts';
import { BUYER, line } from '../support/checkout-orders.ts';
import { testInEachLanguage } from '../support/in-each-language.ts';
import { mailTo } from '../support/mail-to.ts';
import { callOver } from '../support/running-product.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { goOn, hasArrived, isAlive, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    open: (number: string) => `Laisser chacun choisir, commande ${number}`,
    name: 'Nom de l’occasion',
    association: /^Association/,
    submit: 'Ouvrir le choix',
    required: 'À compléter.',
    people: (title: string) => `Destinataires, ${title}`,
    list: 'Une liste',
    add: 'Ajouter la liste',
    wrong: /^Ligne 2, e-mail/,
    added: '3 personnes ajoutées.',
    mail: 'choisissez-la',
    filter: 'Masquer ce qui contient…',
    device: /Reste sur cet appareil/,
    nuts: 'fruits à coque',
    food: /^Box Saveurs/,
    hidden: /2 box sont masquées/,
    first: 'Choisissez d’abord une box.',
    inside: 'Ce qu’elle contient, Box Hygiène',
    ingredients: 'Composition',
    care: /^Box Hygiène/,
    gift: /^Offrir ma box/,
    choose: 'Choisir cette box',
    give: 'Offrir ma box',
    saved: 'C’est noté',
    given: /Votre box est offerte à/,
    over: /Le choix est clos/,
    closed: 'Choix clos',
    untold: /Les nombres ne sont pas donnés/,
    handOut: 'Liste de remise',
    packed: 'Box choisies par chacun',
    forCharity: /pour Les Restos/,
    packing: 'Liste de colisage',
  },
  en: {
    open: (number: string) => `Let everybody choose, order ${number}`,
    name: 'Name of the occasion',
    association: /^Charity/,
    submit: 'Open',
    required: 'Please fill this in.',
    people: (title: string) => `Recipients, ${title}`,
    list: 'A list',
    add: 'Add the list',
    wrong: /^Line 2, e-mail/,
    added: '3 people added.',
    mail: 'choose yours',
    filter: 'Hide what contains…',
    device: /Stays on this device/,
    nuts: 'nuts',
    food: /^Flavours Box/,
    hidden: /2 boxes are hidden/,
    first: 'Choose a box first.',
    inside: 'What is in it, Hygiene Box',
    ingredients: 'Ingredients',
    care: /^Hygiene Box/,
    gift: /^Give my box/,
    choose: 'Choose this box',
    give: 'Give my box',
    saved: 'Noted',
    given: /Your box is given to/,
    over: /Choosing closed/,
    closed: 'Closed',
    untold: /The numbers are not given/,
    handOut: 'Hand-out list',
    packed: 'Boxes that everybody chose',
    forCharity: /for Les Restos/,
    packing: 'Packing list',
  },
} as const;

const CLAIRE = 'claire.moreau@atelier-lumiere.example';

const stage = setStage();
beforeAll(async () => {
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email = '${CLAIRE}'`);
});

/** Three boxes that Claire’s company has paid. */
async function boxesOf(language: Language): Promise<{ id: string; number: string }> {
  const lines = [line('box-saveurs', 3)];
  const { url, sql } = stage.server;
  const { totals } = await callOver(url, quoteCart, { lines }, language);
  const { number } = await callOver(
    url,
    placeOrder,
    {
      checkoutKey: crypto.randomUUID(),
      lines,
      expectedGrossCents: totals.grossCents,
      form: { ...BUYER, paymentMethod: 'transfer' },
    },
    language,
  );
  const { rows } = await sql(`update public.orders set state = 'confirmed', company_id =
      (select company_id from public.employees where email = '${CLAIRE}')
    where number = '${number}' returning id`);
  return { id: rows[0]?.id, number };
}

/** What the page asks of the server, word for word. */
function asked(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`);
  });
  return requests;
}

async function downloaded(page: Page, within: Page | Locator, name: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await within.getByRole('button', { name, exact: true }).last().click();
  return (await coming).suggestedFilename();
}

testInEachLanguage(
  import.meta.url,
  'HR lets people choose, one of them does on a phone, without an account; then boxes are handed out and packed: %s',
  async (language) => {
    const words = WORDS[language];
    const title = language === 'fr' ? 'Noël des équipes' : 'Christmas of teams';
    const order = await boxesOf(language);
    const claire = await comeBack(stage, { email: CLAIRE, language, path: '/dashboard/boxes' });
    const { page } = claire;
    await page.getByRole('button', { name: words.open(order.number) }).click();
    const dialog = page.locator('[role=dialog][data-over-page]');
    await dialog.getByRole('button', { name: words.submit }).click();
    await dialog.getByText(words.required).waitFor();
    await dialog.getByLabel(words.name).and(page.locator(':focus')).fill(title);
    await dialog.getByLabel(words.association).fill('Les Restos du cœur');
    await dialog.getByRole('button', { name: words.submit }).click();

    await page.getByRole('link', { name: words.people(title) }).click();
    const address = `hugo.${language}@exemple.example`;
    const others = `Inès Roux;ines.${language}@exemple.example;Lyon\nRose Petit;;Lyon`;
    await page.getByLabel(words.list).fill(`Nom;E-mail;Site\nHugo Martin;hugo;Lyon\n${others}`);
    await page.getByRole('button', { name: words.add }).click();
    await page.getByText(words.wrong).waitFor();
    await page
      .getByLabel(words.list)
      .and(page.locator(':focus'))
      .fill(`Nom;E-mail;Site\nHugo Martin;${address};Lyon\n${others}`);
    await page.getByRole('button', { name: words.add }).click();
    await page.getByText(words.added).waitFor();
    await page.getByRole('row', { name: 'Hugo Martin' }).waitFor();
    await expectForEverybody(page, language);

    const { text = '' } = await mailTo(stage.server.mailbox, address, words.mail);
    const link = new URL(/https?:\S+choice=\S+/.exec(text)?.[0] ?? 'none:');
    const { browser, server } = stage;
    const hugo = await welcome(browser, server.url, { language, width: 'phone' });
    const phone = hugo.page;
    const requests = asked(phone);
    await phone.goto(link.pathname + link.search);
    await phone.getByRole('heading', { level: 1, name: title }).waitFor();
    await isAlive(phone);
    await phone.getByText(words.filter).click();
    await phone.getByText(words.device).waitFor();
    await phone.getByRole('radio', { name: words.food }).waitFor();
    await phone.getByRole('checkbox', { name: words.nuts }).check();
    await phone.getByText(words.hidden).waitFor();
    await phone.getByRole('radio', { name: words.food }).waitFor({ state: 'detached' });
    await phone.getByRole('button', { name: words.choose }).click();
    await phone.getByText(words.first).waitFor();
    // What the law wants known is there before anything is chosen.
    await phone.getByLabel(words.inside).click();
    await phone.getByText(words.ingredients).locator('visible=true').first().waitFor();
    await phone.getByRole('radio', { name: words.care }).check();
    await phone.getByRole('button', { name: words.choose }).click();
    await phone.getByText(words.saved).waitFor();
    await phone.getByRole('radio', { name: words.gift }).check();
    await phone.getByRole('button', { name: words.give, exact: true }).click();
    await phone.getByText(words.given).waitFor();
    await expectForEverybody(phone, language);
    // What is hidden stays on the phone, also when the page is opened again.
    await phone.reload();
    await phone.getByText(words.hidden).waitFor();
    const sent = requests.filter((request) => request.includes('functions/v1'));
    expect(sent.filter((request) => request.includes('save-choice'))).toHaveLength(2);
    // Scripts are named after what they hold, for everybody alike.
    const own = requests.filter(
      (request) => !new URL(request.split(' ')[0] ?? '').pathname.startsWith('/assets/'),
    );
    expect(own.filter((request) => /nuts|allergen|fruits/i.test(request))).toEqual([]);

    await server.sql(`update public.choice_campaigns set deadline = '2020-01-01'
      where order_id = '${order.id}'`);
    await phone.reload();
    await phone.getByText(words.over).waitFor();
    await hugo.leave();
    await server.sql(`select graphile_worker.add_job('close-campaigns', '{}')`);
    await expect
      .poll(async () => {
        const { rows } = await server.sql(
          `select state from public.choice_campaigns where order_id = '${order.id}'`,
        );
        return rows[0]?.state;
      })
      .toBe('closed');

    await goOn(claire, '/dashboard/boxes');
    const card = page.getByRole('article').filter({ hasText: title });
    await card.getByText(words.closed, { exact: true }).waitFor();
    await card.getByText(words.untold).waitFor();
    await expectForEverybody(page, language);
    expect(await downloaded(page, card, words.handOut)).toMatch(/\.pdf$/);
    await goOn(claire, `/cms/orders?order=${order.id}`);
    await page.getByRole('heading', { name: words.packed }).waitFor();
    await hasArrived(page);
    await page.getByText(words.forCharity).first().waitFor();
    expect(await downloaded(page, page, words.packing)).toContain(order.number);
    await claire.leave();
  },
);
