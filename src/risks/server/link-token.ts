import { timingSafeEqual } from 'node:crypto';
import type { RisksDeps } from './risks-deps.ts';

const MAC_BYTES = 18;
const OF_A_LINK = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;

type Deriving = Pick<RisksDeps, 'derive'>;
/** A link of one kind opens nothing of the other. */
type Kind = 'duerp-link' | 'duerp-sending';

/** What a link carries: which one it is, and the proof that it is ours. */
export function linkToken(deps: Deriving, linkId: string, kind: Kind = 'duerp-link'): string {
  return `${linkId}.${macOf(deps, kind, linkId)}`;
}

/** The link that a token is for; undefined when it is none of ours. */
export function readLinkToken(
  deps: Deriving,
  token: string,
  kind: Kind = 'duerp-link',
): string | undefined {
  const linkId = OF_A_LINK.exec(token)?.[0];
  if (linkId === undefined) return undefined;
  // The whole of it: what somebody adds to a token must not make another one.
  const given = Buffer.from(token);
  const ours = Buffer.from(linkToken(deps, linkId, kind));
  return given.length === ours.length && timingSafeEqual(given, ours) ? linkId : undefined;
}

export const sendingToken = (deps: Deriving, id: string) => linkToken(deps, id, 'duerp-sending');
export const readSendingToken = (deps: Deriving, token: string) =>
  readLinkToken(deps, token, 'duerp-sending');

function macOf({ derive }: Deriving, kind: Kind, linkId: string): string {
  return derive(kind, linkId).subarray(0, MAC_BYTES).toString('base64url');
}
