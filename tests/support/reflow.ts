import type { Page } from 'playwright-core';

/** WCAG 1.4.12: a reader's own spacing of lines, words and letters. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  ' p { margin-bottom: 2em !important }';

/** How a page is read where there is little room; every second one is the other half of what two languages see. */
const MANNERS = [
  { manner: '320 px wide', width: 320, size: '', spacing: '' },
  { manner: '320 px wide, text at 200 %', width: 320, size: '200', spacing: '' },
  { manner: '390 px wide, text spaced', width: 390, size: '', spacing: TEXT_SPACING },
  { manner: '1280 px wide, text at 200 %', width: 1280, size: '200', spacing: '' },
] as const;

/**
 * Narrow, with large letters, with a reader's own spacing: what is then cut, hidden or on top of another.
 * @param half which of them, 0 or 1; all unless given
 */
export async function reflowFaults(page: Page, half?: 0 | 1): Promise<string[]> {
  const faults: string[] = [];
  const chosen = await page.evaluate(() => document.documentElement.dataset.textSize ?? '');
  const wanted = MANNERS.filter((_, index) => half === undefined || index % 2 === half);
  for (const { manner, width, size, spacing } of wanted) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(dress, { size, spacing });
    const found = await page.evaluate(misplacedText);
    faults.push(...found.map((fault) => `${manner}: ${fault}`));
  }
  await page.evaluate(dress, { size: chosen, spacing: '' });
  return faults;
}

/** The size of the text control, and a style sheet that no policy of the page forbids. */
function dress({ size, spacing }: { size: string; spacing: string }): void {
  const root = document.documentElement;
  if (size) root.dataset.textSize = size;
  else delete root.dataset.textSize;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(spacing);
  document.adoptedStyleSheets = spacing ? [sheet] : [];
}

/** Runs in the page. A line for each piece of text beyond the screen, cut by its box, or over another. */
function misplacedText(): string[] {
  const MOST_OVERLAP = 0.45;
  const LEAST_HEIGHT = 160;
  const width = document.documentElement.clientWidth;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const isMadeToScroll = (part: Element) =>
    part.hasAttribute('tabindex') || /overflow-x-/.test(part.getAttribute('class') ?? '');
  const scrolled = new Set<Element>();
  const faults = new Set<string>();
  const beyond = document.documentElement.scrollWidth - width;
  if (beyond > 0) faults.add(`the page is ${beyond} px too wide`);

  const over = document.querySelector('[data-over-page]');
  type Piece = { text: string; box: DOMRect; owner: Element; layer: Element | null };
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(over ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const owner = node.parentElement;
    const text = node.data.trim();
    if (!owner || text === '' || !owner.checkVisibility({ visibilityProperty: true })) continue;
    if (owner.closest('option, script, style, noscript, title')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (boxes.length === 0) continue;
    let layer: Element | null = null;
    let isScrolled = false;
    let isForEyes = true;
    for (let at: Element | null = owner; at; at = at.parentElement) {
      const style = styleOf(at);
      const clip = at.getBoundingClientRect();
      if (clip.width <= 1 || clip.height <= 1 || style.clipPath === 'inset(50%)') isForEyes = false;
      if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) {
        isScrolled = true;
        // Tabs and tables are made to scroll sideways, the middle of a dialog is not.
        if (!scrolled.has(at) && at.scrollWidth > at.clientWidth + 1 && !isMadeToScroll(at))
          faults.add(`scrolls sideways: what begins with "${text.slice(0, 60)}"`);
        if (at.scrollHeight > at.clientHeight + 1 && at.clientHeight < LEAST_HEIGHT)
          faults.add(`hardly seen: what begins with "${text.slice(0, 60)}"`);
        scrolled.add(at);
      }
      if (/fixed|sticky|absolute/.test(style.position)) layer ??= at;
      if (isForEyes && !isScrolled && /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`)) {
        for (const box of boxes) {
          const cutX = Math.max(clip.left - box.left, box.right - clip.right);
          const cutY = Math.max(clip.top - box.top, box.bottom - clip.bottom);
          if (
            (cutX > 2 && style.overflowX !== 'visible') ||
            (cutY > box.height / 3 && style.overflowY !== 'visible')
          )
            faults.add(`cut: "${text.slice(0, 60)}"`);
        }
      }
    }
    if (!isForEyes) continue;
    for (const box of boxes) {
      if (!isScrolled && (box.left < -1 || box.right > width + 1))
        faults.add(`beyond the screen: "${text.slice(0, 60)}"`);
      if (!isScrolled && box.top + window.scrollY < -1)
        faults.add(`above the page: "${text.slice(0, 60)}"`);
      if (!isScrolled) pieces.push({ text, box, owner, layer });
    }
  }
  pieces.sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of pieces.entries()) {
    for (let next = index + 1; next < pieces.length; next += 1) {
      const other = pieces[next] as Piece;
      if (other.box.top >= one.box.bottom) break;
      if (one.layer !== other.layer || one.owner === other.owner) continue;
      const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      const wide =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      if (wide > 2 && high > MOST_OVERLAP * Math.min(one.box.height, other.box.height))
        faults.add(`over one another: "${one.text.slice(0, 40)}" and "${other.text.slice(0, 40)}"`);
    }
  }
  return [...faults];
}
