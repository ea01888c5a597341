import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';

const presence = z.object({
  ref: z.string(),
  topic: z.string(),
  key: z.string(),
  meta: z.record(z.string(), z.unknown()),
});

/** Somebody who is there: `ref` is of this one page, `key` is how the page calls the person. */
export type Presence = z.output<typeof presence>;

const envelopeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('broadcast'),
    /** The process that has delivered it to its own pages already. */
    from: z.string().optional(),
    topic: z.string(),
    private: z.boolean(),
    event: z.string(),
    /** What `realtime.send` was given. */
    json: z.unknown().optional(),
    /** From a page: JSON as a text, which may hold what the database does not take in a value. */
    text: z.string().optional(),
    /** Base64. */
    binary: z.string().optional(),
  }),
  z.object({
    kind: z.literal('change'),
    topic: z.string(),
    event: z.string(),
    operation: z.string(),
    schema: z.string(),
    table: z.string(),
    key: z.record(z.string(), z.unknown()),
  }),
  z.object({
    kind: z.literal('row'),
    operation: z.enum(['INSERT', 'UPDATE', 'DELETE']),
    schema: z.string(),
    table: z.string(),
    /** The names of the columns of its key. */
    key: z.array(z.string()),
    at: z.string(),
    record: z.record(z.string(), z.unknown()).nullable(),
    /** As it was: its key, or all of it where the table says so. */
    before: z.record(z.string(), z.unknown()).nullable(),
  }),
  z.object({
    kind: z.literal('presence'),
    from: z.string(),
    joins: z.array(presence),
    leaves: z.array(presence),
  }),
  z.object({ kind: z.literal('process-gone'), process: z.string() }),
  z.object({ kind: z.literal('long'), id: z.uuid() }),
]);

export type Envelope = Exclude<z.output<typeof envelopeSchema>, { kind: 'long' }>;
export type RowChange = Extract<Envelope, { kind: 'change' }>;
/** A changed row of a published table. */
export type PublishedRow = Extract<Envelope, { kind: 'row' }>;

export type ProcessBus = {
  /** Tells the other processes; those that cannot be reached miss it. */
  publish(envelope: Envelope): void;
  /** Once everything that was published has left. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

type Deps = { readonly database: Database; readonly log: Log };

const CHANNEL = 'realtime';
const MOST_AT_ONCE = 500;
const MOST_WAITING = 20_000;

/** Carries messages between server processes on one database, in the order they were sent. */
export async function openProcessBus(
  { database, log }: Deps,
  onEnvelope: (envelope: Envelope) => void,
  onReconnect: () => void,
): Promise<ProcessBus> {
  const waiting: Envelope[] = [];
  let sending: Promise<void> | undefined;
  let reading: Promise<void> = Promise.resolve();

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST_AT_ONCE).map((each) => JSON.stringify(each));
      try {
        // Messages between processes are nobody's in particular.
        await database.asService((tx) =>
          sql`select realtime.announce(envelope) from unnest(${batch}::jsonb[]) as envelope`.execute(
            tx,
          ),
        );
      } catch (error) {
        log.warn({ err: error, messages: batch.length }, 'other processes were not told');
      }
    }
  }

  async function open(payload: string): Promise<void> {
    try {
      const envelope = envelopeSchema.parse(JSON.parse(payload));
      const whole = envelope.kind === 'long' ? await readLong(envelope.id) : envelope;
      if (whole) onEnvelope(whole);
    } catch (error) {
      log.warn({ err: error }, 'a message between processes was not read');
    }
  }

  async function readLong(id: string): Promise<Envelope | undefined> {
    const row = await database.asService((tx) =>
      tx
        .selectFrom('realtime.long_messages')
        .select('envelope')
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    return row && (envelopeSchema.parse(row.envelope) as Envelope);
  }

  const stopListening = await database.listen(
    CHANNEL,
    (payload) => {
      // One after the other: a long message does not come after a short one that followed it.
      reading = reading.then(() => open(payload));
    },
    onReconnect,
  );

  return {
    publish(envelope) {
      if (waiting.length >= MOST_WAITING) waiting.shift();
      waiting.push(envelope);
      sending ??= send().finally(() => {
        sending = undefined;
      });
    },
    async settled() {
      while (sending) await sending;
    },
    close: stopListening,
  };
}
