import type { z } from 'zod';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueJob } from './enqueue-job.ts';
import type { Job } from './job.ts';

/** Something that happens in one room and that others follow; each has one job, which tells all of them. */
export type EventKind<Payload extends Record<string, unknown>> = {
  readonly job: string;
  readonly payload: z.ZodType<Payload>;
  /** What tells one from another; the same, emitted again before it was told, is told once. */
  readonly key: (payload: Payload) => string;
};

/** Declares an event where it is emitted. */
export function event<Payload extends Record<string, unknown>>(
  kind: EventKind<Payload>,
): EventKind<Payload> {
  return kind;
}

/** Tells whoever follows, once this transaction stands. */
export async function emit<Payload extends Record<string, unknown>>(
  tx: Tx,
  kind: EventKind<Payload>,
  told: Payload,
): Promise<void> {
  const payload = kind.payload.parse(told);
  await enqueueJob(tx, { task: kind.job, payload, key: `${kind.job}:${kind.key(payload)}` });
}

/** What a room does when something happened in another. */
export type Subscription = {
  readonly job: string;
  /** Rooms whose part is done before, so that this one finds what they have written. */
  readonly after: readonly string[];
  readonly run: (payload: unknown) => Promise<void>;
};

/** `run` bears being told twice. */
export function on<Payload extends Record<string, unknown>>(
  kind: EventKind<Payload>,
  run: (payload: Payload) => Promise<void>,
  { after = [] }: { readonly after?: readonly string[] } = {},
): Subscription {
  return { job: kind.job, after, run: async (payload) => run(kind.payload.parse(payload)) };
}

type Following = { readonly name: string; readonly follows?: readonly Subscription[] };

/** Who follows each event, by its job, in the order in which they are told. */
export function followersOf(rooms: readonly Following[]): Map<string, Subscriber[]> {
  const followers = rooms.flatMap(({ name, follows = [] }) =>
    follows.map((subscription) => ({ name, ...subscription })),
  );
  const byJob = Map.groupBy(followers, ({ job }) => job);
  return new Map([...byJob].map(([job, all]) => [job, inOrder(all)]));
}

type Subscriber = Subscription & { readonly name: string };

/**
 * One job for all who follow, one after the other. None is kept from its part by another's failure, which
 * repeats the job.
 */
export function dispatch(followers: readonly Pick<Subscription, 'run'>[]): Job['run'] {
  return async (payload) => {
    const failures: unknown[] = [];
    for (const { run } of followers) {
      await run(payload).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'A room could not follow');
  };
}

type Ordered = { readonly name: string; readonly after?: readonly string[] };

/** Each after those it names, else as they come. @throws Error where they wait for each other */
export function inOrder<Item extends Ordered>(items: readonly Item[]): Item[] {
  const left = [...items];
  const sorted: Item[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ after = [] }) => !left.some(({ name }) => after.includes(name)));
    if (next < 0) throw new Error(`They wait for each other: ${left.map(({ name }) => name)}`);
    sorted.push(...left.splice(next, 1));
  }
  return sorted;
}
