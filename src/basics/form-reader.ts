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
export type TypedForm = Readonly<Partial<Record<string, string>>>;

export const LABEL_MAX = 200;
export const PROSE_MAX = 4_000;
const MOST_PEOPLE = 1_000_000;
const MOST_CENTS = 100_000_000_000;

type Wish = { readonly isRequired?: boolean };
/** In characters, where a field takes fewer or more than others. */
type TextWish = Wish & { readonly max?: number };

export function readForm(form: TypedForm) {
  const problems: FieldProblem[] = [];

  function typed(path: string, { isRequired = false }: Wish): string {
    const text = cleanLine(form[path] ?? '');
    if (text === '' && isRequired) tell(path, 'required');
    return text;
  }
  function tell(path: string, problem: string): void {
    if (!problems.some((each) => each.path === path)) problems.push({ path, problem });
  }
  function text(path: string, wish: Wish, max: number, isMultiline: boolean): string | null {
    const read = isMultiline ? cleanText(form[path] ?? '') : cleanLine(form[path] ?? '');
    const problem = textProblem(read, { max, isRequired: wish.isRequired ?? false, isMultiline });
    if (problem) tell(path, problem);
    return read === '' ? null : read;
  }

  return {
    problems,
    tell,
    line: (path: string, wish: TextWish = {}) => text(path, wish, wish.max ?? LABEL_MAX, false),
    prose: (path: string, wish: TextWish = {}) => text(path, wish, wish.max ?? PROSE_MAX, true),
    /** A text with a shape; its words are judged as any others. */
    richText(path: string, wish: TextWish = {}): RichText | null {
      const document = readRichText(form[path] ?? '');
      if (!document) {
        tell(path, 'rich-text-invalid');
        return null;
      }
      const { max = PROSE_MAX, isRequired = false } = wish;
      const words = cleanText(wordsOf(document));
      const problem = textProblem(words, { max, isRequired, isMultiline: true });
      if (problem) tell(path, problem);
      return words === '' ? null : document;
    },
    /** A number of people; `1 200` is how a French reader writes it. */
    people(path: string, wish: Wish = {}): number | null {
      const digits = typed(path, wish).replace(/\s/g, '');
      if (digits === '') return null;
      const people = /^\d{1,7}$/.test(digits) ? Number(digits) : Number.NaN;
      if (people <= MOST_PEOPLE) return people;
      tell(path, 'number-invalid');
      return null;
    },
    /** An amount in euros as it is typed in either language. */
    cents(path: string, wish: Wish = {}): Cents | null {
      const amount = typed(path, wish);
      if (amount === '') return null;
      const cents = parseEuros(amount);
      if (cents !== undefined && cents <= MOST_CENTS) return cents;
      tell(path, 'amount-invalid');
      return null;
    },
    day(path: string, wish: Wish = {}): ParisDay | null {
      const day = typed(path, wish);
      if (day === '') return null;
      if (isParisDay(day)) return day;
      tell(path, 'day-invalid');
      return null;
    },
    /** One of these, or nothing. */
    choice<T extends string>(path: string, among: readonly T[], wish: Wish = {}): T | null {
      const chosen = typed(path, wish);
      if (chosen === '') return null;
      const known = among.find((each) => each === chosen);
      if (known === undefined) tell(path, 'choice-invalid');
      return known ?? null;
    },
    /** A step of a scale, or nothing. */
    step(path: string): number | undefined {
      const step = typed(path, {});
      if (step === '') return undefined;
      if (/^\d{1,2}$/.test(step)) return Number(step);
      tell(path, 'choice-invalid');
      return undefined;
    },
  };
}

export type FormReader = ReturnType<typeof readForm>;
