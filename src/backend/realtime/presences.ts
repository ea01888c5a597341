import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';
import type { Presence, ProcessBus } from './process-bus.ts';

/** Who is on a topic, as clients read it: by key, one meta for each page. */
export type PresenceState = Readonly<
  Record<string, { readonly metas: readonly Readonly<Record<string, unknown>>[] }>
>;

export type PresenceDiff = { readonly joins: PresenceState; readonly leaves: PresenceState };

export type Presences = {
  stateOf(topic: string): PresenceState;
  /** This process's pages come and go. */
  change(joins: readonly Presence[], leaves: readonly Presence[]): void;
  /** Another process's pages do. */
  learn(process: string, joins: readonly Presence[], leaves: readonly Presence[]): void;
  forgetProcess(process: string): void;
  /** Reads again what may have been missed. */
  reread(): Promise<void>;
  /** Says that this process lives, and notices those that do not. */
  beat(): Promise<void>;
  close(): Promise<void>;
};

type Deps = {
  readonly database: Database;
  readonly log: Log;
  readonly process: string;
  readonly bus: () => ProcessBus;
  readonly onDiff: (topic: string, diff: PresenceDiff) => void;
};

type Known = Presence & { readonly process: string };

const SILENT_SECONDS = 20;
const MOST_PER_ENVELOPE = 200;

/**
 * Who is there, over all processes: each keeps its own in the database beside its memory, so that
 * a new process, or one that was cut off, can read what it missed.
 */
export function createPresences({ database, log, process, bus, onDiff }: Deps): Presences {
  const byTopic = new Map<string, Map<string, Known>>();
  let writing: Promise<void> = Promise.resolve();

  function add(known: Known): void {
    const there = byTopic.get(known.topic) ?? new Map<string, Known>();
    byTopic.set(known.topic, there.set(known.ref, known));
  }

  function remove({ topic, ref }: Presence): Known | undefined {
    const there = byTopic.get(topic);
    const known = there?.get(ref);
    there?.delete(ref);
    if (there?.size === 0) byTopic.delete(topic);
    return known;
  }

  /** Takes over what changed, and tells each topic once. */
  function apply(from: string, joins: readonly Presence[], leaves: readonly Presence[]): void {
    const gone = leaves.flatMap((each) => remove(each) ?? []);
    const come = joins.filter(({ topic, ref }) => !byTopic.get(topic)?.has(ref));
    for (const each of come) add({ ...each, process: from });
    for (const topic of new Set([...gone, ...come].map((each) => each.topic))) {
      const ofTopic = (each: Presence) => each.topic === topic;
      onDiff(topic, {
        joins: stateFrom(come.filter(ofTopic)),
        leaves: stateFrom(gone.filter(ofTopic)),
      });
    }
  }

  const all = () => [...byTopic.values()].flatMap((there) => [...there.values()]);
  const own = () => all().filter((each) => each.process === process);

  /** Changes reach the database in the order in which they happened. */
  function write(joins: readonly Presence[], leaves: readonly Presence[]): void {
    writing = writing.then(async () => {
      try {
        await keep(joins, leaves);
      } catch (error) {
        log.warn({ err: error }, 'presences were not kept');
      }
    });
  }

  async function keep(joins: readonly Presence[], leaves: readonly Presence[]): Promise<void> {
    // Who is there is known to processes, whatever callers may read.
    await database.asService(async (tx) => {
      if (leaves.length > 0) {
        const refs = leaves.map(({ ref }) => ref);
        await tx.deleteFrom('realtime.presences').where('ref', 'in', refs).execute();
      }
      if (joins.length === 0) return;
      await tx
        .insertInto('realtime.processes')
        .values({ id: process })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await sql`insert into realtime.presences (ref, process_id, topic, key, meta)
        select * from jsonb_to_recordset(${JSON.stringify(
          joins.map((each) => ({ ...each, process_id: process })),
        )}::jsonb) as joined (ref text, process_id uuid, topic text, key text, meta jsonb)
        on conflict (ref) do nothing`.execute(tx);
    });
  }

  /** @returns how many presences of this process the database knows */
  async function forgetSilent(): Promise<number> {
    const { gone, kept } = await database.asService(async (tx) => {
      await sql`insert into realtime.processes (id) values (${process})
        on conflict (id) do update set seen_at = now()`.execute(tx);
      const { rows } = await sql<{ id: string }>`delete from realtime.processes
        where seen_at < now() - make_interval(secs => ${SILENT_SECONDS}) returning id`.execute(tx);
      const { count } = await tx
        .selectFrom('realtime.presences')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('process_id', '=', process)
        .executeTakeFirstOrThrow();
      return { gone: rows, kept: Number(count) };
    });
    for (const { id } of gone) bus().publish({ kind: 'process-gone', process: id });
    return kept;
  }

  /** Tells other processes, in pieces that they can read. */
  function tell(joins: readonly Presence[], leaves: readonly Presence[]): void {
    for (let at = 0; at < Math.max(joins.length, leaves.length); at += MOST_PER_ENVELOPE) {
      bus().publish({
        kind: 'presence',
        from: process,
        joins: joins.slice(at, at + MOST_PER_ENVELOPE),
        leaves: leaves.slice(at, at + MOST_PER_ENVELOPE),
      });
    }
  }

  function forgetProcess(gone: string): void {
    if (gone === process) {
      // This one was taken for dead, cut off from the database for a while.
      write(own(), []);
      tell(own(), []);
      return;
    }
    apply(
      gone,
      [],
      all().filter((each) => each.process === gone),
    );
  }

  return {
    stateOf: (topic) => stateFrom([...(byTopic.get(topic)?.values() ?? [])]),
    change(joins, leaves) {
      apply(process, joins, leaves);
      write(joins, leaves);
      tell(joins, leaves);
    },
    learn: apply,
    forgetProcess,
    async reread() {
      const rows = await database.asService((tx) =>
        tx
          .selectFrom('realtime.presences')
          .selectAll()
          .where('process_id', '<>', process)
          .execute(),
      );
      const kept = new Set(rows.map(({ ref }) => ref));
      const gone = all().filter((each) => each.process !== process && !kept.has(each.ref));
      apply('', [], gone);
      for (const { process_id, meta, ...row } of rows) {
        apply(process_id, [{ ...row, meta: meta as Presence['meta'] }], []);
      }
    },
    async beat() {
      const kept = await forgetSilent();
      const mine = own();
      // The database was started anew meanwhile, and forgot.
      if (kept < mine.length) await keep(mine, []);
    },
    async close() {
      await writing;
      await database.asService((tx) =>
        tx.deleteFrom('realtime.processes').where('id', '=', process).execute(),
      );
      bus().publish({ kind: 'process-gone', process });
    },
  };
}

function stateFrom(presences: readonly Presence[]): PresenceState {
  const state: Record<string, { metas: Record<string, unknown>[] }> = Object.create(null);
  for (const { key, ref, meta } of presences) {
    state[key] = { metas: [...(state[key]?.metas ?? []), { ...meta, phx_ref: ref }] };
  }
  return state;
}
