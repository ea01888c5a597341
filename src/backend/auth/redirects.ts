/** Where links in mails may lead beside the product's own origin. */
export type RedirectRule = { readonly publicUrl: string; readonly redirects: readonly string[] };

/**
 * The address that a link may lead to: the one asked for when it is on our own origin or below an
 * allowed address, else `fallback` (a path of our own). Never built from what a request's headers
 * claim.
 */
export function allowedRedirect(
  rule: RedirectRule,
  asked: string | null | undefined,
  fallback: string,
): string {
  const own = new URL(fallback, rule.publicUrl).href;
  // What a browser would trim or skip could be read differently here and there.
  if (!asked || asked.length > 2_000 || /[\s\\\p{Cc}\p{Cf}]/u.test(asked)) return own;
  const url = parse(asked, rule.publicUrl);
  if (!url || url.username || url.password) return own;
  const isAllowed = [rule.publicUrl, ...rule.redirects].some((allowed) => isBelow(url, allowed));
  return isAllowed ? url.href : own;
}

function parse(asked: string, publicUrl: string): URL | undefined {
  // A path of our own is written in full by those who mean it: `//host` is none.
  if (asked.startsWith('/') && !asked.startsWith('//'))
    return URL.parse(asked, publicUrl) ?? undefined;
  const url = URL.parse(asked) ?? undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

function isBelow(url: URL, allowed: string): boolean {
  const base = new URL(allowed);
  if (url.origin !== base.origin) return false;
  const folder = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`;
  return url.pathname === base.pathname || url.pathname.startsWith(folder);
}

/** The same address with more in its query, keeping what was there. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
