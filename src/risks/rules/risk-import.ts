/**
 * The rule: a line of a risk document in a file comes in whole, or is set aside whole with what is
 * wrong beside its number. Nothing of a line that comes in is lost: what has no place of its own is
 * kept as a sentence among the measures.
 */
import type { ParisDay } from '#basics/dates.ts';
import { type FormReader, PROSE_MAX, readForm } from '#basics/form-reader.ts';
import type { Language } from '#basics/language.ts';
import { textProblem } from '#basics/plain-text.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import type { Evaluation, Method, Priority } from './evaluation.ts';
import { familyInWords } from './family-words.ts';
import { ratingText, takenRating } from './original-rating.ts';
import type { Read } from './risk-forms.ts';
import type { TypedRisk } from './risk-import-rows.ts';

/** How many lines of a file travel at once. */
export const RISKS_CHUNK = 200;
/** Of one risk. */
export const MOST_ACTIONS = 30;
/** More than a cell of a spreadsheet holds (32,767). */
export const ACTIONS_MAX = 40_000;

const EARLIEST_DAY = '1900-01-01';

/** What is wrong with a line: its column and a code. */
export interface LineProblem extends FieldProblem {
  readonly line: number;
}

export interface ImportedAction {
  readonly what: string;
  readonly responsible: string | null;
  readonly dueOn: ParisDay | null;
}

/** A line as it is kept; null where the file does not say. */
export interface ImportedRisk {
  readonly establishment: string | null;
  readonly unit: string;
  readonly family: string | null;
  readonly hazard: string | null;
  readonly situation: string;
  readonly harm: string | null;
  readonly sexDifference: string | null;
  readonly measures: string | null;
  readonly women: number | null;
  readonly men: number | null;
  readonly evaluation: Evaluation | null;
  readonly priority: Priority | null;
  readonly actions: readonly ImportedAction[];
}

/** @param method of the company, on whose scales ratings are taken */
export function readImportedRisk(
  { values: typed }: TypedRisk,
  { method, language }: { readonly method: Method; readonly language: Language },
): Read<ImportedRisk> {
  const read = readForm({ ...typed, dueOn: writtenDay(typed.dueOn) } as Record<string, string>);
  const unit = read.line('unit', { isRequired: true }) ?? '';
  const hazard = read.line('hazard');
  const family = read.line('family');
  const described = read.prose('situation');
  if (hazard === null && described === null) read.addIssue('situation', 'required');
  const { evaluation, priority, left } = takenRating(typed, method);
  const actions = actionsIn(read, typed.action);
  const values = {
    establishment: read.line('establishment'),
    unit,
    family,
    hazard,
    situation: described ?? hazard ?? '',
    harm: read.prose('harm'),
    sexDifference: read.prose('sexDifference'),
    women: read.people('women'),
    men: read.people('men'),
    evaluation,
    priority,
    actions,
    measures: measuresWith(read, [
      sentence(SENTENCES[language].rating, ratingText(left, language)),
      // Without a hazard the family is its name; and a family that we know is that of the risk.
      hazard === null || (family && familyInWords(family))
        ? ''
        : sentence(SENTENCES[language].family, family ?? ''),
      ...(actions.length > 0
        ? []
        : [
            sentence(SENTENCES[language].responsible, typed.responsible),
            sentence(SENTENCES[language].dueOn, typed.dueOn),
          ]),
    ]),
  };
  return { problems: read.problems, values };
}

const SENTENCES = {
  fr: {
    rating: 'Cotation d’origine\u00a0:',
    family: 'Famille d’origine\u00a0:',
    responsible: 'Responsable\u00a0:',
    dueOn: 'Échéance\u00a0:',
  },
  en: {
    rating: 'Original rating:',
    family: 'Original family:',
    responsible: 'Person responsible:',
    dueOn: 'Due:',
  },
} as const;

function sentence(beginning: string, text = ''): string {
  return text === '' ? '' : `${beginning} ${text}`;
}

/** What a file has no better place for, below the measures. */
function measuresWith(read: FormReader, sentences: readonly string[]): string | null {
  const all = [read.prose('measures') ?? '', ...sentences].filter((text) => text !== '').join('\n');
  const wish = { max: PROSE_MAX, isRequired: false, isMultiline: true };
  const problem = textProblem(all, wish);
  if (problem) read.addIssue('measures', problem);
  return all === '' ? null : all;
}

/** One action a line, each for the same person and day. */
function actionsIn(read: FormReader, typed = ''): ImportedAction[] {
  const responsible = read.line('responsible');
  const dueOn = read.day('dueOn');
  // The database has no year 0; a slip of the finger, anyway.
  if (dueOn !== null && dueOn < EARLIEST_DAY) read.addIssue('dueOn', 'day-invalid');
  const lines = typed
    .split('\n')
    .map((line) => line.trim().replace(/^[-–—•*·▪]\s+/, ''))
    .filter((line) => line !== '');
  if (lines.length > MOST_ACTIONS) read.addIssue('action', 'too-many');
  if (typed.length > ACTIONS_MAX) read.addIssue('action', 'too-long');
  for (const line of lines) {
    const problem = textProblem(line, { max: PROSE_MAX, isRequired: true, isMultiline: true });
    if (problem) read.addIssue('action', problem);
  }
  return lines.map((what) => ({ what, responsible, dueOn }));
}

/** `15/12/2026` and `15.12.2026` as a day is written here; anything else as it is. */
function writtenDay(typed = ''): string {
  const parts = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(typed);
  if (!parts) return typed;
  const [, day = '', month = '', year = ''] = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
