import type { Cents } from '#basics/money.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { OrderGuard } from '#shop/orders/lends.ts';
import type { CheckoutForm } from '#shop/orders/rules/checkout-form.ts';
import { needsApproval, purchaseOrderProblems } from '../rules/order-approval.ts';
import { findApproverIds, findOrderRules } from './approvals.queries.ts';

/** Whoever orders for a space says the number that its accounts ask for. @throws Refusal invalid-input */
export async function refuseWithoutPurchaseOrder(
  tx: Tx,
  form: CheckoutForm,
  companyId: string | null | undefined,
): Promise<void> {
  if (companyId) refuseProblems(purchaseOrderProblems(form, await findOrderRules(tx, companyId)));
}

type AskedOrder = {
  readonly companyId: string | undefined;
  /** Undefined for a guest. */
  readonly buyerId: string | undefined;
  /** VAT included. */
  readonly grossCents: Cents;
};

/** Whether somebody else approves it first; by the service. */
export async function isToBeApproved(
  tx: Tx,
  { companyId, buyerId, grossCents }: AskedOrder,
): Promise<boolean> {
  if (companyId === undefined || buyerId === undefined) return false;
  const { approvalFromCents } = await findOrderRules(tx, companyId);
  if (approvalFromCents === null) return false;
  const approverIds = await findApproverIds(tx, companyId);
  return needsApproval({ approvalFromCents, approverIds }, { grossCents, buyerId });
}

/**
 * What the rules of a space say of an order. Refuses: invalid-input, and conflict of a cart that somebody else
 * approves: that is asked for, not ordered.
 */
export const guardOrder: OrderGuard = async (tx, { of, form, companyId, buyerId, grossCents }) => {
  await refuseWithoutPurchaseOrder(tx, form, companyId);
  const asked = { companyId: companyId ?? undefined, buyerId, grossCents };
  if (of === 'cart' && (await isToBeApproved(tx, asked)))
    throw new Refusal('conflict', { details: { reason: 'approval-needed' } });
};
