import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For a loader that brings nothing but texts: what stands behind the question mark changes none of
 * them, so a page that works offline goes on where it is. Changing language asks again.
 */
export function isRetried({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}
