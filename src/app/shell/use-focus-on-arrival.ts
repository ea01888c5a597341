import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusTitle } from '#ui/focus-title.ts';

/**
 * Where a link leads to another page, the focus goes to its title: readers of screens hear where they
 * are, and the keyboard goes on from there. A focus that the page has placed itself stays.
 */
export function useFocusOnArrival() {
  const { pathname } = useLocation();
  const known = useRef(pathname);
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    const content = document.getElementById('content');
    const focused = document.activeElement;
    const isPlaced =
      focused !== content && content?.contains(focused) && !focused?.matches('a[href]');
    if (isPlaced || !content) return;
    if (!focusTitle(content, 'h1')) content.focus({ preventScroll: true });
  }, [pathname]);
}
