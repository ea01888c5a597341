/**
 * The rule: the third question of a check-in is about one of the six factors of psychosocial risk
 * (Gollac and Bodier, 2011), the same for everybody on one day. Every six days all factors come, every
 * thirty-six all questions; week after week a factor moves on by one weekday.
 */
import { daysBetween, type ParisDay } from '#basics/dates.ts';

export const FACTORS = [
  'intensity',
  'emotions',
  'autonomy',
  'relations',
  'values',
  'security',
] as const;
export type Factor = (typeof FACTORS)[number];

export const QUESTIONS_A_FACTOR = 6;

export interface DailyQuestion {
  readonly factor: Factor;
  /** From 1. */
  readonly number: number;
}

/** A Monday: where the round began. */
const FIRST_DAY: ParisDay = '2024-01-01';

export function dailyQuestion(day: ParisDay): DailyQuestion {
  const count = FACTORS.length * QUESTIONS_A_FACTOR;
  const days = daysBetween(FIRST_DAY, day);
  const at = ((days % count) + count) % count;
  return {
    factor: FACTORS[at % FACTORS.length] ?? FACTORS[0],
    number: Math.floor(at / FACTORS.length) + 1,
  };
}
