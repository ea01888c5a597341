/** Where "now" comes from, each time a date of its own; tests hold it still. */
export type Clock = { now(): Date };

/** @param fixed an ISO instant at which the clock stands still (tests), or the real time. */
export function createClock(fixed?: string): Clock {
  return { now: () => (fixed ? new Date(fixed) : new Date()) };
}
