import { readFile } from 'node:fs/promises';
import type { Selectable } from 'kysely';
import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { formatDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { Refusal } from '#basics/refusal.ts';
import type { OrderLines } from '#platform/database/schema.gen.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import type { PrintDeskLabels, PrintPackingList, PrintPalletList } from '../../contract.ts';
import { texts } from '../../messages/order-papers.ts';
import { findOrder, listGoods, type OrderRow } from '../orders.queries.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { findItemNames, findParcels } from './order-file.queries.ts';
import { swappedItems } from './order-view.ts';
import { addressOf, packingSheet } from './packing-sheet.ts';
import { palletSites } from './pallet-sites.ts';
import { findParcelsOfDay } from './pallets.queries.ts';

export const PACKING = new URL('./packing-list.typ', import.meta.url);
const PALLETS = new URL('./pallet-list.typ', import.meta.url);
export const LABELS = new URL('./desk-labels.typ', import.meta.url);

/** Without a parcel named, every one that is not cancelled; before there is one, the whole order. */
export async function printPackingList(
  deps: OrdersDeps,
  call: Call,
  { orderId, parcelId }: ParsedInputOf<PrintPackingList>,
): Promise<OutputOf<PrintPackingList>> {
  const { order, lines, parcels, names } = await readOrder(
    deps,
    call,
    orderId,
    async (tx, found) => {
      const goods = await listGoods(tx, orderId);
      return {
        order: found,
        lines: goods,
        parcels: await findParcels(tx, [orderId]),
        names: await findItemNames(tx, swappedItems(goods), found.language),
      };
    },
  );
  const kept = parcels.filter(({ id, state }) =>
    parcelId === null ? state !== 'cancelled' : id === parcelId,
  );
  if (parcelId !== null && kept.length === 0) throw new Refusal('not-found');
  const t = words(order.language);
  return print(deps, order.language, PACKING, {
    title: t('packing.title', { number: order.number }),
    sheets: [packingSheet(t, order, { lines, parcels: kept, names })],
  });
}

/** One label a box, with whose it is and where it goes, as far as the order says. */
export async function printDeskLabels(
  deps: OrdersDeps,
  call: Call,
  { orderId }: ParsedInputOf<PrintDeskLabels>,
): Promise<OutputOf<PrintDeskLabels>> {
  const { order, lines } = await readOrder(deps, call, orderId, async (tx, found) => ({
    order: found,
    lines: await listGoods(tx, orderId),
  }));
  const t = words(order.language);
  const title = t('labels.title', { number: order.number });
  return print(deps, order.language, LABELS, { title, labels: labelsOf(order, lines) });
}

/** A label for each box of an order. */
export function labelsOf(order: OrderRow, lines: readonly Selectable<OrderLines>[]) {
  const t = words(order.language);
  const { postcode, city } = addressOf(order);
  return lines.flatMap(({ name, quantity }) =>
    Array.from({ length: quantity }, (_, index) => ({
      company: order.company_name,
      product: name,
      place: `${postcode} ${city}`,
      number: order.number,
      rank: t('labels.box', { rank: index + 1, count: quantity }),
    })),
  );
}

/** For those who load: in the language of who prints it. */
export async function printPalletList(
  deps: OrdersDeps,
  call: Call,
  { day }: ParsedInputOf<PrintPalletList>,
): Promise<OutputOf<PrintPalletList>> {
  const parcels = await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'see-orders');
    // What is packed is read for whoever packs, who may not read orders.
    return withServiceRights(tx, (service) => findParcelsOfDay(service, day));
  });
  if (parcels.length === 0) throw new Refusal('not-found');
  const t = words(call.language);
  const shownDay = formatDay(day, call.language);
  const sites = palletSites(t, parcels);
  return print(deps, call.language, PALLETS, {
    title: t('pallet.title', { day: shownDay }),
    foot: t('pallet.foot', { product: PRODUCT_NAME, day: shownDay }),
    intro: t('pallet.intro', { count: parcels.length, sites: sites.length }),
    order: t('pallet.order'),
    parcel: t('pallet.parcel'),
    content: t('pallet.content'),
    sites,
  });
}

function readOrder<Read>(
  deps: OrdersDeps,
  call: Call,
  orderId: string,
  read: (tx: Tx, order: OrderRow) => Promise<Read>,
): Promise<Read> {
  return deps.database.asCallerAtOneMoment(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'see-orders');
    // Orders hold what they cost: the service reads of them what is printed, for whoever packs.
    return withServiceRights(tx, async (service) => {
      const order = await findOrder(service, orderId);
      if (!order) throw new Refusal('not-found');
      return read(service, order);
    });
  });
}

export type PaperWords = ReturnType<typeof words>;

export const words = translatorOf(texts);

export async function print(
  { pdf, clock }: OrdersDeps,
  language: Language,
  template: URL,
  data: Readonly<Record<string, unknown>>,
): Promise<Blob> {
  const bytes = await pdf.print({
    template: await readFile(template, 'utf8'),
    language,
    madeAt: clock.now(),
    data: { ...data, page: words(language)('page') },
  });
  return new Blob([bytes], { type: 'application/pdf' });
}
