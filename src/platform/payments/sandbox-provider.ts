import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type {
  ChargeRequest,
  PaymentDoor,
  PaymentOutcome,
  PaymentStatus,
  RefundRequest,
} from './payment-door.ts';

export const SIGNATURE_HEADER = 'x-sandbox-signature';
export const NOTIFY_TASK = 'sandbox-notify';

const notification = z.object({ eventId: z.string().max(100), reference: z.uuid() });

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
export type SandboxProvider = PaymentDoor & {
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
 * notifications over HTTP, signed, queued with the decision they tell of, retried until accepted.
 */
export function createSandboxProvider(deps: {
  database: Database;
  publicUrl: () => string;
  /** Where notifications are delivered: this very process. */
  notifyUrl: () => string;
}): SandboxProvider {
  const { database } = deps;

  function changeOutcome(
    where: { id: string } | { reference: string },
    outcome: PaymentOutcome,
    { isRefusedLater } = { isRefusedLater: false },
  ) {
    // The provider is another party than the buyer: it works on its own tables with service rights.
    return database.asService(async (tx) => {
      const changed = await sql<SandboxSession & { reference: string }>`
        update sandbox.sessions set state = ${outcome}, is_refused_later = ${isRefusedLater}
        where state = 'open' and ${'id' in where ? sql`id = ${where.id}` : sql`client_reference = ${where.reference}`}
        returning client_reference as reference`.execute(tx);
      const [session] = changed.rows;
      if (session) {
        await enqueueJob(tx, {
          task: NOTIFY_TASK,
          payload: { eventId: `sandbox_${crypto.randomUUID()}`, reference: session.reference },
          key: `${NOTIFY_TASK}:${session.reference}`,
        });
      }
      return findSession(tx, where);
    });
  }

  return {
    provider: 'sandbox',
    open(request) {
      return database.asService(async (tx) => {
        const opened = await sql<{ id: string }>`
          insert into sandbox.sessions (client_reference, amount_cents, language, label, success_url,
            cancel_url, keeps_means, opened_at)
          values (${request.reference}, ${request.amountCents}, ${request.language}, ${request.label},
            ${request.successUrl}, ${request.cancelUrl}, ${request.keepsMeans}, now())
          on conflict (client_reference) do update set label = excluded.label
          returning id`.execute(tx);
        return `${deps.publicUrl()}/__pay/${opened.rows[0]?.id}`;
      });
    },
    charge: (request) => database.asService((tx) => chargeMeans(tx, request)),
    fetch: (reference) =>
      database.asService(async (tx) => statusOf(await findSession(tx, { reference }))),
    close: async (reference) => statusOf(await changeOutcome({ reference }, 'expired')),
    refund: (request) => database.asService((tx) => giveBack(tx, request)),
    // Nobody's bank is behind it.
    disputedSince: async () => [],
    read: (id) => database.asService((tx) => findSession(tx, { id })),
    decide: (id, outcome, options) => changeOutcome({ id }, outcome, options),
    async readNotification(headers, body) {
      const given = Buffer.from(headers.get(SIGNATURE_HEADER) ?? '');
      const expected = Buffer.from(await sign(database, body));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return notification.parse(JSON.parse(body));
    },
    async notify(payload) {
      const body = JSON.stringify(notification.parse(payload));
      const response = await fetch(deps.notifyUrl(), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: await sign(database, body),
        },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) throw new Error(`The notification was answered ${response.status}`);
    },
  };
}

async function findSession(
  tx: Tx,
  where: { id: string } | { reference: string },
): Promise<SandboxSession | undefined> {
  const { rows } = await sql<SandboxSession>`
    select id, state as outcome, amount_cents as "amountCents", language, label,
      success_url as "successUrl", cancel_url as "cancelUrl", keeps_means as "keepsMeans"
    from sandbox.sessions
    where ${'id' in where ? sql`id = ${where.id}` : sql`client_reference = ${where.reference}`}`.execute(
    tx,
  );
  return rows[0];
}

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

function sign(database: Database, body: string): Promise<string> {
  return database.asService(async (tx) => {
    const { rows } = await sql<{ secret: string }>`select secret from sandbox.signing`.execute(tx);
    return createHmac('sha256', rows[0]?.secret ?? '')
      .update(body)
      .digest('hex');
  });
}
