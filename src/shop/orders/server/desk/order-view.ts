import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { OrderLines } from '#platform/database/schema.gen.ts';
import { SLEEVE_COLOURS } from '#shop/sales/rules/box-customisation.ts';
import { type Pieces, restockable } from '#shop/sales/rules/parcels.ts';
import type { OrderFile, OrderParcel } from '../../contract.ts';
import type { ParcelRow } from './order-file.queries.ts';

const address = z.object({
  line1: z.string(),
  line2: z.string().optional(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
});
const customisation = z.object({
  cardMessage: z.string().optional(),
  sleeveColour: z.enum(SLEEVE_COLOURS),
  logo: z.object({ objectId: z.string() }).optional(),
  swaps: z.array(z.object({ from: z.string(), to: z.string() })),
});
const details = z.record(z.string(), z.union([z.string(), z.number()]));

/** As they were written when the order was placed. */
export const storedAddress = (stored: unknown) => address.parse(stored);
export const storedDetails = (stored: unknown) => details.parse(stored);
export const storedCustomisation = (stored: unknown) =>
  stored === null ? null : customisation.parse(stored);

/** `pieces` says where those of its order are. */
export function parcelView(parcel: ParcelRow, pieces: Pieces): OrderParcel {
  return {
    id: parcel.id,
    number: parcel.number,
    state: parcel.state,
    carrier: parcel.carrier,
    trackingNumber: parcel.tracking_number,
    deliveryDay: parcel.delivery_day,
    revision: parcel.revision,
    shippedAt: parcel.shipped_at?.toISOString() ?? null,
    endedAt: parcel.ended_at?.toISOString() ?? null,
    lines: [...parcel.lines],
    restockable: restockable(parcel, pieces),
    restocked: pieces.moves
      .filter(({ kind, parcelId }) => kind === 'put-back' && parcelId === parcel.id)
      .map(({ position, quantity }) => ({ position, quantity })),
  };
}

type Line = Selectable<OrderLines>;

export function lineView(
  line: Line,
  names: ReadonlyMap<string, string>,
): OrderFile['lines'][number] {
  const custom = storedCustomisation(line.customisation);
  const nameOf = (id: string) => names.get(id) ?? '–';
  return {
    position: line.position,
    name: line.name,
    commitmentMonths: line.commitment_months,
    quantity: line.quantity,
    unitNetCents: line.unit_net_cents,
    netCents: line.net_cents,
    rateBasisPoints: line.rate_basis_points,
    customisation: custom && {
      cardMessage: custom.cardMessage ?? null,
      sleeveColour: custom.sleeveColour,
      hasLogo: custom.logo !== undefined,
      swaps: custom.swaps.map(({ from, to }) => ({ from: nameOf(from), to: nameOf(to) })),
    },
  };
}

/** The items that swaps name. */
export function swappedItems(lines: readonly Line[]): string[] {
  return lines.flatMap(({ customisation: stored }) =>
    (storedCustomisation(stored)?.swaps ?? []).flatMap(({ from, to }) => [from, to]),
  );
}
