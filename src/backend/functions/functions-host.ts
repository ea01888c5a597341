import { ReadableStream } from 'node:stream/web';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { Contract, InputOf, OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { httpStatusOf, Refusal, refusalToBody } from '#basics/refusal.ts';
import { StreamedFile } from '#basics/streamed-file.ts';
import { currentAsker } from '#platform/asker.ts';
import { DatabaseUnavailable } from '#platform/database/database-unavailable.ts';
import { isMissingRight, isTooSlow, isUnkeepableText } from '#platform/database/violations.ts';
import { createFairShare, type ShareLimits, TooBusy } from '#platform/fair-share.ts';
import type { Log } from '#platform/log.ts';
import { createLoopGauge } from '#platform/loop-gauge.ts';
import { type Call, type Identify, throughFunction } from '../call.ts';
import { InvalidToken } from '../tokens/tokens.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
/** Of functions that take files and lists: what they do is long, and one person does it once at a time. */
const HEAVY: ShareLimits = {
  places: 3,
  placesEach: 1,
  waitingEach: 10,
  waiting: 20,
  longestWaitMs: 60_000,
};
/** While the loop is busy for more than this share of the time, long work has a quarter of what it would take. */
const REST = { busyFrom: 0.3, times: 3, longestMs: 5_000 } as const;
/** Large bodies that are on their way: each is held in memory until it is whole. */
const LARGE_BODIES: ShareLimits = {
  places: 20,
  placesEach: 4,
  waitingEach: 8,
  waiting: 200,
  longestWaitMs: 20_000,
};
/** The client tells apart what a function answers from what never reached one. */
const RELAY_ERROR = { 'x-relay-error': 'true' };
const JSON_HEADERS = { 'Content-Type': 'application/json' };

export type ServedFunction = {
  readonly contract: Contract;
  readonly bodyLimitBytes: number;
  /** Long work, of which there is little at once. */
  readonly isHeavy: boolean;
  readonly run: (call: Call, input: unknown) => Promise<unknown>;
};

export type FunctionsHost = {
  readonly routes: Hono;
  /** The same door for pages rendered on the server. */
  call<C extends Contract>(contract: C, call: Call, input: InputOf<C>): Promise<OutputOf<C>>;
};

/** Binds a use case to its contract: input is parsed before it, output after it. */
export function serve<C extends Contract>(
  contract: C,
  run: (call: Call, input: ParsedInputOf<C>) => Promise<z.input<C['output']>>,
  options: { readonly bodyLimitBytes?: number; readonly isHeavy?: boolean } = {},
): ServedFunction {
  const { bodyLimitBytes = BODY_LIMIT_BYTES, isHeavy = bodyLimitBytes > BODY_LIMIT_BYTES } =
    options;
  // A use case may answer the very object it kept from an earlier call: it is checked once.
  const checked = new WeakMap<object, object>();
  function check(answer: unknown): unknown {
    if (typeof answer !== 'object' || answer === null) return contract.output.parse(answer);
    const known = checked.get(answer);
    if (known) return known;
    const parsed = contract.output.parse(answer);
    if (typeof parsed === 'object' && parsed !== null) checked.set(answer, parsed);
    return parsed;
  }
  return {
    contract,
    bodyLimitBytes,
    isHeavy,
    async run(call, input) {
      refuseStranger(contract, call);
      const parsed = contract.input.safeParse(input);
      if (!parsed.success) throw refusalOfIssues(parsed.error.issues);
      try {
        return check(await run(throughFunction(call), parsed.data as ParsedInputOf<C>));
      } catch (error) {
        throw asRefused(error);
      }
    },
  };
}

type Deps = {
  readonly functions: readonly ServedFunction[];
  readonly identify: Identify;
  readonly log: Log;
};

/**
 * Serves functions at `POST /<name>` as the official client calls them: JSON in, JSON or a file out,
 * refusals as `{code, message}` with their status, anything unforeseen as a plain 500 known by the log only.
 */
export function createFunctionsHost({ functions, identify, log }: Deps): FunctionsHost {
  const byName = new Map(functions.map((served) => [served.contract.name, served]));
  const heavy = createFairShare({ ...HEAVY, restAfter: restWhileBusy() });
  const largeBodies = createFairShare(LARGE_BODIES);

  /** What was sent, and what comes of it: a body that is slow to come keeps no place of those who work. */
  async function answerOf(c: Context, served: ServedFunction) {
    const { contract, isHeavy, bodyLimitBytes, run } = served;
    const call = await identify(c);
    refuseStranger(contract, call);
    const { who } = currentAsker();
    const read = () => c.req.json().catch(() => undefined) as Promise<unknown>;
    const isLarge = bodyLimitBytes > BODY_LIMIT_BYTES && !isShort(c);
    const input = isLarge ? await largeBodies.run(who, read) : await read();
    return isHeavy ? heavy.run(who, () => run(call, input)) : run(call, input);
  }

  const routes = new Hono();
  routes.use('*', (c, next) => {
    c.header('Cache-Control', 'no-store');
    return next();
  });

  routes.use('/:name', (c, next) => {
    const maxSize = byName.get(c.req.param('name'))?.bodyLimitBytes ?? BODY_LIMIT_BYTES;
    return bodyLimit({ maxSize, onError: tooLarge })(c, next);
  });
  routes.post('/:name', async (c) => {
    const served = byName.get(c.req.param('name'));
    if (!served) return notFound(c);
    try {
      const answer = await answerOf(c, served);
      if (answer instanceof Blob) {
        return c.body(answer.stream(), 200, { 'Content-Type': answer.type });
      }
      if (answer instanceof StreamedFile) {
        // A reader that is slow, or gone, stops what makes the file.
        const stream = ReadableStream.from(encoded(answer.pieces)) as globalThis.ReadableStream;
        return c.body(stream, 200, { 'Content-Type': answer.type });
      }
      return c.body(written(answer), 200, JSON_HEADERS);
    } catch (thrown) {
      // Who asks is read from the database too.
      const error = asRefused(thrown);
      if (error instanceof InvalidToken) return signInAgain(c, error);
      if (error instanceof Refusal) return refused(c, error);
      log.error({ err: error, function: served.contract.name }, 'function failed');
      return c.json({ code: 'internal', message: 'Internal error' }, 500);
    }
  });
  routes.all('/:name', (c) => (byName.has(c.req.param('name')) ? onlyPosted(c) : notFound(c)));
  // Whatever else is asked for under this address is not a page either.
  routes.all('*', notFound);

  return {
    routes,
    async call(contract, call, input) {
      const served = byName.get(contract.name);
      if (!served) throw new Error(`No function is registered as '${contract.name}'`);
      return (await served.run(call, input)) as OutputOf<typeof contract>;
    },
  };
}

/** @throws Refusal sign-in-required where only people with an account may ask, or programs with a key */
function refuseStranger({ access }: Contract, { caller, apiKey }: Call): void {
  if (access === 'api-key') {
    if (!apiKey) throw new Refusal('sign-in-required');
    return;
  }
  if (access !== 'public' && caller.role === 'anon') throw new Refusal('sign-in-required');
}

function restWhileBusy(): (tookMs: number) => number {
  const loopShare = createLoopGauge();
  return (tookMs) =>
    loopShare() > REST.busyFrom ? Math.min(REST.times * tookMs, REST.longestMs) : 0;
}

async function* encoded(pieces: AsyncIterable<Uint8Array | string>) {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield typeof piece === 'string' ? encoder.encode(piece) : piece;
}

const texts = new WeakMap<object, string>();

/** The answer as text; an object that was written before is not written again. */
function written(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return JSON.stringify(answer);
  const known = texts.get(answer) ?? JSON.stringify(answer);
  texts.set(answer, known);
  return known;
}

/** The place of the first issue of each field; its words are chosen where it is shown. */
function refusalOfIssues(issues: readonly z.core.$ZodIssue[]): Refusal {
  const problems = issues.map(({ path, code }) => ({ path: path.join('.'), problem: code }));
  return new Refusal('invalid-input', { problems });
}

/** The rest of the body is not read: the connection cannot serve another call. */
function tooLarge(c: Context): Response {
  const body = refusalToBody(new Refusal('invalid-input', { message: 'The body is too large' }));
  return c.json(body, 413, { Connection: 'close' });
}

/** No longer than an ordinary call may be: many such bodies may be held in memory at once. */
const isShort = (c: Context) => Number(c.req.header('content-length')) <= BODY_LIMIT_BYTES;

/** What the database or a share of it would not do, as the refusal it is; anything else as it came. */
export function asRefused(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return new Refusal('temporarily-unavailable');
  if (error instanceof TooBusy) {
    const { message, retryAfterSeconds } = error;
    return new Refusal('too-many-requests', { message, details: { retryAfterSeconds } });
  }
  if (isTooSlow(error)) return new Refusal('too-many-requests');
  if (isMissingRight(error)) return new Refusal('forbidden');
  if (isUnkeepableText(error)) return new Refusal('invalid-input');
  return error;
}

function refused(c: Context, refusal: Refusal): Response {
  const seconds = refusal.details?.retryAfterSeconds;
  if (typeof seconds === 'number') c.header('Retry-After', String(seconds));
  return c.json(refusalToBody(refusal), httpStatusOf(refusal.code) as ContentfulStatusCode);
}

function notFound(c: Context): Response {
  const body = refusalToBody(new Refusal('not-found'));
  return c.json(body, 404, RELAY_ERROR);
}

function signInAgain(c: Context, { message }: InvalidToken): Response {
  const body = refusalToBody(new Refusal('sign-in-required', { message }));
  return c.json(body, 401, RELAY_ERROR);
}

function onlyPosted(c: Context): Response {
  const body = refusalToBody(new Refusal('not-found', { message: 'Functions are posted to' }));
  return c.json(body, 405, { Allow: 'POST' });
}
