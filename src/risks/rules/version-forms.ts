/** The rule: what is asked of a version, and of each time that one is sent to the health service. */
import type { ParisDay } from '#basics/dates.ts';
import { type FormValues, readForm } from '#basics/form-reader.ts';
import { REASONS, type Reason, type Reservation } from './duerp-record.ts';
import type { Read } from './risk-forms.ts';

export function readFreeze(form: FormValues): Read<{ reason: Reason; note: string | null }> {
  const read = readForm(form);
  const values = {
    reason: read.choice('reason', REASONS, { isRequired: true }) ?? 'change',
    note: read.prose('note'),
  };
  return { problems: read.problems, values };
}

/** Who signs for issuing a version in spite of what it lacks; nobody where it lacks nothing. */
export function readReservation(
  form: FormValues,
  findings: Reservation['findings'],
): Read<Reservation | undefined> {
  const read = readForm(form);
  if (findings.length === 0) return { problems: [], values: undefined };
  const name = read.line('despiteName', { isRequired: true }) ?? '';
  const as = read.line('despiteAs', { isRequired: true }) ?? '';
  return { problems: read.problems, values: { findings, name, as } };
}

export const MEANS = ['email', 'post', 'portal', 'hand'] as const;

export interface TransmissionValues {
  readonly sentOn: ParisDay;
  readonly recipient: string;
  readonly means: (typeof MEANS)[number];
}

export function readTransmission(form: FormValues, today: ParisDay): Read<TransmissionValues> {
  const read = readForm(form);
  const sentOn = read.day('sentOn', { isRequired: true }) ?? today;
  if (sentOn > today) read.addIssue('sentOn', 'day-to-come');
  const values = {
    sentOn,
    recipient: read.line('recipient', { isRequired: true }) ?? '',
    means: read.choice('means', MEANS, { isRequired: true }) ?? 'email',
  };
  return { problems: read.problems, values };
}
