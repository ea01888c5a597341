import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectForEverybody } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { setStage } from '../support/stage.ts';
import { goOn, isAlive, type Visitor, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    tryIt: 'Essayer l’application',
    checkIn: 'Démonstration d’une réponse',
    well: 'Plutôt bien',
    save: 'Enregistrer',
    before: /Sans réponse de vous cette semaine, votre dernier nombre reste/,
    with: /Une semaine ne déplace votre nombre que de deux points/,
    change: 'Changer ma réponse',
    withdraw: 'Retirer ma réponse du jour',
    noScript: 'Votre navigateur n’exécute pas de scripts',
    results: 'Démonstration des résultats',
    follows: 'Le signal qui suit',
    read: 'Ce que lisent RH et CSE',
    signal: 'Vigilance',
    silent: 'Une personne se tait',
    unmoved: /Rien n’a bougé/,
    gone: 'Elle part, une liste commence',
    hidden: ['Livraison Non publié', 'Accueil Non publié'],
    colleague: 'Ce que voit un collègue',
    days: 'Jour par jour',
    attack: 'Démonstration d’attaque',
    figure: /Un chiffre de groupe\u00a0: .* à .* près/,
    subtract: 'Soustraire',
    left: 'Il reste 21 inscrits ensemble',
    compare: 'Comparer deux semaines',
    same: 'Aucune différence',
    headcount: 'Nombre de salariés',
    month: /^838,60\s€/,
  },
  en: {
    tryIt: 'Try the app',
    checkIn: 'A check-in, demonstrated',
    well: 'Rather well',
    save: 'Save',
    before: /Without an answer of yours this week, your last number stays/,
    with: /One week moves your number by two points only/,
    change: 'Change my answer',
    withdraw: 'Take back today’s answer',
    noScript: 'Your browser does not run scripts',
    results: 'Results, demonstrated',
    follows: 'The signal that follows',
    read: 'What HR and the works council read',
    signal: 'Vigilance',
    silent: 'One person keeps silent',
    unmoved: /Nothing has moved/,
    gone: 'They leave, a list begins',
    hidden: ['Delivery Not published', 'Front desk Not published'],
    colleague: 'What a colleague sees',
    days: 'Day by day',
    attack: 'An attack, demonstrated',
    figure: /A figure of a group: .* give or take/,
    subtract: 'Subtract',
    left: '21 listed people are left, together',
    compare: 'Compare two weeks',
    same: 'No difference',
    headcount: 'Number of employees',
    month: /^€838\.60/,
  },
} as const;

const stage = setStage();

describeInEachLanguage(import.meta.url, 'somebody who doubts, in %s', (language) => {
  const words = WORDS[language];
  let visitor: Visitor;
  const sent: string[] = [];
  beforeAll(async () => {
    visitor = await welcome(stage.browser, stage.server.url, { language });
    visitor.page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
  });
  afterAll(() => visitor.leave());

  test('checks in with the keyboard alone: the group has a figure with them, and without', async () => {
    const { page } = visitor;
    await page.goto('/');
    await isAlive(page);
    await page.getByRole('link', { name: words.tryIt }).press('Enter');
    const demo = page.getByRole('region', { name: words.checkIn });
    await demo.getByText(words.before).waitFor();
    await demo.getByRole('radio', { name: words.well }).focus();
    await page.keyboard.press('Space');
    await demo.getByRole('button', { name: words.save }).press('Enter');
    await demo.getByText(words.with).waitFor();
    // What was pressed is gone; the next key still belongs to the demonstration.
    await page.keyboard.press('Tab');
    await expectFocus(demo.getByRole('button', { name: words.change }));
    expect(await demo.getByText(words.before).count()).toBe(0);
    await expectForEverybody(page, language);
    await demo.getByRole('button', { name: words.withdraw }).press('Enter');
    await demo.getByText(words.before).waitFor();
  });

  test('lets one person fall silent: nothing moves; lets them leave: two teams are told no more', async () => {
    const page = await goOn(visitor, '/saas');
    await isAlive(page);
    const demo = page.getByRole('region', { name: words.results });
    await demo.getByRole('radio', { name: words.follows }).check({ force: true });
    await demo.getByText(words.signal, { exact: true }).waitFor();
    await demo.getByRole('radio', { name: words.read }).check({ force: true });
    for (const name of words.hidden) {
      expect(await demo.getByRole('button', { name }).count()).toBe(0);
    }
    const figures = () => demo.getByRole('list').first().innerText();
    const before = await figures();
    await demo.getByRole('radio', { name: words.silent }).press('Space');
    await demo.getByText(words.unmoved).waitFor();
    expect(await figures()).toBe(before);
    await demo.getByRole('radio', { name: words.gone }).press('Space');
    for (const name of words.hidden) await demo.getByRole('button', { name }).click();
    await demo.getByRole('radio', { name: words.colleague }).check({ force: true });
    await demo.getByRole('heading', { name: words.days }).waitFor();
    expect(await demo.getByText(words.signal, { exact: true }).count()).toBe(0);
  });

  test('goes after one person, and is refused each time by the rule that holds', async () => {
    const page = await goOn(visitor, '/saas?part=method');
    await isAlive(page);
    const demo = page.getByRole('region', { name: words.attack });
    await demo.getByText(words.figure).waitFor();
    await demo.getByRole('radio', { name: words.subtract }).press('Space');
    await demo.getByText(words.left).waitFor();
    await demo.getByRole('radio', { name: words.compare }).press('Space');
    await demo.getByText(words.same).waitFor();
    await expectForEverybody(page, language);
  });

  test('reads what the licence costs for their own headcount, and nothing was sent of all this', async () => {
    const page = await goOn(visitor, '/saas');
    await isAlive(page);
    await page.getByRole('spinbutton', { name: words.headcount }).fill('250');
    await page.getByRole('status').filter({ hasText: words.month }).waitFor();
    expect(sent).toEqual([]);
  });

  test('is told without scripts that the demonstration can only be read', async () => {
    const context = await stage.browser.newContext({
      baseURL: stage.server.url,
      javaScriptEnabled: false,
      locale: language,
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByText(words.before).waitFor();
    const told = await page.locator('section noscript').innerText();
    expect(told).toContain(words.noScript);
    await context.close();
  });
});

async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((each) => each === document.activeElement)).toBe(true);
}
