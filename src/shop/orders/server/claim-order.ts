import { sql } from 'kysely';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ClaimOrder, UnclaimedOrder } from '../contract.ts';
import type { OrdersDeps } from './orders-deps.ts';

/** Whoever has proven an address says whether what was ordered under it is theirs. */
export function claimOrder(
  { database, clock }: OrdersDeps,
  call: Call,
  { orderId, isMine }: ParsedInputOf<ClaimOrder>,
): Promise<OutputOf<ClaimOrder>> {
  return database.asCaller(signedInCaller(call), async (tx) => {
    const email = await confirmedEmail(tx);
    if (email === null) throw new Refusal('not-found');
    // Nobody is granted to change an order: the service notes what the owner of its address says.
    await withServiceRights(tx, async (service) => {
      const order = await service
        .selectFrom('orders')
        .select(['proven_at', 'disowned_at'])
        .where('id', '=', orderId)
        // What a space ordered is the space's, whoever's address it carries.
        .where('company_id', 'is', null)
        .where(sql`lower(email)`, '=', email)
        .forUpdate()
        .executeTakeFirst();
      if (!order) throw new Refusal('not-found');
      if (isMine ? order.proven_at : order.disowned_at) return;
      if (order.proven_at ?? order.disowned_at) throw new Refusal('conflict');
      await service
        .updateTable('orders')
        .set(isMine ? { proven_at: clock.now() } : { disowned_at: clock.now() })
        .where('id', '=', orderId)
        .execute();
    });
    return {};
  });
}

/** By the caller: row-level security shows them none of these. */
export async function listUnclaimed(tx: Tx): Promise<UnclaimedOrder[]> {
  const email = await confirmedEmail(tx);
  if (email === null) return [];
  // They are nobody's yet: the service tells no more than what it takes to recognise one.
  const rows = await withServiceRights(tx, (service) =>
    service
      .selectFrom('orders')
      .select(['id', 'number', 'placed_at', 'gross_cents'])
      .where(sql`lower(email)`, '=', email)
      .where('company_id', 'is', null)
      .where('proven_at', 'is', null)
      .where('disowned_at', 'is', null)
      .where('state', '<>', 'draft')
      .orderBy('placed_at', 'desc')
      .limit(MOST)
      .execute(),
  );
  return rows.map(({ id, number, placed_at: placedAt, gross_cents: grossCents }) => ({
    id,
    number,
    placedAt: placedAt.toISOString(),
    grossCents,
  }));
}

const MOST = 50;

async function confirmedEmail(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{
    email: string | null;
  }>`select lower(access.confirmed_email()) as email`.execute(tx);
  return rows[0]?.email ?? null;
}
