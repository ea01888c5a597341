/**
 * The rule: what is kept about somebody can be read by anybody: every field has a name in their
 * language, days and sums are written as people write them, what is empty is left out.
 */
import type { DataWords } from '#basics/data-words.ts';
import { formatDay, formatMoment, isParisDay } from '#basics/dates.ts';
import { isRecord } from '#basics/is-record.ts';
import type { Language } from '#basics/language.ts';
import { formatMoney } from '#basics/money.ts';

export interface ReadableFact {
  readonly label: string;
  readonly value: string;
}

export interface ReadableSection {
  readonly title: string;
  readonly groups: readonly {
    /** Empty where the room keeps one list only. */
    readonly title: string;
    readonly records: readonly (readonly ReadableFact[])[];
  }[];
}

/** @param kept what a room collects, as JSON has it: one list, or several by name */
export function readableSection(
  kept: unknown,
  words: DataWords,
  language: Language,
): ReadableSection {
  const lists = isRecord(kept) ? Object.entries(kept) : [['', kept] as const];
  return {
    title: words.title,
    groups: lists.map(([name, list]) => ({
      title: name === '' ? '' : (words.groups[name] ?? name),
      records: recordsOf(list).map((record) => factsOf(record, words, language)),
    })),
  };
}

function recordsOf(list: unknown): Record<string, unknown>[] {
  return (Array.isArray(list) ? list : [list]).filter(isRecord);
}

function factsOf(
  record: Record<string, unknown>,
  words: DataWords,
  language: Language,
): ReadableFact[] {
  return Object.entries(record).flatMap(([field, value]) => {
    const text = textOf(field, value, words, language);
    return text === '' ? [] : [{ label: words.fields[field] ?? field, value: text }];
  });
}

function textOf(field: string, value: unknown, words: DataWords, language: Language): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    return value.map((each) => textOf(field, each, words, language)).join('\n');
  }
  if (isRecord(value)) {
    const colon = language === 'fr' ? '\u00a0: ' : ': ';
    return factsOf(value, words, language)
      .map(({ label, value: text }) => `${label}${colon}${text}`)
      .join(' · ');
  }
  if (typeof value === 'number') {
    return /cents$/i.test(field) ? formatMoney(value, language) : String(value);
  }
  const code = String(value);
  const word = Object.hasOwn(words.values, code) ? words.values[code] : undefined;
  return word ?? momentText(code, language) ?? code;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

function momentText(text: string, language: Language): string | undefined {
  if (isParisDay(text)) return formatDay(text, language);
  return INSTANT.test(text) ? formatMoment(new Date(text), language) : undefined;
}
