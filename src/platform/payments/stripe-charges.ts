import Stripe from 'stripe';
import type { ChargeRequest, PaymentOutcome } from './payment-provider.ts';

/** What an earlier payment has kept at Stripe. */
export type KeptMeans = { readonly customer: string; readonly paymentMethod: string };

/** Undefined where the payment kept nothing, or the means was taken away since. */
export function meansKeptBy(intent: Stripe.PaymentIntent | undefined): KeptMeans | undefined {
  const customer = idOf(intent?.customer);
  const paymentMethod = idOf(intent?.payment_method);
  return customer && paymentMethod ? { customer, paymentMethod } : undefined;
}

/**
 * Asks for the money while the buyer is away. Answers the payment's name, however its bank decided, and
 * undefined where Stripe no longer has these means. Asked again with the same reference, it is the same.
 * @throws StripeError when it does not answer
 */
export async function chargeMeans(
  stripe: Stripe,
  { reference, amountCents, label }: ChargeRequest,
  { customer, paymentMethod }: KeptMeans,
): Promise<string | undefined> {
  // Stripe forgets idempotency keys after a day; what it charged it knows for ever.
  const { data: before } = await stripe.paymentIntents.list({ customer, limit: 100 });
  const known = before.find(({ metadata }) => metadata.reference === reference);
  if (known) return known.id;
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency: 'eur',
        customer,
        payment_method: paymentMethod,
        allowed_payment_method_types: ['card', 'sepa_debit'],
        off_session: true,
        confirm: true,
        description: label,
        metadata: { reference },
      },
      { idempotencyKey: `charge:${reference}` },
    );
    return intent.id;
  } catch (error) {
    // Refused, or to be confirmed by the holder of the card, who is away: the payment says so itself.
    if (error instanceof Stripe.errors.StripeCardError) return error.payment_intent?.id;
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
    throw error;
  }
}

/** A payment without a page either succeeds, takes days, or has failed: nobody can pay it later. */
export function outcomeOfCharge({ status }: Stripe.PaymentIntent): PaymentOutcome {
  if (status === 'succeeded') return 'paid';
  return status === 'processing' ? 'processing' : 'refused';
}

function idOf(named: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof named === 'string' ? named : named?.id;
}
