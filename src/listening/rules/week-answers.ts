/**
 * The rule: of a week, each person who answered has one number, the mean of their days; of four weeks,
 * one for each factor that they said something about, the mean of what they said.
 */
import { FACTORS, type Factor } from './daily-question.ts';
import { dayGrains, type Tap, weekGrains } from './qvct-score.ts';

export interface DayAnswer {
  readonly pseudonym: string;
  readonly mood: number | null;
  readonly energy: number | null;
  readonly factor: string;
  readonly factorTap: number | null;
}

/** Of whoever answered, by pseudonym, in grains. */
export type Means = ReadonlyMap<string, number>;

export function weekMeans(answers: readonly DayAnswer[]): Means {
  return meansOf(answers, ({ mood, energy, factorTap }) => [mood, energy, factorTap]);
}

export function factorMeans(answers: readonly DayAnswer[]): ReadonlyMap<Factor, Means> {
  return new Map(
    FACTORS.map((factor) => {
      const about = answers.filter((answer) => answer.factor === factor);
      return [factor, meansOf(about, ({ factorTap }) => [factorTap])];
    }),
  );
}

function meansOf(
  answers: readonly DayAnswer[],
  tapsOf: (answer: DayAnswer) => readonly (number | null)[],
): Means {
  return new Map(
    [...Map.groupBy(answers, ({ pseudonym }) => pseudonym)].flatMap(([pseudonym, given]) => {
      const days = given.flatMap((answer) => dayGrains(tapsOf(answer).filter(isTap)) ?? []);
      const grains = weekGrains(days);
      return grains === undefined ? [] : [[pseudonym, grains] as const];
    }),
  );
}

function isTap(tap: number | null): tap is Tap {
  return tap !== null;
}
