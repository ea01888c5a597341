import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { LANGUAGES, type Language } from '#basics/language.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { leftToPack } from '#shop/sales/rules/parcels.ts';
import type { PrintOrdersPaper } from '../../contract.ts';
import { isToPack } from '../../rules/orders-at-work.ts';
import type { OrderRow } from '../orders.queries.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import {
  findGoods,
  findItemNames,
  findOrderRows,
  findParcels,
  type GoodsRow,
  type ParcelRow,
} from './order-file.queries.ts';
import { swappedItems } from './order-view.ts';
import { notesOf, packingSheet } from './packing-sheet.ts';
import { LABELS, labelsOf, PACKING, print, words } from './print-orders.ts';

const PICKING = new URL('./picking-list.typ', import.meta.url);

type Found = {
  readonly order: OrderRow;
  readonly lines: readonly GoodsRow[];
  readonly parcels: readonly ParcelRow[];
};
type Names = Readonly<Record<Language, ReadonlyMap<string, string>>>;

/** The same papers as of one order, of several in one file, by their numbers; and what to take for all of them. */
export async function printOrdersPaper(
  deps: OrdersDeps,
  call: Call,
  { paper, orderIds }: ParsedInputOf<PrintOrdersPaper>,
): Promise<OutputOf<PrintOrdersPaper>> {
  const { found, names } = await deps.database.asCallerAtOneMoment(
    signedInCaller(call),
    async (tx) => {
      await requireStaff(tx, 'see-orders');
      // As for the papers of one order.
      return withServiceRights(tx, (service) => readOrders(service, [...new Set(orderIds)]));
    },
  );
  const { language } = call;
  const t = words(language);
  const count = found.length;
  switch (paper) {
    case 'picking':
      return print(deps, language, PICKING, pickingList(language, deps.clock.now(), found, names));
    case 'packing':
      return print(deps, language, PACKING, {
        title: t('packing.several', { count }),
        sheets: found.map(({ order, lines, parcels }) =>
          packingSheet(words(order.language), order, {
            lines,
            parcels: parcels.filter(({ state }) => state !== 'cancelled'),
            names: names[order.language],
          }),
        ),
      });
    case 'labels':
      return print(deps, language, LABELS, {
        title: t('labels.several', { count }),
        labels: found.flatMap(({ order, lines }) => labelsOf(order, lines)),
      });
  }
}

/** Refuses not-found where one of them is not there: nobody packs from a list that silently lacks an order. */
async function readOrders(
  tx: Tx,
  ids: readonly string[],
): Promise<{ found: Found[]; names: Names }> {
  const orders = await findOrderRows(tx, ids);
  if (orders.length < ids.length) throw new Refusal('not-found');
  const lines = Map.groupBy(await findGoods(tx, ids), ({ order_id: id }) => id);
  const parcels = Map.groupBy(await findParcels(tx, ids), ({ order_id: id }) => id);
  const swapped = swappedItems([...lines.values()].flat());
  const [fr, en] = await Promise.all(LANGUAGES.map((each) => findItemNames(tx, swapped, each)));
  return {
    found: orders.map((order) => ({
      order,
      lines: lines.get(order.id) ?? [],
      parcels: parcels.get(order.id) ?? [],
    })),
    names: { fr: fr ?? new Map(), en: en ?? new Map() },
  };
}

/** By product, then by order: what is in no parcel yet. */
function pickingList(language: Language, now: Date, found: readonly Found[], names: Names) {
  const t = words(language);
  const day = formatDay(parisDayOf(now), language);
  const rows = found.flatMap((each) => rowsOf(each, language, names));
  const sumOf = (of: typeof rows) => of.reduce((sum, { quantity }) => sum + quantity, 0);
  const products = [...Map.groupBy(rows, ({ product }) => product).values()].map((of) => ({
    name: (of.find((row) => row.language === language) ?? of[0])?.name ?? '',
    sum: t('packing.pieces', { count: sumOf(of) }),
    rows: of,
  }));
  return {
    title: t('picking.title', { day }),
    foot: t('picking.foot', { product: PRODUCT_NAME, day }),
    intro: t('picking.intro', {
      orders: new Set(rows.map(({ number }) => number)).size,
      pieces: sumOf(rows),
    }),
    quantity: t('packing.quantity'),
    order: t('picking.order'),
    asked: t('picking.asked'),
    products: products.toSorted((a, b) => a.name.localeCompare(b.name, language)),
  };
}

function rowsOf({ order, lines, parcels }: Found, language: Language, names: Names) {
  if (!isToPack(order.state)) return [];
  const left = leftToPack(lines, parcels);
  return lines.flatMap((line) => {
    const quantity = left.find(({ position }) => position === line.position)?.quantity;
    if (quantity === undefined) return [];
    return {
      product: line.product_id ?? line.name,
      name: line.name,
      language: order.language,
      quantity,
      number: order.number,
      company: order.company_name,
      notes: notesOf(words(language), line, names[language]),
    };
  });
}
