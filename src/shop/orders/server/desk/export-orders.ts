import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { inLanguage } from '#basics/messages.ts';
import { StreamedFile } from '#basics/streamed-file.ts';
import { CSV_MARK, type CsvSeparator, csvLine } from '#imports/rules/csv.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { ExportOrders } from '../../contract.ts';
import { texts } from '../../messages/order-export.ts';
import { moneyState } from '../../rules/orders-at-work.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { type FoundOrder, findOrdersAfter } from './order-search.queries.ts';
import { moneyOf, wantedOrders } from './search-orders.ts';

// The official client reads other types as text, and loses the mark at its head.
const CSV = 'application/octet-stream';
const ORDERS_AT_ONCE = 500;

/** Every order that matches, a page at a time: however many there are, few are held. */
export async function exportOrders(
  deps: OrdersDeps,
  call: Call,
  { sort: _, direction: __, ...filter }: ParsedInputOf<ExportOrders>,
): Promise<OutputOf<ExportOrders>> {
  const caller = signedInCaller(call);
  const wanted = wantedOrders(deps, filter);
  // Each page asks for the right anew: whose role is withdrawn meanwhile gets a list that breaks.
  const page = (after: FoundOrder | undefined) =>
    deps.database.asCaller(caller, async (tx) => {
      await requireStaff(tx, 'read-orders');
      // As their list does.
      return withServiceRights(tx, (service) =>
        findOrdersAfter(service, wanted, { after, limit: ORDERS_AT_ONCE }),
      );
    });
  // Before the answer begins, so that a refusal is one.
  const first = await page(undefined);
  return new StreamedFile(CSV, linesOf(call.language, first, page));
}

async function* linesOf(
  language: Language,
  first: readonly FoundOrder[],
  page: (after: FoundOrder | undefined) => Promise<readonly FoundOrder[]>,
) {
  const words = inLanguage(texts, language);
  const separator: CsvSeparator = language === 'fr' ? ';' : ',';
  yield `${CSV_MARK}${csvLine(Object.values(words.columns), separator)}`;
  for (let orders = first; orders.length > 0; orders = await page(orders.at(-1))) {
    yield orders.map((order) => csvLine(cellsOf(order, language), separator)).join('');
    if (orders.length < ORDERS_AT_ONCE) return;
  }
}

function cellsOf(order: FoundOrder, language: Language): readonly string[] {
  const words = inLanguage(texts, language);
  const money = moneyOf(order);
  const euros = (cents: number) => {
    const text = (cents / 100).toFixed(2);
    return language === 'fr' ? text.replace('.', ',') : text;
  };
  return [
    order.number,
    parisDayOf(order.placed_at),
    words.states[order.state],
    words.payments[moneyState(money, order.state)],
    words.methods[order.payment_method],
    order.company_name,
    order.siren ?? '',
    order.email,
    order.wished_week ?? '',
    order.is_late ? words.yes : '',
    String(order.pieces),
    euros(order.net_cents),
    euros(order.gross_cents),
    euros(money.capturedCents),
    euros(money.refundedCents),
  ];
}
