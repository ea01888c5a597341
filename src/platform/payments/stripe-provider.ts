import { sql } from 'kysely';
import Stripe from 'stripe';
import type { Database } from '#platform/database/database.ts';
import type {
  PaymentOutcome,
  PaymentProvider,
  PaymentRequest,
  PaymentStatus,
  ProviderRefund,
  RefundRequest,
} from './payment-provider.ts';
import { chargeMeans, meansKeptBy, outcomeOfCharge } from './stripe-charges.ts';
import { disputedSince, disputesOf } from './stripe-disputes.ts';

const SIGNATURE_HEADER = 'stripe-signature';
const TIMEOUT_MS = 10_000;
/** By the SDK, each with the same idempotency key. */
const RETRIES = 2;
/** Of one payment; nobody comes near it. */
const MOST_REFUNDS = 1_000;

/** The site on which its hosted page stands. */
export function stripePayOrigin({ apiBase }: { apiBase?: string | undefined }): string {
  return apiBase === undefined ? 'https://checkout.stripe.com' : new URL(apiBase).origin;
}

/**
 * Stripe's hosted Checkout, for cards and SEPA debits. Which session stands for which attempt is
 * kept beside our own books; everything else is asked of Stripe whenever it matters.
 */
export function createStripeProvider(deps: {
  database: Database;
  secretKey: string;
  webhookSecret: string;
  /** Another address of its API than Stripe's own: a stand-in, for tests and development. */
  apiBase?: string | undefined;
}): PaymentProvider {
  const stripe = new Stripe(deps.secretKey, {
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(deps.apiBase && addressOf(deps.apiBase)),
  });
  const { sessions } = stripe.checkout;

  async function fetchSession(reference: string): Promise<Stripe.Checkout.Session | undefined> {
    const id = await findSessionId(deps.database, reference);
    return id === undefined ? undefined : sessions.retrieve(id, { expand: ['payment_intent'] });
  }

  async function fetchCharge(reference: string): Promise<Stripe.PaymentIntent | undefined> {
    const id = await findChargeId(deps.database, reference);
    return id === undefined ? undefined : stripe.paymentIntents.retrieve(id);
  }

  async function fetchIntent(reference: string): Promise<Stripe.PaymentIntent | undefined> {
    return intentOf(await fetchSession(reference)) ?? (await fetchCharge(reference));
  }

  async function refundsOf(paymentIntent: string): Promise<ProviderRefund[]> {
    const list = stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 });
    return (await list.autoPagingToArray({ limit: MOST_REFUNDS })).map(refundView);
  }

  return {
    provider: 'stripe',
    async open(request) {
      const known = await fetchSession(request.reference);
      const session = known ?? (await openSession(stripe, request));
      if (!known) await keepSessionId(deps.database, request.reference, session.id);
      // Ended meanwhile: the page of the order says how.
      return (
        session.url ?? (session.status === 'complete' ? request.successUrl : request.cancelUrl)
      );
    },
    async charge(request) {
      if ((await findChargeId(deps.database, request.reference)) !== undefined) return 'asked';
      const means = meansKeptBy(await fetchIntent(request.meansOf));
      const intentId = means && (await chargeMeans(stripe, request, means));
      if (intentId === undefined) return 'no-means';
      await keepChargeId(deps.database, request.reference, intentId);
      return 'asked';
    },
    async fetch(reference) {
      const session = await fetchSession(reference);
      const intent = session ? intentOf(session) : await fetchCharge(reference);
      const status = session ? statusOf(session) : intent && statusOfCharge(intent);
      if (!status || !intent) return status;
      const [refunds, disputes] = await Promise.all([
        refundsOf(intent.id),
        disputesOf(stripe, intent.id),
      ]);
      return { ...status, refunds, disputes };
    },
    async close(reference) {
      const id = await findSessionId(deps.database, reference);
      // Nobody can pay a charge later: there is nothing to close.
      if (id === undefined) {
        const charge = await fetchCharge(reference);
        return charge && statusOfCharge(charge);
      }
      try {
        await sessions.expire(id);
      } catch (error) {
        // Refused where it has ended already; how is asked for below.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
      return statusOf(await sessions.retrieve(id, { expand: ['payment_intent'] }));
    },
    async refund(request) {
      const intent = await fetchIntent(request.reference);
      if (!intent) return 'refused';
      // Stripe forgets idempotency keys after a day; what it gave back it knows for ever.
      const before = (await refundsOf(intent.id)).find(({ key }) => key === request.key);
      const given = before ?? (await giveBack(stripe, intent.id, request));
      return given?.state === 'done' ? 'done' : 'refused';
    },
    disputedSince: (since) => disputedSince(stripe, since),
    async readNotification(headers, body) {
      const signature = headers.get(SIGNATURE_HEADER) ?? '';
      let event: Stripe.Event;
      try {
        event = await stripe.webhooks.constructEventAsync(body, signature, deps.webhookSecret);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
        throw error;
      }
      return { eventId: event.id, reference: await referenceOf(stripe, event) };
    },
  };
}

/** @throws StripeError when it does not answer; asked again, it answers the same session. */
function openSession(stripe: Stripe, request: PaymentRequest): Promise<Stripe.Checkout.Session> {
  const metadata = { reference: request.reference };
  return stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: request.reference,
      metadata,
      payment_intent_data: {
        metadata,
        description: request.label,
        ...(request.keepsMeans && { setup_future_usage: 'off_session' }),
      },
      ...(request.keepsMeans && { customer_creation: 'always' }),
      allowed_payment_method_types: ['card', 'sepa_debit'],
      // The price is in euros, whatever the card.
      adaptive_pricing: { enabled: false },
      locale: request.language,
      customer_email: request.email,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'eur',
            unit_amount: request.amountCents,
            product_data: { name: request.label },
          },
        },
      ],
      // Written by hand: URLSearchParams would escape the braces that Stripe fills in.
      success_url: `${request.successUrl}&session={CHECKOUT_SESSION_ID}`,
      cancel_url: request.cancelUrl,
    },
    { idempotencyKey: `checkout:${request.reference}` },
  );
}

async function giveBack(
  stripe: Stripe,
  paymentIntent: string,
  { key, reference, amountCents }: RefundRequest,
): Promise<ProviderRefund | undefined> {
  try {
    const refund = await stripe.refunds.create(
      { payment_intent: paymentIntent, amount: amountCents, metadata: { key, reference } },
      { idempotencyKey: `refund:${key}` },
    );
    return refundView(refund);
  } catch (error) {
    // More than is left, or nothing was paid: asking again changes nothing.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
    throw error;
  }
}

function refundView({ id, amount, status, metadata }: Stripe.Refund): ProviderRefund {
  const hasFailed = status === 'failed' || status === 'canceled';
  return { id, key: metadata?.key, amountCents: amount, state: hasFailed ? 'failed' : 'done' };
}

function intentOf(session: Stripe.Checkout.Session | undefined): Stripe.PaymentIntent | undefined {
  const intent = session?.payment_intent;
  return intent && typeof intent === 'object' ? intent : undefined;
}

function statusOf(session: Stripe.Checkout.Session): PaymentStatus {
  return {
    outcome: outcomeOf(session),
    amountCents: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
  };
}

function statusOfCharge(intent: Stripe.PaymentIntent): PaymentStatus {
  const { amount, currency } = intent;
  return {
    outcome: outcomeOfCharge(intent),
    amountCents: amount,
    currency: currency.toUpperCase(),
  };
}

function outcomeOf(session: Stripe.Checkout.Session): PaymentOutcome {
  if (session.status === 'open') return 'open';
  if (session.status === 'expired') return 'expired';
  if (session.payment_status === 'paid') return 'paid';
  return intentOf(session)?.status === 'processing' ? 'processing' : 'refused';
}

/** What we called the attempt; undefined where the event is about something else. */
async function referenceOf(stripe: Stripe, event: Stripe.Event): Promise<string | undefined> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return event.data.object.client_reference_id ?? undefined;
    // Of a charge; those of a page are told by its session, and asked for once more.
    case 'payment_intent.processing':
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
      return event.data.object.metadata.reference;
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed': {
      const intent = event.data.object.payment_intent;
      if (typeof intent !== 'string') return intent?.metadata.reference;
      return (await stripe.paymentIntents.retrieve(intent)).metadata.reference;
    }
    default:
      return undefined;
  }
}

/** Three of the SDK's settings from one address. */
function addressOf(base: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { protocol, hostname, port } = new URL(base);
  return {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
  };
}

function findSessionId(database: Database, reference: string): Promise<string | undefined> {
  // A provider is no caller: it keeps its own table with service rights.
  return database.asService(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select session_id as id from stripe.sessions where reference = ${reference}`.execute(tx);
    return rows[0]?.id;
  });
}

function keepSessionId(database: Database, reference: string, id: string): Promise<unknown> {
  return database.asService((tx) =>
    sql`insert into stripe.sessions (reference, session_id) values (${reference}, ${id})
      on conflict (reference) do nothing`.execute(tx),
  );
}

function findChargeId(database: Database, reference: string): Promise<string | undefined> {
  // A provider is no caller: it keeps its own table with service rights.
  return database.asService(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select intent_id as id from stripe.charges where reference = ${reference}`.execute(tx);
    return rows[0]?.id;
  });
}

function keepChargeId(database: Database, reference: string, id: string): Promise<unknown> {
  return database.asService((tx) =>
    sql`insert into stripe.charges (reference, intent_id) values (${reference}, ${id})
      on conflict (reference) do nothing`.execute(tx),
  );
}
