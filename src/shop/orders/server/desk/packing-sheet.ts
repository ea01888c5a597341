import type { Selectable } from 'kysely';
import { countryName } from '#basics/country-name.ts';
import { formatDay, formatWeek, parseIsoWeek } from '#basics/dates.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import type { OrderLines } from '#platform/database/schema.gen.ts';
import { code128Drawing } from '#shop/catalogue/rules/code-128.ts';
import { CARRIER_NAMES, CARRIERS } from '#shop/sales/rules/carriers.ts';
import type { OrderRow } from '../orders.queries.ts';
import type { ParcelRow } from './order-file.queries.ts';
import { storedAddress, storedCustomisation } from './order-view.ts';
import type { PaperWords } from './print-orders.ts';

type Line = Selectable<OrderLines>;
type Fact = { readonly label: string; readonly value: string };

type Packed = {
  readonly lines: readonly Line[];
  readonly parcels: readonly ParcelRow[];
  /** Of the items that were swapped. */
  readonly names: ReadonlyMap<string, string>;
};

/** What the packing list says: whom it goes to, and what goes into each parcel. */
export function packingSheet(t: PaperWords, order: OrderRow, { lines, parcels, names }: Packed) {
  const byPosition = new Map(lines.map((line) => [line.position, line]));
  const inLines = (packed: ParcelRow['lines']) =>
    packed.flatMap(({ position, quantity }) => {
      const line = byPosition.get(position);
      return line ? [{ name: line.name, quantity, notes: notesOf(t, line, names) }] : [];
    });
  const sheet = (title: string, facts: readonly Fact[], packed: ParcelRow['lines']) => ({
    title,
    facts,
    lines: inLines(packed),
    sum: t('packing.pieces', { count: packed.reduce((sum, { quantity }) => sum + quantity, 0) }),
  });
  const { number, language } = order;
  return {
    language,
    title: t('packing.title', { number }),
    foot: t('foot', { product: PRODUCT_NAME, number }),
    // Where a reader of bars types it into the search of orders, the order opens.
    bars: code128Drawing(number),
    'bars-alt': t('packing.bars', { number }),
    quantity: t('packing.quantity'),
    content: t('packing.content'),
    facts: factsOf(t, order),
    parcels:
      parcels.length === 0
        ? [sheet(t('packing.whole'), [], lines)]
        : parcels.map((parcel) =>
            sheet(
              t('packing.parcel', { number: parcel.number }),
              travelFacts(t, order, parcel),
              parcel.lines,
            ),
          ),
  };
}

export function addressOf(order: Pick<OrderRow, 'delivery_address'>) {
  return storedAddress(order.delivery_address);
}

/** On one line, as an envelope has it on several: carriers here need no country within it. */
export function addressLine(order: Pick<OrderRow, 'delivery_address'>): string {
  const { line1, line2, postcode, city, country } = addressOf(order);
  const abroad = country === 'FR' ? '' : countryName(country, 'fr');
  return [line1, line2, `${postcode} ${city}`, abroad].filter(Boolean).join(', ');
}

/** As it calls itself, or as it is called in the reader’s language. */
export function carrierName(t: PaperWords, stored: string | null): string | undefined {
  const carrier = CARRIERS.find((each) => each === stored);
  if (carrier === undefined) return undefined;
  if (carrier === 'own' || carrier === 'other') return t(`carriers.${carrier}`);
  return CARRIER_NAMES[carrier];
}

function factsOf(t: PaperWords, order: OrderRow): Fact[] {
  const week = parseIsoWeek(order.wished_week ?? '');
  return said([
    [t('packing.to'), `${order.company_name}, ${addressLine(order)}`],
    [t('packing.contact'), [order.contact_name, order.phone].filter(Boolean).join(', ')],
    [t('packing.week'), week && formatWeek(week, order.language)],
    [t('packing.purchaseOrder'), order.purchase_order_number],
    [t('packing.message'), order.message],
  ]);
}

function travelFacts(t: PaperWords, order: OrderRow, parcel: ParcelRow): Fact[] {
  return said([
    [t('packing.day'), parcel.delivery_day && formatDay(parcel.delivery_day, order.language)],
    [t('packing.carrier'), carrierName(t, parcel.carrier)],
    [t('packing.tracking'), parcel.tracking_number],
  ]);
}

function said(facts: readonly (readonly [string, string | null | undefined])[]): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** How a line's boxes differ from the others of their kind. */
export function notesOf(t: PaperWords, line: Line, names: ReadonlyMap<string, string>): string[] {
  const custom = storedCustomisation(line.customisation);
  if (!custom) return [];
  const nameOf = (id: string) => names.get(id) ?? '–';
  return [
    t('packing.sleeve', { colour: t(`sleeves.${custom.sleeveColour}`) }),
    ...(custom.logo ? [t('packing.logo')] : []),
    ...custom.swaps.map(({ from, to }) =>
      t('packing.swap', { from: nameOf(from), to: nameOf(to) }),
    ),
    ...(custom.cardMessage ? [t('packing.card', { text: custom.cardMessage })] : []),
  ];
}
