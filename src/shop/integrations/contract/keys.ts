import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { FULFILMENT_STATES, ORDER_STATES } from '#shop/sales/rules/order-states.ts';
import { cents, count, day, instant, typedForm } from '#shop/sales/shapes.ts';
import { SCOPES, type Scope } from '../rules/api-key-form.ts';

// Keys of programs, kept by the owners of a space. Every function of theirs refuses: forbidden.

const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** How the key begins. */
  prefix: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  createdAt: instant,
  expiresAt: instant,
  /** To the minute; null for one that was never used. */
  lastUsedAt: instant.nullable(),
  state: z.enum(['live', 'revoked', 'over']),
});
export type ApiKey = z.output<typeof apiKey>;

/** The newest first. */
export const listApiKeys = contract('list-api-keys', {
  access: 'keep-integrations',
  input: z.object({ companyId: z.uuid() }),
  output: z.object({ keys: z.array(apiKey) }),
});
export type ListApiKeys = typeof listApiKeys;

/** Answers the key, which is shown once. Refuses: invalid-input; already-done; conflict past the most keys. */
export const createApiKey = contract('create-api-key', {
  access: 'keep-integrations',
  input: z.object({ companyId: z.uuid(), keyId: z.uuid(), form: typedForm }),
  output: z.object({ key: z.string() }),
});
export type CreateApiKey = typeof createApiKey;

/** From this moment on it opens nothing. Refuses: not-found. */
export const revokeApiKey = contract('revoke-api-key', {
  access: 'keep-integrations',
  input: z.object({ companyId: z.uuid(), keyId: z.uuid() }),
  output: z.object({}),
});
export type RevokeApiKey = typeof revokeApiKey;

// What programs ask with a key, in `Authorization: Bearer`. Each refuses: sign-in-required for a key that opens
// nothing, forbidden without the scope, too-many-requests. Nothing of it names a person.

const PAGE = 100;
const page = { limit: z.number().int().min(1).max(PAGE).default(PAGE) };

const apiOrder = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  placedAt: instant,
  purchaseOrderNumber: z.string().nullable(),
  isPaid: z.boolean(),
  paymentDueOn: day.nullable(),
  netCents: cents,
  vatCents: cents,
  grossCents: cents,
  lines: z.array(
    z.object({
      name: z.string(),
      quantity: count,
      unitNetCents: cents,
      netCents: cents,
      rateBasisPoints: count,
    }),
  ),
});

export const apiOrders = contract('api-orders', {
  access: 'api-key',
  input: z.object({ after: z.string().max(40).nullable().default(null), ...page }),
  output: z.object({ orders: z.array(apiOrder), next: z.string().nullable() }),
});
export type ApiOrders = typeof apiOrders;

const apiInvoice = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  issuedOn: day,
  dueOn: day,
  orderNumber: z.string(),
  cites: z.string().nullable(),
  netCents: cents,
  vatCents: cents,
  grossCents: cents,
  isReady: z.boolean(),
});

export const apiInvoices = contract('api-invoices', {
  access: 'api-key',
  input: z.object({ after: z.string().max(40).nullable().default(null), ...page }),
  output: z.object({ invoices: z.array(apiInvoice), next: z.string().nullable() }),
});
export type ApiInvoices = typeof apiInvoices;

/** The Factur-X file. Refuses: not-found, also while it is not ready. */
export const apiInvoiceFile = contract('api-invoice-file', {
  access: 'api-key',
  input: z.object({ number: z.string().max(40) }),
  output: z.instanceof(Blob),
});
export type ApiInvoiceFile = typeof apiInvoiceFile;

const apiDelivery = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  parcel: count,
  state: z.enum(FULFILMENT_STATES),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  plannedOn: day.nullable(),
  shippedAt: instant.nullable(),
  endedAt: instant.nullable(),
});

export const apiDeliveries = contract('api-deliveries', {
  access: 'api-key',
  input: z.object({ after: z.uuid().nullable().default(null), ...page }),
  output: z.object({ deliveries: z.array(apiDelivery), next: z.uuid().nullable() }),
});
export type ApiDeliveries = typeof apiDeliveries;

/** What is documented to programs: which scope opens it, and what it does. */
export const API: readonly {
  readonly contract:
    | typeof apiOrders
    | typeof apiInvoices
    | typeof apiInvoiceFile
    | typeof apiDeliveries;
  readonly scope: Scope;
  readonly summary: string;
}[] = [
  {
    contract: apiOrders,
    scope: 'orders',
    summary: 'Orders of the company, the oldest first, a page at a time',
  },
  {
    contract: apiInvoices,
    scope: 'invoices',
    summary: 'Invoices and credit notes, in the order in which they were issued, a page at a time',
  },
  {
    contract: apiInvoiceFile,
    scope: 'invoices',
    summary: 'One of them as its Factur-X file (PDF/A-3)',
  },
  {
    contract: apiDeliveries,
    scope: 'deliveries',
    summary: 'Parcels, in the order in which they were made, a page at a time',
  },
];
