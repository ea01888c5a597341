import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ListTransfers, TransferGuess } from '../../contract.ts';
import {
  searchedTransfers,
  TRANSFER_ACTS,
  TRANSFERS_PAGE,
  type TransferAct,
} from '../../rules/received-transfers.ts';
import { guessEach } from '../../rules/transfer-match.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { guessCandidates, guessView } from './guess-orders.ts';
import { findStaffAddresses } from './order-file.queries.ts';
import {
  countTransfersByState,
  type FoundTransfer,
  findTransfers,
  listTransferEvents,
} from './transfers.queries.ts';

/** Transfers that came in, and what was said of each, by whom. */
export function listTransfers(
  deps: OrdersDeps,
  call: Call,
  { search, state, page }: ParsedInputOf<ListTransfers>,
): Promise<OutputOf<ListTransfers>> {
  const wanted = searchedTransfers(search, state);
  return deps.database.asCallerAtOneMoment(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-accounts');
    const offset = (page - 1) * TRANSFERS_PAGE;
    const rows = await findTransfers(tx, wanted, { limit: TRANSFERS_PAGE, offset });
    const counts = await countTransfersByState(tx, wanted);
    const ids = rows.map(({ id }) => id);
    const events = ids.length > 0 ? await listTransferEvents(tx, ids) : [];
    // Accounts are nobody's to read: the service names who of the staff it was.
    const staff = await withServiceRights(tx, (service) =>
      findStaffAddresses(
        service,
        events.map(({ staff_id: id }) => id),
      ),
    );
    const guesses = await guessOrders(deps, tx, rows);
    const inState = counts.filter((each) => state === null || each.state === state);
    return {
      transfers: rows.map((row) => ({
        id: row.id,
        bookedOn: row.booked_on,
        amountCents: row.amount_cents,
        label: row.label,
        state: row.state,
        order:
          row.order_id === null
            ? null
            : { id: row.order_id, number: row.number ?? '', companyName: row.company_name ?? '' },
        guess: guesses.get(row.id) ?? null,
        events: events
          .filter(({ transfer_id: id }) => id === row.id)
          .map((event) => ({
            act: actOf(event.kind),
            orderNumber: event.number,
            reason: event.reason,
            by: (event.staff_id && staff.get(event.staff_id)) ?? null,
            isByReference: event.staff_id === null,
            at: event.happened_at.toISOString(),
          })),
      })),
      total: inState.reduce((sum, { count }) => sum + count, 0),
      counts,
    };
  });
}

/** Which order each of those that wait may pay; one that was taken back may pay any. */
async function guessOrders(
  deps: OrdersDeps,
  tx: Tx,
  rows: readonly FoundTransfer[],
): Promise<ReadonlyMap<string, TransferGuess | null>> {
  const waiting = rows
    .filter(({ state }) => state === 'to-attribute')
    .map(({ id, label, amount_cents: amountCents }) => ({ id, label, amountCents }));
  const candidates = await guessCandidates(deps, tx, waiting);
  const guesses = guessEach(waiting, candidates);
  return new Map(waiting.map(({ id }, index) => [id, guessView(guesses[index])]));
}

/** The table takes no others. */
function actOf(kind: string): TransferAct {
  return TRANSFER_ACTS.find((act) => act === kind) ?? 'attributed';
}
