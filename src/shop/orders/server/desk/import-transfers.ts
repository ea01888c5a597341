import { createHash, randomUUID } from 'node:crypto';
import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ImportTransfers, PreviewTransfers } from '../../contract.ts';
import { type Credit, cleanLabel } from '../../rules/bank-statement.ts';
import {
  type MatchedTransfer,
  matchTransfers,
  orderNumbersIn,
} from '../../rules/transfer-match.ts';
import { lockOrder } from '../orders.queries.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { receiveTransfer } from './receive-transfer.ts';
import {
  findKnownLines,
  findPayableOrders,
  insertTransfer,
  insertTransferEvent,
  type PayableOrder,
} from './transfers.queries.ts';

/** What an import would do, by the same rules; nothing is written. */
export function previewTransfers(
  deps: OrdersDeps,
  call: Call,
  { credits }: ParsedInputOf<PreviewTransfers>,
): Promise<OutputOf<PreviewTransfers>> {
  return deps.database.asCallerAtOneMoment(signedInCaller(call), async (tx) => {
    await requireStaff(tx);
    const { matched } = await match(tx, credits);
    return { lines: matched.map(lineView) };
  });
}

/** Keeps each line that is new, and settles what it pays: all of the file, or nothing of it. */
export function importTransfers(
  deps: OrdersDeps,
  call: Call,
  { credits }: ParsedInputOf<ImportTransfers>,
): Promise<OutputOf<ImportTransfers>> {
  const caller = signedInCaller(call);
  return deps.database.asCaller(caller, async (tx) => {
    await requireStaff(tx);
    // Money is granted to no caller: the service books what a member of staff brings from the bank.
    return withServiceRights(tx, async (service) => {
      const now = deps.clock.now();
      await holdOrders(service, credits);
      const { matched, hashes } = await match(service, credits);
      for (const [index, credit] of credits.entries()) {
        const order = matched[index]?.order;
        const kept = await insertTransfer(service, {
          line_hash: hashes[index] ?? '',
          booked_on: credit.bookedOn,
          amount_cents: credit.amountCents,
          label: cleanLabel(credit.label),
          imported_by: caller.claims.sub,
          imported_at: now,
          ...(order && { order_id: order.id, attributed_at: now }),
        });
        if (kept && order) {
          // By nobody: its reference did.
          await insertTransferEvent(service, {
            id: randomUUID(),
            transfer_id: kept.id,
            kind: 'attributed',
            order_id: order.id,
            happened_at: now,
          });
          const { amountCents } = credit;
          const transfer = { id: kept.id, amountCents, staffId: caller.claims.sub };
          await receiveTransfer(service, order.id, transfer, now);
        }
      }
      return { lines: matched.map(lineView) };
    });
  });
}

/** Every order that the file may pay, in one order, so that two imports never wait for ever. */
async function holdOrders(tx: Tx, credits: readonly Credit[]): Promise<void> {
  const numbers = credits.flatMap(({ label }) => orderNumbersIn(label));
  for (const { id } of await findPayableOrders(tx, numbers)) await lockOrder(tx, id);
}

async function match(tx: Tx, credits: readonly Credit[]) {
  const hashes = lineHashes(credits);
  const known = await findKnownLines(tx, hashes);
  const orders = await findPayableOrders(
    tx,
    credits.flatMap(({ label }) => orderNumbersIn(label)),
  );
  const matched = matchTransfers(
    credits.map((credit, index) => ({ ...credit, isKnown: known.has(hashes[index] ?? '') })),
    orders,
  );
  return { matched, hashes };
}

/** Of two lines that say the same the second is another transfer: it is the second in every file. */
function lineHashes(credits: readonly Credit[]): string[] {
  const counted = new Map<string, number>();
  return credits.map(({ bookedOn, amountCents, label }) => {
    const said = JSON.stringify([bookedOn, amountCents, cleanLabel(label)]);
    const rank = (counted.get(said) ?? 0) + 1;
    counted.set(said, rank);
    return createHash('sha256').update(`${said} ${rank}`).digest('hex');
  });
}

function lineView({ verdict, order, ...left }: MatchedTransfer<PayableOrder>) {
  return {
    verdict,
    orderNumber: order?.number ?? null,
    companyName: order?.companyName ?? null,
    isCancelled: order?.state === 'cancelled',
    ...left,
  };
}
