import type { BrowserContext, Page } from 'playwright-core';

type Shift = { readonly value: number; readonly of: readonly string[] };
type Watched = { readonly shifts?: Shift[] };

/** From now on every page of this browser notes what moves by itself; what a press moves does not count. */
export async function watchLayout(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: { value: number; of: string[] }[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.hadRecentInput) continue;
        const of = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.tagName.toLowerCase()} ${(element?.textContent ?? '').slice(0, 30)}`;
          return `${name}: ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`;
        });
        shifts.push({ value: entry.value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much of the screen moved by how much since it was opened, and what; WCAG and browsers speak of 0.1 as good. */
export async function layoutShift(page: Page): Promise<Shift> {
  // Two frames: what was drawn last is counted by then.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const shifts = await page.evaluate(() => (window as unknown as Watched).shifts ?? []);
  return {
    value: shifts.reduce((sum, { value }) => sum + value, 0),
    of: shifts.flatMap(({ value, of }) => of.map((part) => `${value.toFixed(3)} ${part}`)),
  };
}
