/**
 * The rule: a document of a partner is a PDF, a JPEG or a PNG by its bytes, says what it proves and
 * until when; before it ends its partner is told once at sixty, thirty and seven days.
 */
import { daysBetween, type ParisDay } from '#basics/dates.ts';
import { type FormValues, LABEL_MAX, readForm } from '#basics/form-reader.ts';
import type { FieldProblem } from '#basics/refusal.ts';

export const EVIDENCE_KINDS = [
  'origin',
  'food-registration',
  'haccp',
  'insurance',
  'other',
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

export const EVIDENCE_STATES = ['received', 'accepted', 'refused'] as const;

/** The bucket that takes no more (0030). */
export const EVIDENCE_BUCKET = 'partner-evidence';
export const EVIDENCE_BYTES = 8_000_000;

export const REMINDER_DAYS = [60, 30, 7] as const;

export type Validity = 'undated' | 'valid' | 'ending' | 'over';

/** How long a document still holds: `ending` from the first reminder on; its last day counts. */
export function validityOf(expiresOn: ParisDay | null, today: ParisDay): Validity {
  if (expiresOn === null) return 'undated';
  const left = daysBetween(today, expiresOn);
  if (left < 0) return 'over';
  return left <= REMINDER_DAYS[0] ? 'ending' : 'valid';
}

export interface EvidenceContent {
  readonly kind: EvidenceKind;
  readonly proves: string;
  readonly issuedOn: ParisDay | null;
  readonly expiresOn: ParisDay | null;
}

export function readEvidence(
  form: FormValues,
  today: ParisDay,
): { readonly problems: readonly FieldProblem[]; readonly values: EvidenceContent } {
  const read = readForm(form);
  const kind = read.choice('kind', EVIDENCE_KINDS, { isRequired: true }) ?? 'other';
  const proves = read.line('proves', { isRequired: true, max: LABEL_MAX }) ?? '';
  const { issuedOn, expiresOn } = readDays(read);
  if (issuedOn !== null && issuedOn > today) read.addIssue('issuedOn', 'day-to-come');
  if (expiresOn !== null && expiresOn < today) read.addIssue('expiresOn', 'day-over');
  return { problems: read.problems, values: { kind, proves, issuedOn, expiresOn } };
}

/** From when and until when a document holds. */
export function readDays(read: ReturnType<typeof readForm>): {
  readonly issuedOn: ParisDay | null;
  readonly expiresOn: ParisDay | null;
} {
  const issuedOn = read.day('issuedOn');
  const expiresOn = read.day('expiresOn');
  for (const [path, day] of Object.entries({ issuedOn, expiresOn })) {
    if (day !== null && (day < FIRST_DAY || day > LAST_DAY)) read.addIssue(path, 'day-invalid');
  }
  if (issuedOn !== null && expiresOn !== null && expiresOn < issuedOn) {
    read.addIssue('expiresOn', 'day-before-issue');
  }
  return { issuedOn, expiresOn };
}

// Those of the domain `calendar_day` (0024).
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

const FILE_TYPES = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
} as const;
export type EvidenceFileType = keyof typeof FILE_TYPES;

/** What a file is by its bytes, whatever it is called; undefined where it is none that is taken. */
export function fileTypeOf(bytes: Uint8Array): EvidenceFileType | undefined {
  if (beginsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (beginsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  const tail = Array.from(bytes.subarray(-TAIL_BYTES), (byte) => String.fromCharCode(byte));
  const isPdf = beginsWith(bytes, PDF) && tail.join('').includes('%%EOF');
  return isPdf ? 'application/pdf' : undefined;
}

/** What a file is by its bytes, and what is wrong with it. */
export function readEvidenceFile(bytes: Uint8Array): {
  readonly problems: readonly FieldProblem[];
  readonly type: EvidenceFileType | undefined;
} {
  const type = fileTypeOf(bytes);
  const problem = sizeProblem(bytes.length) ?? (type ? undefined : 'file-unreadable');
  return { problems: problem ? [{ path: 'file', problem }] : [], type };
}

/** What is known to be wrong before a file is read. */
export function sizeProblem(byteCount: number): 'required' | 'file-too-large' | undefined {
  if (byteCount === 0) return 'required';
  return byteCount > EVIDENCE_BYTES ? 'file-too-large' : undefined;
}

/** `%PDF-`, and near the end `%%EOF` (ISO 32000-2, 7.5.2 and 7.5.5). */
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const TAIL_BYTES = 1_024;

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** Where it is kept: made of ids alone. */
export function evidenceFileName(
  applicationId: string,
  evidenceId: string,
  type: EvidenceFileType,
): string {
  return `${applicationId}/${evidenceId}.${FILE_TYPES[type]}`;
}
