import { useEffect, useEffectEvent, useState } from 'react';
import { PRODUCT_KEY } from '#basics/product-name.ts';

const STORAGE_KEY = `${PRODUCT_KEY}-single-keys`;

/** What is pressed to search everything, as its keyboard names it. */
export function paletteKeys(): readonly string[] {
  return /mac|iphone|ipad/i.test(navigator.platform) ? ['⌘', 'K'] : ['Ctrl', 'K'];
}

type Shortcuts = { readonly onPalette: () => void; readonly onHelp: () => void };

/**
 * Listens for shortcuts. Those of a single key never act in a field, nor under a dialog, and may be switched off: who
 * dictates, or whose keys are pressed by accident, would set them off.
 */
export function useShortcuts({ onPalette, onHelp }: Shortcuts) {
  const [hasSingleKeys, setSingleKeys] = useState(areSingleKeysKept);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (isPalette(event)) {
      event.preventDefault();
      onPalette();
      return;
    }
    if (!hasSingleKeys || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('[data-over-page]')) return;
    const act = SINGLE_KEYS[event.key];
    if (event.key === '?') onHelp();
    if (act?.() || event.key === '?') event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  function change(has: boolean) {
    setSingleKeys(has);
    keepSingleKeys(has);
  }
  return [hasSingleKeys, change] as const;
}

/** Each says whether there was something to do. */
const SINGLE_KEYS: Readonly<Partial<Record<string, () => boolean>>> = {
  '/': focusSearch,
  j: () => focusLine(1),
  k: () => focusLine(-1),
};

function isPalette({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('main input[type="search"]');
  field?.focus();
  return field !== null;
}

/** The lines of the list on the page, by the link that opens each; beyond its ends there is nothing. */
function focusLine(step: 1 | -1): boolean {
  const lines = [...document.querySelectorAll<HTMLElement>('main [role="rowheader"] a[href]')];
  const here = lines.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? lines.at(step > 0 ? 0 : -1) : lines[here + step];
  next?.focus();
  return lines.length > 0;
}

function areSingleKeysKept(): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

function keepSingleKeys(has: boolean): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, has ? 'on' : 'off');
  } catch {
    // Storage is refused: it stays so as long as the page.
  }
}
