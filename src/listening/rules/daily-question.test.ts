import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isoWeekdayOf } from '#basics/dates.ts';
import { inLanguages } from '#basics/messages.ts';
import { texts } from '../messages/questions.ts';
import { dailyQuestion, FACTORS, QUESTIONS_A_FACTOR } from './daily-question.ts';

const { fr, en } = inLanguages(texts);

const days = fc.integer({ min: -4_000, max: 20_000 }).map((days) => addDays('2024-01-01', days));
const nameOn = (day: string) => Object.values(dailyQuestion(day)).join(' ');
const from = (day: string, count: number) =>
  Array.from({ length: count }, (_, at) => addDays(day, at));

describe('the question of a day', () => {
  test('comes back after thirty-six days, when all have come', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(new Set(from(day, 36).map(nameOn)).size).toBe(36);
        expect(nameOn(addDays(day, 36))).toBe(nameOn(day));
      }),
    );
  });

  test('is about each factor once in any six days, and about five of them in a working week', () => {
    fc.assert(
      fc.property(days, (day) => {
        const factorsOf = (list: readonly string[]) =>
          new Set(list.map((each) => dailyQuestion(each).factor)).size;
        expect(factorsOf(from(day, 6))).toBe(FACTORS.length);
        const monday = addDays(day, 1 - isoWeekdayOf(day));
        expect(factorsOf(from(monday, 5))).toBe(5);
        // Four weeks miss none.
        const workdays = from(monday, 28).filter((each) => isoWeekdayOf(each) <= 5);
        expect(factorsOf(workdays)).toBe(FACTORS.length);
      }),
    );
  });
});

test.each([
  ['fr', fr],
  ['en', en],
] as const)(
  'every question has its own words, in %s, and none is a question',
  (_language, texts) => {
    const sentences = FACTORS.flatMap((factor) => Object.values(texts[factor]));
    expect(sentences).toHaveLength(FACTORS.length * QUESTIONS_A_FACTOR);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{15,80}\.$/u);
  },
);
