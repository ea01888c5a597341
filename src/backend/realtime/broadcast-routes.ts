import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { Caller } from '#platform/database/caller.ts';
import { InvalidToken } from '../tokens/tokens.ts';
import { type Broadcast, fitsFrame } from './frames.ts';
import { PREFIX } from './page.ts';
import type { RealtimeDeps } from './realtime-deps.ts';
import { readTopicRights } from './topic-rights.ts';

type Deps = RealtimeDeps & {
  readonly broadcast: (topic: string, isPrivate: boolean, broadcast: Broadcast) => void;
};

const MOST_BYTES = 256_000;
const name = z
  .string()
  .min(1)
  .refine((text) => fitsFrame(PREFIX + text));

const batchSchema = z.object({
  messages: z
    .array(
      z.object({
        topic: name,
        event: name,
        payload: z.unknown(),
        private: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(100),
});

class Refused extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.status = status;
  }
}

/** Speaking on a topic without listening: `POST api/broadcast`, one message or several. */
export function createBroadcastRoutes(deps: Deps): Hono {
  const routes = new Hono();
  routes.onError((error, c) => {
    if (error instanceof Refused) return c.json({ error: error.message }, error.status);
    if (error instanceof InvalidToken) return c.json({ error: error.message }, 401);
    deps.log.error({ err: error }, 'a broadcast failed');
    return c.json({ error: 'Internal error' }, 500);
  });

  routes.use(
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: (c) => c.json({ error: 'Too large for a message' }, 413),
    }),
  );
  routes.post('/api/broadcast', async (c) => {
    const { caller } = await deps.identify(c);
    const { messages } = readBatch(await c.req.text());
    for (const isPrivate of [true, false]) {
      const asked = messages.filter((message) => message.private === isPrivate);
      for (const topic of new Set(asked.map((message) => message.topic))) {
        await checkSpeaks(deps, caller, topic, isPrivate);
      }
    }
    for (const { topic, event, payload, private: isPrivate } of messages) {
      const content = { json: JSON.stringify(payload ?? {}) };
      deps.broadcast(topic, isPrivate, { event, content });
    }
    return c.body(null, 202);
  });

  routes.post('/api/broadcast/:topic/events/:event', async (c) => {
    const { caller } = await deps.identify(c);
    const { topic, event } = readNames(c);
    const isPrivate = c.req.query('private') === 'true';
    if (c.req.queries('persist') ?? c.req.query('persist[ttl]')) {
      throw new Refused(400, 'Messages are not stored here');
    }
    await checkSpeaks(deps, caller, topic, isPrivate);
    const isBinary = c.req.header('content-type') === 'application/octet-stream';
    const content = isBinary
      ? { binary: Buffer.from(await c.req.arrayBuffer()) }
      : { json: JSON.stringify(parsed(await c.req.text())) };
    deps.broadcast(topic, isPrivate, { event, content });
    return c.body(null, 202);
  });

  routes.all('*', (c) => c.json({ error: 'There is nothing at this address' }, 404));
  return routes;
}

async function checkSpeaks(
  { database, hasPublicTopics }: Deps,
  caller: Caller,
  topic: string,
  isPrivate: boolean,
): Promise<void> {
  const maySpeak = isPrivate
    ? (await readTopicRights(database, caller, topic)).speaks.has('broadcast')
    : hasPublicTopics || caller.role === 'service_role';
  if (!maySpeak) {
    throw new Refused(403, `You do not have permissions to write to this Channel topic: ${topic}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(400, 'The body is not JSON');
  }
}

function readBatch(text: string): z.output<typeof batchSchema> {
  const read = batchSchema.safeParse(parsed(text));
  if (!read.success) throw new Refused(422, z.prettifyError(read.error));
  return read.data;
}

function readNames(c: Context): { topic: string; event: string } {
  const read = z.object({ topic: name, event: name }).safeParse(c.req.param());
  if (!read.success) throw new Refused(422, z.prettifyError(read.error));
  return read.data;
}
