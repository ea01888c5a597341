/**
 * The rule: an answer has a subject of one line and a text; a template is both in French and in English,
 * where {name}, {company} and {sender} stand for who is written to and who writes. Nothing else in
 * braces is touched: it is read again before it leaves.
 */
import { type FormValues, readForm } from '#basics/form-reader.ts';

export const REQUEST_STATES = ['new', 'answered', 'closed'] as const;
export const REQUEST_SORTS = ['newest', 'oldest', 'exchange', 'company'] as const;
export type RequestSort = (typeof REQUEST_SORTS)[number];

export const REQUESTS_PER_PAGE = 30;
export const ANSWER_LIMITS = { subject: 120, body: 10_000 } as const;

export interface Placeholders {
  readonly name: string;
  readonly company: string;
  readonly sender: string;
}

/** What a template says to this person. */
export function filledTemplate(text: string, words: Placeholders): string {
  // In one pass: a name that looks like a placeholder is a name.
  return text.replace(/\{(name|company|sender)\}/g, (_all, key: keyof Placeholders) => words[key]);
}

/** An answer as it was typed; fields `subject` and `body`. */
export function readAnswer(form: FormValues) {
  const read = readForm(form);
  const values = {
    subject: read.line('subject', { isRequired: true, max: ANSWER_LIMITS.subject }) ?? '',
    body: read.prose('body', { isRequired: true, max: ANSWER_LIMITS.body }) ?? '',
  };
  return { problems: read.problems, values };
}

/** A note as it was typed; field `note`. */
export function readNote(form: FormValues) {
  const read = readForm(form);
  const body = read.prose('note', { isRequired: true, max: ANSWER_LIMITS.body }) ?? '';
  return { problems: read.problems, values: { body } };
}

/** A template as it was typed; fields `name`, `subjectFr`, `bodyFr`, `subjectEn`, `bodyEn`, `isRetired`. */
export function readTemplate(form: FormValues) {
  const read = readForm(form);
  const subject = (path: string) =>
    read.line(path, { isRequired: true, max: ANSWER_LIMITS.subject }) ?? '';
  const body = (path: string) =>
    read.prose(path, { isRequired: true, max: ANSWER_LIMITS.body }) ?? '';
  const values = {
    name: read.line('name', { isRequired: true }) ?? '',
    subjectFr: subject('subjectFr'),
    bodyFr: body('bodyFr'),
    subjectEn: subject('subjectEn'),
    bodyEn: body('bodyEn'),
    isRetired: form.isRetired === 'on',
  };
  return { problems: read.problems, values };
}
