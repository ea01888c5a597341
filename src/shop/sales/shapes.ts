import { z } from 'zod';
import { KINDS } from '#shop/catalogue/rules/product.ts';
import { SLEEVE_COLOURS } from './rules/box-customisation.ts';
import { MAX_QUANTITY } from './rules/cart.ts';
import { VAT_CATEGORIES } from './rules/vat.ts';

/** At most a billion euros. */
export const cents = z.number().int().nonnegative().max(100_000_000_000);

export const picture = z.object({
  path: z.string(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** Other formats and sizes, the best first; a drawing has none. */
  sources: z.array(z.object({ type: z.string(), srcSet: z.string() })),
});

export const productKind = z.enum(KINDS);

const customisation = z.object({
  cardMessage: z.string().max(1_000).optional(),
  sleeveColour: z.enum(SLEEVE_COLOURS),
  logo: z.object({ objectId: z.uuid() }).optional(),
  swaps: z.array(z.object({ from: z.uuid(), to: z.uuid() })).max(20),
});

/** What the browser may say of a cart line; its price is not among it. */
export const orderedLine = z.object({
  lineId: z.string().max(4_000),
  slug: z.string().max(100),
  commitmentMonths: z.union([z.literal(0), z.literal(6), z.literal(12)]).optional(),
  quantity: z.number().int().min(1).max(MAX_QUANTITY),
  customisation: customisation.optional(),
});

export const orderedLines = z.array(orderedLine).min(1).max(50);

const vatGroup = z.object({
  rateBasisPoints: z.number().int(),
  /** Absent from what was sold before there were others than standard and exempt. */
  vatCategory: z.enum(VAT_CATEGORIES).optional(),
  netCents: cents,
  vatCents: cents,
});

export const totals = z.object({
  netCents: cents,
  vatCents: cents,
  grossCents: cents,
  vatGroups: z.array(vatGroup),
});

const lineProblem = z.enum([
  'unknown',
  'not-sold',
  'out-of-stock',
  'too-many',
  'beyond-cart',
  'plan-unknown',
  'customisation-invalid',
  'not-sent-abroad',
]);

export const quotedLine = z.object({
  lineId: z.string(),
  slug: z.string(),
  /** Null for what is not found. */
  kind: productKind.nullable(),
  name: z.string(),
  quantity: z.number().int(),
  unitNetCents: cents,
  netCents: cents,
  rateBasisPoints: z.number().int(),
  vatCategory: z.enum(VAT_CATEGORIES),
  problem: lineProblem.nullable(),
  /** Pieces left, told only when too few are. */
  left: z.number().int().nullable(),
});

/** Of every box, where it is not in their price. */
const carriage = z.object({
  quantity: z.number().int(),
  unitNetCents: cents,
  netCents: cents,
  rateBasisPoints: z.number().int(),
});

export const quote = z.object({
  lines: z.array(quotedLine),
  /** Null where delivery is in the prices. */
  carriage: carriage.nullable(),
  totals,
});

/** Bounds only: what is missing or wrong is said by the rules of each form. */
export const text = z.string().max(4_000);

export const address = z.object({
  line1: text,
  line2: text.optional(),
  postcode: text,
  city: text,
  country: text,
});

export const orderId = z.uuid();

export const actId = z.uuid();

/** Field by field, as it was typed; judged by the rules. */
export const typed = z.record(z.string().max(40), z.string().max(10_000));

export const nothing = z.object({});

export const instant = z.iso.datetime();

export const day = z.string();

export const packedLine = z.object({ position: z.number().int(), quantity: z.number().int() });

export const receivedTransfer = z.object({
  id: z.uuid(),
  bookedOn: day,
  amountCents: cents,
  label: z.string(),
});

export const typedForm = z.record(z.string().max(50), z.string().max(20_000));

export const count = z.int32();
