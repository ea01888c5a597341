import { readFile } from 'node:fs/promises';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newEmail } from '../support/account-client.ts';
import { axeViolations } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { signInHere } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { forgive, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    title: 'Mon compte',
    add: 'Ajouter une application',
    name: 'Son nom, pour la reconnaître',
    appCode: 'Code affiché par l’application',
    confirm: 'Confirmer',
    makeCodes: 'Faire dix codes',
    noteThem: /Notez-les maintenant/,
    second: 'Votre second code',
    challenge: 'Code de l’application',
    lost: 'Je n’ai plus mon téléphone',
    recovery: 'Code de secours',
    check: 'Vérifier',
    wrong: /Ce code n’est pas le bon/,
    remove: 'Retirer Téléphone de Claire',
    removed: 'L’application est retirée',
    end: /Déconnecter Chrome · Linux/,
    ended: 'Appareil déconnecté',
    download: 'Télécharger le fichier JSON',
    eraseEmail: 'Pour confirmer, écrivez votre adresse e-mail',
    erase: 'Effacer définitivement',
    notOwn: 'Ce n’est pas l’adresse de ce compte.',
    erased: 'Votre compte est effacé.',
    signIn: 'Se connecter',
    gate: 'Connectez-vous pour continuer',
    signOut: 'Me déconnecter',
    document: /[Dd]ocument unique/,
    newPassword: 'Choisissez un mot de passe',
    save: 'Enregistrer ce mot de passe',
    proofFirst: /confirmez par e-mail que c’est bien vous/,
    address: 'Votre adresse e-mail',
  },
  en: {
    title: 'My account',
    add: 'Add an app',
    name: 'A name to know it by',
    appCode: 'Code shown by the app',
    confirm: 'Confirm',
    makeCodes: 'Make ten codes',
    noteThem: /Note them now/,
    second: 'Your second code',
    challenge: 'Code from the app',
    lost: 'I no longer have my phone',
    recovery: 'Recovery code',
    check: 'Check',
    wrong: /This is not the right code/,
    remove: 'Remove Téléphone de Claire',
    removed: 'The app is removed',
    end: /Sign out Chrome · Linux/,
    ended: 'Device signed out',
    download: 'Download the JSON file',
    eraseEmail: 'To confirm, type your e-mail address',
    erase: 'Erase for good',
    notOwn: 'This is not the address of this account.',
    erased: 'Your account is erased.',
    signIn: 'Sign in',
    gate: 'Sign in to continue',
    signOut: 'Sign out',
    document: /[Rr]isk document/,
    newPassword: 'Choose a password',
    save: 'Save this password',
    proofFirst: /confirm by e-mail that it is you/,
    address: 'Your e-mail address',
  },
} as const;

const stage = setStage();

/** What the application shows at this moment. */
const codeAt = (secret: string) => new TOTP({ secret }).generate();

async function secretOn(page: Page): Promise<string> {
  return (await page.locator('code').first().innerText()).replace(/\s/g, '');
}

describeInEachLanguage(import.meta.url, 'somebody who reads %s', (language) => {
  const words = WORDS[language];

  test('sees nothing of whoever was signed in before them in the same tab', async () => {
    const visitor = await welcome(stage.browser, stage.server.url, { language });
    const { page } = visitor;
    await page.goto('/user-dashboard');
    await signInHere(page, stage.server, {
      email: 'lea.fontaine@atelier-lumiere.example',
      language,
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const document = page.getByRole('heading', { name: words.document });
    await document.waitFor();
    await page.getByRole('link', { name: words.signOut }).click();
    await page.getByRole('link', { name: words.signIn }).first().waitFor();
    await page.goBack();
    await page.getByText(words.gate).waitFor();
    await signInHere(page, stage.server, { email: newEmail(), language });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await document.count()).toBe(0);
    await visitor.leave();
  });

  test('chooses a password an hour after they came in: a mail proves first who is there', async () => {
    const email = newEmail();
    const visitor = await welcome(stage.browser, stage.server.url, { language });
    const { page } = visitor;
    await page.goto('/user-dashboard');
    await signInHere(page, stage.server, { email, language });
    await page.getByRole('heading', { name: words.title, level: 1 }).waitFor();
    await stage.server.sql(`update auth.sessions set created_at = created_at - interval '61 minutes'
      where user_id = (select id from auth.users where email = '${email}')`);
    await page.goto('/reset-password');
    await page.getByLabel(words.newPassword).fill('une girafe très calme');
    await page.getByRole('button', { name: words.save }).click();
    await page.getByText(words.proofFirst).waitFor();
    forgive(visitor, 400);
    await page.getByLabel(words.address).waitFor();
    await visitor.leave();
  });

  test('protects their account with a second code, and comes in by paper when the phone is lost', async () => {
    const email = newEmail();
    const visitor = await welcome(stage.browser, stage.server.url, { language });
    const { page } = visitor;
    await page.goto('/user-dashboard');
    await signInHere(page, stage.server, { email, language });
    await page.getByRole('heading', { name: words.title, level: 1 }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: words.add }).click();
    await page.getByLabel(words.name).fill('Téléphone de Claire');
    await page.keyboard.press('Enter');
    await page.getByLabel(words.appCode).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const secret = await secretOn(page);
    await page.getByLabel(words.appCode).fill(codeAt(secret));
    await page.getByRole('button', { name: words.confirm }).click();
    await page.getByRole('button', { name: words.makeCodes }).click();
    await page.getByText(words.noteThem).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const paper = await page.getByRole('listitem').locator('code').allInnerTexts();
    expect(paper).toHaveLength(10);

    const phone = await welcome(stage.browser, stage.server.url, { language, width: 'phone' });
    await phone.page.goto('/user-dashboard');
    await signInHere(phone.page, stage.server, { email, language });
    await phone.page.getByRole('heading', { name: words.second }).waitFor();
    await phone.page.getByLabel(words.challenge).fill('000000');
    await phone.page.keyboard.press('Enter');
    await phone.page.getByText(words.wrong).waitFor();
    forgive(phone, 422);
    await phone.page.getByRole('button', { name: words.lost }).click();
    expect(await axeViolations(phone.page)).toEqual([]);
    await phone.page.getByLabel(words.recovery).fill((paper[3] ?? '').toLowerCase());
    await phone.page.getByRole('button', { name: words.check }).click();
    await phone.page.getByRole('heading', { name: words.title, level: 1 }).waitFor();

    await page.reload();
    await page.getByRole('button', { name: words.end }).first().click();
    await page.getByText(words.ended).waitFor();
    await page.getByRole('button', { name: words.remove }).click();
    await page.getByText(words.removed).waitFor();
    await visitor.leave();
    // Its session was ended from elsewhere: what its page still asks for is refused.
    await phone.context.close();
  });

  test('takes their data along, then has everything erased', async () => {
    const email = newEmail();
    const visitor = await welcome(stage.browser, stage.server.url, { language, width: 'tablet' });
    const { page } = visitor;
    await page.goto('/user-dashboard');
    await signInHere(page, stage.server, { email, language });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.download }).click(),
    ]);
    const kept = JSON.parse(await readFile(await file.path(), 'utf8')) as {
      data: { account: { account: { email: string } } };
    };
    expect(kept.data.account.account.email).toBe(email);
    await page.getByLabel(words.eraseEmail).fill('autre@example.com');
    await page.getByRole('button', { name: words.erase }).click();
    await page.getByText(words.notOwn).waitFor();
    forgive(visitor, 422);
    await page.getByLabel(words.eraseEmail).fill(email);
    await page.getByRole('button', { name: words.erase }).click();
    await page.getByText(words.erased).waitFor();
    await page.getByRole('banner').getByRole('link', { name: words.signIn }).waitFor();
    await page.goto('/user-dashboard');
    await page.getByRole('heading', { name: words.gate }).waitFor();
    // The browser's own sign-out comes after the account is gone.
    forgive(visitor, 403);
    await visitor.leave();
  });
});
