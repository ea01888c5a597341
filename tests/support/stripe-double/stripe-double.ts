import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerType, serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import Stripe from 'stripe';
import { z } from 'zod';
import { type NestedForm, readNestedForm } from './nested-form.ts';
import { chargeParameters, refundParameters, sessionParameters } from './parameters.ts';
import { payPage } from './pay-page.ts';
import { type DisputeDouble, type DisputeWish, keepDisputes } from './stripe-disputes.ts';

/** What somebody does on the hosted page. */
export const DECISIONS = ['paid', 'refused', 'debit', 'cancelled'] as const;
export type Decision = (typeof DECISIONS)[number];

export type DoubleSession = {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly client_reference_id: string | null;
  readonly metadata: Record<string, string>;
  readonly amount_total: number;
  readonly currency: string;
  readonly locale: string;
  readonly mode: 'payment';
  readonly success_url: string;
  readonly cancel_url: string;
  readonly label: string;
  readonly intent_metadata: Record<string, string>;
  /** Whether its page keeps the means of payment, with a customer. */
  readonly keeps_means: boolean;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  url: string | null;
  /** What the page says of the last try. */
  refusal?: string;
};

type Intent = {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Record<string, string>;
  readonly customer: string | null;
  readonly payment_method: string;
  amount_received: number;
  status: 'succeeded' | 'processing' | 'requires_payment_method';
};

/** What becomes of a means that was kept when it is charged. */
export type Means = 'works' | 'debit' | 'card_declined' | 'authentication_required' | 'gone';

type Refund = {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly metadata: Record<string, string>;
  status: 'succeeded' | 'pending' | 'failed';
};

export type DoubleEvent = {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: unknown };
};

/** What may go wrong between two machines, once. */
export type Mishap = 'no-answer' | 'server-error';

export interface StripeDouble {
  readonly url: string;
  /** Everything that it would tell, in the order in which it happened. */
  readonly events: readonly DoubleEvent[];
  /** The truth about one attempt to pay, by what the shop calls it. */
  sessionOf(reference: string): DoubleSession | undefined;
  /** How many were ever opened for it. */
  sessionsOf(reference: string): number;
  refundedCents(reference: string): number;
  /** What was charged without a page under this reference, in cents; each asked for once. */
  chargesOf(reference: string): readonly number[];
  /** From now on, what was kept with the payment of this reference behaves so. */
  meansBecome(reference: string, means: Means): void;
  /** Somebody decides on the pay page; answers where the browser goes. */
  decide(sessionId: string, decision: Decision): string;
  /** The bank ends a debit that was under way, days later. */
  endDebit(reference: string, outcome: 'succeeded' | 'failed'): void;
  /** Somebody gives money back in the dashboard, where the shop does not see it. */
  refundInDashboard(reference: string, amountCents: number): void;
  /** The bank sends a refund back, weeks later. */
  failRefunds(reference: string): void;
  /** The buyer's bank contests what was paid under this reference; answers what Stripe calls it. */
  dispute(reference: string, wish?: DisputeWish): string;
  /** What becomes of one. */
  readonly disputes: Omit<DisputeDouble, 'open' | 'takenOf'>;
  /** Sends one event; answers the status of the shop's answer, 0 where there was none. */
  deliver(event: DoubleEvent): Promise<number>;
  /** What befalls the next calls, one each. */
  befall(...mishaps: Mishap[]): void;
  stop(): Promise<void>;
}

export interface DoubleSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly webhookUrl: () => string;
  /** Events leave by themselves, in order, each until it is accepted; else only when told to. */
  readonly isTelling: boolean;
  readonly port?: number;
}

const RETRY_AFTER_MS = [200, 500, 1_000, 2_000, 4_000];
type Answer = { readonly status: 200 | 400 | 401 | 402 | 404 | 409; readonly body: object };

/**
 * A stand-in for Stripe that keeps state as Stripe does: sessions, payments and refunds over its
 * API with idempotency keys, a hosted page, and signed events. Written from Stripe's reference.
 */
export async function startStripeDouble(settings: DoubleSettings): Promise<StripeDouble> {
  const sessions = new Map<string, DoubleSession>();
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, Refund>();
  const means = new Map<string, Means>();
  const replays = new Map<string, { readonly print: string; readonly answer: Answer }>();
  const events: DoubleEvent[] = [];
  const mishaps: Mishap[] = [];
  const stripe = new Stripe(settings.secretKey);
  let sending = Promise.resolve();
  let isStopped = false;

  const disputes = keepDisputes((type, object) => tell(type, object));

  const idOf = (prefix: string) => `${prefix}_test_${randomBytes(12).toString('hex')}`;

  function tell(type: string, object: object): void {
    const event: DoubleEvent = {
      id: `evt_${randomBytes(12).toString('hex')}`,
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1000),
      data: { object: structuredClone(object) },
    };
    events.push(event);
    if (settings.isTelling) sending = sending.then(() => deliverUntilAccepted(event));
  }

  async function deliver(event: DoubleEvent): Promise<number> {
    const payload = JSON.stringify({ ...event, api_version: null, livemode: false });
    const signature = await stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: settings.webhookSecret,
    });
    const response = await fetch(settings.webhookUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    }).catch(() => undefined);
    return response?.status ?? 0;
  }

  async function deliverUntilAccepted(event: DoubleEvent): Promise<void> {
    for (const wait of [0, ...RETRY_AFTER_MS]) {
      await sleep(wait);
      if (isStopped) return;
      const status = await deliver(event);
      if (status >= 200 && status < 300) return;
    }
  }

  function createSession(form: NestedForm): Answer {
    const read = sessionParameters.safeParse(form);
    if (!read.success) return invalid(z.prettifyError(read.error), 'parameter_invalid');
    const { line_items: items, ...said } = read.data;
    const prices = Object.values(items);
    const amount = prices.reduce(
      (sum, { quantity, price_data: price }) => sum + quantity * price.unit_amount,
      0,
    );
    const [first] = prices;
    if (!first || amount <= 0) return invalid('An amount must be greater than 0.');
    const id = idOf('cs');
    const session: DoubleSession = {
      id,
      object: 'checkout.session',
      client_reference_id: said.client_reference_id,
      metadata: said.metadata,
      amount_total: amount,
      currency: first.price_data.currency,
      locale: said.locale,
      mode: said.mode,
      success_url: said.success_url.replace('{CHECKOUT_SESSION_ID}', id),
      cancel_url: said.cancel_url,
      label: first.price_data.product_data.name,
      intent_metadata: said.payment_intent_data.metadata,
      keeps_means:
        said.customer_creation === 'always' &&
        said.payment_intent_data.setup_future_usage === 'off_session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      url: `${base()}/c/pay/${id}`,
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  }

  function end(session: DoubleSession, status: 'complete' | 'expired'): void {
    session.status = status;
    session.url = null;
  }

  function pay(session: DoubleSession, status: 'succeeded' | 'processing'): void {
    const intent: Intent = {
      id: idOf('pi'),
      object: 'payment_intent',
      amount: session.amount_total,
      currency: session.currency,
      metadata: session.intent_metadata,
      customer: session.keeps_means ? idOf('cus') : null,
      payment_method: idOf('pm'),
      amount_received: status === 'succeeded' ? session.amount_total : 0,
      status,
    };
    intents.set(intent.id, intent);
    if (session.keeps_means)
      means.set(intent.payment_method, status === 'succeeded' ? 'works' : 'debit');
    session.payment_intent = intent.id;
    session.payment_status = status === 'succeeded' ? 'paid' : 'unpaid';
    end(session, 'complete');
    tell('checkout.session.completed', session);
    tell(`payment_intent.${status}`, intent);
  }

  function charge(form: NestedForm): Answer {
    const read = chargeParameters.safeParse(form);
    if (!read.success) return invalid(z.prettifyError(read.error), 'parameter_invalid');
    const { amount, currency, customer, metadata, payment_method: method } = read.data;
    const behaviour = means.get(method) ?? 'gone';
    if (behaviour === 'gone') return missing('PaymentMethod', method);
    const isPaid = behaviour === 'works';
    const intent: Intent = {
      id: idOf('pi'),
      object: 'payment_intent',
      amount,
      currency,
      metadata,
      customer,
      payment_method: method,
      amount_received: isPaid ? amount : 0,
      status: isPaid
        ? 'succeeded'
        : behaviour === 'debit'
          ? 'processing'
          : 'requires_payment_method',
    };
    intents.set(intent.id, intent);
    if (intent.status !== 'requires_payment_method') {
      tell(`payment_intent.${intent.status}`, intent);
      return { status: 200, body: intent };
    }
    tell('payment_intent.payment_failed', intent);
    const error = {
      type: 'card_error',
      code: behaviour,
      message: 'Declined',
      payment_intent: intent,
    };
    return { status: 402, body: { error } };
  }

  function decide(sessionId: string, decision: Decision): string {
    const session = sessions.get(sessionId);
    if (!session) throw new Error(`No session ${sessionId}`);
    if (session.status !== 'open')
      return session.status === 'complete' ? session.success_url : session.cancel_url;
    if (decision === 'cancelled') return session.cancel_url;
    if (decision === 'refused') {
      session.refusal = 'card_declined';
      return `${base()}/c/pay/${session.id}`;
    }
    pay(session, decision === 'paid' ? 'succeeded' : 'processing');
    return session.success_url;
  }

  const refundedOf = (intent: string) =>
    [...refunds.values()]
      .filter((refund) => refund.payment_intent === intent && refund.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);

  function createRefund(form: NestedForm): Answer {
    const read = refundParameters.safeParse(form);
    if (!read.success) return invalid(z.prettifyError(read.error), 'parameter_invalid');
    const intent = intents.get(read.data.payment_intent);
    if (!intent) return missing('payment_intent', read.data.payment_intent);
    if (intent.status !== 'succeeded')
      return invalid('This PaymentIntent does not have a successful charge to refund.');
    const taken = disputes.takenOf(intent.id);
    const left = intent.amount_received - refundedOf(intent.id) - taken;
    if (left <= 0 && taken > 0)
      return invalid('Charge has been charged back; cannot issue a refund.', 'charge_disputed');
    if (left === 0) return invalid('Charge has already been refunded.', 'charge_already_refunded');
    const amount = read.data.amount ?? left;
    if (amount > left) return invalid('Refund amount is greater than unrefunded amount on charge');
    const refund: Refund = {
      id: `re_${randomBytes(12).toString('hex')}`,
      object: 'refund',
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      metadata: read.data.metadata,
      status: 'succeeded',
    };
    refunds.set(refund.id, refund);
    tell('refund.created', refund);
    tell('charge.refunded', { object: 'charge', payment_intent: intent.id });
    return { status: 200, body: refund };
  }

  /** The same key again is answered as it was; with other words it is refused. */
  function once(c: Context, body: string, run: () => Answer): Answer {
    const key = c.req.header('idempotency-key');
    if (!key) return run();
    const print = createHash('sha256').update(`${c.req.path}\n${body}`).digest('hex');
    const before = replays.get(key);
    if (before && before.print !== print) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return { status: 400, body: { error: { type: 'idempotency_error', message } } };
    }
    if (before) return before.answer;
    const answer = run();
    // As it was answered then: what becomes of the object later is not in it.
    const kept = { status: answer.status, body: structuredClone(answer.body) };
    replays.set(key, { print, answer: kept });
    return kept;
  }

  const expanded = (session: DoubleSession, wanted: string[]) => {
    const intent = wanted.includes('payment_intent') && intents.get(session.payment_intent ?? '');
    return intent ? { ...session, payment_intent: intent } : session;
  };

  const api = new Hono();
  api.use('/v1/*', async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${settings.secretKey}`) {
      const error = { type: 'invalid_request_error', message: 'Invalid API Key provided' };
      return c.json({ error }, 401);
    }
    // The hourly look for disputes comes whenever it likes, and is no call that a test waits for.
    const isLook = c.req.query('created[gte]') !== undefined;
    const mishap = isLook ? undefined : mishaps.shift();
    if (mishap === 'server-error') return c.json({ error: { type: 'api_error' } }, 500);
    await next();
    // It was done; nobody hears of it.
    if (mishap === 'no-answer') c.res = new Response(null, { status: 500 });
    return undefined;
  });
  const post = (path: string, run: (c: Context, form: NestedForm) => Answer) =>
    api.post(path, async (c) => {
      const body = await c.req.text();
      const { status, body: answer } = once(c, body, () => run(c, readNestedForm(body)));
      return c.json(answer, status);
    });

  post('/v1/checkout/sessions', (_c, form) => createSession(form));
  post('/v1/checkout/sessions/:id/expire', (c) => {
    const session = sessions.get(c.req.param('id') ?? '');
    if (!session) return missing('checkout.session', c.req.param('id'));
    if (session.status !== 'open')
      return invalid(`Only Checkout Sessions with a status in ["open"] can be expired.`);
    end(session, 'expired');
    tell('checkout.session.expired', session);
    return { status: 200, body: session };
  });
  post('/v1/payment_intents', (_c, form) => charge(form));
  post('/v1/refunds', (_c, form) => createRefund(form));
  api.get('/v1/checkout/sessions/:id', (c) => {
    const session = sessions.get(c.req.param('id'));
    if (!session) return c.json(missing('checkout.session', c.req.param('id')).body, 404);
    return c.json(expanded(session, c.req.queries('expand[0]') ?? []));
  });
  api.get('/v1/payment_intents/:id', (c) => {
    const intent = intents.get(c.req.param('id'));
    return intent ? c.json(intent) : c.json(missing('payment_intent', c.req.param('id')).body, 404);
  });
  api.get('/v1/payment_intents', (c) => {
    const data = [...intents.values()].filter(
      ({ customer }) => customer === c.req.query('customer'),
    );
    return c.json({ object: 'list', url: '/v1/payment_intents', has_more: false, data });
  });
  api.get('/v1/refunds', (c) => {
    const wanted = c.req.query('payment_intent');
    const data = [...refunds.values()].filter(({ payment_intent: of }) => of === wanted);
    return c.json({ object: 'list', url: '/v1/refunds', has_more: false, data });
  });
  api.get('/v1/disputes', (c) => {
    const isExpanded = c.req.query('expand[0]') === 'data.payment_intent';
    const data = disputes
      .list({
        intent: c.req.query('payment_intent'),
        since: Number(c.req.query('created[gte]') ?? 0),
      })
      .map((dispute) => ({
        ...dispute,
        ...(isExpanded && { payment_intent: intents.get(dispute.payment_intent) }),
      }));
    return c.json({ object: 'list', url: '/v1/disputes', has_more: false, data });
  });
  api.get('/c/pay/:id', (c) => {
    const session = sessions.get(c.req.param('id'));
    return session ? c.html(payPage(session, c.req.query('step') === 'bank')) : c.notFound();
  });
  api.post('/c/pay/:id', async (c) => {
    const { decision } = await c.req.parseBody();
    const wanted = DECISIONS.find((each) => each === decision);
    if (!wanted || !sessions.has(c.req.param('id'))) return c.text('Unknown', 400);
    return c.redirect(decide(c.req.param('id'), wanted), 303);
  });

  const server = await listen(api, settings.port ?? 0);
  const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sessionOf = (reference: string) =>
    [...sessions.values()].findLast((each) => each.client_reference_id === reference);
  const chargesOf = (reference: string) =>
    [...intents.values()].filter(
      ({ metadata }) => metadata.reference === reference && !sessionOf(reference),
    );
  const intentOf = (reference: string) => {
    const intent =
      intents.get(sessionOf(reference)?.payment_intent ?? '') ?? chargesOf(reference).at(-1);
    if (!intent) throw new Error(`Nothing was paid for ${reference}`);
    return intent;
  };

  return {
    get url() {
      return base();
    },
    events,
    sessionOf,
    sessionsOf: (reference) =>
      [...sessions.values()].filter((each) => each.client_reference_id === reference).length,
    refundedCents: (reference) => refundedOf(sessionOf(reference)?.payment_intent ?? ''),
    chargesOf: (reference) => chargesOf(reference).map(({ amount }) => amount),
    meansBecome: (reference, behaviour) =>
      void means.set(intentOf(reference).payment_method, behaviour),
    decide,
    endDebit(reference, outcome) {
      const session = sessionOf(reference);
      const intent = intentOf(reference);
      if (intent.status !== 'processing') return;
      if (outcome === 'succeeded') {
        intent.status = 'succeeded';
        intent.amount_received = intent.amount;
        if (session) session.payment_status = 'paid';
      } else {
        intent.status = 'requires_payment_method';
      }
      if (session) tell(`checkout.session.async_payment_${outcome}`, session);
      else tell(`payment_intent.${outcome === 'failed' ? 'payment_failed' : outcome}`, intent);
    },
    refundInDashboard(reference, amountCents) {
      const params = { payment_intent: intentOf(reference).id, amount: String(amountCents) };
      const { status, body } = createRefund(params);
      if (status !== 200) throw new Error(JSON.stringify(body));
    },
    failRefunds(reference) {
      const { id } = intentOf(reference);
      for (const refund of refunds.values()) {
        if (refund.payment_intent !== id || refund.status === 'failed') continue;
        refund.status = 'failed';
        tell('refund.failed', refund);
      }
    },
    dispute(reference, wish) {
      const intent = intentOf(reference);
      if (intent.status !== 'succeeded') throw new Error(`Nothing came in for ${reference}`);
      return disputes.open(intent, wish);
    },
    disputes,
    deliver,
    befall: (...happening) => void mishaps.push(...happening),
    async stop() {
      isStopped = true;
      await new Promise((done) => server.close(done));
    },
  };
}

function listen(api: Hono, port: number): Promise<ServerType> {
  return new Promise((done) => {
    const server = serve({ fetch: api.fetch, port, hostname: '127.0.0.1' }, () => done(server));
  });
}

function invalid(message: string, code?: string): Answer {
  return { status: 400, body: { error: { type: 'invalid_request_error', code, message } } };
}

function missing(what: string, id: string | undefined): Answer {
  const message = `No such ${what}: '${id}'`;
  const error = { type: 'invalid_request_error', code: 'resource_missing', message };
  return { status: 404, body: { error } };
}
