import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Letters are `font-display: optional` (`ui/fonts.css`): those that were late for the first page would stay
 * away as long as its document lives, which is as long as its visitor goes on. On the next page, where no line
 * has been read yet, they are shown.
 */
export function useLateLetters(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== first.current && document.fonts.status === 'loaded') showLetters();
  }, [pathname]);
}

/** A browser gives letters another chance where their rule is written anew. */
function showLetters(): void {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      if (rule.style.getPropertyValue('font-display') !== 'optional') continue;
      rule.style.setProperty('font-display', 'swap');
    }
  }
}
