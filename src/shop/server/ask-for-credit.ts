import type { Transaction } from 'kysely';
import type { Call } from '#backend/call.ts';
import { parisDayOf } from '#basics/dates.ts';
import { refuseProblems } from '#basics/refusal.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import { type CheckoutForm, sirenOfCompany } from '../rules/checkout-form.ts';
import { isGrantedAtOnce } from '../rules/credit.ts';
import { decideOrderCredit, findOwed, isSpaceOf, lockCreditLine } from './credit.queries.ts';
import { moveOrder } from './move-order.ts';
import { enqueueOrderMail } from './order-mail-jobs.ts';
import { insertOrderEvent, type OrderRow } from './orders.queries.ts';
import type { ShopDeps } from './shop-deps.ts';

/** Who pays after delivery orders from within the space of that company: nobody on another's name. */
export async function refuseForeignTerms(
  { database }: ShopDeps,
  { caller }: Call,
  form: CheckoutForm,
  companyId: string | undefined,
): Promise<void> {
  if (form.paymentMethod !== 'terms') return;
  const siren = sirenOfCompany(form.company) ?? '';
  const isOwn =
    companyId !== undefined &&
    (await database.asCaller(caller, (tx) => isSpaceOf(tx, companyId, siren)));
  if (!isOwn) refuseProblems([{ path: 'paymentMethod', problem: 'terms-of-another-company' }]);
}

/**
 * An order that was just written and asks to be paid after delivery: confirmed at once within what its
 * company was granted, else staff are told that it waits for them.
 */
export async function askForCredit(
  { clock }: Pick<ShopDeps, 'clock'>,
  tx: Transaction<DB>,
  order: OrderRow,
): Promise<void> {
  const line = await lockCreditLine(tx, order.siren);
  const owed = await findOwed(tx, order.siren, parisDayOf(clock.now()));
  const limits = line && { state: line.state, limitCents: line.limit_cents };
  if (limits && isGrantedAtOnce({ ...limits, ...owed, askedCents: order.gross_cents })) {
    await grantCredit(tx, order, line.days);
    const event = { order_id: order.id, happened_at: clock.now(), actor: 'system' };
    await insertOrderEvent(tx, { ...event, kind: 'credit-granted' });
    return;
  }
  await enqueueOrderMail(tx, order.id, 'credit-requested');
  await enqueueOrderMail(tx, order.id, 'credit-to-decide');
}

/** It is prepared before it is paid. */
export async function grantCredit(
  tx: Transaction<DB>,
  order: OrderRow,
  days: number | null,
): Promise<void> {
  await decideOrderCredit(tx, order.id, 'granted', days);
  await moveOrder(tx, order.id, { state: 'confirmed' });
  await enqueueOrderMail(tx, order.id, 'order-confirmed');
}
