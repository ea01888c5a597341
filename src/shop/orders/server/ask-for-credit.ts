import { parisDayOf } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { type CheckoutForm, sirenOfCompany } from '../rules/checkout-form.ts';
import { isGrantedAtOnce } from '../rules/credit.ts';
import {
  decideOrderCredit,
  findCompany,
  findOwed,
  lockCreditLine,
  mayHaveCredit,
  maySpendCredit,
} from './credit.queries.ts';
import { transitionOrder } from './move-order.ts';
import { enqueueOrderMail } from './order-mail-jobs.ts';
import { insertOrderEvent, type OrderRow } from './orders.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';

/** In whose name it is ordered, and by whom. */
type Asker = {
  readonly companyId: string | null;
  /** Signed in. */
  readonly buyerId: string | undefined;
  /** Of a later month nobody asks again. */
  readonly isRenewal?: boolean;
};

/**
 * The form as it is kept. Paid after delivery, it is ordered from within the space of that company, which
 * staff have verified, by who binds it, and carries the name and kind that they have seen: nobody buys in
 * another's name, nor with another's money. With the service's rights. Refuses: invalid-input.
 */
export async function formOnTerms(tx: Tx, form: CheckoutForm, asker: Asker): Promise<CheckoutForm> {
  if (form.paymentMethod !== 'terms') return form;
  const { companyId } = asker;
  const own = companyId === null ? undefined : await findCompany(tx, companyId);
  if (companyId === null || own === undefined)
    throw refused('paymentMethod', 'terms-of-another-company');
  const { company } = form;
  if (sirenOfCompany(company) !== own.siren)
    throw refused(company.siret ? 'company.siret' : 'company.siren', 'terms-of-another-company');
  // A French one was compared with the SIREN; one from elsewhere names a company that nobody has seen.
  if (company.vatNumber !== undefined && !company.vatNumber.startsWith('FR'))
    throw refused('company.vatNumber', 'vat-number-of-another-company');
  if (!asker.isRenewal && !(await maySpendCredit(tx, companyId, asker.buyerId)))
    throw refused('paymentMethod', 'terms-by-role');
  if (!(await mayHaveCredit(tx, companyId, own.siren)))
    throw refused('paymentMethod', 'terms-of-unverified-company');
  return { ...form, company: { ...company, legalName: own.legalName, kind: own.kind } };
}

const refused = (path: string, problem: string) =>
  new Refusal('invalid-input', { problems: [{ path, problem }] });

/**
 * An order that was just written and asks to be paid after delivery: confirmed at once within what its
 * company was granted, else staff are told that it waits for them.
 */
export async function askForCredit(
  { clock }: Pick<OrdersDeps, 'clock'>,
  tx: Tx,
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
export async function grantCredit(tx: Tx, order: OrderRow, days: number | null): Promise<void> {
  await decideOrderCredit(tx, order.id, 'granted', days);
  await transitionOrder(tx, order.id, { state: 'confirmed' });
  await enqueueOrderMail(tx, order.id, 'order-confirmed');
}
