/**
 * The rule: a quote is priced for where it goes and for who its buyer is, by what the shop does everywhere: goods
 * bear the VAT of their place, services that of their buyer’s; abroad each box bears its carriage, at the price
 * of the day or at one agreed for this quote.
 */
import type { ParisDay } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';
import type { DatedFigure } from '#basics/settings.ts';
import { carriageName, carriageOf } from '#shop/sales/rules/carriage.ts';
import { carriageOn, deliveryZone } from '#shop/sales/rules/delivery-zones.ts';
import { deliveryPlace, type PostalAddress } from '#shop/sales/rules/postal-address.ts';
import {
  goodsRateAt,
  type PlacedRate,
  placedReason,
  serviceRateAt,
} from '#shop/sales/rules/vat-by-place.ts';
import type { QuoteContent, QuoteLine } from './quote-form.ts';

export interface QuotePrices {
  /** Of what bears that rate in mainland France. */
  readonly rateOf: (rateBasisPoints: number, isService: boolean) => PlacedRate;
  /** Of each box; undefined where it is in the price, and a box may come every month. */
  readonly carriageCents: Cents | undefined;
  readonly country: string;
}

type Quoted = {
  readonly address: PostalAddress;
  readonly deliveryAddress: PostalAddress | undefined;
  /** Whether VIES has confirmed the number of its buyer. */
  readonly isIdentified: boolean;
};

export function quotePrices(
  figures: readonly DatedFigure[],
  { address, deliveryAddress, isIdentified }: Quoted,
  day: ParisDay,
): QuotePrices {
  const place = { ...deliveryPlace({ billingAddress: address, deliveryAddress }), isIdentified };
  return {
    rateOf: (rateBasisPoints, isService) =>
      isService
        ? serviceRateAt({ ...address, isIdentified }, { rateBasisPoints, day })
        : goodsRateAt(figures, place, { rateBasisPoints, day }),
    carriageCents: carriageOn(figures, deliveryZone(place) ?? 'france', day),
    country: place.country,
  };
}

/** What leaves France, or is taxed where its buyer is. */
export function bearsNone({ vatCategory }: PlacedRate): boolean {
  return vatCategory !== 'S' && vatCategory !== 'E';
}

/** As a line says it; `decided` is why it would bear its rate in France. */
export function placedVat(placed: PlacedRate, decided: string) {
  const { rateBasisPoints, vatCategory } = placed;
  const vatReason = placedReason(decided, placed);
  return { rateBasisPoints, ...(bearsNone(placed) && { vatCategory }), vatReason };
}

/** A line of its own after those of the goods; none where nothing is carried, or carriage is in the prices. */
export function carriageLines(
  lines: readonly QuoteLine[],
  { carriageCents, country }: QuotePrices,
  {
    agreedCents,
    language,
  }: { readonly agreedCents: Cents | null } & Pick<QuoteContent, 'language'>,
): QuoteLine[] {
  const goods = lines.filter(({ isService }) => !isService);
  const unitNetCents = carriageCents === undefined ? undefined : (agreedCents ?? carriageCents);
  const carriage = carriageOf(goods, unitNetCents);
  if (!carriage) return [];
  const name = carriageName(country, language);
  return [{ ...carriage, productId: null, name, commitmentMonths: null, isCarriage: true }];
}

/** Whether it goes where another price would hold: an accepted quote goes where it was priced for. */
export function isInOtherZone(
  { address, deliveryAddress }: Pick<QuoteContent, 'address' | 'deliveryAddress'>,
  accepted: Parameters<typeof deliveryPlace>[0],
): boolean {
  const quoted = deliveryPlace({ billingAddress: address, deliveryAddress });
  return deliveryZone(quoted) !== deliveryZone(deliveryPlace(accepted));
}
