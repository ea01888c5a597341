/**
 * The rule: what a link of a mail brings decides what its page says. It is whole, cut, over before
 * it arrived, or made for an application other than ours; only a whole one can be tried.
 */

export const LINK_TYPES = [
  'magiclink',
  'signup',
  'invite',
  'recovery',
  'email_change',
  'email',
] as const;

export type LinkType = (typeof LINK_TYPES)[number];

export type SignInLink =
  | { readonly kind: 'whole'; readonly tokenHash: string; readonly type: LinkType }
  | { readonly kind: 'cut' }
  | { readonly kind: 'over' }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'none' };

/** Reads the query of the address; errors may stand in its fragment instead. */
export function readSignInLink(search: string, hash: string): SignInLink {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const errorCode = query.get('error_code') ?? fragment.get('error_code');
  if (errorCode !== null || query.has('error') || fragment.has('error')) return { kind: 'over' };
  const tokenHash = query.get('token_hash');
  const type = query.get('type');
  if (tokenHash && isLinkType(type)) return { kind: 'whole', tokenHash, type };
  if (query.has('token_hash') || type !== null) return { kind: 'cut' };
  if (query.has('code') || fragment.has('access_token')) return { kind: 'foreign' };
  return { kind: 'none' };
}

function isLinkType(type: string | null): type is LinkType {
  return LINK_TYPES.some((known) => known === type);
}
