import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newEmail } from '../support/account-client.ts';
import { axeViolations } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { tabTo } from '../support/keyboard.ts';
import { signInHere } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { welcome } from '../support/visitor.ts';

const PAYROLL_FILE = join(import.meta.dirname, '../fixtures/export-paie.csv');

const WORDS = {
  fr: {
    legalName: 'Raison sociale',
    headcount: 'Nombre de salariés',
    employer: /Un employeur/,
    open: 'Ouvrir l’espace',
    wrongSiren: /Vérifiez les neuf chiffres du SIREN/,
    overview: 'Vue d’ensemble',
    employees: 'Salariés',
    import: 'Importer un fichier',
    toFix: '3 lignes à revoir',
    wrongEmail: 'Cette adresse ne semble pas complète.',
    email: 'E-mail',
    add: 'Ajouter',
    firstName: 'Prénom',
    lastName: 'Nom',
    repeated: 'Déjà donné à la ligne 4.',
    setAside: 'Écarter la ligne 14',
    allGood: 'Toutes les lignes sont bonnes',
    next: 'Voir ce qui changerait',
    wouldChange: 'Voici ce qui changerait',
    save: 'Enregistrer',
    done: 'C’est fait',
    toList: 'Voir la liste et inviter',
    total: '11 personnes',
    inviteAll: 'Inviter tout le monde',
    sent: '9 invitations sont parties',
    join: 'Rejoindre l’espace',
    accept: 'Accepter l’invitation',
    nothing: 'Rien ne changerait',
    settings: 'Réglages',
    inviteEmail: 'Son adresse e-mail',
    cse: /^CSE Suit/,
    send: 'Envoyer l’invitation',
    waiting: 'Invitations en attente',
    resend: 'Renvoyer',
    resent: 'C’est reparti, avec un nouveau lien',
    tooSoon: /déjà été renvoyée aujourd’hui/,
    takeOwn: /Retirer le rôle Responsable/,
    lastOwner: /garde toujours au moins un responsable/,
    boxes: 'Box et commandes',
    noOrder: 'Aucune commande pour l’instant',
    search: 'Chercher',
    found: 'Une personne',
  },
  en: {
    legalName: 'Legal name',
    headcount: 'Number of employees',
    employer: /An employer/,
    open: 'Open the space',
    wrongSiren: /Check the nine digits of the SIREN/,
    overview: 'Overview',
    employees: 'Employees',
    import: 'Import a file',
    toFix: '3 lines to look at',
    wrongEmail: 'This address does not look complete.',
    email: 'E-mail',
    add: 'Add',
    firstName: 'First name',
    lastName: 'Last name',
    repeated: 'Given on line 4 already.',
    setAside: 'Set aside line 14',
    allGood: 'Every line is good',
    next: 'See what would change',
    wouldChange: 'This is what would change',
    save: 'Save',
    done: 'Done',
    toList: 'See the list and invite',
    total: '11 people',
    inviteAll: 'Invite everybody',
    sent: '9 invitations have left',
    join: 'Join the space',
    accept: 'Accept the invitation',
    nothing: 'Nothing would change',
    settings: 'Settings',
    inviteEmail: 'Their e-mail address',
    cse: /^Works council Follows/,
    send: 'Send the invitation',
    waiting: 'Invitations waiting',
    resend: 'Send again',
    resent: 'On its way again, with a new link',
    tooSoon: /sent again today already/,
    takeOwn: /Take away the role Owner/,
    lastOwner: /always keeps at least one owner/,
    boxes: 'Boxes and orders',
    noOrder: 'No order yet',
    search: 'Search',
    found: 'One person',
  },
} as const;

const stage = setStage();

/** The link of the invitation that reached this address. */
async function invitationTo(email: string): Promise<string> {
  for (let tries = 0; tries < 1200; tries += 1) {
    for (const mail of await stage.server.mailbox.list()) {
      const link = /https?:\S+invitation=\S+/.exec(mail.text ?? '')?.[0];
      if (link && mail.to?.some((to) => to.address === email)) return link;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`No invitation reached ${email}`);
}

async function expectAccessible(page: Page) {
  expect(await axeViolations(page)).toEqual([]);
}

/** The export of a payroll program, with addresses that this run alone uses. */
async function payrollFile(domain: string) {
  const bytes = await readFile(PAYROLL_FILE);
  const text = bytes.toString('latin1').replaceAll('atelier-lumiere.example', domain);
  return { name: 'export-paie.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
}

describeInEachLanguage(import.meta.url, 'HR who reads %s', (language) => {
  const words = WORDS[language];
  const domain = `${language}.atelier.example`;

  test('opens the space, imports the payroll file as it is, invites; an employee comes in', async () => {
    const claire = await welcome(stage.browser, stage.server.url, { language });
    const { page } = claire;
    const main = page.getByRole('main');
    await page.goto('/dashboard');
    await signInHere(page, stage.server, { email: newEmail(), language });

    await page.getByLabel(words.legalName).fill('Atelier Lumière');
    await page.getByLabel('SIREN').fill('732 829 321');
    await page.getByLabel(words.headcount).fill('60');
    await page.getByRole('radio', { name: words.employer }).check();
    await page.getByRole('button', { name: words.open }).click();
    await page.getByText(words.wrongSiren).waitFor();
    expect(await page.getByLabel(words.legalName).inputValue()).toBe('Atelier Lumière');
    await expectAccessible(page);
    await page.getByLabel('SIREN').fill('732 829 320');
    await page.getByRole('button', { name: words.open }).click();
    await page.getByRole('heading', { name: words.overview }).waitFor();
    await expectAccessible(page);

    await main.getByRole('link', { name: words.employees, exact: true }).click();
    await main.getByRole('button', { name: words.import }).click();
    await page.locator('input[type=file]').setInputFiles(await payrollFile(domain));
    await page.getByRole('heading', { name: words.toFix }).waitFor();
    await page.getByText(words.repeated).waitFor();
    await expectAccessible(page);
    const wrong = (line: number) => page.getByRole('listitem').filter({ hasText: ` ${line}` });
    const email = wrong(12).getByLabel(words.email);
    await page.getByText(words.wrongEmail).waitFor();
    await email.fill(`mai.nguyen@${domain}`);
    await email.blur();
    const first = wrong(13).getByLabel(words.firstName, { exact: true });
    await first.fill('Hugo');
    await first.blur();
    await page.getByRole('button', { name: words.setAside }).click();
    await page.getByRole('heading', { name: words.allGood }).waitFor();
    await page.getByRole('button', { name: words.next }).click();
    await page.getByRole('heading', { name: words.wouldChange }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByRole('heading', { name: words.done }).waitFor();
    await page.getByRole('link', { name: words.toList }).click();
    await page.getByText(words.total).waitFor();
    await page.getByRole('button', { name: words.inviteAll }).click();
    await page.getByText(words.sent).waitFor();
    await expectAccessible(page);
    await page.getByLabel(words.search).fill('lefevre');
    await page.getByText(words.found).waitFor();
    expect(new URL(page.url()).search).toContain('q=lefevre');

    const lea = await welcome(stage.browser, stage.server.url, { language, width: 'phone' });
    await lea.page.goto(await invitationTo(`lea.fontaine@${domain}`));
    await lea.page.getByRole('button', { name: words.join }).click();
    await lea.page.getByRole('button', { name: words.accept }).click();
    await lea.page.waitForURL('**/mood');
    await lea.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await lea.page.getByRole('link', { name: words.employees, exact: true }).count()).toBe(
      0,
    );
    await expectAccessible(lea.page);
    await Promise.all([claire.leave(), lea.leave()]);
  });

  test('opens the space, imports the file and adds somebody by keyboard alone', async () => {
    const claire = await welcome(stage.browser, stage.server.url, { language });
    const { page } = claire;
    const { keyboard } = page;
    const file = await payrollFile(`keys.${domain}`);
    // Listened for from the start: the browser must know before the key is pressed.
    page.on('filechooser', (chooser) => void chooser.setFiles(file));
    async function type(label: string, text: string) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await keyboard.type(text);
    }
    async function press(target: Locator) {
      await tabTo(page, target);
      await keyboard.press('Enter');
    }
    await page.goto('/dashboard');
    await signInHere(page, stage.server, { email: newEmail(), language });
    await page.getByLabel(words.legalName).waitFor();
    await type(words.legalName, 'Atelier Lumière');
    await type('SIREN', '732829320');
    await type(words.headcount, '60');
    await tabTo(page, page.getByRole('radio').first());
    await keyboard.press('Space');
    expect(await page.getByRole('radio', { name: words.employer }).isChecked()).toBe(true);
    await press(page.getByRole('button', { name: words.open }));
    await page.getByRole('heading', { name: words.overview }).waitFor();

    await press(page.getByRole('main').getByRole('link', { name: words.employees, exact: true }));
    await press(page.getByRole('main').getByRole('button', { name: words.add }));
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await type(words.firstName, 'Léa');
    await type(words.lastName, 'Fontaine');
    await keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Fontaine Léa/ }).waitFor();

    await press(page.getByRole('main').getByRole('link', { name: words.import }));
    await tabTo(page, page.locator('input[type=file]'));
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: words.toFix }).waitFor();
    await claire.leave();
  });

  test('imports the same file twice and changes nothing; invites the works council; stays its last owner', async () => {
    const claire = await welcome(stage.browser, stage.server.url, { language });
    const { page, complaints } = claire;
    await page.goto('/dashboard');
    await signInHere(page, stage.server, { email: newEmail(), language });
    await page.getByLabel(words.legalName).fill('Atelier Lumière');
    await page.getByLabel('SIREN').fill('732829320');
    await page.getByLabel(words.headcount).fill('60');
    await page.getByRole('radio', { name: words.employer }).check();
    await page.getByRole('button', { name: words.open }).click();
    await page.getByRole('heading', { name: words.overview }).waitFor();

    for (const outcome of [words.wouldChange, words.nothing]) {
      await page.goto('/dashboard/employees/import');
      await page
        .locator('input[type=file]')
        .setInputFiles(join(PAYROLL_FILE, '../registre-personnel.xlsx'));
      await page.getByRole('button', { name: words.next }).click();
      await page.getByRole('heading', { name: outcome }).waitFor();
      await page.getByRole('button', { name: words.save, exact: true }).click();
      await page.getByRole('link', { name: words.toList }).waitFor();
    }

    const main = page.getByRole('main');
    await main.getByRole('link', { name: words.boxes }).click();
    await page.getByRole('heading', { name: words.noOrder }).waitFor();
    await main.getByRole('link', { name: words.settings }).click();
    const karim = newEmail();
    await page.getByLabel(words.inviteEmail).fill(karim);
    await page.getByRole('radio', { name: words.cse }).check();
    await page.getByRole('button', { name: words.send }).click();
    await page.getByRole('heading', { name: words.waiting }).waitFor();
    await expectAccessible(page);
    expect(await invitationTo(karim)).toContain('/dashboard?invitation=');
    // Once more, not twice: said beside the invitation that it is about.
    await page.getByRole('button', { name: words.resend }).click();
    await page.getByText(words.resent).waitFor();
    await page.getByRole('button', { name: words.resend }).click();
    await page.getByRole('listitem').filter({ hasText: karim }).getByText(words.tooSoon).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: words.takeOwn }).click();
    await page.getByText(words.lastOwner).waitFor();
    complaints.splice(0, 2);
    await claire.leave();
  });
});
