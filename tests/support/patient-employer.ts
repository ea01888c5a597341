import { PERSON_DEVIATION } from '#listening/rules/secret-terms.ts';
import { type Random, randomFrom, solve, Tally } from './attacker.ts';
import { drawFrom, type Plan, type Reading, watch } from './watched-lists.ts';

/**
 * An employer who acts, and who waits: knows the method, the lists and what everybody but one person
 * answers, moves people, invents colleagues and has accomplices, and keeps everything that is told for
 * years. They want to know whether that person, who always answers alike, says 3 or 13; or whether they
 * answer at all. What the person adds to sums is estimated as well as anything linear can, and judged by
 * the exact law of the secret term.
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
export function evidenceOf(
  readings: readonly Reading[],
  run: Pick<Run, 'isControl'>,
): number | undefined {
  const seen = estimate(readings, run);
  return (
    seen &&
    logDensity(seen.adds - (HIGH - MIDDLE), seen.deviation, run) -
      logDensity(seen.adds - (LOW - MIDDLE), seen.deviation, run)
  );
}

/**
 * Whether the target answers at all; their usual answer, 8, is known, and all others are in league.
 * @param began they answer in the second half only, or never
 */
export function attackParticipation(
  weeks: number,
  run: Run & { readonly knowsTerms: boolean; readonly began?: boolean },
): Tally {
  const plan: Plan = {
    name: 'participation',
    accomplices: 11,
    honest: 0,
    invented: 0,
    where: () => 'a',
  };
  return attack(run, (takesPart, random, key) => {
    const answers = (list: number, lists: number) => takesPart && (!run.began || list >= lists / 2);
    const draw = drawFrom(key);
    const told = watch(plan, weeks, { says: MIDDLE, answers }, { random, draw });
    // Whoever began in the middle adds something to later readings only.
    const readings = told.map((reading, at) => ({
      ...reading,
      hasTarget: reading.hasTarget && (!run.began || at >= told.length / 2),
    }));
    const seen = estimate(readings, run);
    return (
      seen && logDensity(seen.adds, seen.deviation, run) - logNormal(seen.adds, seen.deviation)
    );
  });
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

type Estimate = { readonly adds: number; readonly deviation: number };

/** What the target adds to sums, estimated by generalised least squares; undefined where they are in none. */
function estimate(
  readings: readonly Reading[],
  {
    isControl = false,
    knowsTerms = false,
  }: { readonly isControl?: boolean | undefined; readonly knowsTerms?: boolean },
): Estimate | undefined {
  if (!readings.some(({ hasTarget }) => hasTarget)) return undefined;
  const person = isControl || knowsTerms ? 0 : PERSON_DEVIATION ** 2;
  const covariance = readings.map((one, row) => {
    const here = new Set(one.others);
    return readings.map(
      (two, column) =>
        person * two.others.filter((name) => here.has(name)).length +
        (row === column ? one.variance : 0),
    );
  });
  const signal = readings.map(({ hasTarget }) => Number(hasTarget));
  const weights = solve(covariance, signal);
  const precision = weights.reduce((sum, weight, at) => sum + weight * (signal[at] ?? 0), 0);
  const rests = readings.map(({ rest, terms }) => rest - (knowsTerms ? terms : 0));
  const sum = weights.reduce((all, weight, at) => all + weight * (rests[at] ?? 0), 0);
  return { adds: sum / precision, deviation: 1 / Math.sqrt(precision) };
}

const logNormal = (x: number, deviation: number) =>
  -(x ** 2) / (2 * deviation ** 2) - Math.log(deviation * Math.sqrt(2 * Math.PI));

/** Of a secret term of a person and of what blurs its estimate together: a sum over the term. */
function logDensity(
  x: number,
  deviation: number,
  { isControl = false }: Pick<Run, 'isControl'>,
): number {
  if (isControl) return logNormal(x, deviation);
  const step = SCALE / 20;
  let density = 0;
  for (let at = -300; at <= 300; at += 1) {
    const term = at * step;
    const ofTerm = Math.exp(-Math.abs(term) / SCALE) / (2 * SCALE);
    density += ofTerm * Math.exp(logNormal(x - term, deviation)) * step;
  }
  return Math.log(density);
}
