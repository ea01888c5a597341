/** The rule: where an application stands, and what a partner may still do there. */
import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { FieldProblem } from '#basics/refusal.ts';

export const APPLICATION_STATES = [
  'received',
  'in-review',
  'waiting-for-partner',
  'approved',
  'declined',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export const MESSAGE_AUTHORS = ['staff', 'partner'] as const;

/** Of staff: an ordinary message, or the letter that says what was decided. */
export const MESSAGE_KINDS = [
  'message',
  'approved',
  'declined',
  'document-refused',
  'suspended',
  'reinstated',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const LINK_DAYS = 30;

/** What one of the two writes to the other: prose, nothing else. */
export function readMessage(form: FormValues): {
  readonly problems: readonly FieldProblem[];
  readonly body: string;
} {
  const read = readForm(form);
  const body = read.prose('body', { isRequired: true }) ?? '';
  return { problems: read.problems, body };
}
