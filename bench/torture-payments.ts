import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import { placeOrder, quoteCart, readOrder } from '#shop/orders/contract.ts';
import { type Random, randomFrom } from '../tests/support/attacker.ts';
import { BUYER, line } from '../tests/support/checkout-orders.ts';
import { queueIsQuiet, repeatJob } from '../tests/support/job-queue.ts';
import { callOver, type RunningProduct } from '../tests/support/running-product.ts';
import type { DisputeWish } from '../tests/support/stripe-double/stripe-disputes.ts';
import {
  type DoubleEvent,
  type StripeDouble,
  startStripeDouble,
} from '../tests/support/stripe-double/stripe-double.ts';
import { withProduct } from './with-product.ts';

const SLUG = 'box-saveurs';
const AT_ONCE = 6;
// Each order has papers and mails of its own, which are waited for too.
const WITHIN_MS = 1_800_000;
/** Each event is told so often at most; not at all is a lost one, made up for in the end. */
const MOST_COPIES = 3;
const SETTINGS = { secretKey: 'sk_test_torture', webhookSecret: 'whsec_torture_of_payments' };

type Dispute = ReturnType<StripeDouble['disputes']['list']>[number];
type Truth = { readonly order: string; readonly payment: string };
type Story = {
  readonly name: string;
  /** What happens at Stripe, one after the other. */
  readonly steps: readonly ((stripe: StripeDouble, reference: string, cents: number) => void)[];
  readonly end: Truth;
};

const decide =
  (decision: 'paid' | 'refused' | 'debit' | 'cancelled') =>
  (stripe: StripeDouble, reference: string) =>
    void stripe.decide(stripe.sessionOf(reference)?.id ?? '', decision);
const endDebit = (outcome: 'succeeded' | 'failed') => (stripe: StripeDouble, reference: string) =>
  stripe.endDebit(reference, outcome);
/** A part of what is left. */
const giveBack = (part: number) => (stripe: StripeDouble, reference: string, cents: number) =>
  stripe.refundInDashboard(reference, Math.ceil((cents - stripe.refundedCents(reference)) * part));
const sendBack = (stripe: StripeDouble, reference: string) => stripe.failRefunds(reference);
/** All that is left. */
const contest =
  (as: NonNullable<DisputeWish['as']>) =>
  (stripe: StripeDouble, reference: string, cents: number) =>
    void stripe.dispute(reference, { as, amount: cents - stripe.refundedCents(reference) });
const disputesOf = (stripe: StripeDouble, reference: string) =>
  stripe.disputes.list({ intent: stripe.sessionOf(reference)?.payment_intent ?? '-', since: 0 });
const then =
  (what: 'answer' | 'lose' | 'win' | 'drop' | 'escalate') =>
  (stripe: StripeDouble, reference: string) =>
    stripe.disputes[what](disputesOf(stripe, reference)[0]?.id ?? '');

const STORIES: readonly Story[] = [
  {
    name: 'paid by card',
    steps: [decide('paid')],
    end: { order: 'confirmed', payment: 'paid' },
  },
  {
    name: 'refused, left, then paid',
    steps: [decide('refused'), decide('cancelled'), decide('paid')],
    end: { order: 'confirmed', payment: 'paid' },
  },
  {
    name: 'debit that the bank pays',
    steps: [decide('debit'), endDebit('succeeded')],
    end: { order: 'confirmed', payment: 'paid' },
  },
  {
    name: 'debit that the bank refuses',
    steps: [decide('debit'), endDebit('failed')],
    end: { order: 'awaiting-payment', payment: 'failed' },
  },
  {
    name: 'paid, given back in two parts',
    steps: [decide('paid'), giveBack(0.5), giveBack(1)],
    end: { order: 'confirmed', payment: 'refunded' },
  },
  {
    name: 'debit paid, given back in part',
    steps: [decide('debit'), endDebit('succeeded'), giveBack(0.25)],
    end: { order: 'confirmed', payment: 'part-refunded' },
  },
  {
    name: 'contested, answered, won',
    steps: [decide('paid'), contest('dispute'), then('answer'), then('win')],
    end: { order: 'confirmed', payment: 'paid' },
  },
  {
    name: 'contested, lost, won on appeal',
    steps: [decide('paid'), contest('dispute'), then('lose'), then('win')],
    end: { order: 'confirmed', payment: 'paid' },
  },
  {
    name: 'debit contested, lost at once',
    steps: [decide('debit'), endDebit('succeeded'), contest('lost')],
    end: { order: 'confirmed', payment: 'paid' },
  },
  {
    name: 'asked about, taken after all, lost',
    steps: [decide('paid'), contest('inquiry'), then('answer'), then('escalate'), then('lose')],
    end: { order: 'confirmed', payment: 'paid' },
  },
  {
    name: 'given back in part, asked about, dropped',
    steps: [decide('paid'), giveBack(0.5), contest('inquiry'), then('drop')],
    end: { order: 'confirmed', payment: 'part-refunded' },
  },
  {
    name: 'given back in part, the rest contested',
    steps: [decide('paid'), giveBack(0.5), contest('dispute')],
    end: { order: 'confirmed', payment: 'part-refunded' },
  },
  {
    name: 'paid, given back, sent back by a bank',
    steps: [decide('paid'), giveBack(0.5), sendBack],
    end: { order: 'confirmed', payment: 'paid' },
  },
];

/**
 * Orders that are paid, or not, at a stand-in for Stripe whose word comes late, twice, out of order or
 * not at all, beside buyers who come back and connections that are cut in the middle: in the end the
 * shop's books say what Stripe's say, to the cent.
 */
export async function torturePayments(runs: number, seed: number): Promise<void> {
  const random = randomFrom(seed);
  let shop = '';
  const stripe = await startStripeDouble({
    ...SETTINGS,
    isTelling: false,
    webhookUrl: () => `${shop}/webhooks/payments/stripe`,
  });
  const settings = {
    STRIPE_SECRET_KEY: SETTINGS.secretKey,
    STRIPE_WEBHOOK_SECRET: SETTINGS.webhookSecret,
    STRIPE_API_BASE: stripe.url,
    LOG_LEVEL: 'silent',
  };
  const tally = { told: 0, copies: 0, lost: 0, cuts: 0, refused: 0 };
  const faults: string[] = [];
  await withProduct({ settings }, async (product) => {
    shop = product.url;
    const cents = await priceOf(product);
    const limit = pLimit(AT_ONCE);
    const lived = await Promise.all(
      Array.from({ length: runs }, (_, at) =>
        limit(() => live({ product, stripe, random, tally, cents }, STORIES[at % STORIES.length])),
      ),
    );
    // The jobs that were written with each attempt, and each debit under way, come due.
    await sql`select graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs where key like 'check-payment:%'), run_at => now())`.execute(
      product.database.owner,
    );
    // And so does the look for disputes of which nobody told.
    await repeatJob(product, 'look-for-disputes', {}, 2);
    await queueIsQuiet(product, WITHIN_MS);
    for (const each of lived) faults.push(...(await differences(product, stripe, each)));
  });
  await stripe.stop();
  process.stdout.write(
    `${runs} orders, seed ${seed}: ${tally.told} webhooks taken (${tally.copies} copies), ` +
      `${tally.lost} lost, ${tally.refused} answered with an error and sent again, ` +
      `${tally.cuts} cuts of every connection; ${faults.length} differ from Stripe\n`,
  );
  for (const fault of faults.slice(0, 20)) process.stdout.write(`  ${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

type World = {
  readonly product: RunningProduct;
  readonly stripe: StripeDouble;
  readonly random: Random;
  readonly tally: { told: number; copies: number; lost: number; cuts: number; refused: number };
  readonly cents: number;
};
type Lived = { readonly story: Story; readonly reference: string; readonly accessKey: string };

/** One order from its checkout to the end of its story. */
async function live(world: World, story = STORIES[0] as Story): Promise<Lived> {
  const { product, stripe, random, cents } = world;
  const { accessKey, reference } = await place(world);
  let untold: DoubleEvent[] = [];
  for (const step of story.steps) {
    const before = stripe.events.length;
    step(stripe, reference, cents);
    untold.push(...eventsOf(stripe, before, reference));
    untold = await tellSome(world, untold);
    if (random() < 0.3) await read(product, accessKey);
  }
  await tellRest(world, untold);
  return { story, reference, accessKey };
}

/** Stripe tells of some of it, in any order, some of it several times and at once. */
async function tellSome(world: World, untold: DoubleEvent[]): Promise<DoubleEvent[]> {
  const { random } = world;
  const now = shuffled(
    untold.filter(() => random() < 0.6),
    random,
  );
  await Promise.all(now.map((event) => tell(world, event, 1 + Math.floor(random() * MOST_COPIES))));
  return untold.filter((event) => !now.includes(event));
}

/** What is left comes late; what says how a checkout ended, or of a dispute, may get lost for good. */
async function tellRest(world: World, untold: DoubleEvent[]): Promise<void> {
  for (const event of shuffled(untold, world.random)) {
    if (/^(checkout|charge\.dispute)\./.test(event.type) && world.random() < 0.5)
      world.tally.lost += 1;
    else await tell(world, event, 1);
  }
}

/** As Stripe does: again until it is taken. */
async function tell(world: World, event: DoubleEvent, copies: number): Promise<void> {
  const { product, random, stripe, tally } = world;
  tally.copies += copies - 1;
  const deliveries = Array.from({ length: copies }, async () => {
    for (;;) {
      const isCut = random() < 0.03;
      if (isCut) tally.cuts += 1;
      const [status] = await Promise.all([stripe.deliver(event), isCut && cut(product, random)]);
      if (status === 204) break;
      tally.refused += 1;
      await sleep(20);
    }
    tally.told += 1;
  });
  await Promise.all(deliveries);
}

/** Every connection of the shop to its database ends, in the middle of whatever it does. */
async function cut({ database }: RunningProduct, random: Random): Promise<void> {
  await sleep(random() * 12);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where usename = 'authenticator' and datname = current_database()`.execute(database.owner);
}

/** What happened at Stripe to this attempt since. */
function eventsOf(stripe: StripeDouble, since: number, reference: string): DoubleEvent[] {
  const intent = stripe.sessionOf(reference)?.payment_intent;
  return stripe.events.slice(since).filter(({ data: { object } }) => {
    const about = object as { client_reference_id?: string; payment_intent?: string };
    return about.client_reference_id === reference || about.payment_intent === intent;
  });
}

/** The buyer sends the checkout until it is answered; it is one order. */
async function place({ product, cents }: World): Promise<{ accessKey: string; reference: string }> {
  const input = {
    checkoutKey: randomUUID(),
    lines: [line(SLUG, 1)],
    expectedGrossCents: cents,
    form: BUYER,
  };
  for (;;) {
    try {
      const { accessKey, number } = await callOver(product.url, placeOrder, input, 'fr');
      const { rows } = await sql<{ reference: string }>`
        select reference from payments join orders on orders.id = order_id
        where number = ${number}`.execute(product.database.owner);
      return { accessKey, reference: rows[0]?.reference ?? '' };
    } catch {
      // A cut connection, or an answer that got lost: sent again with the same key.
      await sleep(20);
    }
  }
}

const read = (product: RunningProduct, accessKey: string) =>
  callOver(product.url, readOrder, { accessKey }, 'fr').catch(() => undefined);

async function priceOf({ url }: RunningProduct): Promise<number> {
  const { totals } = await callOver(url, quoteCart, { lines: [line(SLUG, 1)] }, 'fr');
  return totals.grossCents;
}

/** Between the shop's books and Stripe's, and how the story ends. */
async function differences(
  { database }: RunningProduct,
  stripe: StripeDouble,
  { story, reference }: Lived,
): Promise<string[]> {
  const { rows } = await sql<Record<string, string | number>>`
    select orders.number, orders.state::text as "order", payments.state::text as payment,
      captured_cents::integer as captured,
      (select coalesce(sum(amount_cents), 0)::integer from refunds
        where payment_id = payments.id and state = 'done') as refunded,
      (select count(*)::integer from order_events
        where order_id = orders.id and kind = 'payment-paid') as paid_events,
      (select count(*)::integer from payments as each where each.order_id = orders.id) as attempts,
      (select coalesce(string_agg(concat_ws(' ', provider_reference, disputes.state,
          disputes.withdrawn_cents - disputes.reinstated_cents, held_cents), ', '), '')
        from disputes where payment_id = payments.id) as disputes,
      (select count(*)::integer from order_events
        where order_id = orders.id and kind = 'dispute-opened') as opened_events
    from payments join orders on orders.id = order_id
    where reference = ${reference}`.execute(database.owner);
  const books = rows[0];
  const session = stripe.sessionOf(reference);
  const isPaid = session?.payment_status === 'paid';
  const truth = {
    number: books?.number,
    ...story.end,
    captured: isPaid ? session.amount_total : 0,
    refunded: stripe.refundedCents(reference),
    paid_events: isPaid ? 1 : 0,
    attempts: 1,
    disputes: disputesOf(stripe, reference).map(saidOf).join(', '),
    opened_events: disputesOf(stripe, reference).length,
  };
  const isSame =
    JSON.stringify(Object.entries(truth)) === JSON.stringify(Object.entries(books ?? {}));
  return isSame ? [] : [`${story.name}: ${JSON.stringify(books)} is not ${JSON.stringify(truth)}`];
}

const STATES = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry-answered',
  warning_closed: 'closed',
  needs_response: 'to-answer',
  under_review: 'answered',
  won: 'won',
  lost: 'lost',
} as const;

/** As the shop shall know it: its state, what is taken, and what cannot be given back. */
function saidOf({ id, status, amount, balance_transactions: moved }: Dispute): string {
  const taken = -moved.reduce((sum, each) => sum + each.amount, 0);
  const isOpen = status === 'needs_response' || status === 'under_review';
  return [id, STATES[status], taken, isOpen ? amount : taken].join(' ');
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((each) => [random(), each] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, each]) => each);
}
