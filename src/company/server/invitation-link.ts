import { timingSafeEqual } from 'node:crypto';
import type { CompanyDeps } from './company-deps.ts';

type Sent = { readonly id: string; readonly round: number };

/** What the link of a mail carries: derived, so that no row holds it; another for each sending. */
export function invitationToken({ derive }: Pick<CompanyDeps, 'derive'>, sent: Sent): string {
  return `${sent.id}.${keyOf(derive, sent).toString('base64url')}`;
}

/** The invitation that a token names, whoever made it; undefined for what names none. */
export function invitationIdOf(token: string): string | undefined {
  const [id = ''] = token.split('.');
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : undefined;
}

export function isTokenOf(
  { derive }: Pick<CompanyDeps, 'derive'>,
  token: string,
  sent: Sent,
): boolean {
  const shown = Buffer.from(token.split('.')[1] ?? '', 'base64url');
  const own = keyOf(derive, sent);
  return shown.length === own.length && timingSafeEqual(shown, own);
}

function keyOf(derive: CompanyDeps['derive'], { id, round }: Sent): Buffer {
  return derive('invitation', id, String(round));
}
