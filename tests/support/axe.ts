import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface AxeResult {
  violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[];
}

/**
 * What axe finds wrong on the page, a line each. `meta-viewport` is left out: the specification
 * fixes the viewport, and the text-size control takes the place of zooming (decision 0003).
 */
export async function axeViolations(page: Page): Promise<string[]> {
  // Evaluated by the test's own channel: the page's policy forbids scripts that are not its own.
  await page.evaluate(await readFile(AXE, 'utf8'));
  const { violations } = await page.evaluate(
    () =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResult> } }).axe.run({
        rules: { 'meta-viewport': { enabled: false } },
      }) as Promise<AxeResult>,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${String(node.target)}: ${node.failureSummary ?? ''}`),
  );
}
