/**
 * The rule: for each psychosocial factor there are ten known measures, each under the general principle of
 * prevention that it follows (Code du travail, art. L4121-2); of each factor, some take the cause away or act on it.
 */
import type { Factor } from '#listening/rules/daily-question.ts';

/** The principle of each, in the order of their texts. */
const PRINCIPLES = {
  intensity: [3, 3, 4, 3, 3, 7, 7, 1, 3, 3],
  emotions: [7, 8, 8, 3, 4, 7, 7, 7, 9, 3],
  autonomy: [3, 7, 3, 4, 4, 3, 7, 4, 9, 1],
  relations: [3, 7, 9, 7, 7, 3, 3, 7, 3, 7],
  values: [3, 3, 3, 1, 7, 3, 4, 1, 7, 4],
  security: [7, 2, 7, 7, 1, 4, 9, 7, 7, 1],
} satisfies Readonly<Record<Factor, readonly number[]>>;

const NAMES = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10'] as const;

export interface KnownMeasure {
  readonly name: (typeof NAMES)[number];
  readonly principle: number;
}

export function measuresOf(factor: Factor): KnownMeasure[] {
  return NAMES.map((name, index) => ({ name, principle: PRINCIPLES[factor][index] ?? 3 }));
}
