import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is not as the rule says, by its name, and by how much: `323 composeProduct in compose-product.ts`. */
export type Offenders = ReadonlyMap<string, number>;

/** What was so when the rule began; the list beside the test may only get shorter. */
export const listed = (file: string) =>
  offendersIn(readFileSync(join(import.meta.dirname, file), 'utf8'));

export function offendersIn(text: string): Offenders {
  const lines = text.trim().split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [amount = '', ...name] = line.split(' ');
      return [name.join(' '), Number(amount)];
    }),
  );
}

/** What is more than it was, or new, or solved and listed still. */
export function faultsOf(found: Offenders, before: Offenders): string[] {
  return [
    ...[...found]
      .filter(([name, amount]) => amount > (before.get(name) ?? 0))
      .map(
        ([name, amount]) =>
          `${name}: ${amount}, at most ${before.get(name) ?? 'what the rule says'}`,
      ),
    ...[...before.keys()]
      .filter((name) => !found.has(name))
      .map((name) => `${name}: solved, take it off the list`),
  ];
}
