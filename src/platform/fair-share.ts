/** Somebody asks for more than their share of what is scarce; the same may work in a moment. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    // Of thousands a second, nobody reads where each was refused: to write it down costs more than to refuse.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super('More is asked for at once than can be done; try again in a moment');
    Error.stackTraceLimit = stackTraceLimit;
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterSeconds));
  }
}

export type ShareLimits = {
  /** Works under way at once. */
  readonly places: number;
  /** Of them, those of one asker. */
  readonly placesEach: number;
  /** Works of one asker that may wait. */
  readonly waitingEach: number;
  /** Works that may wait in all. */
  readonly waiting: number;
  readonly longestWaitMs: number;
  /** What one asker's works may take over time, where that is not left to the places. */
  readonly budget?: BudgetLimits;
  /** How long a place stays empty after a work of an asker, in milliseconds, so that others have the machine. */
  readonly restAfter?: (tookMs: number) => number;
};

export type FairShare = {
  /**
   * Does `work` once there is a place: of those who wait, whoever has the fewest works under way is
   * next. The product itself (`who` undefined) may take every place, and its works always wait.
   * @throws TooBusy where too much waits already, it waited too long, or this asker's budget is spent
   */
  run<T>(who: string | undefined, work: () => Promise<T>): Promise<T>;
};

type Waiting = { readonly who: string | undefined; readonly begin: () => void };

/** Shares a few places out between askers, so that nobody's many works keep out another's one. */
export function createFairShare(limits: ShareLimits): FairShare {
  const running = new Map<string | undefined, number>();
  const waiting: Waiting[] = [];
  const budget = limits.budget && createBudget(limits.budget);
  let taken = 0;

  const runningOf = (who: string | undefined) => running.get(who) ?? 0;
  const mayBegin = (who: string | undefined) =>
    taken < limits.places && (who === undefined || runningOf(who) < limits.placesEach);

  function take(who: string | undefined): void {
    taken += 1;
    running.set(who, runningOf(who) + 1);
  }

  function giveBack(who: string | undefined): void {
    taken -= 1;
    if (runningOf(who) === 1) running.delete(who);
    else running.set(who, runningOf(who) - 1);
    const next = fairest();
    if (!next) return;
    waiting.splice(waiting.indexOf(next), 1);
    take(next.who);
    next.begin();
  }

  /** Whoever has least under way; of equals, whoever waits longest. */
  function fairest(): Waiting | undefined {
    let found: Waiting | undefined;
    for (const each of waiting.filter(({ who }) => mayBegin(who))) {
      if (!found || runningOf(each.who) < runningOf(found.who)) found = each;
    }
    return found;
  }

  function waitForPlace(who: string | undefined): Promise<void> {
    if (who !== undefined) {
      const own = waiting.filter((each) => each.who === who).length;
      const isFull = own >= limits.waitingEach || waiting.length >= limits.waiting;
      if (isFull) return Promise.reject(new TooBusy(limits.longestWaitMs / 1_000));
    }
    return new Promise((done, fail) => {
      const entry: Waiting = {
        who,
        begin: () => {
          clearTimeout(limit);
          done();
        },
      };
      const limit = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        fail(new TooBusy(limits.longestWaitMs / 1_000));
      }, limits.longestWaitMs);
      // Whoever stops does not wait for those who wait.
      limit.unref();
      waiting.push(entry);
    });
  }

  return {
    async run(who, work) {
      if (who !== undefined) budget?.refuseSpent(who);
      if (mayBegin(who)) take(who);
      else await waitForPlace(who);
      const began = performance.now();
      try {
        return await work();
      } finally {
        const tookMs = performance.now() - began;
        if (who !== undefined) budget?.spend(who, tookMs);
        afterRest(who === undefined ? 0 : limits.restAfter?.(tookMs), () => giveBack(who));
      }
    },
  };
}

function afterRest(ms = 0, giveBack: () => void): void {
  if (ms > 0) setTimeout(giveBack, ms).unref();
  else giveBack();
}

export type BudgetLimits = {
  /** What one asker may spend at once, in milliseconds of work. */
  readonly mostMs: number;
  /** What comes back to them in each second, in milliseconds of work. */
  readonly backMsPerSecond: number;
};

export type Budget = {
  /** @throws TooBusy when this asker has spent all they had */
  refuseSpent(who: string): void;
  isSpent(who: string): boolean;
  spend(who: string, ms: number): void;
};

/** Those who spent nothing lately are forgotten when so many are known. */
const MANY_ASKERS = 10_000;

/** What each asker may spend over time: in this process, so that counting costs nothing. */
export function createBudget({ mostMs, backMsPerSecond }: BudgetLimits): Budget {
  /** The instant at which each asker has everything back. */
  const backAt = new Map<string, number>();
  const owed = (who: string, now: number) =>
    (Math.max(0, (backAt.get(who) ?? 0) - now) * backMsPerSecond) / 1_000;

  const excess = (who: string) => owed(who, performance.now()) - mostMs;

  return {
    refuseSpent(who) {
      const beyond = excess(who);
      if (beyond > 0) throw new TooBusy(beyond / backMsPerSecond);
    },
    isSpent: (who) => excess(who) > 0,
    spend(who, ms) {
      const now = performance.now();
      if (backAt.size >= MANY_ASKERS) {
        for (const [each, at] of backAt) if (at <= now) backAt.delete(each);
      }
      // Nobody is refused for much longer than it takes to have everything back.
      const owing = Math.min(owed(who, now) + ms, 2 * mostMs);
      backAt.set(who, now + (owing / backMsPerSecond) * 1_000);
    },
  };
}
