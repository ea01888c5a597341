/** How alike a name must be to be meant, between 0 and 1. */
const LEAST_ALIKE = 0.33;
const MOST_COMPARED = 50;
/** No name, and no list of a function's arguments, is as long: comparing more would keep everybody else waiting. */
const LONGEST_MEANT = 250;

/**
 * The name that somebody who wrote this one meant: the most alike of those that share some run of
 * three signs with it, else of two. Undefined where none is alike enough.
 */
export function meantBy(written: string, names: Iterable<string>): string | undefined {
  if (written.length > LONGEST_MEANT) return undefined;
  const all = [...new Set(names)];
  const wanted = written.toLowerCase();
  const same = all.find((name) => name.toLowerCase() === wanted);
  if (same !== undefined) return same;
  for (const size of [3, 2]) {
    const [best] = closest(wanted, all, size).filter(({ score }) => score >= LEAST_ALIKE);
    if (best) return best.name;
  }
  return undefined;
}

function closest(wanted: string, names: readonly string[], size: number) {
  const grams = countGrams(wanted, size);
  return names
    .map((name) => ({ name, score: cosine(grams, countGrams(name.toLowerCase(), size)) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_COMPARED)
    .map(({ name }) => ({ name, score: likeness(wanted, name.toLowerCase()) }))
    .sort((one, other) => other.score - one.score);
}

/** How often each run of so many signs comes in a text, its two ends included. */
function countGrams(text: string, size: number): Map<string, number> {
  const plain = `-${text.replace(/[^a-z0-9\u00c0-\u00ff, ]+/g, '')}-`.padEnd(size, '-');
  const counts = new Map<string, number>();
  for (let at = 0; at + size <= plain.length; at += 1) {
    const gram = plain.slice(at, at + size);
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

function cosine(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let both = 0;
  for (const [gram, count] of one) both += count * (other.get(gram) ?? 0);
  return both === 0 ? 0 : both / (lengthOf(one) * lengthOf(other));
}

function lengthOf(counts: ReadonlyMap<string, number>): number {
  let squares = 0;
  for (const count of counts.values()) squares += count ** 2;
  return Math.sqrt(squares);
}

const likeness = (one: string, other: string) =>
  1 - distance(one, other) / Math.max(one.length, other.length, 1);

/** How many signs have to be added, taken away or replaced to make one of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

const FARTHEST_COLUMN = 3;

/** What PostgreSQL itself would say of a column that is not there. */
export function columnHint(
  table: string,
  written: string,
  columns: Iterable<string>,
): string | null {
  if (written.length > LONGEST_MEANT) return null;
  const near = [...columns]
    .map((name) => ({ name, far: distance(written, name) }))
    .filter(({ name, far }) => far <= FARTHEST_COLUMN && far <= Math.floor(name.length / 2));
  const least = Math.min(...near.map(({ far }) => far));
  const [first, second, ...others] = near.filter(({ far }) => far === least);
  if (!first || others.length > 0) return null;
  const also = second ? ` or the column "${table}.${second.name}"` : '';
  return `Perhaps you meant to reference the column "${table}.${first.name}"${also}.`;
}
