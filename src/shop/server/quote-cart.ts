import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { QuoteCart } from '../contract.ts';
import { quoteSold, slugsOf } from './quote-lines.ts';
import type { ShopDeps } from './shop-deps.ts';
import { soldInWindow } from './shop-window.ts';

/** What a cart costs now, by the catalogue that everybody sees. */
export async function quoteCart(
  deps: Pick<ShopDeps, 'database' | 'contentVersion' | 'shopWindow'>,
  { language }: Call,
  { lines }: ParsedInputOf<QuoteCart>,
): Promise<OutputOf<QuoteCart>> {
  return quoteSold(lines, await soldInWindow(deps, language, slugsOf(lines))).quote;
}
