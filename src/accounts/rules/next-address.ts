/**
 * The rule: after signing in one goes on to where one was, inside the product; an address that
 * leads anywhere else, or back to signing in, is as good as none.
 */

export const HOME_OF_ACCOUNTS = '/dashboard';

const LONGEST = 1_000;
const NOWHERE = 'https://own.invalid';
const SIGN_IN_PATHS = /^\/(?:auth|reset-password)(?:\/|$)/;

/** A path of the product, with its query and fragment; the company space when there is none. */
export function nextAddress(asked: string | null | undefined): string {
  if (!asked || asked.length > LONGEST || !asked.startsWith('/')) return HOME_OF_ACCOUNTS;
  const url = URL.parse(asked, NOWHERE);
  if (!url || url.origin !== NOWHERE || url.pathname.startsWith('//')) return HOME_OF_ACCOUNTS;
  if (isSignInPath(url.pathname)) return HOME_OF_ACCOUNTS;
  return url.pathname + url.search + url.hash;
}

/** Whether one comes in or goes out there. */
export function isSignInPath(pathname: string): boolean {
  return SIGN_IN_PATHS.test(pathname);
}

/** `path` with where to go on to in its query; left out where it is the usual place. */
export function withNext(path: string, next: string): string {
  const address = nextAddress(next);
  if (address === HOME_OF_ACCOUNTS) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ next: address })}`;
}
