import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when a dialog closes, for `finalFocus` of its popup: back to what opened it; where
 * that is gone by then, to the title of the nearest area around it that is still there.
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
      const title = area.isConnected && area.querySelector<HTMLElement>(FOCUSABLE_TITLE);
      if (title) return title;
    }
    return true;
  };
}

const FOCUSABLE_TITLE = ':is(h1, h2, h3)[tabindex]';

/** It, and what is around it: a part that is taken out of the page no longer knows where it was. */
function withAncestors(element: Element | null): Element[] {
  return element ? [element, ...withAncestors(element.parentElement)] : [];
}
