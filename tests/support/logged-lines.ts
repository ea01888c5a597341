import { Writable } from 'node:stream';
import { pino } from 'pino';

/** A log whose lines a test reads, without what differs between any two runs: when, and in which process. */
export function loggedLines() {
  const lines: string[] = [];
  const log = pino(
    { level: 'debug', base: null, timestamp: false },
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  return { lines, log };
}

/** Without how long something took, and the numbers of jobs; in an order that two jobs beside each other share. */
export const comparable = (lines: readonly string[]) =>
  lines
    .map((line) => line.replace(/,"ms":[\d.]+|,"id":\d+(?=,"attempt")|task \d+|[\d.]+ms/g, ''))
    .sort();
