import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newEmail } from '../support/account-client.ts';
import { axeViolations } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { signInHere } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { forgive, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    account: 'Mon compte',
    add: 'Ajouter une clé d’accès',
    name: 'Son nom, pour la reconnaître',
    added: 'La clé d’accès est ajoutée',
    kind: /Clé d’accès, ajoutée le/,
    signOut: 'Me déconnecter',
    signIn: 'Utiliser une clé d’accès',
    refused: /La clé d’accès n’a pas été confirmée/,
    second: 'Votre clé d’accès',
    use: 'Utiliser la clé « Portable de Claire »',
    lost: 'Je n’ai plus cette clé',
    back: 'Revenir à la clé d’accès',
    recovery: 'Code de secours',
    remove: 'Retirer Portable de Claire',
    removed: 'La clé d’accès est retirée',
    unknown: /n’ouvre aucun compte ici/,
    bye: 'À bientôt',
  },
  en: {
    account: 'My account',
    add: 'Add a passkey',
    name: 'A name to know it by',
    added: 'The passkey is added',
    kind: /Passkey, added on/,
    signOut: 'Sign out',
    signIn: 'Use a passkey',
    refused: /The passkey was not confirmed/,
    second: 'Your passkey',
    use: 'Use the passkey “Portable de Claire”',
    lost: 'I no longer have this passkey',
    back: 'Back to the passkey',
    recovery: 'Recovery code',
    remove: 'Remove Portable de Claire',
    removed: 'The passkey is removed',
    unknown: /opens no account here/,
    bye: 'See you soon',
  },
} as const;

const stage = setStage();

/** A device that keeps keys, and is unlocked by its owner, or by nobody. */
async function deviceOf(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    unlocksFor: (isOwner: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isOwner }),
  };
}

describeInEachLanguage(import.meta.url, 'somebody who reads %s', (language) => {
  const words = WORDS[language];

  test('adds a key, signs in by it alone, shows it as a second step, and removes it', async () => {
    const email = newEmail();
    const visitor = await welcome(stage.browser, stage.server.url, { language, width: 'phone' });
    const { page } = visitor;
    const device = await deviceOf(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const account = page.getByRole('heading', { name: words.account, level: 1 });
    const leave = async () => {
      await page.goto('/auth/logout');
      await page.getByRole('heading', { name: words.bye }).waitFor();
    };
    await page.goto('/user-dashboard');
    await signInHere(page, stage.server, { email, language });
    await account.waitFor();
    await button(words.add).click();
    await page.getByLabel(words.name).fill('Portable de Claire');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText(words.added).first().waitFor();
    await page.getByText(words.kind).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await leave();
    await page.goto('/auth?next=/user-dashboard');
    await device.unlocksFor(false);
    await button(words.signIn).click();
    await page.getByText(words.refused).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await device.unlocksFor(true);
    await button(words.signIn).click();
    await account.waitFor();

    await leave();
    await page.goto('/user-dashboard');
    await signInHere(page, stage.server, { email, language });
    await page.getByRole('heading', { name: words.second }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await button(words.lost).click();
    await page.getByLabel(words.recovery).waitFor();
    await button(words.back).click();
    await button(words.use).click();
    await account.waitFor();
    await button(words.remove).click();
    await page.getByText(words.removed).first().waitFor();

    await leave();
    await page.goto('/auth/login');
    await button(words.signIn).click();
    await page.getByText(words.unknown).waitFor();
    forgive(visitor, 404);
    await visitor.leave();
  });
});
