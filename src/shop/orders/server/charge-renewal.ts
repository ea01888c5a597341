import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import {
  findPayment,
  insertPayment,
  listPayments,
  lockOrder,
  movePayment,
  type OrderRow,
  type PaymentRow,
} from './orders.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { settlePayment } from './settle-payment.ts';
import { watchPayment } from './watch-payment.ts';

const CHECK_AFTER_SECONDS = 15 * 60;

/**
 * `settled`: the provider was asked, or there is nothing to ask for; who follows the order hears how it ended.
 * `under-way`: its buyer is paying by themself. `no-means`: nothing was kept that could be charged.
 */
export type Charged = 'settled' | 'under-way' | 'no-means';

type Wanted = { readonly orderId: string; readonly reference: string };

type Attempt =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'no-means' }
  | { readonly kind: 'open'; readonly payment: PaymentRow }
  | {
      readonly kind: 'charge';
      readonly order: OrderRow;
      readonly payment: PaymentRow;
      readonly meansOf: string;
    };

/**
 * Charges the order of a later month with the means that was kept when an earlier one was paid. `reference`
 * names this attempt: asked for again, it is the same. A page that its buyer left open is closed first, so
 * that nobody pays twice.
 */
export async function chargeRenewal(deps: OrdersDeps, wanted: Wanted): Promise<Charged> {
  const { cardPayments: door } = deps;
  if (!door) return 'no-means';
  let attempt = await beginCharge(deps, door, wanted);
  if (attempt.kind === 'open' && attempt.payment.state === 'pending') {
    const { provider, reference } = attempt.payment;
    // Begun with a provider that was disconnected, it stays open until the order expires.
    if (provider !== door.provider) return 'under-way';
    await door.close(reference);
    await settlePayment(deps, { provider, reference });
    await endUnopened(deps, attempt.payment);
    attempt = await beginCharge(deps, door, wanted);
  }
  if (attempt.kind === 'nothing') return 'settled';
  if (attempt.kind !== 'charge') return attempt.kind === 'open' ? 'under-way' : 'no-means';
  const { order, payment, meansOf } = attempt;
  const { provider, reference, amount_cents: amountCents } = payment;
  const asked = await door.charge({ reference, amountCents, label: order.number, meansOf });
  if (asked === 'no-means') {
    await endUnopened(deps, payment);
    return 'no-means';
  }
  await settlePayment(deps, { provider, reference });
  return 'settled';
}

/** The attempt of this reference, written under the order's lock where there is none yet. */
function beginCharge(
  { database, clock }: OrdersDeps,
  { provider }: PaymentProvider,
  { orderId, reference }: Wanted,
): Promise<Attempt> {
  // A timer is no caller: the service keeps the books.
  return database.asService(async (tx): Promise<Attempt> => {
    const order = await lockOrder(tx, orderId);
    if (order?.state !== 'awaiting-payment' || order.payment_method !== 'card')
      return { kind: 'nothing' };
    const payments = await listPayments(tx, orderId);
    const own = payments.find((payment) => payment.reference === reference);
    if (own && own.state !== 'pending') return { kind: 'nothing' };
    const open = payments.find(({ state }) => state === 'pending' || state === 'authorised');
    if (open && open !== own) return { kind: 'open', payment: open };
    const meansOf = await findMeans(tx, order, provider);
    if (meansOf === undefined) return { kind: 'no-means' };
    const payment = own ?? (await insertCharge(tx, order, { provider, reference }, clock.now()));
    return { kind: 'charge', order, payment, meansOf };
  });
}

async function insertCharge(
  tx: Tx,
  order: OrderRow,
  named: Pick<PaymentRow, 'provider' | 'reference'>,
  now: Date,
): Promise<PaymentRow> {
  const payment = await insertPayment(tx, {
    ...named,
    order_id: order.id,
    amount_cents: order.gross_cents,
    opened_at: now,
    is_charge: true,
  });
  await watchPayment(tx, payment, CHECK_AFTER_SECONDS);
  return payment;
}

/** The latest attempt that was paid, of the first order or of a later month. */
async function findMeans(
  tx: Tx,
  order: OrderRow,
  provider: PaymentRow['provider'],
): Promise<string | undefined> {
  const { rows } = await sql<{ reference: string }>`
    select reference from public.payments join public.orders on orders.id = payments.order_id
    where (orders.id = ${order.renewal_of} or orders.renewal_of = ${order.renewal_of})
      and payments.provider = ${provider} and payments.state in ('paid', 'part-refunded', 'refunded')
    order by payments.settled_at desc, payments.opened_at desc limit 1`.execute(tx);
  return rows[0]?.reference;
}

/** An attempt of which the provider never heard: nobody can pay by it. */
async function endUnopened(deps: OrdersDeps, payment: PaymentRow): Promise<void> {
  if (await deps.cardPayments?.fetch(payment.reference)) return;
  await deps.database.asService(async (tx) => {
    await lockOrder(tx, payment.order_id);
    const left = await findPayment(tx, payment.provider, payment.reference);
    if (left?.state === 'pending')
      await movePayment(tx, left.id, { state: 'failed', settled_at: deps.clock.now() });
  });
}
