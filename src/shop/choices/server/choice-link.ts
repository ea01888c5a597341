import { timingSafeEqual } from 'node:crypto';
import type { ChoicesDeps } from './choices-deps.ts';

const MAC_BYTES = 18;
const OF_A_RECIPIENT = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;

/** What a link carries: whose it is, and the proof that it is ours. No row holds it. */
export function choiceToken(deps: Pick<ChoicesDeps, 'derive'>, recipientId: string): string {
  const mac = deps.derive('choice-link', recipientId).subarray(0, MAC_BYTES).toString('base64url');
  return `${recipientId}.${mac}`;
}

/** Whose token it is; undefined when it is none of ours. */
export function readChoiceToken(
  deps: Pick<ChoicesDeps, 'derive'>,
  token: string,
): string | undefined {
  const recipientId = OF_A_RECIPIENT.exec(token)?.[0];
  if (recipientId === undefined) return undefined;
  // The whole of it: what somebody adds to a token must not make another one.
  const given = Buffer.from(token);
  const ours = Buffer.from(choiceToken(deps, recipientId));
  return given.length === ours.length && timingSafeEqual(given, ours) ? recipientId : undefined;
}

/** Where one chooses, in the language of the mail. */
export function choiceAddress(
  deps: Pick<ChoicesDeps, 'derive' | 'publicUrl'>,
  recipientId: string,
  language: string,
): string {
  const address = new URL('/user-dashboard', deps.publicUrl());
  address.searchParams.set('choice', choiceToken(deps, recipientId));
  address.searchParams.set('lang', language);
  return address.href;
}
