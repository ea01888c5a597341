import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { ApiDeliveries, ApiInvoiceFile, ApiInvoices, ApiOrders } from '../contract.ts';
import type { Scope } from '../rules/api-key-form.ts';
import { findInvoiceByKey, openApiKey, READ_BY_KEY } from './api-keys.queries.ts';
import type { IntegrationsDeps } from './integrations-deps.ts';

/**
 * A program is no caller of the database: the service hands it what functions give to the hash of its key, which
 * ask themselves whose it is and what it may read.
 * @throws Refusal sign-in-required for a key that opens nothing, forbidden without the scope, too-many-requests
 */
async function withKey<Answer>(
  deps: IntegrationsDeps,
  { apiKey: hash }: Call,
  scope: Scope,
  read: (tx: Tx, hash: Buffer) => Promise<Answer>,
): Promise<Answer> {
  if (!hash) throw new Refusal('sign-in-required');
  const key = await deps.database.asService((tx) => openApiKey(tx, hash, scope));
  if (!key) throw new Refusal('sign-in-required', { message: 'This key opens nothing' });
  await countUse(deps, 'api-key', key.id);
  if (!key.isGranted) throw new Refusal('forbidden', { message: `This key has no scope ${scope}` });
  return deps.database.asService((tx) => read(tx, hash));
}

type Wanted = { readonly after: string | null; readonly limit: number };

/** One more than a page is read, to know whether there is another. */
async function pageByKey<Row>(
  deps: IntegrationsDeps,
  call: Call,
  scope: Scope,
  { after, limit }: Wanted,
): Promise<{ readonly rows: Row[]; readonly last: Row | undefined }> {
  const read = await withKey(deps, call, scope, (tx, hash) =>
    READ_BY_KEY[scope](tx, { hash, after, most: limit + 1 }),
  );
  // Parsed by the contract on its way out.
  const rows = read.slice(0, limit) as Row[];
  return { rows, last: read.length > limit ? rows.at(-1) : undefined };
}

export async function readOrdersByKey(
  deps: IntegrationsDeps,
  call: Call,
  input: ParsedInputOf<ApiOrders>,
): Promise<OutputOf<ApiOrders>> {
  type Order = OutputOf<ApiOrders>['orders'][number];
  const { rows, last } = await pageByKey<Order>(deps, call, 'orders', input);
  return { orders: rows, next: last?.number ?? null };
}

export async function readInvoicesByKey(
  deps: IntegrationsDeps,
  call: Call,
  input: ParsedInputOf<ApiInvoices>,
): Promise<OutputOf<ApiInvoices>> {
  type Invoice = OutputOf<ApiInvoices>['invoices'][number];
  const { rows, last } = await pageByKey<Invoice>(deps, call, 'invoices', input);
  return { invoices: rows, next: last?.number ?? null };
}

export async function readDeliveriesByKey(
  deps: IntegrationsDeps,
  call: Call,
  input: ParsedInputOf<ApiDeliveries>,
): Promise<OutputOf<ApiDeliveries>> {
  type Delivery = OutputOf<ApiDeliveries>['deliveries'][number];
  const { rows, last } = await pageByKey<Delivery>(deps, call, 'deliveries', input);
  return { deliveries: rows, next: last?.id ?? null };
}

export async function readInvoiceFileByKey(
  deps: IntegrationsDeps,
  call: Call,
  { number }: ParsedInputOf<ApiInvoiceFile>,
): Promise<OutputOf<ApiInvoiceFile>> {
  const file = await withKey(deps, call, 'invoices', async (tx, hash) => {
    const paperId = await findInvoiceByKey(tx, hash, number);
    return paperId === null ? undefined : deps.orders.papers.findInvoice(tx, { paperId });
  });
  if (!file) throw new Refusal('not-found');
  return new Blob([new Uint8Array(file.pdf)], { type: 'application/pdf' });
}
