/**
 * The rule: lines travel in the order of the file, as many at once as one call may bring: so many
 * lines, and so many bytes.
 */
import { RISKS_CHUNK } from './risk-import.ts';

/** At most three bytes each, this stays below the 2 MB of a call. */
const MOST_CHARACTERS = 500_000;

export function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  const chunks: Row[][] = [];
  let characters = 0;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    const chunk = chunks.at(-1);
    const isFull = (chunk?.length ?? 0) >= RISKS_CHUNK || characters + length > MOST_CHARACTERS;
    if (chunk === undefined || isFull) {
      chunks.push([row]);
      characters = length;
    } else {
      chunk.push(row);
      characters += length;
    }
  }
  return chunks;
}
