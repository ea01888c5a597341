import type { Page } from 'playwright-core';

/** What shows its focus already, by how it is made: looks are classes, so one of a kind is enough. */
const shown = new Set<string>();

/** What the keyboard reaches and does not show, as everybody sees it and in colours of the reader's own. */
export async function hiddenFocus(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const before = await page.evaluateHandle(() => document.activeElement);
  // From here on the browser takes what is focused for focused by the keyboard.
  await page.keyboard.press('Tab');
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const known = [...shown].filter((kind) => kind.startsWith(forcedColors));
    const { kinds, hidden } = await page.evaluate(focusEach, { forcedColors, known });
    for (const kind of kinds) shown.add(kind);
    faults.push(...hidden.map((element) => `forced colours ${forcedColors}: ${element}`));
  }
  await page.emulateMedia({ forcedColors: 'none' });
  await before.evaluate((element) => (element as HTMLElement | null)?.focus());
  return faults;
}

/** Runs in the page: gives the focus to one of each kind and compares what is drawn around it. */
function focusEach({ forcedColors, known }: { forcedColors: string; known: string[] }) {
  const done = new Set(known);
  const kinds: string[] = [];
  const hidden: string[] = [];
  const FOCUSABLE =
    'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';
  const over = document.querySelector('[data-over-page]') ?? document;
  const drawn = (element: Element) =>
    (
      [
        [element, ''],
        [element, '::after'],
        [element.parentElement, ''],
        [element.parentElement?.parentElement, ''],
        [element.nextElementSibling, ''],
      ] as const
    )
      .map(([each, part]) => {
        if (!each) return '';
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(
          each,
          part,
        );
        return `${outlineStyle === 'none' ? '' : outlineStyle + outlineWidth + outlineColor} ${boxShadow}`;
      })
      .join('|');
  for (const element of over.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.matches(':disabled')) continue;
    const tone = element.closest('[data-tone]')?.getAttribute('data-tone') ?? '';
    const around = `${element.parentElement?.className} ${element.parentElement?.parentElement?.className}`;
    const kind = `${forcedColors} ${element.tagName} ${element.getAttribute('type')} ${tone} ${element.className} < ${around}`;
    if (done.has(kind)) continue;
    done.add(kind);
    (document.activeElement as HTMLElement | null)?.blur();
    const before = drawn(element);
    element.focus({ preventScroll: true });
    if (document.activeElement !== element || drawn(element) !== before) kinds.push(kind);
    else hidden.push(`${element.outerHTML.slice(0, 160)}`);
  }
  return { kinds, hidden };
}
