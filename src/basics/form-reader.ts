/**
 * The rule: what was typed is read field by field; an empty field is nothing, a wrong one is a problem
 * beside it, and each field has at most one. Nothing is kept of a form that has a problem.
 */

import { isParisDay, type ParisDay } from './dates.ts';
import { type Cents, parseEuros } from './money.ts';
import { cleanLine, cleanText, textProblem } from './plain-text.ts';
import type { FieldProblem } from './refusal.ts';
import { type RichText, readRichText, wordsOf } from './rich-text.ts';

/** What was typed, field by field. */
export type FormValues = Readonly<Partial<Record<string, string>>>;

export const LABEL_MAX = 200;
export const PROSE_MAX = 4_000;
const MOST_PEOPLE = 1_000_000;
const MOST_CENTS = 100_000_000_000;

type FieldOptions = { readonly isRequired?: boolean };
/** In characters, where a field takes fewer or more than others. */
type TextOptions = FieldOptions & { readonly max?: number };

export function readForm(form: FormValues) {
  const problems: FieldProblem[] = [];

  function typed(path: string, { isRequired = false }: FieldOptions): string {
    const text = cleanLine(form[path] ?? '');
    if (text === '' && isRequired) addIssue(path, 'required');
    return text;
  }
  function addIssue(path: string, problem: string): void {
    if (!problems.some((each) => each.path === path)) problems.push({ path, problem });
  }
  function text(path: string, wish: FieldOptions, max: number, isMultiline: boolean) {
    const read = isMultiline ? cleanText(form[path] ?? '') : cleanLine(form[path] ?? '');
    const problem = textProblem(read, { max, isRequired: wish.isRequired ?? false, isMultiline });
    if (problem) addIssue(path, problem);
    return read === '' ? null : read;
  }

  return {
    problems,
    addIssue,
    line: (path: string, wish: TextOptions = {}) => text(path, wish, wish.max ?? LABEL_MAX, false),
    prose: (path: string, wish: TextOptions = {}) => text(path, wish, wish.max ?? PROSE_MAX, true),
    /** A text with a shape; its words are judged as those of a plain text are. */
    richText(path: string, wish: TextOptions = {}): RichText | null {
      const document = readRichText(form[path] ?? '');
      if (!document) {
        addIssue(path, 'rich-text-invalid');
        return null;
      }
      const { max = PROSE_MAX, isRequired = false } = wish;
      const words = cleanText(wordsOf(document));
      const problem = textProblem(words, { max, isRequired, isMultiline: true });
      if (problem) addIssue(path, problem);
      return words === '' ? null : document;
    },
    /** A number of people; `1 200` is how a French reader writes it. */
    people(path: string, wish: FieldOptions = {}): number | null {
      const digits = typed(path, wish).replace(/\s/g, '');
      if (digits === '') return null;
      const people = /^\d{1,7}$/.test(digits) ? Number(digits) : Number.NaN;
      if (people <= MOST_PEOPLE) return people;
      addIssue(path, 'number-invalid');
      return null;
    },
    /** An amount in euros as it is typed in either language. */
    cents(path: string, wish: FieldOptions = {}): Cents | null {
      const amount = typed(path, wish);
      if (amount === '') return null;
      const cents = parseEuros(amount);
      if (cents !== undefined && cents <= MOST_CENTS) return cents;
      addIssue(path, 'amount-invalid');
      return null;
    },
    day(path: string, wish: FieldOptions = {}): ParisDay | null {
      const day = typed(path, wish);
      if (day === '') return null;
      if (isParisDay(day)) return day;
      addIssue(path, 'day-invalid');
      return null;
    },
    /** One of these, or nothing. */
    choice<T extends string>(path: string, among: readonly T[], wish: FieldOptions = {}): T | null {
      const chosen = typed(path, wish);
      if (chosen === '') return null;
      const known = among.find((each) => each === chosen);
      if (known === undefined) addIssue(path, 'choice-invalid');
      return known ?? null;
    },
    /** A step of a scale, or nothing. */
    step(path: string): number | undefined {
      const step = typed(path, {});
      if (step === '') return undefined;
      if (/^\d{1,2}$/.test(step)) return Number(step);
      addIssue(path, 'choice-invalid');
      return undefined;
    },
  };
}

export type FormReader = ReturnType<typeof readForm>;
