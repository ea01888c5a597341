import type { Locator, Page } from 'playwright-core';

const MOST_PRESSES = 80;

/** Presses Tab until this has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const focused = target.and(page.locator(':focus'));
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await focused.count()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target}`);
}
