import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseCsv } from 'hucre/csv';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { lastClosedMonday } from '#listening/rules/closing-time.ts';
import { newEmail } from '../support/account-client.ts';
import { axeViolations } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { passWeeks } from '../support/passing-weeks.ts';
import { readPdf } from '../support/read-pdf.ts';
import { signInHere } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { isAlive, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    legalName: 'Raison sociale',
    headcount: 'Nombre de salariés',
    employer: /Un employeur/,
    open: 'Ouvrir l’espace',
    overview: 'Vue d’ensemble',
    next: 'Voir ce qui changerait',
    save: 'Enregistrer',
    imported: 'C’est fait',
    toList: 'Voir la liste et inviter',
    inviteAll: 'Inviter tout le monde',
    sent: '18 invitations sont parties',
    alerts: 'Alertes',
    connected: /^À jour/,
    signal: /Atelier Nord/,
    despite: 'Nom de qui signe malgré ces manques',
    capacity: 'Qualité',
    fallen: /Les dernières semaines sont .* au-dessous de l’habituel/,
    enter: 'Inscrire dans le document unique',
    found: 'Ce que vous avez constaté',
    submitFound: 'Inscrire',
    entered: 'Entrée ouverte dans le document unique',
    document: 'Document',
    event: 'Information nouvelle',
    fromTeams: 'Partir de vos équipes',
    add: 'Ajouter',
    unit: 'Atelier Nord',
    addRisk: 'Ajouter un risque',
    hazard: 'Danger',
    situation: 'Situation dangereuse',
    frequency: 'Fréquence',
    severity: 'Gravité',
    guide: 'Pour vous guider',
    required: 'À remplir.',
    indicator: /Indicateur publié de cette unité/,
    addAction: /^Ajouter une action/,
    known: 'Partir d’une mesure connue',
    firstKnown: /^Revoir chaque mois la charge/,
    action: 'Action',
    dueOn: 'Échéance',
    settings: 'Réglages',
    responsible: /Qui répond du document/,
    saved: 'Enregistré',
    versions: 'Versions',
    freeze: 'Figer le document',
    submitFreeze: 'Figer',
    frozen: 'Document figé, prêt pour la consultation',
    issue: 'Émettre la version',
    submitIssue: 'Émettre',
    opinion: 'Avis du CSE',
    meeting: 'Date de la réunion',
    issued: 'Version 1 émise',
    others: 'Autres fichiers',
    pdf: 'PDF conservé (PDF/A)',
    csv: 'CSV',
    archive: 'Télécharger l’archive (ZIP)',
    printed: [
      'Version 1 du',
      'Première version',
      'Indicateur publié de l’unité',
      'Information nouvelle',
      'Élevé',
    ],
    band: 'Élevé',
    intact: /La chaîne est intacte/,
    broken: /La chaîne est rompue à la version 1/,
    wrong: /manque, diffère ou n’est pas de cette archive.*versions\/0001.pdf/,
  },
  en: {
    legalName: 'Legal name',
    headcount: 'Number of employees',
    employer: /An employer/,
    open: 'Open the space',
    overview: 'Overview',
    next: 'See what would change',
    save: 'Save',
    imported: 'Done',
    toList: 'See the list and invite',
    inviteAll: 'Invite everybody',
    sent: '18 invitations have left',
    alerts: 'Alerts',
    connected: /^Up to date/,
    signal: /Atelier Nord/,
    despite: 'Name of who signs in spite of it',
    capacity: 'Capacity',
    fallen: /The last weeks are .* under what is usual/,
    enter: 'Enter in the risk document',
    found: 'What you have found',
    submitFound: 'Enter',
    entered: 'Entry opened in the risk document',
    document: 'Document',
    event: 'New information',
    fromTeams: 'Begin with your teams',
    add: 'Add',
    unit: 'Atelier Nord',
    addRisk: 'Add a risk',
    hazard: 'Hazard',
    situation: 'Dangerous situation',
    frequency: 'Frequency',
    severity: 'Severity',
    guide: 'To guide you',
    required: 'Please fill this in.',
    indicator: /Published indicator of this unit/,
    addAction: /^Add an action/,
    known: 'Begin with a known measure',
    firstKnown: /^Review the team’s workload/,
    action: 'Action',
    dueOn: 'Due',
    settings: 'Settings',
    responsible: /Who answers for the document/,
    saved: 'Saved',
    versions: 'Versions',
    freeze: 'Freeze the document',
    submitFreeze: 'Freeze',
    frozen: 'Document frozen, ready for consultation',
    issue: 'Issue the version',
    submitIssue: 'Issue',
    opinion: 'The works council’s opinion',
    meeting: 'Date of the meeting',
    issued: 'Version 1 issued',
    others: 'Other files',
    pdf: 'PDF for reading, accessible',
    csv: 'CSV',
    archive: 'Download the archive (ZIP)',
    printed: [
      'Version 1 of',
      'First version',
      'Published indicator of the unit',
      'New information',
      'High',
    ],
    band: 'High',
    intact: /The chain is intact/,
    broken: /The chain is broken at version 1/,
    wrong: /is missing, differs or is not of this archive.*versions\/0001.pdf/,
  },
} as const;

const SITUATION = 'Commandes urgentes chaque fin de mois; effectif réduit.';
const FOUND = 'Deux commandes urgentes par semaine depuis la rentrée.';
const ACTION = 'Planifier les commandes avec deux semaines d’avance.';

const stage = setStage();

/** Eighteen people of one workshop, as payroll exports them. */
function payrollFile(domain: string) {
  const lines = Array.from(
    { length: 18 },
    (_, at) => `MARTIN${at};Ines;ines.${at}@${domain};Nantes;Atelier Nord`,
  );
  const text = ['Nom;Prénom;E-mail;Site;Équipe', ...lines].join('\r\n');
  return { name: 'salaries.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}`) };
}

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await (download as Download).path());
}

async function expectAccessible(page: Page) {
  expect(await axeViolations(page)).toEqual([]);
}

/** As a reader compares: kinds of spaces, and where lines end, are the printer’s. */
const plain = (text: string) => text.replace(/[\s\u00a0\u202f\u00ad-]+/g, '');

describeInEachLanguage(import.meta.url, 'HR who reads %s', (language) => {
  test('imports employees, is told of a signal once weeks have passed, and issues the risk document', async () => {
    const words = WORDS[language];
    const claire = await welcome(stage.browser, stage.server.url, { language });
    const { page } = claire;
    const main = page.getByRole('main');
    await openSpace(page, language);

    const { rows } = await stage.server.sql(`select id from public.companies
      where legal_name = 'Fonderie ${language}'`);
    const companyId = String(rows[0]?.id);
    await page.goto('/dashboard/risks/alerts');
    await page.getByText(words.connected).waitFor();
    await expectAccessible(page);
    const last = lastClosedMonday(new Date());
    const mondays = Array.from({ length: 18 }, (_, at) => addDays(last, -7 * (17 - at)));
    await passWeeks(stage.server, companyId, mondays, (monday) =>
      monday > addDays(last, -28) ? 2 : 4,
    );

    // Nobody reloads the page: the signal comes by itself.
    const signal = main.getByRole('article', { name: words.signal });
    await signal.getByText(words.fallen).waitFor();
    await expectAccessible(page);
    await signal.getByRole('button', { name: words.enter }).click();
    await page.getByLabel(words.found).fill(FOUND);
    await page.getByRole('button', { name: words.submitFound, exact: true }).click();
    await page.getByText(words.entered).waitFor();

    await main.getByRole('link', { name: words.document, exact: true }).click();
    await main.getByText(FOUND).waitFor();
    await main.getByText(words.event, { exact: true }).waitFor();
    await main.getByRole('button', { name: words.fromTeams }).click();
    await page.getByRole('button', { name: words.add, exact: true }).click();
    await main.getByRole('table').getByRole('link', { name: words.unit, exact: true }).click();
    await main.getByText(words.indicator).waitFor();
    await writeRisk(page, language);

    await page.goto('/dashboard/risks/settings');
    await page.getByLabel(words.responsible).fill('Claire Moreau');
    await main.getByRole('button', { name: words.save }).click();
    await page.getByText(words.saved, { exact: true }).waitFor();
    await main.getByRole('link', { name: words.versions, exact: true }).click();
    await main.getByRole('button', { name: words.freeze }).click();
    await page.getByRole('button', { name: words.submitFreeze, exact: true }).click();
    await page.getByText(words.frozen).waitFor();
    await main.getByRole('button', { name: words.issue }).click();
    await expectAccessible(page);
    const council = page.getByLabel(words.opinion, { exact: true });
    expect(await council.inputValue()).toBe('');
    await council.selectOption('favourable');
    await page.getByLabel(words.meeting).fill(parisDayOf(new Date()));
    await page.getByLabel(words.despite).fill('Claire Moreau');
    await page.getByLabel(words.capacity, { exact: true }).fill('Directrice');
    await page.getByRole('button', { name: words.submitIssue, exact: true }).click();
    await page.getByText(words.issued).waitFor();
    await expectAccessible(page);

    await page.getByText(words.others, { exact: true }).click();
    const pdf = await readPdf(new Blob([new Uint8Array(await downloaded(page, words.pdf))]));
    expect(pdf.isTagged).toBe(true);
    for (const text of [
      ...words.printed,
      `Fonderie ${language}`,
      'Claire Moreau',
      SITUATION,
      FOUND,
      ACTION,
    ]) {
      expect(plain(pdf.text)).toContain(plain(text));
    }
    const csv = (await downloaded(page, words.csv)).toString();
    const [, row] = parseCsv(csv, { delimiter: language === 'fr' ? ';' : ',' });
    expect(row).toEqual(expect.arrayContaining(['Nantes', words.unit, SITUATION, words.band]));
    await expectArchive(await downloaded(page, words.archive), language);
    await claire.leave();
  });
});

/** Opens a space and brings eighteen people into it, who are invited. */
async function openSpace(page: Page, language: Language) {
  const words = WORDS[language];
  await page.goto('/dashboard');
  await signInHere(page, stage.server, { email: newEmail(), language });
  await page.getByLabel(words.legalName).fill(`Fonderie ${language}`);
  await page.getByLabel('SIREN').fill('732 829 320');
  await page.getByLabel(words.headcount).fill('60');
  await page.getByRole('radio', { name: words.employer }).check();
  await page.getByRole('button', { name: words.open }).click();
  await page.getByRole('heading', { name: words.overview }).waitFor();
  await page.goto('/dashboard/employees/import');
  await isAlive(page);
  await page.locator('input[type=file]').setInputFiles(payrollFile(`${language}.fonderie.example`));
  await page.getByRole('button', { name: words.next }).click();
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await page.getByRole('heading', { name: words.imported }).waitFor();
  await page.getByRole('link', { name: words.toList }).click();
  await page.getByRole('button', { name: words.inviteAll }).click();
  await page.getByText(words.sent).waitFor();
}

/** A psychosocial risk, whose form first says what it lacks and keeps what was typed; and an action. */
async function writeRisk(page: Page, language: Language) {
  const words = WORDS[language];
  const main = page.getByRole('main');
  await main.getByRole('button', { name: words.addRisk }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.situation).fill(SITUATION);
  await dialog.getByRole('button', { name: words.save }).click();
  await dialog.getByText(words.required).waitFor();
  expect(await dialog.getByLabel(words.situation).inputValue()).toBe(SITUATION);
  await dialog.getByLabel(words.hazard, { exact: true }).selectOption('intensity');
  await dialog.getByText(words.guide).waitFor();
  await dialog.getByLabel(words.frequency).selectOption('9');
  await dialog.getByLabel(words.severity).selectOption('7');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.save }).click();
  await main.getByText(SITUATION).waitFor();
  await main.getByRole('button', { name: words.addAction }).click();
  await dialog.getByLabel(words.known).selectOption('m1');
  const what = dialog.getByLabel(words.action, { exact: true });
  await expect.poll(() => what.inputValue()).toMatch(words.firstKnown);
  await what.fill(ACTION);
  await dialog.getByLabel(words.dueOn).fill('2027-01-31');
  await dialog.getByRole('button', { name: words.save }).click();
  await main.getByText(ACTION).waitFor();
  await expectAccessible(page);
}

/** The page inside the archive verifies it without a network, and sees one letter that was changed. */
async function expectArchive(archive: Buffer, language: Language) {
  const words = WORDS[language];
  const folder = await mkdtemp(join(tmpdir(), 'prevenance-archive-'));
  const verifier = join(folder, 'verifier.html');
  await writeFile(verifier, fileIn(archive, 'verifier.html'));
  const context = await stage.browser.newContext({ offline: true });
  const page = await context.newPage();
  await page.goto(pathToFileURL(verifier).href);
  const choose = (buffer: Buffer) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'archive.zip', mimeType: 'application/zip', buffer });
  await choose(archive);
  await page.getByText(words.intact).waitFor();
  const altered = Buffer.from(archive);
  const at = altered.indexOf(SITUATION);
  altered[at] = (altered[at] ?? 0) ^ 1;
  await choose(altered);
  await page.getByText(words.broken).waitFor();
  // A printed file that is not what the list says, or that the list no longer has, is no good one.
  for (const [text, other] of [
    ['%PDF-', '%PDG-'],
    ['"pdf": {', '"pdg": {'],
  ] as const) {
    await choose(archive);
    await page.getByText(words.intact).waitFor();
    const forged = Buffer.from(archive);
    forged.write(other, archive.indexOf(text));
    await choose(forged);
    await page.getByText(words.wrong).waitFor();
  }
  await context.close();
  await rm(folder, { recursive: true });
}

/** A file that is stored as it is: what stands between its header and the next. */
function fileIn(archive: Buffer, name: string): Buffer {
  const start = archive.indexOf(name) + name.length;
  const end = archive.indexOf('</html>', start) + '</html>'.length;
  return archive.subarray(archive.indexOf('<!doctype', start), end);
}
