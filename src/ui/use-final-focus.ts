import { useLayoutEffect, useRef } from 'react';
import { focusTitle, PART } from './focus-title.ts';

/**
 * Where the focus goes when a dialog closes, for `finalFocus` of its popup: back to what opened it; where
 * that is gone by then, to the title of the nearest part of the page around it that is still there.
 */
export function useFinalFocus(isOpen: boolean): () => HTMLElement | boolean {
  const opener = useRef<Element[]>([]);
  useLayoutEffect(() => {
    if (isOpen) opener.current = withAncestors(document.activeElement);
  }, [isOpen]);
  return () => {
    const now = document.activeElement;
    const hasMovedOn = now && now !== document.body && !now.closest('[data-over-page]');
    if (hasMovedOn) return false;
    const [itself, ...around] = opener.current;
    if (!itself || itself.isConnected) return true;
    for (const area of around) {
      const title = area.isConnected && area.matches(PART) && focusTitle(area);
      if (title) return title;
    }
    return true;
  };
}

/** It, and what is around it: a part that is taken out of the page no longer knows where it was. */
function withAncestors(element: Element | null): Element[] {
  return element ? [element, ...withAncestors(element.parentElement)] : [];
}
