import type { Transaction } from 'kysely';
import { parisDayOf } from '#basics/dates.ts';
import { refuseProblems } from '#basics/refusal.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import { type CheckoutForm, sirenOfCompany } from '../rules/checkout-form.ts';
import { isGrantedAtOnce } from '../rules/credit.ts';
import {
  decideOrderCredit,
  findCompanySiren,
  findOwed,
  lockCreditLine,
  mayHaveCredit,
} from './credit.queries.ts';
import { moveOrder } from './move-order.ts';
import { enqueueOrderMail } from './order-mail-jobs.ts';
import { insertOrderEvent, type OrderRow } from './orders.queries.ts';
import type { ShopDeps } from './shop-deps.ts';

/**
 * Who pays after delivery orders from within the space of that company, which staff have verified: nobody
 * on another's name. With the service's rights.
 */
export async function refuseForeignTerms(
  tx: Transaction<DB>,
  form: CheckoutForm,
  companyId: string | null,
): Promise<void> {
  if (form.paymentMethod !== 'terms') return;
  const siren = sirenOfCompany(form.company) ?? '';
  const own = companyId === null ? undefined : await findCompanySiren(tx, companyId);
  if (companyId === null || own !== siren)
    refuseProblems([{ path: 'paymentMethod', problem: 'terms-of-another-company' }]);
  else if (!(await mayHaveCredit(tx, companyId, siren)))
    refuseProblems([{ path: 'paymentMethod', problem: 'terms-of-unverified-company' }]);
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
  const { company_id: companyId } = order;
  if (companyId === null) throw new Error('Nobody asks for credit but a company');
  const line = await lockCreditLine(tx, companyId);
  const owed = await findOwed(tx, companyId, parisDayOf(clock.now()));
  // What was granted under another number was granted to another company.
  const limits = line?.siren === order.siren && { state: line.state, limitCents: line.limit_cents };
  if (limits && isGrantedAtOnce({ ...limits, ...owed, askedCents: order.gross_cents })) {
    await grantCredit(tx, order, line?.days ?? null);
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
