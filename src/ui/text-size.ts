export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;

/** Per cent of the browser's own size. */
export type TextSize = (typeof TEXT_SIZES)[number];

/** The size kept on this device; 100 when there is none, or when storage is closed to us. */
export function keptTextSize(storageKey: string): TextSize {
  return readTextSize(read(storageKey) ?? document.documentElement.dataset.textSize ?? null);
}

/** Anything but one of our sizes counts as 100. */
export function readTextSize(text: string | null): TextSize {
  return TEXT_SIZES.find((size) => String(size) === text) ?? 100;
}

/** Puts the size on the page and keeps it; without storage it lasts as long as the page. */
export function applyTextSize(storageKey: string, size: TextSize): void {
  if (size === 100) delete document.documentElement.dataset.textSize;
  else document.documentElement.dataset.textSize = String(size);
  try {
    localStorage.setItem(storageKey, String(size));
  } catch {
    // Private browsing may refuse: the page still has its size.
  }
}

function read(storageKey: string): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
