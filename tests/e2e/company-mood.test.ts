import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '#basics/language.ts';
import { axeViolations } from '../support/axe.ts';
import { describeInEachLanguage, testInEachLanguage } from '../support/in-each-language.ts';
import { tellLastWeekAgain } from '../support/published-releases.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { forgive, isAlive, type Visitor, welcome } from '../support/visitor.ts';

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const KARIM = 'karim.benali@atelier-lumiere.example';
const LEA = 'lea.fontaine@atelier-lumiere.example';
const JEANNE = 'jeanne.lenoir@menuiserie-lenoir.example';

const WORDS = {
  fr: {
    title: 'Le climat de travail',
    whole: 'Toute l’entreprise',
    team: 'Service client',
    score: 'Score QVCT · Service client',
    down: 'baisse',
    week: /^Dernière semaine publiée/,
    questionnaire: 'Le questionnaire annuel',
    hidden: /Groupes non publiés cette semaine.*Direction/,
    smallGroups: /^Petits groupes/,
    short: /^Il y manque/,
    table: 'Les mêmes chiffres en tableau',
    connected: /^À jour/,
    arrived: 'De nouveaux résultats viennent d’être publiés.',
    attack: 'Essayer d’identifier quelqu’un',
    others: 'Nombre moyen des autres, selon vous',
    terms: /Supposer connus tous les termes secrets/,
    found: /Aucune réponse n’est exclue/,
    worst:
      '21 complices\u00a0; elle est déplacée et ramenée, dans une entreprise nouvelle qui a une liste de plus',
    settings: 'Réglages de l’écoute',
    ownersOnly: /Seul un responsable/,
    small: 'À moins de 10, pas de score',
    firstDay: 'Premier jour',
    lastDay: 'Dernier jour',
    add: 'Ajouter une fermeture',
    wrong: 'Le dernier jour vient avant le premier.',
    saved: 'C’est enregistré.',
    publish: 'Publier une réponse',
    published: 'C’est publié.',
    heard: 'Ce que nous avons entendu',
    action: 'Action 1',
    required: 'Écrivez quelque chose.',
    tooEarly: /quatre semaines publiées avant/,
    ofCompany: 'Ce que votre entreprise en fait',
    markDone: /^Marquer comme fait/,
    done: /^Fait le/,
    help: 'Trouver de l’aide maintenant',
    call: 'Appeler le 3114',
  },
  en: {
    title: 'How work is going',
    whole: 'The whole company',
    team: 'Service client',
    score: 'QVCT score · Service client',
    down: 'down',
    week: /^Last published week/,
    questionnaire: 'The yearly questionnaire',
    hidden: /Groups not published this week.*Direction/,
    smallGroups: /^Small groups/,
    short: /^It is .* short/,
    table: 'The same figures as a table',
    connected: /^Up to date/,
    arrived: 'New results have just been published.',
    attack: 'Try to identify somebody',
    others: 'Mean number of the others, in your view',
    terms: /Suppose that all secret terms are known/,
    found: /No answer is ruled out/,
    worst: '21 in league; moved, and moved back, in a new company, which has one list more',
    settings: 'Listening settings',
    ownersOnly: /Only an owner/,
    small: 'Under 10, no score',
    firstDay: 'First day',
    lastDay: 'Last day',
    add: 'Add a closure',
    wrong: 'The last day comes before the first.',
    saved: 'Saved.',
    publish: 'Publish an answer',
    published: 'Published.',
    heard: 'What we have heard',
    action: 'Action 1',
    required: 'Write something.',
    tooEarly: /four published weeks before/,
    ofCompany: 'What your company makes of it',
    markDone: /^Mark as done/,
    done: /^Done on/,
    help: 'Find help now',
    call: 'Call 3114',
  },
} as const;

const stage = setStage();

const visit = (email: string, language: Language, path: string): Promise<Visitor> =>
  comeBack(stage, { email, path, language });

/** Of the tree, and of all weeks. */
const figuresOf = (page: Page) => page.getByRole('table').getByRole('cell').allTextContents();

describeInEachLanguage(import.meta.url, 'what is told of a company, in %s', (language) => {
  const words = WORDS[language];

  test('is the same for HR and the works council, team by team, with what is hidden and why', async () => {
    const hr = await visit(CLAIRE, language, '/dashboard/listening');
    const council = await visit(KARIM, language, '/mood?of=company');
    for (const { page } of [hr, council]) {
      await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
      await page.getByText(words.hidden).waitFor();
      await page.getByRole('heading', { level: 2, name: words.questionnaire }).waitFor();
      await page.getByText(words.table).click();
    }
    const figures = await figuresOf(hr.page);
    expect(figures.length).toBeGreaterThan(60);
    expect(await figuresOf(council.page)).toEqual(figures);
    // Sizes of teams are the employer's; the works council counts people without seeing where they are.
    await hr.page.getByRole('heading', { name: words.smallGroups }).waitFor();
    await hr.page.getByText(words.short).first().waitFor();
    expect(await council.page.getByRole('heading', { name: words.smallGroups }).count()).toBe(0);
    await hr.page.getByRole('link', { name: words.team }).click();
    await hr.page.getByRole('heading', { name: words.score }).waitFor();
    const row = hr.page.getByRole('row', { name: new RegExp(words.team) });
    // In thirty days, and perhaps in seven too.
    await row.getByText(words.down).first().waitFor();
    expect(await axeViolations(hr.page)).toEqual([]);
    // As a reader of screens tells it: titles in order, the curve by its name, its figures in a table.
    const tree = await hr.page.getByRole('main').ariaSnapshot();
    expect(tree).toContain(`- heading "${words.title}" [level=1]`);
    expect(tree).toContain(`- heading "${words.score}" [level=2]`);
    expect(tree).toMatch(/img "([^"]{12,})"[\s\S]*table "\1"/);
    await council.leave();
    await hr.leave();
  });

  test('arrives on open pages at once', async () => {
    const { page, leave } = await visit(KARIM, language, '/mood?of=company');
    await page.getByText(words.connected).waitFor();
    const weeks = page.getByText(words.week);
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    await page.getByText(words.hidden).waitFor();
    const before = await weeks.innerText();
    await tellLastWeekAgain(stage.server, 'Atelier Lumière');
    await page.getByText(words.arrived).waitFor();
    await expect.poll(() => weeks.innerText()).not.toEqual(before);
    await leave();
  });

  test('bears an attack, and is settled by the owner alone', async () => {
    const council = await visit(KARIM, language, '/dashboard/listening/attack');
    const attack = council.page;
    await attack.getByRole('heading', { level: 1, name: words.attack }).waitFor();
    // What was measured comes first, the worst of it at the top.
    const first = attack.getByRole('table').first().getByRole('row').nth(1);
    await first.getByRole('rowheader', { name: words.worst }).waitFor();
    const chances = async () =>
      (await attack.getByText(words.found).innerText()).match(/\d+/g)?.map(Number) ?? [];
    await attack.getByLabel(words.others).fill('3');
    const far = await chances();
    await attack.getByLabel(words.terms).check();
    const known = await chances();
    // However far the figure is from what others say, and whatever is known of the rest.
    for (const chance of [...far, ...known]) expect(chance).toBeLessThanOrEqual(95);
    expect(Math.max(...known)).toBeGreaterThan(Math.max(...far));
    expect(await axeViolations(attack)).toEqual([]);
    await council.page.goto('/dashboard/listening/settings');
    await council.page.getByText(words.ownersOnly).waitFor();
    await council.leave();

    const owner = await visit(CLAIRE, language, '/dashboard/listening/settings');
    const { page } = owner;
    await page.getByRole('heading', { level: 1, name: words.settings }).waitFor();
    await page.getByLabel(words.firstDay).first().fill('2027-08-16');
    await page.getByLabel(words.lastDay).first().fill('2027-08-02');
    await page.getByRole('button', { name: words.add }).first().click();
    await page.getByText(words.wrong).waitFor();
    forgive(owner, 422);
    expect(await page.getByLabel(words.firstDay).first().inputValue()).toBe('2027-08-16');
    await page.getByLabel(words.lastDay).first().fill('2027-08-27');
    await page.getByRole('button', { name: words.add }).first().click();
    await page.getByText(words.saved).waitFor();
    await owner.leave();
  });

  test('is answered: HR says what it heard and does, and those it is for read it', async () => {
    const hr = await visit(CLAIRE, language, '/dashboard/listening');
    const { page } = hr;
    await page.getByRole('button', { name: words.publish }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.action).fill('Deux renforts');
    await dialog.getByRole('button', { name: words.publish }).click();
    await dialog.getByText(words.required).waitFor();
    forgive(hr, 422);
    expect(await dialog.getByLabel(words.action).inputValue()).toBe('Deux renforts');
    expect(await axeViolations(page)).toEqual([]);
    const heard = `La charge a monté (${language}).`;
    await dialog.getByLabel(words.heard).fill(heard);
    await dialog.getByRole('button', { name: words.publish }).click();
    await page.getByText(words.published).waitFor();
    const item = page.getByRole('listitem').filter({ hasText: heard });
    await item.getByText(words.tooEarly).waitFor();
    await item.getByRole('button', { name: words.markDone }).click();
    await item.getByText(words.done).waitFor();
    await hr.leave();

    const lea = await visit(LEA, language, '/mood');
    await lea.page.getByRole('heading', { name: words.ofCompany }).waitFor();
    const own = lea.page.getByRole('listitem').filter({ hasText: heard });
    await own.getByText(words.done).waitFor();
    expect(await axeViolations(lea.page)).toEqual([]);
    await lea.leave();
  });

  test('is nothing at all of a company of six, but a way to talk', async () => {
    const { page, leave } = await visit(JEANNE, language, '/dashboard/listening');
    await page.getByRole('heading', { name: words.small }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await leave();
  });
});

testInEachLanguage(
  import.meta.url,
  'somebody unwell finds help in one tap, from any page, in %s',
  async (language) => {
    const words = WORDS[language];
    const { page, leave } = await welcome(stage.browser, stage.server.url, {
      language,
      width: 'phone',
    });
    for (const path of ['/', '/box', '/cgv']) {
      await page.goto(path);
      await isAlive(page);
      await page.getByRole('button', { name: words.help }).click();
      const call = page.getByRole('dialog').getByRole('link', { name: words.call });
      expect(await call.getAttribute('href')).toBe('tel:3114');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await leave();
  },
);
