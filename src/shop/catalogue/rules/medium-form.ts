/**
 * The rule: whatever staff keep has a name they find it by; a picture may say what it shows, in both
 * languages, and what must stay in sight when it is cut.
 */
import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { FieldProblem } from '#basics/refusal.ts';

export interface MediumValues {
  readonly name: string;
  readonly altFr: string | null;
  readonly altEn: string | null;
  /** Percent from the left and from the top. */
  readonly focusX: number;
  readonly focusY: number;
}

const MIDDLE = 50;

export function readMediumForm(form: FormValues): {
  readonly problems: readonly FieldProblem[];
  readonly values: MediumValues;
} {
  const read = readForm(form);
  const values: MediumValues = {
    name: read.line('name', { isRequired: true, max: 120 }) ?? '',
    altFr: read.line('altFr', { max: 250 }),
    altEn: read.line('altEn', { max: 250 }),
    focusX: percentIn(read, 'focusX'),
    focusY: percentIn(read, 'focusY'),
  };
  return { problems: read.problems, values };
}

function percentIn(read: ReturnType<typeof readForm>, path: string): number {
  const typed = read.line(path) ?? String(MIDDLE);
  const percent = /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN;
  if (percent <= 100) return percent;
  read.addIssue(path, 'number-invalid');
  return MIDDLE;
}

/** `IMG_0042.final.JPG` is found as "IMG 0042 final" until somebody says better. */
export function nameOfFile(fileName: string): string {
  const bare = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[\s_.-]+/g, ' ')
    .trim();
  return bare.slice(0, 120) || fileName.slice(0, 120);
}
