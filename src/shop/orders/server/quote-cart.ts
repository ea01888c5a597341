import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { QuoteCart } from '../contract.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { pricesAt, quoteSold, slugsOf } from './quote-lines.ts';
import { findProof } from './vat-numbers.ts';

/** What a cart costs now, by the catalogue that everybody sees, delivered there. */
export async function quoteCart(
  deps: Pick<OrdersDeps, 'catalogue' | 'settings' | 'clock' | 'database'>,
  { language }: Call,
  { lines, deliveredTo, vatNumber }: ParsedInputOf<QuoteCart>,
): Promise<OutputOf<QuoteCart>> {
  const sold = await deps.catalogue.soldInWindow(language, slugsOf(lines));
  // Whether a number was confirmed is no secret: whoever has it may ask VIES.
  const proof = vatNumber
    ? await deps.database.asService((tx) => findProof(deps, tx, vatNumber))
    : undefined;
  const place = deliveredTo && { ...deliveredTo, isIdentified: proof !== undefined };
  return quoteSold(lines, sold, await pricesAt(deps, place)).quote;
}
