import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newEmail } from '../support/account-client.ts';
import { axeViolations } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { readPdf } from '../support/read-pdf.ts';
import { comeBack, signInHere } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { forgive, welcome } from '../support/visitor.ts';

const CLAIRE = 'claire.moreau@atelier-lumiere.example';

const WORDS = {
  fr: {
    add: 'Ajouter',
    firstName: 'Prénom',
    lastName: 'Nom',
    paper: 'Sans adresse e-mail',
    slips: 'Télécharger les fiches à découper',
    poster: 'Télécharger l’affiche',
    toHand: 'Code à remettre',
    in: 'Compte ouvert',
    code: 'Code personnel',
    goOn: 'Continuer',
    unknown: /Ce code n’existe pas/,
    hello: 'Bonjour Paul',
    take: 'Prendre ma place',
    used: /Ce code a déjà servi/,
    journal: 'Voir le journal',
    printed: 'Code personnel imprimé',
    came: 'Arrivée dans l’espace',
    about: 'Sujet',
    roles: 'Les rôles',
  },
  en: {
    add: 'Add',
    firstName: 'First name',
    lastName: 'Last name',
    paper: 'Without e-mail',
    slips: 'Download the slips to cut out',
    poster: 'Download the poster',
    toHand: 'Code to hand over',
    in: 'Account open',
    code: 'Personal code',
    goOn: 'Continue',
    unknown: /There is no such code/,
    hello: 'Hello Paul',
    take: 'Take my place',
    used: /This code has been used/,
    journal: 'Show the journal',
    printed: 'Personal code printed',
    came: 'Came into the space',
    about: 'Subject',
    roles: 'Roles',
  },
} as const;

const stage = setStage();

/** The file that a click brings. */
async function downloaded(page: Page, button: string): Promise<Blob> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return new Blob([await readFile(await download.path())]);
}

describeInEachLanguage(
  import.meta.url,
  'somebody without an address at work, in %s',
  (language) => {
    const words = WORDS[language];
    const lastName = language === 'fr' ? 'Abadie' : 'Abbott';

    test('is handed a slip, comes in with an address of their own, and HR never sees it', async () => {
      const path = '/dashboard/employees';
      const office = await comeBack(stage, { email: CLAIRE, path, language });
      const { page } = office;
      await page.getByRole('button', { name: words.add, exact: true }).click();
      await page.getByLabel(words.firstName).fill('Paul');
      await page.getByLabel(words.lastName, { exact: true }).fill(lastName);
      await page.getByRole('dialog').getByRole('button', { name: words.add }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      await page.getByRole('button', { name: words.paper }).click();
      expect(await axeViolations(page)).toEqual([]);
      const slips = await readPdf(await downloaded(page, words.slips));
      const poster = await readPdf(await downloaded(page, words.poster));
      expect(slips.text).toContain(`${lastName} Paul`);
      expect(poster.text).not.toContain(lastName);
      const [code = ''] = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(slips.text) ?? [];
      await page.keyboard.press('Escape');
      const row = page.getByRole('row', { name: new RegExp(lastName) });
      await row.getByText(words.toHand).waitFor();

      const workshop = await welcome(stage.browser, stage.server.url, { language, width: 'phone' });
      const phone = workshop.page;
      const email = newEmail();
      await phone.goto('/dashboard?code=');
      await phone.getByLabel(words.code).fill('ABCDE-FGHJK');
      await phone.getByRole('button', { name: words.goOn }).click();
      await phone.getByText(words.unknown).waitFor();
      forgive(workshop, 404);
      expect(await axeViolations(phone)).toEqual([]);
      await phone.getByLabel(words.code).fill(code.replace('-', ' ').toLowerCase());
      await phone.keyboard.press('Enter');
      await phone.getByRole('heading', { name: words.hello }).waitFor();
      expect(await axeViolations(phone)).toEqual([]);
      await signInHere(phone, stage.server, { email, language });
      await phone.getByRole('button', { name: words.take }).click();
      await phone.waitForURL('**/mood');
      await phone.getByRole('heading', { level: 1 }).waitFor();
      await phone.goto(`/dashboard?code=${code}`);
      await phone.getByRole('button', { name: words.goOn }).click();
      await phone.getByText(words.used).waitFor();
      await workshop.leave();

      await page.reload();
      await row.getByText(words.in).waitFor();
      expect(await page.content()).not.toContain(email);

      await page.goto('/dashboard/settings');
      await page.getByRole('link', { name: words.journal }).click();
      await page.getByText(words.came).first().waitFor();
      await page.getByText(words.printed).first().waitFor();
      expect(await page.content()).not.toContain(email);
      expect(await axeViolations(page)).toEqual([]);
      await page.getByLabel(words.about).selectOption(words.roles);
      await page.getByText(words.came).first().waitFor({ state: 'detached' });
      expect(new URL(page.url()).searchParams.get('about')).toBe('roles');
      await office.leave();
    });
  },
);
