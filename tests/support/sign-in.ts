import { AuthAdminApi } from '@supabase/auth-js';
import { SignJWT } from 'jose';
import type { Browser, Page } from 'playwright-core';
import type { Language } from '#basics/language.ts';
import { SESSION_STORAGE_KEY } from '#platform/browser/stored-session.ts';
import type { Mailbox } from '#platform/mail/mailbox.ts';
import { accountClient, brought } from './account-client.ts';
import { type Visitor, welcome } from './visitor.ts';

const WORDS = {
  fr: { email: 'Votre adresse e-mail', ask: 'Recevoir mon lien', code: 'Code à six chiffres' },
  en: { email: 'Your e-mail address', ask: 'Send me the link', code: 'Six-digit code' },
} as const;

/** Codes that were typed already: the next mail to the same address brings another one. */
const typed: string[] = [];

/** On a page that asks to sign in: asks for the mail, types its code, and is in. */
export async function signInHere(
  page: Page,
  server: { readonly mailbox: Mailbox },
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const words = WORDS[language];
  await page.getByLabel(words.email).fill(email);
  await page.getByRole('button', { name: words.ask }).click();
  await page.getByLabel(words.code).waitFor();
  const { code } = await brought(server, email, typed);
  typed.push(code);
  await page.getByLabel(words.code).fill(code);
  await page.keyboard.press('Enter');
  await page.getByLabel(words.code).waitFor({ state: 'detached' });
}

type Entry = Parameters<typeof welcome>[2] & { readonly email: string; readonly path: string };

/** With it tests sign a key of staff themselves: `AUTH_JWT_SECRET` of every stage. */
export const STAGE_SECRET = 'a secret of the stages of tests that is long enough';

/** Somebody who signed in earlier comes back to their browser, at this address; no mail is waited for. */
export async function comeBack(
  { server, browser }: { server: { url: string }; browser: Browser },
  { email, path, ...manner }: Entry,
): Promise<Visitor> {
  const key = await new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(STAGE_SECRET));
  const headers = { Authorization: `Bearer ${key}` };
  const staff = new AuthAdminApi({ url: `${server.url}/auth/v1`, headers });
  const made = await staff.generateLink({ type: 'magiclink', email });
  if (made.error) throw made.error;
  const { data, error } = await accountClient(server.url).verifyOtp({
    token_hash: made.data.properties.hashed_token,
    type: 'magiclink',
  });
  if (error) throw error;
  const visitor = await welcome(browser, server.url, manner);
  await visitor.context.addInitScript(
    ([key, session]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, session);
    },
    [SESSION_STORAGE_KEY, JSON.stringify(data.session)] as const,
  );
  await visitor.page.goto(path);
  return visitor;
}

/** Somebody is administrator already: those who sign in later do not ask to be. */
export async function appointAdministrator(server: {
  sql(statement: string): Promise<unknown>;
}): Promise<void> {
  await server.sql(`with staff as (
      insert into auth.users (email, email_confirmed_at)
      values ('equipe@prevenance.example', now()) returning id)
    insert into public.user_roles (user_id, role) select id, 'admin' from staff`);
}
