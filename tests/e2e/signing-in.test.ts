import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brought, newEmail, PASSWORD } from '../support/account-client.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { tabTo } from '../support/keyboard.ts';
import { openServer } from '../support/opened-server.ts';
import { signInHere } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { forgive, hasArrived, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    email: 'Votre adresse e-mail',
    ask: 'Recevoir mon lien',
    signIn: 'Se connecter',
    gate: 'Connectez-vous pour continuer',
    ended: 'Vous n’êtes plus connecté·e',
    code: 'Code à six chiffres',
    useCode: 'Me connecter',
    wrongCode: /Ce code n’est pas le bon/,
    inside: 'Votre compte n’est dans aucune entreprise',
    withPassword: 'Utiliser un mot de passe',
    toSignUp: /En créer un/,
    identifier: 'E-mail ou téléphone',
    newPassword: 'Choisissez un mot de passe',
    password: 'Mot de passe',
    signUp: 'Créer mon compte',
    enter: 'Me connecter',
    tooShort: 'Il faut dix caractères au moins.',
    wrongPassword: /L’adresse ou le mot de passe ne convient pas/,
    forgotten: /Mot de passe oublié/,
    sendReset: 'Recevoir le lien',
    goOn: 'Continuer',
    save: 'Enregistrer ce mot de passe',
    saved: 'Votre nouveau mot de passe est enregistré.',
    over: 'Ce lien ne sert plus',
    cut: 'Ce lien est incomplet',
    foreign: 'Ce lien vient d’ailleurs',
    already: /Vous êtes connecté·e ici en tant que/,
    out: 'À bientôt',
    space: 'Mon espace',
    toSignIn: 'Se connecter',
    loading: 'Chargement…',
  },
  en: {
    email: 'Your e-mail address',
    ask: 'Send me the link',
    signIn: 'Sign in',
    gate: 'Sign in to continue',
    ended: 'You are no longer signed in',
    code: 'Six-digit code',
    useCode: 'Sign in',
    wrongCode: /This is not the right code/,
    inside: 'Your account is in no company yet',
    withPassword: 'Use a password',
    toSignUp: /Create one/,
    identifier: 'E-mail or phone',
    newPassword: 'Choose a password',
    password: 'Password',
    signUp: 'Create my account',
    enter: 'Sign in',
    tooShort: 'It takes at least ten characters.',
    wrongPassword: /The address or the password is not right/,
    forgotten: /Forgotten your password/,
    sendReset: 'Send me the link',
    goOn: 'Continue',
    save: 'Save this password',
    saved: 'Your new password is saved.',
    over: 'This link is used up',
    cut: 'This link is incomplete',
    foreign: 'This link belongs elsewhere',
    already: /You are signed in here as/,
    out: 'See you soon',
    space: 'My space',
    toSignIn: 'Sign in',
    loading: 'Loading…',
  },
} as const;

const stage = setStage();

const keptSession = (context: BrowserContext) =>
  context
    .storageState()
    .then(({ origins }) =>
      origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name)),
    )
    .then((names) => names.filter((name) => name.includes('auth-token')));

describeInEachLanguage(import.meta.url, 'somebody who reads %s', (language) => {
  const words = WORDS[language];

  async function askForLink(page: Page, email: string) {
    await page.getByLabel(words.email).fill(email);
    await page.getByRole('button', { name: words.ask }).click();
    await page.getByLabel(words.code).waitFor();
  }

  const clickSignIn = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: words.signIn, exact: true }).click();

  test('comes to a page of theirs, signs in by the link, and is back where they were', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language });
    const email = newEmail();
    await page.goto('/mood?week=2026-W47');
    await page.getByRole('heading', { name: words.gate }).waitFor();
    await askForLink(page, email);
    const { link } = await brought(stage.server, email);
    // Machines of the mail provider open the link first: that uses nothing up.
    for (let scan = 0; scan < 5; scan += 1) await fetch(link);
    await page.goto(link.href);
    await clickSignIn(page);
    await page.waitForURL('**/mood?week=2026-W47');
    await page.getByRole('heading', { name: words.inside }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: words.inside }).waitFor();
    await leave();
  });

  test('opens the mail on another device, and signs in there and here: by link and by code', async () => {
    const laptop = await welcome(stage.browser, stage.server.url, { language });
    const phone = await welcome(stage.browser, stage.server.url, { language, width: 'phone' });
    const email = newEmail();
    await laptop.page.goto('/auth');
    await askForLink(laptop.page, email);
    const { code } = await brought(stage.server, email);
    await laptop.page.getByLabel(words.code).fill(code === '000000' ? '111111' : '000000');
    await laptop.page.keyboard.press('Enter');
    await laptop.page.getByText(words.wrongCode).waitFor();
    forgive(laptop, 403);
    const field = laptop.page.getByLabel(words.code);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await laptop.page.keyboard.press('Enter');
    await laptop.page.waitForURL('**/dashboard');

    await phone.page.goto('/auth');
    await askForLink(phone.page, email);
    const { link } = await brought(stage.server, email, [code]);
    await phone.page.goto(link.href);
    await clickSignIn(phone.page);
    await phone.page.waitForURL('**/dashboard');
    await Promise.all([laptop.leave(), phone.leave()]);
  });

  test('signs up with a password, forgets it, and chooses another', async () => {
    const visitor = await welcome(stage.browser, stage.server.url, { language });
    const { page } = visitor;
    const email = newEmail();
    await page.goto('/auth');
    await page.getByRole('link', { name: words.withPassword }).click();
    await page.getByRole('link', { name: words.toSignUp }).click();
    await page.getByLabel(words.newPassword).waitFor();
    await page.getByLabel(words.identifier).fill(email);
    await page.getByLabel(words.newPassword).fill('court');
    await page.getByRole('button', { name: words.signUp }).click();
    await page.getByText(words.tooShort).waitFor();
    forgive(visitor, 422);
    expect(await page.getByLabel(words.identifier).inputValue()).toBe(email);
    await page.getByLabel(words.newPassword).fill(PASSWORD);
    await page.getByRole('button', { name: words.signUp }).click();
    const first = await brought(stage.server, email);
    await page.getByLabel(words.code).fill(first.code);
    await page.getByRole('button', { name: words.useCode }).click();
    await page.waitForURL('**/dashboard');
    await page.goto('/auth/logout');
    await page.getByRole('heading', { name: words.out }).waitFor();
    expect(await keptSession(visitor.context)).toEqual([]);

    await page.goto('/auth/login');
    await page.getByLabel(words.identifier).fill(email);
    await page.getByLabel(words.password, { exact: true }).fill('pas celui-là du tout');
    await page.getByRole('button', { name: words.enter }).click();
    await page.getByText(words.wrongPassword).waitFor();
    forgive(visitor, 400);
    await page.getByRole('link', { name: words.forgotten }).click();
    await page.getByLabel(words.email).fill(email);
    await page.getByRole('button', { name: words.sendReset }).click();
    const { link } = await brought(stage.server, email, [first.code]);
    expect(link.pathname).toBe('/reset-password');
    await page.goto(link.href);
    await page.getByRole('button', { name: words.goOn }).click();
    await page.getByLabel(words.newPassword).fill('une girafe très calme');
    await page.getByRole('button', { name: words.save }).click();
    await page.getByText(words.saved).waitFor();

    await page.goto('/auth/logout');
    await page.getByRole('heading', { name: words.out }).waitFor();
    await page.goto('/auth/login');
    await page.getByLabel(words.identifier).fill(email);
    await page.getByLabel(words.password, { exact: true }).fill('une girafe très calme');
    await page.getByRole('button', { name: words.enter }).click();
    await page.waitForURL('**/dashboard');
    await visitor.leave();
  });

  test('is helped on when a link is used, cut, foreign or expired', async () => {
    const visitor = await welcome(stage.browser, stage.server.url, { language });
    const { page } = visitor;
    const email = newEmail();
    await page.goto('/auth');
    await askForLink(page, email);
    const { link } = await brought(stage.server, email);
    await page.goto(link.href);
    await clickSignIn(page);
    await page.waitForURL('**/dashboard');

    await page.goto(link.href);
    await page.getByText(words.already).waitFor();
    await clickSignIn(page);
    await page.getByRole('heading', { name: words.over }).waitFor();
    forgive(visitor, 403);
    await page.getByLabel(words.email).waitFor();

    await page.goto('/auth/callback?token_hash=abc');
    await page.getByRole('heading', { name: words.cut }).waitFor();
    await page.goto('/auth/callback?code=abc');
    await page.getByRole('heading', { name: words.foreign }).waitFor();
    await page.goto('/auth/callback#error=access_denied&error_code=otp_expired');
    await page.getByRole('heading', { name: words.over }).waitFor();
    await page.goto('/auth/logout');
    await page.getByRole('heading', { name: words.out }).waitFor();
    await page.goto('/reset-password?error_code=otp_expired');
    await page.getByRole('heading', { name: words.over }).waitFor();
    await visitor.leave();
  });

  test('is in, and out, in all tabs at once', async () => {
    const visitor = await welcome(stage.browser, stage.server.url, { language });
    const { page, context } = visitor;
    const other = await context.newPage();
    await other.goto('/about');
    await other.getByRole('banner').getByRole('link', { name: words.toSignIn }).waitFor();
    const email = newEmail();
    await page.goto('/auth');
    await askForLink(page, email);
    const { code } = await brought(stage.server, email);
    await page.getByLabel(words.code).fill(code);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await other.getByRole('banner').getByRole('link', { name: words.space }).waitFor();
    await hasArrived(page);
    await other.goto('/auth/logout');
    await other.getByRole('heading', { name: words.out }).waitFor();
    await page.getByRole('heading', { name: words.ended }).waitFor();
    await visitor.leave();
  });

  test('signs in by keyboard alone', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language });
    const email = newEmail();
    await page.goto('/auth');
    const field = page.getByLabel(words.email);
    await field.waitFor();
    await tabTo(page, page.getByLabel(words.email));
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    const { code } = await brought(stage.server, email);
    await page.getByLabel(words.code).waitFor();
    await tabTo(page, page.getByLabel(words.code));
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await leave();
  });
});

test.each([
  ['ahead', 15],
  ['ahead by more than a session lasts', 24 * 60],
  ['behind', -15],
])(
  'a device whose clock is %s stays signed in, and asks for no session after another',
  async (_, minutes) => {
    const visitor = await welcome(stage.browser, stage.server.url, { language: 'fr' });
    const { page } = visitor;
    await page.clock.setSystemTime(Date.now() + minutes * 60_000);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/token')) asked.push(request.url());
    });
    await page.goto('/mood');
    await signInHere(page, stage.server, { email: newEmail(), language: 'fr' });
    await page.getByRole('heading', { name: WORDS.fr.inside }).waitFor();
    await page.goto('/mood');
    await page.getByRole('heading', { name: WORDS.fr.inside }).waitFor();
    // Nine a second, where the client finds every session over.
    await new Promise((over) => setTimeout(over, 2_000));
    expect(asked.length).toBeLessThanOrEqual(1);
    await visitor.leave();
  },
);

test('of those who sign in, the first becomes administrator after two seconds, and no other', async () => {
  const fresh = await openServer();
  const enter = async () => {
    const visitor = await welcome(stage.browser, fresh.url, { language: 'fr' });
    const email = newEmail();
    await visitor.page.goto('/auth');
    await visitor.page.getByLabel(WORDS.fr.email).fill(email);
    await visitor.page.getByRole('button', { name: WORDS.fr.ask }).click();
    const { code } = await brought(fresh, email);
    await visitor.page.getByLabel(WORDS.fr.code).fill(code);
    const asked = visitor.page.waitForRequest((request) => request.url().includes('/user_roles'));
    await visitor.page.keyboard.press('Enter');
    const request = await asked;
    expect(decodeURIComponent(new URL(request.url()).search)).toBe(
      '?select=*&role=eq.admin&limit=1',
    );
    await request.response();
    return { ...visitor, email };
  };
  const first = await enter();
  await expect
    .poll(async () => (await fresh.sql('select * from public.user_roles')).rows.length)
    .toBe(1);
  const second = await enter();
  const { rows } = await fresh.sql(
    'select email, user_roles.role from public.user_roles join auth.users on id = user_id',
  );
  expect(rows).toEqual([{ email: first.email, role: 'admin' }]);
  await Promise.all([first.leave(), second.leave()]);
  await fresh.stop();
});
