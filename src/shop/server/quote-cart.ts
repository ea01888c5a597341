import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { Database } from '#platform/database/database.ts';
import type { QuoteCart } from '../contract.ts';
import { quoteLines } from './quote-lines.ts';

/** What a cart costs now, by the catalogue the caller may see. */
export async function quoteCart(
  deps: { database: Database },
  { caller, language }: Call,
  { lines }: ParsedInputOf<QuoteCart>,
): Promise<OutputOf<QuoteCart>> {
  const { quote } = await deps.database.asCaller(caller, (tx) => quoteLines(tx, language, lines));
  return quote;
}
