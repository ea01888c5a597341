/**
 * The rule: of a week, each person who is counted somewhere has one number, the mean of their days;
 * of four weeks, one for each factor that they said something about, the mean of what they said.
 */
import { FACTORS, type Factor } from './daily-question.ts';
import { dayGrains, type Tap, weekGrains } from './qvct-score.ts';
import type { Answerer } from './released-cells.ts';

export interface DayAnswer {
  readonly pseudonym: string;
  readonly mood: number | null;
  readonly energy: number | null;
  readonly factor: string;
  readonly factorTap: number | null;
}

/** @param seats where each pseudonym is counted; whoever is not in it, is not */
export function weekAnswerers(
  answers: readonly DayAnswer[],
  seats: ReadonlyMap<string, string>,
): readonly Answerer[] {
  return answerersOf(answers, seats, ({ mood, energy, factorTap }) => [mood, energy, factorTap]);
}

export function factorAnswerers(
  answers: readonly DayAnswer[],
  seats: ReadonlyMap<string, string>,
): ReadonlyMap<Factor, readonly Answerer[]> {
  return new Map(
    FACTORS.map((factor) => {
      const about = answers.filter((answer) => answer.factor === factor);
      return [factor, answerersOf(about, seats, ({ factorTap }) => [factorTap])];
    }),
  );
}

function answerersOf(
  answers: readonly DayAnswer[],
  seats: ReadonlyMap<string, string>,
  tapsOf: (answer: DayAnswer) => readonly (number | null)[],
): readonly Answerer[] {
  return [...Map.groupBy(answers, ({ pseudonym }) => pseudonym)].flatMap(([pseudonym, given]) => {
    const placeId = seats.get(pseudonym);
    const days = given.flatMap((answer) => dayGrains(tapsOf(answer).filter(isTap)) ?? []);
    const grains = weekGrains(days);
    return placeId === undefined || grains === undefined ? [] : [{ pseudonym, placeId, grains }];
  });
}

function isTap(tap: number | null): tap is Tap {
  return tap !== null;
}
