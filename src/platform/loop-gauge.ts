import { performance } from 'node:perf_hooks';

const SAMPLE_MS = 100;

/** @returns what asks how much of the last tenth of a second or more this thread's loop was busy: 0 to 1 */
export function createLoopGauge(): () => number {
  let before = performance.eventLoopUtilization();
  let sampledAt = performance.now();
  let busy = 0;
  return () => {
    const now = performance.now();
    if (now - sampledAt >= SAMPLE_MS) {
      const total = performance.eventLoopUtilization();
      busy = performance.eventLoopUtilization(total, before).utilization;
      before = total;
      sampledAt = now;
    }
    return busy;
  };
}
