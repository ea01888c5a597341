import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { Refusal, refusalToBody } from '#basics/refusal.ts';
import { type Asker, asAsker } from '#platform/asker.ts';
import { createBudget, TooBusy } from '#platform/fair-share.ts';
import { createLoopGauge } from '#platform/loop-gauge.ts';
import { createPacer } from '#platform/pacer.ts';
import type { Call, Identify } from './call.ts';

/** What one person, or one network of visitors, may ask of this process. */
export const FAIR_USE = {
  /** What each call costs of a budget, in milliseconds, beside the time that its statements take. */
  callMs: 10,
  /** 3,000 quick calls at once, or half a minute of statements: a whole office that arrives together. */
  mostMs: 30_000,
  /** Then 100 quick calls a second, or one statement after the other. */
  backMsPerSecond: 1_000,
  /** Refusals are slow: whoever asks on and on gets one answer a second on each connection. */
  refusedAfterMs: 1_000,
  /** Refusals that wait so; others are answered at once and their connections closed. */
  mostRefusalsHeld: 1_000,
} as const;

/**
 * What everybody signed in of one network may ask together, beside what each may: an account costs a mailbox, and a
 * hundred of them would keep every connection of tables. A third of these stay theirs for as long as they like; an
 * office of 500 that arrives within a minute asks for less.
 */
const CROWD = { mostMs: 60_000, backMsPerSecond: 2_000 } as const;

/**
 * Whoever asks more than a person clicks, while others ask too and the loop is busy, passes by turns
 * with others who do: so the loop stays free for pages and for those who ask little.
 */
const PACE = {
  /** A hundred calls at once, then ten a second. */
  clicks: { mostMs: 1_000, backMsPerSecond: 100 },
  turns: { pauseEachMs: 10, longestPauseMs: 100, waitingEach: 300, waiting: 1_000 },
  /** From this share of the loop on. */
  busyFrom: 0.3,
  /** Others ask too when they did within so long. */
  othersWithinMs: 1_000,
} as const;

type Deps = {
  readonly identify: Identify;
  readonly networkOf: (c: Context) => string;
  readonly isOn: boolean;
};

/**
 * Says for whom a call of the client's protocol is, so that what is scarce is shared out between
 * people, and refuses those who have used up what they may ask. Tables and files have connections
 * of their own, and the time that their statements take is counted.
 */
export function createFairUse({ identify, networkOf, isOn }: Deps): MiddlewareHandler {
  const budget = createBudget(FAIR_USE);
  const crowds = createBudget(CROWD);
  const pace = createPace();
  let held = 0;

  async function refuse(c: Context, busy: TooBusy): Promise<Response> {
    if (held >= FAIR_USE.mostRefusalsHeld) c.header('Connection', 'close');
    else {
      held += 1;
      await sleep(FAIR_USE.refusedAfterMs);
      held -= 1;
    }
    c.header('Retry-After', String(busy.retryAfterSeconds));
    return c.json(BODIES[serviceOf(c)](busy.message), 429);
  }

  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return next();
    // A token that proves nothing is its network's.
    const call = await identify(c).catch(() => undefined);
    const who = call ? whoAsks(call) : networkOf(c);
    if (who === undefined || !isOn) return asAsker(askerOf(c, who), next);
    // A visitor's network has its own budget already.
    const crowd = call?.caller.role === 'authenticated' ? call.network : undefined;
    const spend = (ms: number) => {
      budget.spend(who, ms);
      if (crowd !== undefined) crowds.spend(crowd, ms);
    };
    try {
      budget.refuseSpent(who);
      if (crowd !== undefined) crowds.refuseSpent(crowd);
      await pace(who);
    } catch (error) {
      if (error instanceof TooBusy) return refuse(c, error);
      throw error;
    }
    spend(FAIR_USE.callMs);
    return asAsker({ ...askerOf(c, who), spend }, next);
  };
}

/** @returns what a call waits for: nothing, for those who ask little or alone */
function createPace(): (who: string) => Promise<void> {
  const clicks = createBudget(PACE.clicks);
  const loopShare = createLoopGauge();
  const pacer = createPacer(PACE.turns, () => loopShare() > PACE.busyFrom);
  let last = { who: '', at: Number.NEGATIVE_INFINITY };
  let lastOther = last;
  return async (who) => {
    const at = performance.now();
    if (who !== last.who) lastOther = last;
    last = { who, at };
    clicks.spend(who, FAIR_USE.callMs);
    const isAlone = at - lastOther.at > PACE.othersWithinMs;
    if (!isAlone && clicks.isSpent(who)) await pacer.pass(who);
  };
}

/** A person, or the network of a visitor; undefined for the service, which nobody limits. */
export function whoAsks({ caller, network }: Pick<Call, 'caller' | 'network'>): string | undefined {
  if (caller.role === 'service_role') return undefined;
  return caller.role === 'authenticated' ? caller.claims.sub : network;
}

function askerOf(c: Context, who: string | undefined): Asker {
  const service = serviceOf(c);
  return { lane: service === 'rest' || service === 'storage' ? 'tables' : 'pages', who };
}

type Service = keyof typeof BODIES;

const serviceOf = (c: Context) => c.req.path.split('/')[1] as Service;

/** A refusal as each service writes it. */
const BODIES = {
  rest: (message: string) => ({ code: 'PGRSTX29', details: null, hint: null, message }),
  storage: (message: string) => ({
    statusCode: '429',
    error: 'SlowDown',
    code: 'SlowDown',
    message,
  }),
  auth: (message: string) => ({ code: 429, error_code: 'over_request_rate_limit', msg: message }),
  functions: (message: string) => refusalToBody(new Refusal('too-many-requests', { message })),
  realtime: (message: string) => ({ message }),
};
