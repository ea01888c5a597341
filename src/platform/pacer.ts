import { TooBusy } from './fair-share.ts';

export type PaceLimits = {
  /** While it is busy, the pause between two that pass, for each asker who waits; in milliseconds. */
  readonly pauseEachMs: number;
  readonly longestPauseMs: number;
  readonly waitingEach: number;
  readonly waiting: number;
};

export type Pacer = {
  /**
   * Comes back at once while nothing is busy, else when it is this asker's turn: askers pass by turns, one after a pause.
   * @throws TooBusy where too many wait already
   */
  pass(who: string): Promise<void>;
};

/** Lets those who ask much pass one by one while the process is busy. Nothing is held: whoever has passed is free. */
export function createPacer(limits: PaceLimits, isBusy: () => boolean): Pacer {
  /** Of each asker, what waits; in the order of their turns. */
  const queues = new Map<string, (() => void)[]>();
  let waiting = 0;
  let isPaused = false;

  function admitNext(): void {
    isPaused = false;
    const [who, queue] = queues.entries().next().value ?? [];
    if (who === undefined || !queue) return;
    const admit = queue.shift();
    waiting -= 1;
    // The next turn is another asker's.
    queues.delete(who);
    if (queue.length > 0) queues.set(who, queue);
    admit?.();
    if (queues.size > 0) pause();
  }

  function pause(): void {
    if (isPaused) return;
    isPaused = true;
    const pauseMs = Math.min(limits.pauseEachMs * queues.size, limits.longestPauseMs);
    setTimeout(admitNext, isBusy() ? pauseMs : 0).unref();
  }

  return {
    async pass(who) {
      if (waiting === 0 && !isBusy()) return;
      const queue = queues.get(who) ?? [];
      if (queue.length >= limits.waitingEach || waiting >= limits.waiting) throw new TooBusy(1);
      waiting += 1;
      queues.set(who, queue);
      await new Promise<void>((admitted) => {
        queue.push(admitted);
        pause();
      });
    },
  };
}
