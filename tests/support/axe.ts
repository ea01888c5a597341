import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '#basics/language.ts';
import { hiddenFocus } from './focus-shown.ts';
import { IS_NIGHTLY } from './nightly.ts';
import { reflowFaults } from './reflow.ts';
import { WIDTHS } from './visitor.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface AxeResult {
  violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[];
}

type WithAxe = { axe?: { run(options: object): Promise<AxeResult> } };

/**
 * What axe finds wrong on the page, a line each. `meta-viewport` is left out: the specification
 * fixes the viewport, and the text-size control takes the place of zooming (decision 0003). A page
 * that is at rest, just opened, has its targets measured too.
 */
export async function axeViolations(page: Page, isAtRest = false): Promise<string[]> {
  const isThere = await page.evaluate(() => (window as unknown as WithAxe).axe !== undefined);
  // Evaluated by the test's own channel: the page's policy forbids scripts that are not its own.
  if (!isThere) await page.evaluate(await readFile(AXE, 'utf8'));
  const result = await page.evaluate(
    (isMeasured) =>
      (window as unknown as WithAxe).axe?.run({
        rules: {
          'meta-viewport': { enabled: false },
          // Of WCAG 2.2, which axe leaves out unless asked: 24 pixels, or room around. In the middle of
          // a story what is scrolled under the header, or under a message, counts as small.
          'target-size': { enabled: isMeasured },
          // A name that begins otherwise than what is seen is not found by those who say it.
          'label-content-name-mismatch': { enabled: true },
        },
        // Of what is in order nothing is written up, which takes most of its time.
        resultTypes: ['violations'],
        // Style sheets are the same in the middle of a story: they are read where every screen is looked at.
        preload: isMeasured,
      }),
    isAtRest,
  );
  return (result?.violations ?? []).flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${String(node.target)}: ${node.failureSummary ?? ''}`),
  );
}

/** The same of a page at rest, just opened: its targets are measured, and the focus is seen everywhere. */
export async function expectForEveryReader(page: Page, language: Language): Promise<void> {
  await expectForEverybody(page, language, true);
  expect(await hiddenFocus(page), 'where the keyboard is').toEqual([]);
}

/**
 * What is open, a page, a dialog or a form half filled, reflows where there is little room, and is for
 * everybody at three widths. What is light in one language is dark in the other: together every width
 * is seen in both. A commit's run looks at half of the narrow manners in each language, and with axe, which takes
 * longest, at one width in each; a night's run at all of them in both.
 */
export async function expectForEverybody(
  page: Page,
  language: Language,
  isAtRest = false,
): Promise<void> {
  const half = IS_NIGHTLY ? undefined : halfOfCommit(page, language);
  expect(await reflowFaults(page, half), 'where there is little room').toEqual([]);
  for (const [name, width] of Object.entries(WIDTHS)) {
    const isDark = (name === 'tablet') === (language === 'fr');
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
    if (IS_NIGHTLY || name === widthOfCommit(page, language))
      expect(await axeViolations(page, isAtRest), `at ${name} width`).toEqual([]);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, `pixels too wide at ${name} width`).toBeLessThanOrEqual(0);
  }
}

/** Always the same one of an address in a language; another one of its neighbour. */
function widthOfCommit(page: Page, language: Language): string | undefined {
  const names = Object.keys(WIDTHS);
  return names[numberOf(page, language) % names.length];
}

/** The two languages of an address see one half each. */
function halfOfCommit(page: Page, language: Language): 0 | 1 {
  return numberOf(page, language) % 2 === 0 ? 0 : 1;
}

function numberOf(page: Page, language: Language): number {
  const { pathname, search } = new URL(page.url());
  const letters = [...(pathname + search)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return letters + (language === 'fr' ? 0 : 1);
}
