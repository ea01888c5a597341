import { timingSafeEqual } from 'node:crypto';
import type { QuotesDeps } from './quotes-deps.ts';

const MAC_BYTES = 24;
const OF_A_VERSION = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;

/** What a link carries: which version it is, and the proof that it is ours. No row holds it. */
export function quoteToken(deps: Pick<QuotesDeps, 'derive'>, versionId: string): string {
  const mac = deps.derive('quote-link', versionId).subarray(0, MAC_BYTES).toString('base64url');
  return `${versionId}.${mac}`;
}

/** The version that a token is for; undefined when it is none of ours. */
export function readQuoteToken(
  deps: Pick<QuotesDeps, 'derive'>,
  token: string,
): string | undefined {
  const versionId = OF_A_VERSION.exec(token)?.[0];
  if (versionId === undefined) return undefined;
  // The whole of it: what somebody adds to a token must not make another one.
  const given = Buffer.from(token);
  const ours = Buffer.from(quoteToken(deps, versionId));
  return given.length === ours.length && timingSafeEqual(given, ours) ? versionId : undefined;
}

/** Where a version is read and accepted. */
export function quoteAddress(
  deps: Pick<QuotesDeps, 'derive' | 'publicUrl'>,
  versionId: string,
  language: string,
): string {
  const address = new URL('/checkout', deps.publicUrl());
  address.searchParams.set('quote', quoteToken(deps, versionId));
  address.searchParams.set('lang', language);
  return address.href;
}
