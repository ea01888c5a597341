import type { Tx } from '#platform/database/transaction.ts';
import type { TransferGuess } from '../../contract.ts';
import { numbersNamedIn } from '../../rules/named-numbers.ts';
import type { Candidates, Guess, Incoming } from '../../rules/transfer-match.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { findOrdersWaitingFor, findPayableOrders, type PayableOrder } from './transfers.queries.ts';

type Lines = readonly Pick<Incoming, 'label' | 'amountCents'>[];

/** The orders that these labels name, by themselves or by a paper of theirs. */
export async function namedCandidates(
  { papers }: Pick<OrdersDeps, 'papers'>,
  tx: Tx,
  lines: readonly Pick<Incoming, 'label'>[],
): Promise<Candidates<PayableOrder>> {
  const named = lines.map(({ label }) => numbersNamedIn(label));
  const ofPapers = await papers.findOrders(
    tx,
    named.flatMap(({ invoices }) => invoices),
  );
  const orders = await findPayableOrders(
    tx,
    named.flatMap(({ references, orders }) => [...references, ...orders]),
    [...ofPapers.values()],
  );
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  const ofInvoices = [...ofPapers].flatMap(([paper, id]) => {
    const number = numbers.get(id);
    return number === undefined ? [] : [[paper, number] as const];
  });
  return { orders, ofInvoices: new Map(ofInvoices) };
}

/** Those, and the ones that wait for just such an amount. */
export async function guessCandidates(
  deps: Pick<OrdersDeps, 'papers'>,
  tx: Tx,
  lines: Lines,
): Promise<Candidates<PayableOrder>> {
  const { orders, ofInvoices } = await namedCandidates(deps, tx, lines);
  const waiting = await findOrdersWaitingFor(
    tx,
    lines.map(({ amountCents }) => amountCents),
  );
  const byId = new Map([...orders, ...waiting].map((order) => [order.id, order]));
  return { orders: [...byId.values()], ofInvoices };
}

export function guessView(guess: Guess<PayableOrder> | undefined): TransferGuess | null {
  if (!guess) return null;
  const { order, certainty, grounds } = guess;
  return {
    orderNumber: order.number,
    companyName: order.companyName,
    isCancelled: order.state === 'cancelled',
    certainty,
    grounds: [...grounds],
  };
}
