import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#basics/language.ts';
import { CHECK_KINDS } from '#cms/rules/partners/partner-review.ts';
import { axeViolations, expectForEverybody } from '../support/axe.ts';
import { PDF, tokenIn } from '../support/partners.ts';
import { signInHere } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { forgive, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    fields: {
      'Votre nom': 'Jeanne Roux',
      'Nom de la maison': 'Biscuiterie Roux',
      SIREN: '732 829 320',
      'Ville de l’atelier': 'Nantes',
      'E-mail': 'jeanne@roux.example',
      'Ce que vous fabriquez': 'Des sablés au beurre, faits à Nantes.',
    },
    apply: 'Envoyer ma candidature',
    applied: 'Candidature envoyée',
    title: 'Candidatures',
    company: 'Biscuiterie Roux',
    start: 'Étudier cette candidature',
    message: 'Votre message',
    question: 'Pouvez-vous déposer votre label\u202f?',
    send: 'Envoyer',
    subject: 'Un message au sujet de votre candidature',
    waiting: 'Nous attendons votre réponse',
    answer: 'Votre réponse',
    answered: 'Le voici.',
    sendAnswer: 'Envoyer ma réponse',
    arrived: 'Votre réponse est arrivée',
    proves: 'Ce qu’elle prouve',
    expires: 'Valable jusqu’au (facultatif)',
    file: 'Fichier',
    sendDocument: 'Déposer la pièce',
    required: 'À compléter.',
    unreadable: 'Ce fichier ne se lit pas comme un PDF, un JPEG ou un PNG.',
    documentArrived: 'Votre pièce est arrivée',
    judge: 'Examiner\u00a0: Origine France Garantie',
    open: 'Ouvrir\u00a0: Origine France Garantie',
    save: 'Enregistrer',
    check: /^Vérifier\s: /,
    result: 'Résultat',
    none: 'sans objet',
    judged: 'L’avis est enregistré',
    approve: 'Approuver…',
    approving: 'Approuver Biscuiterie Roux',
    department: 'Numéro du département',
    send2: 'Approuver et envoyer',
    approved: 'La candidature est approuvée',
    partner: 'Vous êtes partenaire',
    approvedTitle: 'Partenaires approuvés',
    accepted: 'Votre candidature est acceptée',
    close: 'Fermer les liens',
    gone: 'Ce lien ne s’ouvre pas',
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
  },
  en: {
    fields: {
      'Your name': 'Joan Rivers',
      'Company name': 'Rivers Pottery',
      SIREN: '552 100 554',
      'Town of your workshop': 'Vallauris',
      'E-mail': 'joan@rivers.example',
      'What you make': 'Bowls in stoneware, thrown in Vallauris.',
    },
    apply: 'Send my application',
    applied: 'Application sent',
    title: 'Applications',
    company: 'Rivers Pottery',
    start: 'Take up this application',
    message: 'Your message',
    question: 'Could you send your label?',
    send: 'Send',
    subject: 'A message about your application',
    waiting: 'We are waiting for your answer',
    answer: 'Your answer',
    answered: 'Here it is.',
    sendAnswer: 'Send my answer',
    arrived: 'Your answer has arrived',
    proves: 'What it proves',
    expires: 'Valid until (optional)',
    file: 'File',
    sendDocument: 'Send the document',
    required: 'Please fill this in.',
    unreadable: 'This file does not read as a PDF, a JPEG or a PNG.',
    documentArrived: 'Your document has arrived',
    judge: 'Examine: Origine France Garantie',
    open: 'Open: Origine France Garantie',
    save: 'Save',
    check: /^Check: /,
    result: 'Result',
    none: 'not applicable',
    judged: 'The opinion is saved',
    approve: 'Approve…',
    approving: 'Approve Rivers Pottery',
    department: 'Number of the département',
    send2: 'Approve and send',
    approved: 'The application is approved',
    partner: 'You are a partner',
    approvedTitle: 'Approved partners',
    accepted: 'Your application is accepted',
    close: 'Close the links',
    gone: 'This link does not open',
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
  },
} as const;

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const HELENE = 'helene.faure@atelier-lumiere.example';

const stage = setStage();
beforeAll(async () => {
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email in ('${CLAIRE}', '${HELENE}')`);
});

/** The address in the newest mail of that subject to this person. */
async function linkIn(email: string, subject: string): Promise<string> {
  for (let tries = 0; tries < 150; tries += 1) {
    const mail = (await stage.server.mailbox.list()).find(
      (each) => each.subject === subject && each.to?.some(({ address }) => address === email),
    );
    if (mail) return `/boutique#partner-link=${tokenIn(mail)}`;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`No mail '${subject}' to ${email}`);
}

describe.each(['fr', 'en'] as const)('a producer becomes a partner, in %s', (language) => {
  const words = WORDS[language];
  const email = Object.values(words.fields)[4] ?? '';

  test('applies, is asked, answers and proves through a link; staff check, approve, and it is told', async () => {
    const producer = await welcome(stage.browser, stage.server.url, { language });
    await apply(producer.page, language);

    const claire = await welcome(stage.browser, stage.server.url, { language });
    const { page } = claire;
    await page.goto('/cms/partners/applications');
    await signInHere(page, stage.server, { email: CLAIRE, language });
    await page.getByRole('searchbox').fill(words.company.toLowerCase());
    await page.getByRole('link', { name: words.company }).click();
    await page.getByRole('button', { name: words.start }).click();
    await page.getByRole('button', { name: words.approve }).waitFor();
    await page.getByRole('button', { name: words.send, exact: true }).click();
    await page.getByLabel(words.message).and(page.locator(':focus')).waitFor();
    await page.getByLabel(words.message).fill(words.question);
    await page.getByRole('button', { name: words.send, exact: true }).click();

    await producer.page.goto(await linkIn(email, words.subject));
    await answer(producer.page, language);
    forgive(producer, 422);

    await page.reload();
    await page.getByText(words.answered).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.open }).click();
    expect((await download).suggestedFilename()).toMatch(/^[\da-f-]{36}\.pdf$/);
    await page.getByRole('button', { name: words.judge }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.save }).click();
    await page.getByText(words.judged).first().waitFor();
    await passChecks(page, language);
    await expectForEverybody(page, language);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: words.approve }).click();
    const dialog = page.getByRole('dialog', { name: words.approving });
    await dialog.getByRole('button', { name: words.send2 }).click();
    await dialog.getByText(words.required).waitFor();
    await dialog.getByLabel(words.department).and(page.locator(':focus')).fill('44');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.send2 }).click();
    await page.getByText(words.approved).first().waitFor();
    await page.goto('/cms/partners/approved');
    await page.getByRole('heading', { level: 1, name: words.approvedTitle }).waitFor();
    await page.getByRole('link', { name: words.company }).click();

    const link = await linkIn(email, words.accepted);
    await producer.page.goto(link);
    await producer.page.reload();
    await producer.page.getByText(words.partner).waitFor();
    await expectForEverybody(producer.page, language);

    await addByMail(page, language);
    await refuseAsTwo(page, language);
    await linkIn(email, words.refusedSubject);
    await page.getByRole('button', { name: words.suspend }).click();
    await page.getByLabel(words.reason).fill(words.why);
    expect(await page.getByLabel(words.letter).inputValue()).toContain(words.why);
    await expectForEverybody(page, language);
    await page.getByRole('button', { name: words.suspendAndSend }).click();
    await producer.page.goto(await linkIn(email, words.suspended));
    await producer.page.reload();
    await producer.page.getByText(words.suspended).first().waitFor();
    await producer.page.getByText(words.byTeam).waitFor();
    await page.getByRole('button', { name: words.close }).click();
    await page.getByRole('button', { name: words.close }).waitFor({ state: 'detached' });
    await producer.page.reload();
    await producer.page.getByRole('heading', { name: words.gone }).waitFor();
    forgive(producer, 404);
    await producer.leave();
    await claire.leave();
  });
});

async function apply(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  await page.goto('/boutique');
  const form = page.locator('form', { has: page.getByRole('button', { name: words.apply }) });
  await page.getByRole('button', { name: words.apply, disabled: false }).waitFor();
  for (const [label, value] of Object.entries(words.fields)) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: words.apply }).click();
  await page.getByText(words.applied).first().waitFor();
}

/** An answer, and a document: nothing is lost of what was typed while the wrong file is refused. */
async function answer(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  await page.getByText(words.waiting).waitFor();
  await page.getByText(words.question).waitFor();
  await page.getByLabel(words.answer).fill(words.answered);
  await page.getByRole('button', { name: words.sendAnswer }).click();
  await page.getByText(words.arrived).first().waitFor();
  await page.getByLabel(words.proves).fill('Origine France Garantie');
  await page.getByLabel(words.expires).fill('2099-12-31');
  await page.getByRole('button', { name: words.sendDocument }).click();
  await page.getByLabel(words.file).and(page.locator(':focus')).waitFor();
  const file = { name: 'label.pdf', mimeType: 'application/pdf', buffer: PDF };
  const wrong = { ...file, buffer: Buffer.from('<html></html>') };
  await page.getByLabel(words.file).setInputFiles(wrong);
  await page.getByRole('button', { name: words.sendDocument }).click();
  await page.getByText(words.unreadable).waitFor();
  expect(await page.getByLabel(words.proves).inputValue()).toBe('Origine France Garantie');
  await page.getByLabel(words.file).setInputFiles(file);
  await page.getByRole('button', { name: words.sendDocument }).click();
  await page.getByText(words.documentArrived).first().waitFor();
  await page.getByText('Origine France Garantie', { exact: true }).waitFor();
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
  const helene = await welcome(stage.browser, stage.server.url, { language });
  await helene.page.goto(page.url());
  await signInHere(helene.page, stage.server, { email: HELENE, language });
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

async function passChecks(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  for (const [at, kind] of CHECK_KINDS.entries()) {
    await page.getByRole('button', { name: words.check }).nth(at).click();
    // What was done just before is still being told in one of its own.
    const save = page.getByRole('button', { name: words.save });
    const dialog = page.getByRole('dialog').filter({ has: save });
    if (kind === 'food-registration' || kind === 'haccp') {
      await dialog.getByLabel(words.result).selectOption(words.none);
    }
    await save.click();
    await dialog.waitFor({ state: 'detached' });
  }
}
