import { formatDay, isParisDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { inLanguage } from '#basics/messages.ts';
import { formatMoney } from '#basics/money.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts as hazardsTexts } from '../messages/hazards.ts';
import { texts } from '../messages/words.ts';
import { bandOf, type Evaluation, type Priority, scoreOf } from '../rules/evaluation.ts';
import { isExposureFactor } from '../rules/exposure-factors.ts';
import { isFamily, isHazardCode } from '../rules/hazards.ts';

const translator = translatorOf(texts);

// Made once: a document asks for thousands of texts.
const FRENCH = wordsIn('fr');
const ENGLISH = wordsIn('en');

/** How the things of the risk document are said in a language, off the screen. */
export function documentWords(language: Language): DocumentWords {
  return language === 'fr' ? FRENCH : ENGLISH;
}

function wordsIn(language: Language) {
  const t = translator(language);
  const numbers = new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB');

  /** `Élevé · 9 × 7 = 63`. */
  function evaluationText(evaluation: Evaluation | null): string {
    if (evaluation === null) return t('bands.none');
    return `${t(`bands.${bandOf(evaluation)}`)} · ${sum(evaluation)}`;
  }
  /** `9 × 7 = 63`, `4 × 3 × 2/4 = 6`. */
  function sum(evaluation: Evaluation): string {
    const { frequency, severity, mastery } = evaluation;
    const factors = [frequency, severity, ...(mastery === undefined ? [] : [`${mastery}/4`])];
    return `${factors.join(' × ')} = ${numbers.format(scoreOf(evaluation))}`;
  }
  const { hazards, families, exposure } = inLanguage(hazardsTexts, language);
  /** What the catalogue calls the thing with this code; undefined for other fields, and what a company has named. */
  function catalogueWord(name: string, code: string): string | undefined {
    if (name === 'hazardName' && isHazardCode(code)) return hazards[code].name;
    if (name === 'family' && isFamily(code)) return families[code];
    return name === 'factor' && isExposureFactor(code) ? exposure[code].name : undefined;
  }
  return {
    t,
    numbers,
    sum,
    evaluationText,
    priority: (priority: Priority | undefined) =>
      priority === undefined ? t('priorities.none') : t(`priorities.p${priority}`),
    day: (day: string | null) => (day === null ? '' : formatDay(day, language)),
    money: (cents: number | null) => (cents === null ? '' : formatMoney(cents, language)),
    /** Points on the scale of 1 to 15, from tenths. */
    points: (tenths: number) =>
      new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
        minimumFractionDigits: 1,
      }).format(tenths / 10),
    /** Any value of a field, as a line of text. */
    value(name: string, value: unknown): string | null {
      if (value === null || value === undefined || value === '') return null;
      if (isEvaluationValue(value)) return evaluationText(value);
      if (isNamed(value)) return value[language];
      if (typeof value === 'number') {
        if (name === 'costCents') return formatMoney(value, language);
        return name === 'priority' ? t(`priorities.p${value as Priority}`) : numbers.format(value);
      }
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (typeof value !== 'string') return JSON.stringify(value);
      if (isParisDay(value)) return formatDay(value, language);
      const word = catalogueWord(name, value);
      if (word !== undefined) return word;
      for (const group of ['states', 'methods', 'events', 'tasks'] as const) {
        const key = `${group}.${value}` as 'states.done';
        if (['state', 'method', 'kind'].includes(name) && t.has(key)) return t(key);
      }
      return value;
    },
    fieldName(name: string): string {
      const key = `fields.${name}` as 'fields.other';
      return t.has(key) ? t(key) : t('fields.other');
    },
  };
}

export type DocumentWords = ReturnType<typeof wordsIn>;

function isEvaluationValue(value: unknown): value is Evaluation {
  return typeof value === 'object' && value !== null && 'frequency' in value;
}

function isNamed(value: unknown): value is { readonly fr: string; readonly en: string } {
  return typeof value === 'object' && value !== null && 'fr' in value && 'en' in value;
}
