import { timingSafeEqual } from 'node:crypto';
import type { RisksDeps } from './risks-deps.ts';

const MAC_BYTES = 18;
const OF_A_LINK = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;

/** What a link carries: which one it is, and the proof that it is ours. */
export function linkToken(deps: Pick<RisksDeps, 'derive'>, linkId: string): string {
  return `${linkId}.${macOf(deps, linkId)}`;
}

/** The link that a token is for; undefined when it is none of ours. */
export function readLinkToken(deps: Pick<RisksDeps, 'derive'>, token: string): string | undefined {
  const linkId = OF_A_LINK.exec(token)?.[0];
  if (linkId === undefined) return undefined;
  // The whole of it: what somebody adds to a token must not make another one.
  const given = Buffer.from(token);
  const ours = Buffer.from(linkToken(deps, linkId));
  return given.length === ours.length && timingSafeEqual(given, ours) ? linkId : undefined;
}

function macOf({ derive }: Pick<RisksDeps, 'derive'>, linkId: string): string {
  return derive('duerp-link', linkId).subarray(0, MAC_BYTES).toString('base64url');
}
