import { PRODUCT_NAME } from '#basics/product-name.ts';
import { letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { LapsingMailComposer } from '#platform/mail/mail-jobs.ts';
import { textAsMail } from '#platform/texts/text-as-mail.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import type { AuthDeps } from './auth-deps.ts';
import { texts } from './messages/auth-mail.ts';
import { LIFE_MINUTES, type OneTimeToken, secretsOf } from './one-time-tokens.ts';
import { withQuery } from './redirects.ts';

type AuthMailKind = 'auth-token' | 'auth-notice';

/** Links, codes and notices, each written when it leaves; no row ever holds a link or a code. */
export function authMails(deps: AuthDeps): Record<AuthMailKind, LapsingMailComposer> {
  return {
    'auth-token': async (sending) => {
      const [id = ''] = sending.split('.');
      const token = await readToken(deps, id);
      // Used or over meanwhile: what it would say is no longer true.
      if (!token || token.expires_at <= deps.clock.now()) return undefined;
      return tokenMail(deps, token);
    },
    'auth-notice': (id) => noticeMail(deps, id),
  };
}

async function readToken({ database }: AuthDeps, id: string): Promise<OneTimeToken | undefined> {
  // The outbox is no caller: the service reads the token it was told of.
  return database.asService((tx) =>
    tx.selectFrom('auth.one_time_tokens').selectAll().where('id', '=', id).executeTakeFirst(),
  ) as Promise<OneTimeToken | undefined>;
}

async function tokenMail(deps: AuthDeps, row: OneTimeToken): Promise<Mail> {
  const t = translator(row.language);
  const { token, code } = secretsOf(deps, row.id);
  const { purpose, sent_to: to } = row;
  const about = { product: PRODUCT_NAME, minutes: LIFE_MINUTES, code };
  if (/^\d+$/.test(to)) return textAsMail(to, t('text', about), row.language);
  if (purpose === 'sms' || purpose === 'phone_change') {
    throw new Error(`A token for a phone number was sent to something else`);
  }
  const isCodeOnly = purpose === 'reauthentication';
  return letter(row.language, {
    to,
    title: t(`${purpose}.title`, about),
    why: 'account',
    parts: [
      t(`${purpose}.why`, about),
      ...(isCodeOnly ? [] : [{ link: linkOf(deps, row, token), label: t(`${purpose}.link`) }]),
      t(`${purpose}.code`),
      { code },
      t(isCodeOnly ? 'codeLife' : 'life', about),
      t('notYou'),
      t('signature', about),
    ],
  });
}

/**
 * The page that the person asked from, which verifies after a click; or, where it asked with a
 * PKCE challenge, our own address, which leads there with a code that only that page can exchange.
 */
function linkOf({ publicUrl }: AuthDeps, row: OneTimeToken, token: string): string {
  const type = row.purpose.startsWith('email_change') ? 'email_change' : row.purpose;
  const { redirect_to: page } = row;
  if (row.code_challenge === null) return withQuery(page, { token_hash: token, type });
  return withQuery(`${publicUrl}/auth/v1/verify`, { token, type, redirect_to: page });
}

async function noticeMail(deps: AuthDeps, entryId: string): Promise<Mail | undefined> {
  // The outbox is no caller: the service reads the entry it was told of.
  const entry = await deps.database.asService((tx) =>
    tx
      .selectFrom('auth.audit_log_entries')
      .innerJoin('auth.users', 'auth.users.id', 'auth.audit_log_entries.user_id')
      .select(['action', 'email', 'language'])
      .where('auth.audit_log_entries.id', '=', entryId)
      .executeTakeFirst(),
  );
  if (!entry?.email) return undefined;
  const t = translator(entry.language);
  const isRepeated = entry.action === 'user_repeated_signup';
  const kind = isRepeated ? 'repeated' : 'passwordChanged';
  const product = { product: PRODUCT_NAME };
  return letter(entry.language, {
    to: entry.email,
    title: t(`${kind}.title`),
    why: 'account',
    parts: [
      t(`${kind}.why`, product),
      t(`${kind}.what`),
      {
        link: new URL(isRepeated ? '/auth/login' : '/reset-password', deps.publicUrl).href,
        label: t(`${kind}.link`),
      },
      t('signature', product),
    ],
  });
}

const translator = translatorOf(texts);
