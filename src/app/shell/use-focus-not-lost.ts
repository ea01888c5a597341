import { useEffect } from 'react';
import { focusTitle, PART } from '#ui/focus-title.ts';

/** What a screen does by itself, as giving the focus to what comes next, has been done by then. */
const SETTLED_MS = 100;

/**
 * Where what had the focus goes away, or can no longer be pressed, the title of the part of the page it
 * stood in has it, else the title of the page: nobody who works by keyboard begins again at the top.
 */
export function useFocusNotLost() {
  useEffect(() => {
    let last: Element | null = null;
    let part: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = ({ target }: FocusEvent) => {
      last = target as Element;
      // A dialog stands over the part of the page that it was opened from.
      if (!last.closest('[data-over-page]')) part = last.closest(PART);
    };
    // Left by the person: what happens to it later is nothing to them. What goes away says it first.
    const leave = ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (last !== null && last === target && !isGone(last)) last = null;
      });
    };
    const find = () => {
      if (last === null || !isGone(last) || document.activeElement !== document.body) return;
      last = null;
      focusTitle(part?.isConnected ? part : document.getElementById('content'));
    };
    const watcher = new MutationObserver(() => {
      if (last === null || !isGone(last)) return;
      clearTimeout(timer);
      timer = setTimeout(find, SETTLED_MS);
    });
    document.addEventListener('focusin', hold);
    document.addEventListener('focusout', leave);
    watcher.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
      document.removeEventListener('focusin', hold);
      document.removeEventListener('focusout', leave);
    };
  }, []);
}

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');
