/**
 * The rule: a figure of the law has the day it begins and the text it is written in; once its day has begun
 * or another has been written for that day, it is corrected by a new one that says why.
 */
import type { ParisDay } from '#basics/dates.ts';
import { type FormReader, type FormValues, readForm } from '#basics/form-reader.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { type DatedFigure, FIGURE_KINDS, type FigureKind } from '#basics/settings.ts';

export type FigureUnit = 'cents' | 'share' | 'people';

const CENTS: readonly FigureKind[] = [
  'social-security-ceiling',
  'small-gift-limit',
  'recovery-indemnity',
  'carriage-europe',
  'carriage-neighbours',
  'carriage-world',
];

export function unitOf(kind: FigureKind): FigureUnit {
  if (kind === 'council-headcount') return 'people';
  return CENTS.includes(kind) ? 'cents' : 'share';
}

export interface FigureContent extends DatedFigure {
  readonly reason: string | null;
}

type KnownFigure = Pick<DatedFigure, 'kind' | 'validFrom'>;

const SOURCE_MAX = 300;
const WEBSITE = /^https:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/;
/** `5,5`, `5.50 %`. */
const PERCENT = /^(\d{1,2}|100)(?:[.,](\d{1,2}))?\s*%?$/;
const EARLIEST: ParisDay = '1945-01-01';
const LATEST: ParisDay = '2999-12-31';
/** The column's own limit. */
const LARGEST = 2_147_483_647;
const required = { isRequired: true };

export function readFigureForm(
  form: FormValues,
  { today, known }: { readonly today: ParisDay; readonly known: readonly KnownFigure[] },
): { readonly problems: readonly FieldProblem[]; readonly values: FigureContent } {
  const read = readForm(form);
  const kind = read.choice('kind', FIGURE_KINDS, required) ?? 'vat-standard';
  const validFrom = read.day('validFrom', required) ?? '';
  if (validFrom !== '' && (validFrom < EARLIEST || validFrom > LATEST)) {
    read.addIssue('validFrom', 'day-invalid');
  }
  const value = valueIn(read, kind);
  const source = read.line('source', { ...required, max: SOURCE_MAX }) ?? '';
  const sourceUrl = read.line('sourceUrl', { max: 500 });
  if (sourceUrl !== null && !WEBSITE.test(sourceUrl)) read.addIssue('sourceUrl', 'website-invalid');
  const reason = read.prose('reason', { max: 500 });
  if (reason === null && needsReason({ kind, validFrom }, today, known)) {
    read.addIssue('reason', 'reason-required');
  }
  return { problems: read.problems, values: { kind, validFrom, value, source, sourceUrl, reason } };
}

/** Whether people were told otherwise before. */
export function needsReason(
  { kind, validFrom }: KnownFigure,
  today: ParisDay,
  known: readonly KnownFigure[],
): boolean {
  if (validFrom === '') return false;
  const isKnown = known.some((other) => other.kind === kind && other.validFrom === validFrom);
  return isKnown || validFrom <= today;
}

function valueIn(read: FormReader, kind: FigureKind): number {
  const unit = unitOf(kind);
  const value =
    unit === 'people'
      ? read.people('value', required)
      : unit === 'cents'
        ? read.cents('value', required)
        : shareIn(read);
  if (value !== null && (value < 1 || value > LARGEST)) read.addIssue('value', 'number-invalid');
  return value ?? 0;
}

/** In hundredths of a percent. */
function shareIn(read: FormReader): number | null {
  const typed = read.line('value', required);
  if (typed === null) return null;
  const [, whole = '', part = ''] = PERCENT.exec(typed) ?? [];
  if (whole === '') {
    read.addIssue('value', 'percent-invalid');
    return null;
  }
  const share = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (share > 10_000) read.addIssue('value', 'percent-invalid');
  return share;
}
