import type { ElementHandle, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const MOST_PRESSES = 120;

/** Presses Tab until this has the focus, as somebody without a mouse does; where it is can be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const element = await target.elementHandle();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await hasFocus(element)) return expectSeen(target);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target}`);
}

/** Reaches this and presses Enter on it. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Reaches a field and types this in the place of what is in it. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Reaches a list and goes down it until this is chosen. */
export async function chooseIn(page: Page, list: Locator, label: string): Promise<void> {
  await tabTo(page, list);
  const chosen = () =>
    list.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.label);
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if ((await chosen()) === label) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${list} has no choice '${label}'`);
}

/** The focus came here by itself: after a dialog, or when what had it is gone. */
export async function hasTheFocus(page: Page, target: Locator): Promise<void> {
  await target.and(page.locator(':focus')).waitFor();
}

const hasFocus = (element: ElementHandle | null) =>
  element?.evaluate((node) => node === document.activeElement);

/** Outlined, and nothing that stays on the screen lies over it. */
async function expectSeen(target: Locator): Promise<void> {
  const seen = await target.evaluate((node) => {
    const around = node.parentElement;
    // A control that only readers of screens see is shown by the zone around it.
    const shown = node.getBoundingClientRect().width > 1 ? node : (around ?? node);
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const above = document.elementFromPoint(
      (left + right) / 2,
      Math.min((top + bottom) / 2, top + 20),
    );
    // A card around a control may carry what says that it has the focus.
    const said = [node, around, around?.parentElement, ...(around?.children ?? [])];
    return {
      isOutlined: said.some((each) => each && getComputedStyle(each).outlineStyle !== 'none'),
      isUncovered: above !== null && (shown.contains(above) || above.contains(shown)),
    };
  });
  expect(seen, `the focus on ${target}`).toEqual({ isOutlined: true, isUncovered: true });
}

/** What was done is said without being looked for, and whoever works by keyboard is still in the page. */
export async function isTold(page: Page, words: string | RegExp): Promise<void> {
  const aloud = page.locator('[role="status"], [role="alert"], [aria-live="polite"]');
  await aloud.filter({ hasText: words }).first().waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'the focus' })
    .not.toBe('BODY');
}

/** Another page has come: the window is named after it, and its title has the focus. */
export async function hasArrivedAt(page: Page, title: string): Promise<void> {
  await hasTheFocus(page, page.getByRole('heading', { level: 1, name: title }));
  await expect.poll(() => page.title()).toContain(title);
}
