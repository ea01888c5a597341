import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { tokenIn } from '../support/partners.ts';
import { placedOrder, receivedApplication, receivedRequest } from '../support/received.ts';
import { comeBack, signInHere } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import type { Visitor } from '../support/visitor.ts';

const WORDS = {
  fr: {
    expired: 'Vous n’êtes plus connecté·e',
    kept: /^Reconnectez-vous\s: ce que vous avez écrit est gardé/,
    name: 'Nom · en français',
    saved: 'Brouillon enregistré',
    director: 'Responsable de la publication',
    save: 'Enregistrer',
    settingSaved: 'C’est enregistré, et déjà montré',
    subject: 'Objet',
    body: 'Message',
    answer: 'Envoyer la réponse',
    answered: 'La réponse est partie',
    note: 'Nouvelle note',
    add: 'Ajouter',
    cancel: 'Annuler la commande',
    reason: 'Motif',
    restored: 'Ce que vous aviez saisi ici sur cet appareil est de retour.',
    confirm: 'Annuler cette commande',
    cancelled: 'La commande est annulée',
    message: 'Votre message',
    send: 'Envoyer',
    sent: 'Le message est parti',
    reply: 'Votre réponse',
    sendReply: 'Envoyer ma réponse',
  },
  en: {
    expired: 'You are no longer signed in',
    kept: /^Sign in again: what you wrote is kept/,
    name: 'Name · in French',
    saved: 'Draft saved',
    director: 'Person responsible for publication',
    save: 'Save',
    settingSaved: 'It is saved, and shown already',
    subject: 'Subject',
    body: 'Message',
    answer: 'Send the answer',
    answered: 'The answer has been sent',
    note: 'New note',
    add: 'Add',
    cancel: 'Cancel the order',
    reason: 'Reason',
    restored: 'What you had typed here on this device is back.',
    confirm: 'Cancel this order',
    cancelled: 'The order is cancelled',
    message: 'Your message',
    send: 'Send',
    sent: 'The message has left',
    reply: 'Your answer',
    sendReply: 'Send my answer',
  },
} as const;

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const HELENE = 'helene.faure@atelier-lumiere.example';

const SESSION = 'prevenance-auth-token';

const stage = setStage();
beforeAll(async () => {
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email in ('${CLAIRE}', '${HELENE}')`);
});

/** Ends every session of whoever is signed in on this page, as from another device. */
async function endSessionsElsewhere(page: Page): Promise<void> {
  const kept = await page.evaluate((key) => window.localStorage.getItem(key) ?? '{}', SESSION);
  const token = String(JSON.parse(kept).access_token);
  const { status } = await fetch(`${stage.server.url}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(status).toBe(204);
}

/** What a browser says of answers to a session that is over is no complaint. */
function forgiveRefusals({ complaints }: Visitor): void {
  const others = complaints.filter((complaint) => !/status of 40[013]/.test(complaint));
  complaints.splice(0, complaints.length, ...others);
}

describeInEachLanguage(import.meta.url, 'nothing that staff type is lost, in %s', (language) => {
  const words = WORDS[language];
  const claire = { email: CLAIRE, language };
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  const comeIn = (path: string): Promise<Visitor> => comeBack(stage, { ...claire, path });

  async function signInAgain(page: Page): Promise<void> {
    await page.getByRole('heading', { level: 1, name: words.expired }).waitFor();
    await page.getByRole('alert').getByText(words.kept).waitFor();
    await signInHere(page, stage.server, claire);
  }

  test('a session that ends in mid-form: they are told, sign in where they are, and go on', async () => {
    const { rows } = await stage.server.sql(
      `select id from public.products where slug = 'coffret-${language === 'fr' ? 'apiculteur' : 'artisan-potier'}'`,
    );
    const visitor = await comeIn(`/cms/products/edit/${rows[0]?.id}`);
    const { page } = visitor;
    const name = page.getByLabel(words.name, { exact: true });
    await name.waitFor();
    await endSessionsElsewhere(page);
    await name.fill(`Coffret ${language} gardé`);
    await signInAgain(page);
    expect(await name.inputValue()).toBe(`Coffret ${language} gardé`);
    await page.getByText(words.saved).waitFor();

    await page.goto('/cms/settings');
    const director = page.getByLabel(words.director, { exact: true });
    await director.fill(`Madame ${language}`);
    await endSessionsElsewhere(page);
    await button(page, words.save).click();
    await signInAgain(page);
    expect(await director.inputValue()).toBe(`Madame ${language}`);
    await button(page, words.save).click();
    await page.getByText(words.settingSaved).first().waitFor();

    await page.goto(`/cms/requests?request=${await receivedRequest(stage.server, language)}`);
    await page.getByLabel(words.subject, { exact: true }).fill('Votre demande');
    await page.getByLabel(words.body, { exact: true }).fill('Une réponse longue à écrire.');
    await endSessionsElsewhere(page);
    await button(page, words.answer).click();
    await signInAgain(page);
    const body = page.getByLabel(words.body, { exact: true });
    expect(await body.inputValue()).toBe('Une réponse longue à écrire.');
    await button(page, words.answer).click();
    await page.getByText(words.answered).first().waitFor();
    expect(await body.inputValue()).toBe('');
    forgiveRefusals(visitor);
    await visitor.leave();
  });

  test('signed out in another tab, or closed too soon; and nobody else is shown it', async () => {
    const order = `/cms/orders?order=${await placedOrder(stage.server, language)}`;
    const visitor = await comeIn(order);
    const { page, context } = visitor;
    const note = page.getByLabel(words.note, { exact: true });
    await note.fill('Rappeler mardi');
    await button(page, words.cancel).click();
    const dialog = page.locator('[role=dialog][data-over-page]');
    await dialog.getByLabel(words.reason, { exact: true }).fill('Commande en double');

    const other = await context.newPage();
    await other.goto('/auth/logout');
    await page.getByRole('heading', { level: 1, name: words.expired }).waitFor();
    await other.close();
    await signInHere(page, stage.server, { email: HELENE, language });
    await note.waitFor();
    expect(await note.inputValue()).toBe('');
    await button(page, words.cancel).click();
    const reason = dialog.getByLabel(words.reason, { exact: true });
    expect(await reason.inputValue()).toBe('');

    await page.goto('/auth/logout');
    await page.waitForFunction((key) => window.localStorage.getItem(key) === null, SESSION);
    await page.goto(order);
    await signInHere(page, stage.server, claire);
    await note.waitFor();
    expect(await note.inputValue()).toBe('Rappeler mardi');
    await button(page, words.add).click();
    await page.getByRole('listitem').filter({ hasText: 'Rappeler mardi' }).waitFor();
    await page.reload();
    await note.waitFor();
    expect(await note.inputValue()).toBe('');
    await button(page, words.cancel).click();
    await dialog.getByText(words.restored).waitFor();
    expect(await reason.inputValue()).toBe('Commande en double');
    await button(page, words.confirm).click();
    await page.getByText(words.cancelled).first().waitFor();
    forgiveRefusals(visitor);
    await visitor.leave();
  });

  test('a message to a partner, and the partner’s answer, outlive a page that was closed', async () => {
    const email = `atelier-${language}@roux.example`;
    const application = await receivedApplication(stage.server, email, language);
    const visitor = await comeIn(`/cms/partners/applications?partner=${application}`);
    const { page } = visitor;
    const message = page.getByLabel(words.message, { exact: true });
    await message.fill('Où sont faits vos sablés ?');
    await page.reload();
    await message.waitFor();
    expect(await message.inputValue()).toBe('Où sont faits vos sablés ?');
    await button(page, words.send).click();
    await page.getByText(words.sent).first().waitFor();
    expect(await message.inputValue()).toBe('');

    const sent = async () =>
      (await stage.server.mailbox.list()).find(
        (mail) => mail.to?.[0]?.address === email && mail.text?.includes('#partner-link='),
      );
    await expect.poll(sent).toBeDefined();
    await page.goto(`/boutique#partner-link=${tokenIn((await sent()) ?? {})}`);
    const reply = page.getByLabel(words.reply, { exact: true });
    await reply.fill('À Nantes, dans notre atelier.');
    await page.reload();
    await reply.waitFor();
    expect(await reply.inputValue()).toBe('À Nantes, dans notre atelier.');
    await button(page, words.sendReply).click();
    await page.getByRole('listitem').filter({ hasText: 'À Nantes' }).waitFor();
    expect(await reply.inputValue()).toBe('');
    await visitor.leave();
  });
});
