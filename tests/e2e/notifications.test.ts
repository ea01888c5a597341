import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { Language } from '#basics/language.ts';
import { axeViolations } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import type { Visitor } from '../support/visitor.ts';

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const KARIM = 'karim.benali@atelier-lumiere.example';

const WORDS = {
  fr: {
    bell: 'Notifications',
    unread: /^Notifications, 1 non lue$/,
    connected: /^À jour/,
    disconnected: /^Hors ligne/,
    arrived: 'Nouvelle notification',
    show: 'Voir',
    told: /Un rôle vous est confié chez Atelier Lumière/,
    hr: /Vous tenez maintenant la liste des salariés/,
    readAll: 'Tout marquer comme lu',
    preferences: 'Choisir ce qui vient aussi par mail',
    mails: 'Mails',
    roles: /^Les rôles/,
    saved: 'C’est noté',
    failed: 'Quelque chose n’a pas fonctionné',
  },
  en: {
    bell: 'Notifications',
    unread: /^Notifications, 1 unread$/,
    connected: /^Up to date/,
    disconnected: /^Offline/,
    arrived: 'New notification',
    show: 'Show',
    told: /You have a new role at Atelier Lumière/,
    hr: /You now keep the list of employees/,
    readAll: 'Mark all as read',
    preferences: 'Choose what also comes by e-mail',
    mails: 'E-mails',
    roles: /^Roles/,
    saved: 'Noted',
    failed: 'Something went wrong',
  },
} as const;

const stage = setStage();

/** Somebody of the demo, signed in, in their space. */
const visit = (email: string, language: Language): Promise<Visitor> =>
  comeBack(stage, { email, path: '/dashboard', language });

/** What somebody else does to Karim’s roles, as the server would at their call. */
async function grantHr(): Promise<void> {
  await stage.server.sql(`insert into public.company_members (company_id, user_id, role)
    select company_id, user_id, 'hr' from public.company_members where role = 'cse'`);
}

beforeEach(async () => {
  await stage.server.sql(`delete from public.company_members where role = 'hr' and user_id = (
    select id from auth.users where email = '${KARIM}')`);
  await stage.server.sql('delete from public.notifications');
});

const bellOf = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name });

describeInEachLanguage(import.meta.url, 'notifications, in %s', (language) => {
  const words = WORDS[language];

  test('arrive while the page is open, are read by keyboard alone, and stay read', async () => {
    const { page, leave } = await visit(KARIM, language);
    await bellOf(page, words.bell).click();
    const panel = page.getByRole('dialog', { name: words.bell });
    await panel.getByText(words.connected).waitFor();
    await page.keyboard.press('Escape');

    await grantHr();
    await page.getByText(words.arrived).first().waitFor();
    await bellOf(page, words.unread).focus();
    await page.keyboard.press('Enter');
    const item = panel.getByRole('link', { name: words.told }).first();
    await item.waitFor();
    expect(await item.innerText()).toMatch(words.hr);
    expect(await axeViolations(page)).toEqual([]);
    await panel.getByRole('button', { name: words.readAll }).focus();
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: words.readAll }).waitFor({ state: 'detached' });
    await page.reload();
    await bellOf(page, new RegExp(`^${words.bell}$`)).waitFor();
    await leave();
  });

  // The browser complains of the network that is taken away.
  test('wait for the network to be back, and say so', async () => {
    const { page, context } = await visit(KARIM, language);
    await bellOf(page, words.bell).click();
    const panel = page.getByRole('dialog', { name: words.bell });
    await panel.getByText(words.connected).waitFor();
    await context.setOffline(true);
    await panel.getByText(words.disconnected).waitFor();
    await grantHr();
    await context.setOffline(false);
    await panel.getByText(words.connected).waitFor();
    await panel.getByRole('link', { name: words.told }).first().waitFor();
    await context.close();
  });

  test('come by mail only where they are wished', async () => {
    const { page, leave } = await visit(CLAIRE, language);
    await bellOf(page, words.bell).click();
    await page.getByRole('link', { name: words.preferences }).click();
    await page.getByRole('heading', { name: words.mails, exact: true }).waitFor();
    const roles = page.getByRole('checkbox', { name: words.roles });
    expect(await roles.isChecked()).toBe(true);
    await roles.uncheck();
    await page.getByText(words.saved).waitFor();
    await page.reload();
    await roles.waitFor();
    await expect.poll(() => roles.isEnabled()).toBe(true);
    expect(await roles.isChecked()).toBe(false);
    await roles.check();
    await page.getByText(words.saved).waitFor();
    await leave();
  });

  test('are still there on the page of an error', async () => {
    const visitor = await visit(CLAIRE, language);
    const { page } = visitor;
    await bellOf(page, words.bell).waitFor();
    await page.route('**/*.data*', (route) => route.abort());
    await page.getByRole('contentinfo').locator('a[href="/cgv"]').click();
    await page.getByRole('heading', { level: 1, name: words.failed }).waitFor();
    await bellOf(page, words.bell).click();
    const panel = page.getByRole('dialog', { name: words.bell });
    await panel.getByText(words.connected).waitFor();
    // The browser complains of the request that was cut off.
    visitor.complaints.length = 0;
    await visitor.leave();
  });
});
