import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Where what had the focus is gone or can no longer be pressed, what stands first in its area has it:
 * nobody who works by keyboard is thrown back to the top of the page. All is for the area's element;
 * `among` selects what may have it.
 */
export function useFocusKept(among = 'a[href], button:enabled, summary') {
  const area = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const had = last.current;
    if (!had || isThere(had)) return;
    last.current = null;
    const now = document.activeElement;
    if (now === null || now === document.body || now === had) {
      area.current?.querySelector<HTMLElement>(among)?.focus();
    }
  });
  return {
    ref: area,
    onFocus({ target }: FocusEvent) {
      // What opens over the page is within this area for React, and not on the screen.
      if (area.current?.contains(target)) last.current = target;
    },
    onBlur({ target }: FocusEvent) {
      // Left by the person: what happens to it later is nothing to them.
      if (isThere(target)) last.current = null;
    },
  };
}

const isThere = (element: Element) => element.isConnected && !element.matches(':disabled');
