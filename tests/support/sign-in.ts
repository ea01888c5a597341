import type { Page } from 'playwright-core';
import type { Language } from '#basics/language.ts';
import type { Mailbox } from '#platform/mail/mailbox.ts';
import { brought } from './account-client.ts';

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

/** Somebody is administrator already: those who sign in later do not ask to be. */
export async function appointAdministrator(server: {
  sql(statement: string): Promise<unknown>;
}): Promise<void> {
  await server.sql(`with staff as (
      insert into auth.users (email, email_confirmed_at)
      values ('equipe@prevenance.example', now()) returning id)
    insert into public.user_roles (user_id, role) select id, 'admin' from staff`);
}
