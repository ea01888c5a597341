import type { ParisDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { inLanguages } from '#basics/messages.ts';
import { texts } from '../messages/questions.ts';
import { dailyQuestion } from '../rules/daily-question.ts';

const TEXTS = inLanguages(texts);

/** The third question of a day, as it is asked. */
export function questionText(day: ParisDay, language: Language): string {
  const { factor, number } = dailyQuestion(day);
  const texts: Readonly<Record<number, string>> = TEXTS[language][factor];
  const text = texts[number];
  if (text === undefined) throw new Error(`there is no question ${number} on ${factor}`);
  return text;
}
