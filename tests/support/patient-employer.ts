import { PERSON_DEVIATION } from '#listening/rules/secret-terms.ts';
import { type Random, randomFrom, Tally } from './attacker.ts';
import type { Plan } from './employer-plans.ts';
import { evidenceFor, type Knowledge, type Reading } from './likelihood.ts';
import { drawFrom, watch } from './watched-lists.ts';

/**
 * An employer who acts, and who waits: knows the method, the lists and what everybody but one person
 * answers, moves people, invents colleagues and has accomplices, and keeps everything that is told for
 * years. They want to know whether that person, who always answers alike, says 3 or 13; or whether they
 * answer at all (`all-channels`). What the person adds to sums is estimated as well as anything linear can, and
 * judged by the exact law of the secret term.
 */
export interface Run {
  readonly runs: number;
  readonly seed: number;
  /** Without the terms of people: then this employer must find out, or it is no attack. */
  readonly isControl?: boolean | undefined;
}

/** What the target always says. */
export const LOW = 3;
export const HIGH = 13;
const MIDDLE = 8;
const SCALE = PERSON_DEVIATION / Math.SQRT2;

/** Whether the target always says 3, or 13. */
export function attackAnswers(plan: Plan, weeks: number, run: Run): Tally {
  return attack(run, (isHigh, random, key) => {
    const target = { says: isHigh ? HIGH : LOW, answers: () => true };
    const draw = drawFrom(key, run.isControl);
    return evidenceOf(watch(plan, weeks, target, { random, draw }), run);
  });
}

/** The logarithm of how much likelier 13 is than 3; undefined when nothing is told of the target. */
export function evidenceOf(readings: readonly Reading[], knows: Knowledge): number | undefined {
  return evidenceFor(readings, [() => HIGH - MIDDLE, () => LOW - MIDDLE], knows);
}

/** The best employer there could be, who knows for ever and exactly what the target adds to sums. */
export function attackLimit(run: Run): Tally {
  return attack(run, (isHigh, random) => {
    const uniform = random() - 0.5;
    const term = -Math.sign(uniform) * SCALE * Math.log(1 - 2 * Math.abs(uniform));
    const adds = (isHigh ? HIGH : LOW) - MIDDLE + term;
    return (Math.abs(adds - (LOW - MIDDLE)) - Math.abs(adds - (HIGH - MIDDLE))) / SCALE;
  });
}

/** How often evidence is right about one person, in so many lives of a company. */
export function attack(
  { runs, seed }: Run,
  evidence: (isTrue: boolean, random: Random, key: string) => number | undefined,
): Tally {
  const random = randomFrom(seed);
  const tally = new Tally();
  for (let at = 0; at < runs; at += 1) {
    const isTrue = random() < 0.5;
    tally.add(evidence(isTrue, random, `${seed} ${at}`), isTrue);
  }
  return tally;
}
