import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { mondayOf } from '#listening/rules/closing-time.ts';
import { fitsList, nextPollTimes } from '#listening/rules/poll-times.ts';
import { axeViolations } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { tellOtherwise } from '../support/published-releases.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { forgive, type Visitor } from '../support/visitor.ts';

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const KARIM = 'karim.benali@atelier-lumiere.example';
const LEA = 'lea.fontaine@atelier-lumiere.example';
const ASK = '/dashboard/listening/questions';
const QUESTION = 'Quel jour pour la réunion du mois ?';
const ENGLISH = 'Which day for the monthly meeting?';

const WORDS = {
  fr: {
    question: QUESTION,
    monday: 'Lundi',
    thursday: 'Jeudi',
    title: 'Une question à tous',
    wording: 'La question',
    first: 'Réponse 1',
    second: 'Réponse 2',
    english: 'Ajouter la version anglaise',
    wordingEn: 'La question en anglais',
    firstEn: 'Réponse 1 en anglais',
    secondEn: 'Réponse 2 en anglais',
    add: 'Ajouter une réponse',
    send: 'Poser la question',
    link: 'Ni lien ni adresse.',
    late: /trop avancé/,
    written: /^Sera posée le lundi/,
    open: /^Ouverte/,
    withdraw: /^Retirer la question/,
    none: 'Aucune question n’a encore été posée.',
    withdrawn: /^Retirée/,
    asked: 'On vous demande votre avis',
    kept: /^C’est noté/,
    pass: 'Je passe',
    passed: /^Vous avez passé/,
    told: 'Questions posées à tous',
    percent: '60\u202f%',
  },
  en: {
    question: ENGLISH,
    monday: 'Monday',
    thursday: 'Thursday',
    title: 'A question for everybody',
    wording: 'The question',
    first: 'Answer 1',
    second: 'Answer 2',
    english: 'Add the English version',
    wordingEn: 'The question in English',
    firstEn: 'Answer 1 in English',
    secondEn: 'Answer 2 in English',
    add: 'Add an answer',
    send: 'Ask the question',
    link: 'No link and no address.',
    late: /too far gone/,
    written: /^Will be asked on Monday/,
    open: /^Open/,
    withdraw: /^Withdraw the question/,
    none: 'No question has been asked yet.',
    withdrawn: /^Withdrawn/,
    asked: 'You are asked what you think',
    kept: /^Noted/,
    pass: 'I pass',
    passed: /^You passed/,
    told: 'Questions put to everybody',
    percent: '60%',
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

/** What was told is never altered; here nobody has read it. */
async function forgetAll(): Promise<void> {
  await tellOtherwise(
    stage.server,
    COMPANY,
    'delete from public.released_polls; delete from public.polls',
  );
}

/** A question that opened on the Monday of this week, as it would have been written last week. */
async function openOne(): Promise<string> {
  const id = randomUUID();
  await forgetAll();
  await stage.server.sql(`insert into public.polls
      (id, company_id, list_since, opens_on, wording, wording_en, choices, choices_en)
    values ('${id}', ${COMPANY}, '${await listSince()}', '${mondayOf(parisDayOf(new Date()))}',
      '${QUESTION}', '${ENGLISH}', array['Lundi', 'Jeudi'], array['Monday', 'Thursday'])`);
  return id;
}

/** Where the works council has the results that HR has, of the last week. */
async function tellOne(id: string): Promise<void> {
  await tellOtherwise(
    stage.server,
    COMPANY,
    `insert into public.released_polls
        (company_id, monday, poll_id, place_id, kind, name, listed, parts, rate, percents)
      select company_id, max(monday), '${id}', company_id, 'company', 'Atelier Lumière', 120, 1,
        'most', array[60, 40]
      from public.releases where company_id = ${COMPANY} group by company_id`,
  );
}

async function write(hr: Visitor, words: (typeof WORDS)[Language]): Promise<void> {
  const { page } = hr;
  await page.getByLabel(words.wording, { exact: true }).fill('Voir exemple.com ?');
  await page.getByLabel(words.first, { exact: true }).fill('Lundi');
  await page.getByLabel(words.second, { exact: true }).fill('Jeudi');
  await page.getByRole('button', { name: words.send }).click();
  await page.getByText(words.link).waitFor();
  forgive(hr, 422);
  // Nothing that was typed is lost.
  expect(await page.getByLabel(words.second, { exact: true }).inputValue()).toBe('Jeudi');
  await page.getByLabel(words.wording, { exact: true }).fill(QUESTION);
  await page.getByLabel(words.english).check();
  await page.getByLabel(words.wordingEn).fill(ENGLISH);
  await page.getByLabel(words.firstEn).fill('Monday');
  await page.getByLabel(words.secondEn).fill('Thursday');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: words.send }).click();
}

describeInEachLanguage(import.meta.url, 'a question that everybody is asked, in %s', (language) => {
  const words = WORDS[language];

  test('is written by HR, read by the works council before it opens, and withdrawn by either', async () => {
    await forgetAll();
    const hr = await visit(CLAIRE, language, ASK);
    await hr.page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    await hr.page.getByText(words.none).waitFor();
    const today = parisDayOf(new Date());
    if (!fitsList(nextPollTimes(today).opensOn, await listSince())) {
      // At the end of a quarter it would close too late.
      await hr.page.getByText(words.late).waitFor();
      expect(await hr.page.getByRole('button', { name: words.send }).count()).toBe(0);
      await hr.leave();
      return;
    }
    await write(hr, words);
    await hr.page.getByText(words.written).waitFor();
    expect(await hr.page.getByRole('button', { name: words.send }).count()).toBe(0);
    const council = await visit(KARIM, language, ASK);
    await council.page.getByRole('heading', { name: words.question }).waitFor();
    await council.page.getByRole('button', { name: words.withdraw }).click();
    await council.page.getByText(words.none).waitFor();
    await council.leave();
    await hr.leave();
  });

  test('is answered, changed and passed by one tap each, on one’s own page', async () => {
    await openOne();
    const { page, leave } = await visit(LEA, language, '/mood');
    await page.getByRole('heading', { name: words.asked }).waitFor();
    await page.getByText(words.question).waitFor();
    await page.getByRole('button', { name: words.monday }).click();
    await page.getByText(words.kept).waitFor();
    await page.getByRole('button', { name: words.thursday }).click();
    const chosen = page.getByRole('button', { name: words.thursday, pressed: true });
    await chosen.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await chosen.waitFor();
    await page.getByRole('button', { name: words.pass }).click();
    await page.getByText(words.passed).waitFor();
    expect(await chosen.count()).toBe(0);
    await leave();
  });

  test('tells nothing while it is open, and its shares with their margin once it is told', async () => {
    const id = await openOne();
    const hr = await visit(CLAIRE, language, ASK);
    await hr.page.getByText(words.open).waitFor();
    expect(await hr.page.getByRole('table').count()).toBe(0);
    await tellOne(id);
    const council = await visit(KARIM, language, '/mood?of=company');
    await council.page.getByRole('heading', { name: words.told }).waitFor();
    await council.page.getByRole('cell', { name: words.percent }).waitFor();
    expect(await axeViolations(council.page)).toEqual([]);
    await council.leave();
    await hr.leave();
  });
});
