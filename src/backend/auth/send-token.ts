import type { Language } from '#basics/language.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';
import type { AuthDeps } from './auth-deps.ts';
import { type Challenge, issueToken, type Purpose } from './one-time-tokens.ts';
import { allowedRedirect } from './redirects.ts';

/** Where each kind of link leads when nothing else was asked for, or nothing allowed. */
const PAGES: Readonly<Partial<Record<Purpose, string>>> = { recovery: '/reset-password' };
const PAGE = '/auth/callback';

export function redirectFor(
  { publicUrl, settings }: Pick<AuthDeps, 'publicUrl' | 'settings'>,
  purpose: Purpose,
  asked: string | undefined,
): string {
  const rule = { publicUrl, redirects: settings.redirects };
  return allowedRedirect(rule, asked, PAGES[purpose] ?? PAGE);
}

/** Issues a token and queues the mail or text that brings it, in one transaction. */
export async function sendToken(
  deps: AuthDeps,
  tx: Tx,
  wanted: {
    userId: string;
    purpose: Purpose;
    sentTo: string;
    redirectTo?: string | undefined;
    language: Language;
    challenge?: Challenge | undefined;
    askedBy?: readonly string[];
    isAnother?: boolean;
  },
): Promise<void> {
  const { id, sends } = await issueToken(deps, tx, {
    ...wanted,
    redirectTo: redirectFor(deps, wanted.purpose, wanted.redirectTo),
  });
  await enqueueMail(tx, { kind: 'auth-token', subjectId: `${id}.${sends}` });
}
