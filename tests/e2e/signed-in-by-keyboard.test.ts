import { expect, test } from 'vitest';
import type { Language } from '#basics/language.ts';
import { placeOrder, quoteCart } from '#shop/orders/contract.ts';
import { BUYER, line } from '../support/checkout-orders.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { enter, hasArrivedAt, hasTheFocus, isTold, tabTo, write } from '../support/keyboard.ts';
import { mailTo } from '../support/mail-to.ts';
import { callOver } from '../support/running-product.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { isAlive, welcome } from '../support/visitor.ts';

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const KARIM = 'karim.benali@atelier-lumiere.example';
const EMPLOYEE = {
  fr: 'lea.fontaine@atelier-lumiere.example',
  en: 'mai.nguyen@atelier-lumiere.example',
} as const;

const WORDS = {
  fr: {
    what: 'Ce que c’est',
    value: 'Valeur par personne, TTC',
    everybody: /^Tout le monde/,
    save: 'Inscrire au compteur',
    nobody: 'Choisissez au moins une personne ci-dessous.',
    search: 'Nom ou matricule',
    one: 'Une personne choisie.',
    remove: 'Enlever Fontaine Léa',
    none: 'Personne n’est choisi.',
    given: 'Un cadeau inscrit au compteur.',
    meter: 'Compteur URSSAF des cadeaux',
    boxes: 'Box et commandes',
    open: (number: string) => `Laisser chacun choisir, commande ${number}`,
    name: 'Nom de l’occasion',
    submit: 'Ouvrir le choix',
    choices: 'Chacun choisit sa box',
    opened: /^Le choix est ouvert/,
    people: (title: string) => `Destinataires, ${title}`,
    list: 'Une liste',
    add: 'Ajouter la liste',
    added: 'Une personne ajoutée',
    mail: 'choisissez-la',
    chooseTitle: 'Choisir ma box',
    first: 'Choisissez d’abord une box.',
    box: /^Box Hygiène/,
    choose: 'Choisir cette box',
    saved: 'C’est noté',
    going: 'Comment va le travail aujourd’hui\u202f?',
    skip: 'Passer cette question',
    send: 'Enregistrer',
    kept: 'C’est noté, merci.',
    change: 'Changer ma réponse',
    withdraw: 'Retirer ma réponse du jour',
    takenBack: /retirée/,
    trends: 'Vos tendances',
    erase: 'Tout effacer',
    eraseConfirm: 'Effacer mes réponses',
    erased: 'Vos réponses sont effacées.',
    table: 'Les mêmes chiffres en tableau',
    team: 'Service client',
    score: 'Score QVCT · Service client',
    risks: 'Risques et DUERP',
    risksTitle: 'Risques et document unique',
    versions: 'Versions',
    pdf: 'PDF conservé (PDF/A)',
    ready: 'Le fichier est téléchargé.',
  },
  en: {
    what: 'What it is',
    value: 'Value per person, incl. VAT',
    everybody: /^Everybody/,
    save: 'Enter in the meter',
    nobody: 'Choose at least one person below.',
    search: 'Name or number',
    one: 'One person is chosen.',
    remove: 'Remove Fontaine Léa',
    none: 'Nobody is chosen.',
    given: 'One gift entered in the meter.',
    meter: 'URSSAF meter of gifts',
    boxes: 'Boxes and orders',
    open: (number: string) => `Let everybody choose, order ${number}`,
    name: 'Name of the occasion',
    submit: 'Open',
    choices: 'Everybody chooses their box',
    opened: /^It is open: now add/,
    people: (title: string) => `Recipients, ${title}`,
    list: 'A list',
    add: 'Add the list',
    added: 'One person added.',
    mail: 'choose yours',
    chooseTitle: 'Choose my box',
    first: 'Choose a box first.',
    box: /^Hygiene Box/,
    choose: 'Choose this box',
    saved: 'Noted',
    going: 'How is work going today?',
    skip: 'Skip this question',
    send: 'Save',
    kept: 'Noted, thank you.',
    change: 'Change my answer',
    withdraw: 'Take back today’s answer',
    takenBack: /taken back/,
    trends: 'Your trends',
    erase: 'Erase everything',
    eraseConfirm: 'Erase my answers',
    erased: 'Your answers are erased.',
    table: 'The same figures as a table',
    team: 'Service client',
    score: 'QVCT score · Service client',
    risks: 'Risks and DUERP',
    risksTitle: 'Risks and the risk document',
    versions: 'Versions',
    pdf: 'PDF as kept (PDF/A, in French)',
    ready: 'The file has been downloaded.',
  },
} as const;

const stage = setStage();

/** Three boxes that Claire’s company has paid. */
async function boxesOf(language: Language): Promise<string> {
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
  await sql(`update public.orders set state = 'confirmed', company_id =
    (select company_id from public.employees where email = '${CLAIRE}') where number = '${number}'`);
  return number;
}

describeInEachLanguage(import.meta.url, 'without a mouse, in %s', (language) => {
  const words = WORDS[language];
  const occasion = language === 'fr' ? 'Noël des équipes' : 'Christmas of teams';
  const address = `hugo.clavier.${language}@exemple.example`;

  test('HR gives a gift, and lets people choose their box; what is done is said, and the focus never lost', async () => {
    const number = await boxesOf(language);
    const visitor = await comeBack(stage, {
      email: CLAIRE,
      path: '/dashboard/boxes/gifts/give',
      language,
    });
    const { page } = visitor;
    const { keyboard } = page;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await write(page, page.getByLabel(words.what), 'Carte cadeau');
    await write(page, page.getByLabel(words.value), '20');
    const everybody = page.getByRole('radio', { name: words.everybody });
    await tabTo(page, everybody);
    await keyboard.press('ArrowUp');
    await page.getByRole('checkbox').first().waitFor();
    await enter(page, button(words.save));
    await page.getByRole('group').filter({ hasText: words.nobody }).waitFor();
    await hasTheFocus(page, everybody);
    await write(page, page.getByLabel(words.search), 'fontaine léa');
    const lea = page.getByRole('checkbox', { name: /^Fontaine Léa/ });
    await tabTo(page, lea);
    await keyboard.press('Space');
    await isTold(page, words.one);
    await enter(page, button(words.remove));
    await isTold(page, words.none);
    await hasTheFocus(page, page.getByLabel(words.search));
    await tabTo(page, lea);
    await keyboard.press('Space');
    await enter(page, button(words.save));
    await isTold(page, words.given);
    await hasArrivedAt(page, words.meter);

    await enter(page, page.getByRole('main').getByRole('link', { name: words.boxes }).first());
    await hasArrivedAt(page, words.boxes);
    await enter(page, button(words.open(number)));
    const dialog = page.locator('[role=dialog][data-over-page]');
    await enter(page, dialog.getByRole('button', { name: words.submit }));
    const name = dialog.getByLabel(words.name);
    await hasTheFocus(page, name);
    const described = await name.evaluate((field) =>
      document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''),
    );
    expect(described).not.toBeNull();
    await keyboard.insertText(occasion);
    await keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await isTold(page, words.opened);
    // What opened the dialog is gone: its part of the page has the focus.
    await hasTheFocus(page, page.getByRole('heading', { name: words.choices }));
    await enter(page, page.getByRole('link', { name: words.people(occasion) }));
    await write(page, page.getByLabel(words.list), `Nom;E-mail\nHugo Martin;${address}`);
    await enter(page, button(words.add));
    await isTold(page, words.added);
    await visitor.leave();
  });

  test('who was offered a box chooses it from the mail', async () => {
    const { text = '' } = await mailTo(stage.server.mailbox, address, words.mail);
    const link = new URL(/https?:\S+choice=\S+/.exec(text)?.[0] ?? 'none:');
    const visitor = await welcome(stage.browser, stage.server.url, { language, width: 'phone' });
    const { page } = visitor;
    await page.goto(link.pathname + link.search);
    await isAlive(page);
    await page.getByRole('heading', { level: 1, name: occasion }).waitFor();
    await expect.poll(() => page.title()).toContain(words.chooseTitle);
    await enter(page, page.getByRole('button', { name: words.choose }));
    await isTold(page, words.first);
    const chosen = page.getByRole('radio', { name: words.box });
    await tabTo(page, page.getByRole('radio').first());
    for (let presses = 0; presses < 8 && !(await chosen.isChecked()); presses += 1)
      await page.keyboard.press('ArrowDown');
    await enter(page, page.getByRole('button', { name: words.choose }));
    await isTold(page, words.saved);
    await visitor.leave();
  });

  test('an employee answers, takes it back, reads their trends and erases all of it', async () => {
    const visitor = await comeBack(stage, { email: EMPLOYEE[language], path: '/mood', language });
    const { page } = visitor;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const question = page.getByRole('group', { name: words.going });
    const answer = question.getByRole('radio').first();
    await tabTo(page, answer);
    await page.keyboard.press('Space');
    // In colours of the reader’s own too, what is chosen is told from what is not.
    await page.emulateMedia({ forcedColors: 'active' });
    const grounds = await question
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
    expect(grounds.lastIndexOf(grounds[0] ?? '')).toBe(0);
    await page.emulateMedia({ forcedColors: 'none' });
    await enter(page, question.getByRole('button', { name: words.skip }));
    await hasTheFocus(page, answer);
    expect(await answer.isChecked()).toBe(false);
    await page.keyboard.press('Space');
    await enter(page, button(words.send));
    await isTold(page, words.kept);
    await hasTheFocus(page, button(words.change));
    await enter(page, button(words.withdraw));
    await isTold(page, words.takenBack);
    await hasTheFocus(page, answer);
    await enter(page, button(words.erase));
    await enter(page, button(words.eraseConfirm));
    await isTold(page, words.erased);
    await hasTheFocus(page, page.getByRole('heading', { name: words.trends }));
    await visitor.leave();
  });

  test('the works council reads the figures of a team and the risk document', async () => {
    const visitor = await comeBack(stage, { email: KARIM, path: '/dashboard/listening', language });
    const { page } = visitor;
    const main = page.getByRole('main');
    await enter(page, page.getByText(words.table).first());
    await page.getByRole('table').first().waitFor();
    await enter(page, page.getByRole('link', { name: words.team }));
    await page.getByRole('heading', { name: words.score }).waitFor();
    await enter(page, main.getByRole('link', { name: words.risks }));
    await hasArrivedAt(page, words.risksTitle);
    await enter(page, main.getByRole('link', { name: words.versions, exact: true }));
    await hasArrivedAt(page, words.versions);
    const coming = page.waitForEvent('download');
    await enter(page, page.getByRole('button', { name: words.pdf }).first());
    expect((await coming).suggestedFilename()).toMatch(/\.pdf$/);
    await isTold(page, words.ready);
    await visitor.leave();
  });
});
