import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays, parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { mondayOf } from '#listening/rules/closing-time.ts';
import { fitsList, nextPollTimes } from '#listening/rules/poll-times.ts';
import { axeViolations } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { runOn } from '../support/postgres.ts';
import { tellLastWeekAgain, tellOtherwise } from '../support/published-releases.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import type { Visitor } from '../support/visitor.ts';

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const KARIM = 'karim.benali@atelier-lumiere.example';
const LEA = 'lea.fontaine@atelier-lumiere.example';
const ASK = '/dashboard/listening/questionnaire';

const WORDS = {
  fr: {
    title: 'Le questionnaire annuel',
    open: 'Ouvrir le questionnaire lundi',
    late: /trop avancé/,
    written: /^Ouvrira le lundi/,
    isOpen: /^Ouvert\. /,
    withdraw: /^Retirer le questionnaire/,
    none: 'Aucun questionnaire n’a encore été ouvert.',
    begin: 'Commencer',
    goOn: 'Reprendre\u00a0: 3 sur 18',
    first: /^Étape 1 sur 6/,
    second: /^Étape 2 sur 6/,
    statement: 'Mon travail tient dans mes heures.',
    others: [
      'Je saute une pause pour m’en sortir.',
      'Le travail me poursuit une fois la journée finie.',
    ],
    often: 'Souvent',
    rarely: 'Rarement',
    pass: 'Je passe',
    next: 'Suivant',
    previous: 'Précédent',
    progress: '3 sur 18',
    saved: 'Tout est enregistré.',
    failed: /ne sont pas enregistrées/,
    retry: 'Réessayer',
    row: 'Marge de manœuvre 8,5',
    margin: /^À ± 1,7 point/,
  },
  en: {
    title: 'The yearly questionnaire',
    open: 'Open the questionnaire on Monday',
    late: /too far gone/,
    written: /^Will open on Monday/,
    isOpen: /^Open\. /,
    withdraw: /^Withdraw the questionnaire/,
    none: 'No questionnaire has been opened yet.',
    begin: 'Begin',
    goOn: 'Go on: 3 of 18',
    first: /^Step 1 of 6/,
    second: /^Step 2 of 6/,
    statement: 'My work fits into my hours.',
    others: ['I skip a break to get through.', 'Work stays on my mind after the day is over.'],
    often: 'Often',
    rarely: 'Rarely',
    pass: 'I pass',
    next: 'Next',
    previous: 'Previous',
    progress: '3 of 18',
    saved: 'Everything is saved.',
    failed: /are not saved/,
    retry: 'Try again',
    row: 'Room to decide 8.5',
    margin: /^To within ± 1.7 point/,
  },
} as const;

const stage = setStage();
const visit = (email: string, language: Language, path: string): Promise<Visitor> =>
  comeBack(stage, { email, path, language });

const COMPANY = `(select id from public.companies where legal_name = 'Atelier Lumière')`;

async function listSince(): Promise<string> {
  const { rows } = await stage.server.sql(
    `select max(list_since)::text as since from public.releases where company_id = ${COMPANY}`,
  );
  return (rows[0] as { since: string }).since;
}

/** As if none had ever been told: what was is never altered, so each week is told and hashed anew without it. */
async function forgetAll(): Promise<void> {
  await tellOtherwise(
    stage.server,
    COMPANY,
    `delete from public.released_dimensions; delete from public.released_questionnaires;
      delete from public.questionnaires`,
  );
  // What somebody answers is known by the day of the closing: the next one of a test closes on the same day.
  const { owner } = stage.server;
  await runOn({ ...owner, database: `${owner.database}_vault` }, 'delete from sealed_answers');
}

/** One that opened on the Monday of this week or before, as it would have been opened a week earlier. */
async function openOne(daysAgo = 0): Promise<string> {
  const id: string = randomUUID();
  const opensOn = addDays(mondayOf(parisDayOf(new Date())), -daysAgo);
  await forgetAll();
  await stage.server.sql(`insert into public.questionnaires (id, company_id, list_since, opens_on)
    values ('${id}', ${COMPANY}, least('${await listSince()}'::date, '${opensOn}'::date), '${opensOn}')`);
  return id;
}

const choice = ({ page }: Visitor, statement: string, answer: string) =>
  page.getByRole('group', { name: statement }).getByRole('radio', { name: answer });

const choose = ({ page }: Visitor, statement: string, answer: string) =>
  page.getByRole('group', { name: statement }).getByText(answer, { exact: true }).click();

test('the company of the demonstration has had one: told of all and of its large site, and the next one waits', async () => {
  const hr = await visit(CLAIRE, 'fr', ASK);
  const { page } = hr;
  await page.getByText(/^Celui de cette année est là/).waitFor();
  expect(await page.getByRole('button', { name: WORDS.fr.open }).count()).toBe(0);
  for (const place of ['Toute l’entreprise', 'Nantes']) {
    const table = page.getByRole('table', { name: place });
    // Its heading, and the six dimensions, each with its points.
    expect(await table.getByRole('row').count()).toBe(7);
    expect(await table.getByText(/^\d+(,5)?$/).count()).toBe(6);
  }
  // Rezé has thirty people too; told, it would tell of Lyon, which has fewer.
  expect(await page.getByRole('table').count()).toBe(2);
  expect(await axeViolations(page)).toEqual([]);
  await hr.leave();
});

describeInEachLanguage(import.meta.url, 'the yearly questionnaire, in %s', (language) => {
  const words = WORDS[language];

  test('is opened by HR, read by the works council before it opens, and withdrawn by either', async () => {
    await forgetAll();
    const hr = await visit(CLAIRE, language, ASK);
    await hr.page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    await hr.page.getByText(words.none).waitFor();
    await hr.page.getByText(words.statement).waitFor();
    expect(await axeViolations(hr.page)).toEqual([]);
    const today = parisDayOf(new Date());
    if (!fitsList(nextPollTimes(today).opensOn, await listSince())) {
      // At the end of a quarter it would close too late.
      await hr.page.getByText(words.late).waitFor();
      expect(await hr.page.getByRole('button', { name: words.open }).count()).toBe(0);
      await hr.leave();
      return;
    }
    await hr.page.getByRole('button', { name: words.open }).click();
    await hr.page.getByText(words.written).waitFor();
    expect(await hr.page.getByRole('button', { name: words.open }).count()).toBe(0);
    const council = await visit(KARIM, language, ASK);
    await council.page.getByRole('button', { name: words.withdraw }).click();
    await council.page.getByText(words.none).waitFor();
    await council.leave();
    await hr.leave();
  });

  test('is answered by keyboard alone, left, and resumed where one was', async () => {
    await openOne();
    const lea = await visit(LEA, language, '/mood');
    const { page, leave } = lea;
    await page.getByRole('link', { name: words.begin }).click();
    await page.getByRole('heading', { name: words.first }).waitFor();
    await choice(lea, words.statement, words.rarely).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await choice(lea, words.statement, words.often).isChecked()).toBe(true);
    for (const statement of words.others) await choose(lea, statement, words.pass);
    await page.getByText(words.progress).waitFor();
    await page.getByText(words.saved).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: words.next }).focus();
    await page.keyboard.press('Enter');
    // The keyboard goes on at the head of what is new.
    const second = page.getByRole('heading', { name: words.second });
    await second.waitFor();
    expect(await second.evaluate((head) => head === head.ownerDocument.activeElement)).toBe(true);
    await page.goto(`${stage.server.url}/mood`);
    await page.getByRole('link', { name: words.goOn }).click();
    await second.waitFor();
    await page.getByRole('button', { name: words.previous }).click();
    await choice(lea, words.statement, words.often).waitFor();
    expect(await choice(lea, words.statement, words.often).isChecked()).toBe(true);
    await leave();
  });

  test('loses no answer while there is no connection: it says so, and sends it after all', async () => {
    await openOne();
    const lea = await visit(LEA, language, '/mood/questionnaire');
    const { page, leave } = lea;
    await page.getByRole('heading', { name: words.first }).waitFor();
    await page.route('**/functions/v1/answer-questionnaire', (route) => route.abort());
    await choose(lea, words.statement, words.often);
    await page.getByText(words.failed).waitFor();
    await page.unroute('**/functions/v1/answer-questionnaire');
    await page.getByRole('button', { name: words.retry }).click();
    await page.getByText(words.saved).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: words.first }).waitFor();
    expect(await choice(lea, words.statement, words.often).isChecked()).toBe(true);
    // What the browser says of a network that is not there.
    lea.complaints.length = 0;
    await leave();
  });

  test('tells nothing while it is open', async () => {
    await openOne();
    const hr = await visit(CLAIRE, language, ASK);
    await hr.page.getByText(words.isOpen).waitFor();
    expect(await hr.page.getByRole('table').count()).toBe(0);
    await hr.leave();
  });

  test('tells the works council six dimensions with their margin, once it is closed', async () => {
    const id = await openOne(14);
    const points = {
      demands: 6,
      autonomy: 8.5,
      support: 9,
      recognition: 7,
      meaning: 10,
      conflict: 8,
    };
    await tellLastWeekAgain(stage.server, 'Atelier Lumière', (placeId) => ({
      questionnaire: { id, rate: 'most', told: [{ placeId, listed: 120, leaves: 10, points }] },
    }));
    const council = await visit(KARIM, language, '/mood?of=company');
    const { page } = council;
    await page.getByRole('heading', { name: words.title }).waitFor();
    await page.getByRole('row', { name: words.row }).waitFor();
    await page.getByText(words.margin).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await council.leave();
  });
});
