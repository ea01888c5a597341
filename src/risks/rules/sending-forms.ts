/**
 * The rule: an issued version is sent to an address of the occupational health service by a link that holds
 * for sixty days; whoever receives it says so with their name. A name has no address and no number in it.
 */

import { isEmail, normalizeEmail } from '#basics/contact-details.ts';
import { addDays, type ParisDay } from '#basics/dates.ts';
import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { Read } from './risk-forms.ts';

const HOLDS_DAYS = 60;

export interface SendingValues {
  readonly recipient: string;
  readonly email: string;
  readonly lastDay: ParisDay;
}

export function readSending(form: FormValues, today: ParisDay): Read<SendingValues> {
  const read = readForm(form);
  const email = normalizeEmail(read.line('email', { isRequired: true }) ?? '');
  if (email !== '' && !isEmail(email)) read.addIssue('email', 'email-invalid');
  const values = {
    recipient: read.line('recipient', { isRequired: true }) ?? '',
    email,
    lastDay: addDays(today, HOLDS_DAYS),
  };
  return { problems: read.problems, values };
}

export function readReception(form: FormValues): Read<{ name: string }> {
  const read = readForm(form);
  const values = { name: read.line('name', { isRequired: true, max: 120 }) ?? '' };
  return { problems: read.problems, values };
}

export const SENDING_STATES = ['leaving', 'delivered', 'refused', 'received', 'revoked'] as const;
export type SendingState = (typeof SENDING_STATES)[number];

/** What matters most of what is known: a receipt outlives everything else. */
export function sendingState(known: {
  readonly delivered: unknown;
  readonly refused: unknown;
  readonly received: unknown;
  readonly revoked: unknown;
}): SendingState {
  if (known.received) return 'received';
  if (known.revoked) return 'revoked';
  if (known.refused) return 'refused';
  return known.delivered ? 'delivered' : 'leaving';
}
