import { createHash, randomUUID } from 'node:crypto';
import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays } from '#basics/dates.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ImportTransfers, PreviewTransfers } from '../../contract.ts';
import { type Credit, cleanLabel } from '../../rules/bank-statement.ts';
import { LIKE_DAYS, likeTransfers } from '../../rules/like-transfers.ts';
import type { StatementFormat } from '../../rules/statement-entry.ts';
import { type MatchedTransfer, matchTransfers } from '../../rules/transfer-match.ts';
import { lockOrder } from '../orders.queries.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { guessCandidates, guessView, namedCandidates } from './guess-orders.ts';
import { receiveTransfer } from './receive-transfer.ts';
import {
  findBroughtOtherwise,
  findKnownLines,
  insertTransfer,
  insertTransferEvent,
  type PayableOrder,
} from './transfers.queries.ts';

type Told = ParsedInputOf<ImportTransfers>['credits'][number];

/** What an import would do, by the same rules; nothing is written. */
export function previewTransfers(
  deps: OrdersDeps,
  call: Call,
  { credits }: ParsedInputOf<PreviewTransfers>,
): Promise<OutputOf<PreviewTransfers>> {
  return deps.database.asCallerAtOneMoment(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-accounts');
    const { matched } = await match(deps, tx, credits);
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
    await requireStaff(tx, 'keep-accounts');
    // Money is granted to no caller: the service books what a member of staff brings from the bank.
    return withServiceRights(tx, async (service) => {
      const now = deps.clock.now();
      await holdOrders(deps, service, credits);
      const { matched, hashes } = await match(deps, service, credits);
      for (const [index, credit] of credits.entries()) {
        const order = matched[index]?.order;
        const kept = await insertTransfer(service, {
          line_hash: hashes[index] ?? '',
          booked_on: credit.bookedOn,
          amount_cents: credit.amountCents,
          label: cleanLabel(credit.label),
          format: credit.told?.format ?? 'table',
          imported_by: caller.claims.sub,
          imported_at: now,
          ...(order && { order_id: order.id, attributed_at: now }),
        });
        if (kept && order) {
          // By nobody: what its label says did.
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
async function holdOrders(deps: OrdersDeps, tx: Tx, credits: readonly Credit[]): Promise<void> {
  const { orders } = await namedCandidates(deps, tx, credits);
  for (const { id } of orders) await lockOrder(tx, id);
}

async function match(deps: OrdersDeps, tx: Tx, credits: readonly Told[]) {
  const hashes = lineHashes(credits);
  const known = await findKnownLines(tx, hashes);
  const candidates = await guessCandidates(deps, tx, credits);
  const like = await likeLines(tx, credits);
  const matched = matchTransfers(
    credits.map((credit, index) => ({
      ...credit,
      isKnown: known.has(hashes[index] ?? ''),
      isLike: like.has(index),
    })),
    candidates,
  );
  return { matched, hashes };
}

/** Lines that another kind of file has most likely brought already. */
async function likeLines(tx: Tx, credits: readonly Told[]): Promise<ReadonlySet<number>> {
  const days = credits.map(({ bookedOn }) => bookedOn).sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return new Set();
  const brought = await findBroughtOtherwise(tx, formatOf(credits), {
    amounts: credits.map(({ amountCents }) => amountCents),
    from: addDays(first, -LIKE_DAYS),
    to: addDays(last, LIKE_DAYS),
  });
  return likeTransfers(credits, brought);
}

/** All lines of an import come from one file. */
function formatOf(credits: readonly Told[]): StatementFormat | 'table' {
  return credits[0]?.told?.format ?? 'table';
}

/** Of two lines that say the same the second is another transfer: it is the second in every file. */
function lineHashes(credits: readonly Told[]): string[] {
  const counted = new Map<string, number>();
  return credits.map(({ bookedOn, amountCents, label, told }) => {
    if (told) return told.lineId;
    const said = JSON.stringify([bookedOn, amountCents, cleanLabel(label)]);
    const rank = (counted.get(said) ?? 0) + 1;
    counted.set(said, rank);
    return createHash('sha256').update(`${said} ${rank}`).digest('hex');
  });
}

function lineView({ verdict, order, guess, ...left }: MatchedTransfer<PayableOrder>) {
  return {
    verdict,
    orderNumber: order?.number ?? null,
    companyName: order?.companyName ?? null,
    isCancelled: order?.state === 'cancelled',
    guess: guessView(guess),
    ...left,
  };
}
