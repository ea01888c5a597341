import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Contract, InputOf } from '#basics/contract.ts';
import type { Language } from '#basics/language.ts';
import { SESSION_STORAGE_KEY } from '#platform/browser/stored-session.ts';
import { startPartnerReview } from '#shop/partners/contract.ts';
import { axeViolations, expectForEverybody } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { mailTo } from '../support/mail-to.ts';
import {
  AS_NEW_MAKER,
  application,
  decide,
  PDF,
  passChecks,
  tokenIn,
} from '../support/partners.ts';
import { callOver } from '../support/running-product.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { forgive, goOn, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    add: 'Ajouter une pièce reçue',
    addIt: 'Ajouter la pièce',
    insurance: 'Assurance 2027',
    cameFrom: 'Comment elle nous est parvenue',
    mail: 'E-mail du 20 novembre',
    byTeam: /ajoutée par l’équipe/,
    judgeInsurance: 'Examiner\u00a0: Assurance 2027',
    opinion: 'Avis',
    refused: 'refusée',
    note: 'Note',
    letter: /^Lettre à /,
    why: 'La date est illisible.',
    secondNote: 'La page deux manque.',
    refuseAndSend: 'Refuser et envoyer',
    refusedSubject: 'Une de vos pièces n’a pas été retenue',
    conflict: 'Quelqu’un d’autre a agi sur ce dossier entre-temps',
    keepMine: 'Garder ma saisie',
    suspend: 'Suspendre…',
    reason: 'Raison',
    suspendAndSend: 'Suspendre et envoyer',
    suspended: 'Votre partenariat est suspendu',
    proves: 'Ce qu’elle prouve',
    file: 'Fichier',
  },
  en: {
    add: 'Add a document received',
    addIt: 'Add the document',
    insurance: 'Insurance 2027',
    cameFrom: 'How it reached us',
    mail: 'E-mail of 20 November',
    byTeam: /added by the team/,
    judgeInsurance: 'Examine: Insurance 2027',
    opinion: 'Opinion',
    refused: 'refused',
    note: 'Note',
    letter: /^Letter to /,
    why: 'The date cannot be read.',
    secondNote: 'Page two is missing.',
    refuseAndSend: 'Refuse and send',
    refusedSubject: 'One of your documents was not accepted',
    conflict: 'Somebody else has worked on this file meanwhile',
    keepMine: 'Keep what I typed',
    suspend: 'Suspend…',
    reason: 'Reason',
    suspendAndSend: 'Suspend and send',
    suspended: 'Your partnership is suspended',
    proves: 'What it proves',
    file: 'File',
  },
} as const;

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const HELENE = 'helene.faure@atelier-lumiere.example';

const stage = setStage();
beforeAll(async () => {
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email in ('${CLAIRE}', '${HELENE}')`);
});

describeInEachLanguage(import.meta.url, 'the documents of a partner, in %s', (language) => {
  const words = WORDS[language];

  test('come by mail too, are refused by one of two, and the letters say so', async () => {
    const claire = await comeBack(stage, { email: CLAIRE, language, path: '/cms' });
    const { page } = claire;
    const { applicationId, email } = await approved(page, language);
    await goOn(claire, `/cms/partners/approved?partner=${applicationId}`);
    await addByMail(page, language);
    await refuseAsTwo(page, language);
    await mailTo(stage.server.mailbox, email, words.refusedSubject);

    await page.getByRole('button', { name: words.suspend }).click();
    await page.getByLabel(words.reason).fill(words.why);
    expect(await page.getByLabel(words.letter).inputValue()).toContain(words.why);
    await expectForEverybody(page, language);
    await page.getByRole('button', { name: words.suspendAndSend }).click();
    const producer = await welcome(stage.browser, stage.server.url, { language });
    const mail = await mailTo(stage.server.mailbox, email, words.suspended);
    await producer.page.goto(`/boutique#partner-link=${tokenIn(mail)}`);
    await producer.page.getByText(words.suspended).first().waitFor();
    await producer.page.getByText(words.byTeam).waitFor();
    await producer.leave();
    await claire.leave();
  });
});

const callerOf =
  (url: string, token?: string) =>
  <C extends Contract>(contract: C, input: InputOf<C>, language: Language = 'fr') =>
    callOver(url, contract, input, language, token);

/** A producer whom staff approved, by what their browsers send; answers how both are known. */
async function approved(page: Page, language: Language) {
  const token = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').access_token as string,
    SESSION_STORAGE_KEY,
  );
  const { url } = stage.server;
  const visitor = { call: callerOf(url) };
  const staff = { call: callerOf(url, token) };
  const found = await application(visitor, staff, {}, language);
  await passChecks(staff, found.applicationId);
  await staff.call(startPartnerReview, { applicationId: found.applicationId });
  await decide(staff, found.applicationId, AS_NEW_MAKER);
  return found;
}

/** What came by mail: refused with what is wrong beside each field, then there with where it came from. */
async function addByMail(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  await page.getByRole('button', { name: words.add }).click();
  const dialog = page.getByRole('dialog', { name: words.add });
  await dialog.getByLabel(words.proves).fill(words.insurance);
  await dialog.getByRole('button', { name: words.addIt }).click();
  await dialog.getByLabel(words.cameFrom).and(page.locator(':focus')).fill(words.mail);
  await dialog.getByRole('button', { name: words.addIt }).click();
  await dialog.getByLabel(words.file).and(page.locator(':focus')).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const file = { name: 'assurance.pdf', mimeType: 'application/pdf', buffer: PDF };
  await dialog.getByLabel(words.file).setInputFiles(file);
  await dialog.getByRole('button', { name: words.addIt }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(words.byTeam).waitFor();
  await page.getByText(words.mail).waitFor();
}

/** A colleague has the same document open: whoever is second is told, and loses nothing typed. */
async function refuseAsTwo(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  const path = new URL(page.url()).pathname + new URL(page.url()).search;
  const helene = await comeBack(stage, { email: HELENE, language, path });
  const begin = async (at: Page, note: string) => {
    await at.getByRole('button', { name: words.judgeInsurance }).click();
    const dialog = at.getByRole('dialog', { name: words.insurance });
    await dialog.getByLabel(words.opinion).selectOption(words.refused);
    await dialog.getByLabel(words.note, { exact: true }).fill(note);
    expect(await dialog.getByLabel(words.letter).inputValue()).toContain(note);
    return dialog;
  };
  const second = await begin(helene.page, words.secondNote);
  const first = await begin(page, words.why);
  await first.getByRole('button', { name: words.refuseAndSend }).click();
  await first.waitFor({ state: 'detached' });
  await second.getByRole('button', { name: words.refuseAndSend }).click();
  await second.getByText(words.conflict).waitFor();
  await second.getByRole('button', { name: words.keepMine }).click();
  expect(await second.getByLabel(words.note, { exact: true }).inputValue()).toBe(words.secondNote);
  await second.getByRole('button', { name: words.refuseAndSend }).click();
  await second.waitFor({ state: 'detached' });
  await helene.page.getByText(words.secondNote, { exact: true }).waitFor();
  forgive(helene, 409);
  await helene.leave();
}
