import type Stripe from 'stripe';
import type { ProviderDispute } from './payment-provider.ts';

/** Of one payment, or of a month; nobody comes near it. */
const MOST_DISPUTES = 1_000;

/** @throws StripeError when it does not answer */
export async function disputesOf(
  stripe: Stripe,
  paymentIntent: string,
): Promise<ProviderDispute[]> {
  const list = stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 });
  return (await list.autoPagingToArray({ limit: MOST_DISPUTES })).map(disputeView);
}

/** What we called the payments that were contested since. @throws StripeError when it does not answer */
export async function disputedSince(stripe: Stripe, since: Date): Promise<string[]> {
  const list = stripe.disputes.list({
    created: { gte: Math.floor(since.getTime() / 1000) },
    expand: ['data.payment_intent'],
    limit: 100,
  });
  const disputes = await list.autoPagingToArray({ limit: MOST_DISPUTES });
  return disputes.flatMap(({ payment_intent: intent }) => {
    const reference = intent && typeof intent === 'object' ? intent.metadata.reference : undefined;
    return reference === undefined ? [] : [reference];
  });
}

function disputeView(dispute: Stripe.Dispute): ProviderDispute {
  const moved = dispute.balance_transactions.map(({ amount }) => amount);
  const dueBy = dispute.evidence_details.due_by;
  return {
    id: dispute.id,
    state: stateOf(dispute.status),
    reason: dispute.reason,
    amountCents: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    withdrawnCents: -sumOf(moved.filter((amount) => amount < 0)),
    reinstatedCents: sumOf(moved.filter((amount) => amount > 0)),
    // 0 where the bank takes no answer.
    answerBy: dueBy ? new Date(dueBy * 1000) : undefined,
    openedAt: new Date(dispute.created * 1000),
  };
}

function stateOf(status: Stripe.Dispute.Status): ProviderDispute['state'] {
  switch (status) {
    case 'warning_needs_response':
      return 'inquiry';
    case 'warning_under_review':
      return 'inquiry-answered';
    case 'under_review':
    case 'appeal_under_review':
      return 'answered';
    case 'won':
      return 'won';
    case 'lost':
      return 'lost';
    case 'warning_closed':
    case 'prevented':
      return 'closed';
    // Of a word that we do not know yet somebody has to look at it.
    default:
      return 'to-answer';
  }
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
