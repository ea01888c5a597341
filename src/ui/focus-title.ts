/** A part of a page that has a title of its own. */
export const PART = 'section, article, main';

/** Gives the focus to the first title within, though Tab does not stop there; nothing without one. */
export function focusTitle(area: Element | null, among = 'h1, h2, h3'): HTMLElement | null {
  const title = area?.querySelector<HTMLElement>(among) ?? null;
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
  return title;
}
