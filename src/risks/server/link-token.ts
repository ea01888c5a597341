import { timingSafeEqual } from 'node:crypto';
import type { RisksDeps } from './risks-deps.ts';

const MAC_BYTES = 18;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What a link carries: which one it is, and the proof that it is ours. */
export function linkToken(deps: Pick<RisksDeps, 'derive'>, linkId: string): string {
  return `${linkId}.${macOf(deps, linkId)}`;
}

/** The link that a token is for; undefined when it is none of ours. */
export function readLinkToken(deps: Pick<RisksDeps, 'derive'>, token: string): string | undefined {
  const [linkId = '', mac = ''] = token.split('.');
  if (!UUID.test(linkId)) return undefined;
  const given = Buffer.from(mac);
  const ours = Buffer.from(macOf(deps, linkId));
  return given.length === ours.length && timingSafeEqual(given, ours) ? linkId : undefined;
}

function macOf({ derive }: Pick<RisksDeps, 'derive'>, linkId: string): string {
  return derive('duerp-link', linkId).subarray(0, MAC_BYTES).toString('base64url');
}
