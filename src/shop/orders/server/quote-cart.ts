import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { QuoteCart } from '../contract.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { quoteSold, ratesAt, slugsOf } from './quote-lines.ts';

/** What a cart costs now, by the catalogue that everybody sees, delivered there. */
export async function quoteCart(
  deps: Pick<OrdersDeps, 'catalogue' | 'settings' | 'clock'>,
  { language }: Call,
  { lines, deliveredTo }: ParsedInputOf<QuoteCart>,
): Promise<OutputOf<QuoteCart>> {
  const sold = await deps.catalogue.soldInWindow(language, slugsOf(lines));
  return quoteSold(lines, sold, await ratesAt(deps, deliveredTo)).quote;
}
