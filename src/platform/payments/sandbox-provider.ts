import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { askTogether, closesTransaction } from '#platform/database/pipelined-driver.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueJob, withdrawJob } from '#platform/jobs/enqueue-job.ts';
import type { Log } from '#platform/log.ts';
import type {
  ChargeRequest,
  PaymentOutcome,
  PaymentProvider,
  PaymentRequest,
  PaymentStatus,
  RefundRequest,
} from './payment-provider.ts';

export const SIGNATURE_HEADER = 'x-sandbox-signature';
export const NOTIFY_TASK = 'sandbox-notify';

const notification = z.object({ eventId: z.string().max(100), reference: z.uuid() });
/** The product's own door, in this process. */
type Deliver = (path: string, request: RequestInit) => Response | Promise<Response>;
type News = z.output<typeof notification>;
type Which = { readonly id: string } | { readonly reference: string };
type Changed = { readonly session: SandboxSession | undefined; readonly news: News | undefined };

/** When a notification is sent that its own process has not delivered. */
const TELL_AGAIN_SECONDS = 5;

export type SandboxSession = {
  readonly id: string;
  readonly outcome: PaymentOutcome;
  readonly amountCents: number;
  readonly language: 'fr' | 'en';
  readonly label: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Whether the means will be charged again. */
  readonly keepsMeans: boolean;
};

/** The door to the built-in pay page, and the page's own side of it. */
export type SandboxProvider = PaymentProvider & {
  /** Where notifications go from now on; until then none is delivered. */
  deliverTo(door: Deliver): void;
  read(sessionId: string): Promise<SandboxSession | undefined>;
  /** Ends an open session and queues its signed notification; answers how the session stands. */
  decide(
    sessionId: string,
    outcome: Exclude<PaymentOutcome, 'open'>,
    options?: { readonly isRefusedLater: boolean },
  ): Promise<SandboxSession | undefined>;
  /** Delivers one queued notification. @throws Error so that the queue tries again. */
  notify(payload: unknown): Promise<void>;
};

/**
 * A stateful stand-in for a payment provider: sessions in its own tables, a page of its own, and
 * notifications at the product's door, signed, at once or by a job that is queued with the decision they tell of.
 */
export function createSandboxProvider(deps: {
  database: Database;
  publicUrl: () => string;
  log: Log;
}): SandboxProvider {
  const { database, log } = deps;
  let secret: Promise<string> | undefined;
  let deliver: Deliver | undefined;

  async function sign(body: string): Promise<string> {
    secret ??= database.asService(findSecret);
    secret.catch(() => {
      secret = undefined;
    });
    return createHmac('sha256', await secret)
      .update(body)
      .digest('hex');
  }

  async function tell(news: News): Promise<void> {
    const body = JSON.stringify(news);
    if (!deliver) throw new Error('Nothing takes the notifications of the sandbox yet');
    const response = await deliver('/webhooks/payments/sandbox', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: await sign(body) },
      body,
    });
    if (!response.ok) throw new Error(`The notification was answered ${response.status}`);
  }

  /** At once; where that fails, or this process ends before, the job does. */
  async function notifyAtOnce(news: News): Promise<void> {
    try {
      await tell(news);
      await database.asService((tx) => withdrawJob(tx, keyOf(news)));
    } catch (error) {
      log.warn({ err: error }, 'a notification of the sandbox is sent again');
    }
  }

  return {
    provider: 'sandbox',
    deliverTo(door) {
      deliver = door;
    },
    open: async (request) => `${deps.publicUrl()}/__pay/${await openSession(database, request)}`,
    charge: (request) => database.asService((tx) => chargeMeans(tx, request)),
    fetch: async (reference) => statusOf(await readSession(database, { reference })),
    close: async (reference) =>
      statusOf((await changeOutcome(database, { reference }, 'expired')).session),
    refund: (request) => database.asService((tx) => giveBack(tx, request)),
    // Nobody's bank is behind it.
    disputedSince: async () => [],
    read: (id) => readSession(database, { id }),
    async decide(id, outcome, options) {
      const { session, news } = await changeOutcome(database, { id }, outcome, options);
      if (news) await notifyAtOnce(news);
      return session;
    },
    async readNotification(headers, body) {
      const given = Buffer.from(headers.get(SIGNATURE_HEADER) ?? '');
      const expected = Buffer.from(await sign(body));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return notification.parse(JSON.parse(body));
    },
    notify: (payload) => tell(notification.parse(payload)),
  };
}

/** @returns its id */
function openSession(database: Database, request: PaymentRequest): Promise<string | undefined> {
  return database.asService(async (tx) => {
    const query = sql<{ id: string }>`
      insert into sandbox.sessions (client_reference, amount_cents, language, label, success_url,
        cancel_url, keeps_means, opened_at)
      values (${request.reference}, ${request.amountCents}, ${request.language}, ${request.label},
        ${request.successUrl}, ${request.cancelUrl}, ${request.keepsMeans}, now())
      on conflict (client_reference) do update set label = excluded.label
      returning id`.compile(tx);
    const { rows } = await tx.executeQuery(closesTransaction(query));
    return rows[0]?.id;
  });
}

function changeOutcome(
  database: Database,
  where: Which,
  outcome: PaymentOutcome,
  { isRefusedLater } = { isRefusedLater: false },
): Promise<Changed> {
  // The provider is another party than the buyer: it works on its own tables with service rights.
  return database.asService(async (tx) => {
    const change = sql<{ reference: string }>`
      update sandbox.sessions set state = ${outcome}, is_refused_later = ${isRefusedLater}
      where state = 'open' and ${is(where)} returning client_reference as reference`;
    const [[ended], [session]] = await askTogether(tx, [
      change.compile(tx),
      sessionOf(where).compile(tx),
    ]);
    const news = ended && { eventId: `sandbox_${crypto.randomUUID()}`, ...ended };
    if (news) {
      await enqueueJob(tx, {
        task: NOTIFY_TASK,
        payload: news,
        key: keyOf(news),
        delaySeconds: TELL_AGAIN_SECONDS,
      });
    }
    return { session, news };
  });
}

function readSession(database: Database, where: Which): Promise<SandboxSession | undefined> {
  return database.asService(async (tx) => {
    const query = closesTransaction(sessionOf(where).compile(tx));
    return (await tx.executeQuery(query)).rows[0];
  });
}

const keyOf = ({ reference }: News) => `${NOTIFY_TASK}:${reference}`;

const is = (which: Which) =>
  'id' in which ? sql`id = ${which.id}` : sql`client_reference = ${which.reference}`;

const sessionOf = (which: Which) => sql<SandboxSession>`
  select id, state as outcome, amount_cents as "amountCents", language, label,
    success_url as "successUrl", cancel_url as "cancelUrl", keeps_means as "keepsMeans"
  from sandbox.sessions where ${is(which)}`;

/** A session without a page: ended at once, as the means that was kept decides. */
async function chargeMeans(
  tx: Tx,
  { reference, amountCents, label, meansOf }: ChargeRequest,
): Promise<'asked' | 'no-means'> {
  const { rows } = await sql`
    insert into sandbox.sessions (client_reference, amount_cents, language, label, success_url,
      cancel_url, keeps_means, is_refused_later, state, opened_at)
    select ${reference}, ${amountCents}, language, ${label}, success_url, cancel_url, true,
      is_refused_later, case when is_refused_later then 'refused' else 'paid' end, now()
    from sandbox.sessions
    where client_reference = ${meansOf} and state = 'paid' and keeps_means
    on conflict (client_reference) do update set label = excluded.label
    returning id`.execute(tx);
  return rows.length > 0 ? 'asked' : 'no-means';
}

/** As a provider does: one refund a key, and never more than was paid. */
async function giveBack(
  tx: Tx,
  { key, reference, amountCents }: RefundRequest,
): Promise<'done' | 'refused'> {
  const paid = await sql<{ id: string; amount_cents: number }>`
    select id, amount_cents from sandbox.sessions
    where client_reference = ${reference} and state = 'paid' for update`.execute(tx);
  const [session] = paid.rows;
  if (!session) return 'refused';
  const given = await sql<{ id: string; amount_cents: number }>`
    select id, amount_cents from sandbox.refunds where session_id = ${session.id}`.execute(tx);
  if (given.rows.some(({ id }) => id === key)) return 'done';
  const sum = given.rows.reduce((total, refund) => total + refund.amount_cents, 0);
  if (sum + amountCents > session.amount_cents) return 'refused';
  await sql`insert into sandbox.refunds (id, session_id, amount_cents)
    values (${key}, ${session.id}, ${amountCents})`.execute(tx);
  return 'done';
}

function statusOf(session: SandboxSession | undefined): PaymentStatus | undefined {
  return session && { outcome: session.outcome, amountCents: session.amountCents, currency: 'EUR' };
}

async function findSecret(tx: Tx): Promise<string> {
  const { rows } = await sql<{ secret: string }>`select secret from sandbox.signing`.execute(tx);
  return rows[0]?.secret ?? '';
}
