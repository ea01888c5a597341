/**
 * The rule: who sees to prevention is told of signals, of versions, of what is due and of what is late, and where to
 * see to it. What is told has places, days and numbers in it, and nobody’s name.
 */

import { formatDay, isParisDay } from '#basics/dates.ts';
import { withDe } from '#basics/elision.ts';
import type { Language } from '#basics/language.ts';

/** What this room tells, with the subject under which mails of it are wished for or not. */
const KINDS = {
  'risk-signal': 'alerts',
  'risk-signal-given': 'alerts',
  'risk-signal-forgotten': 'alerts',
  'duerp-consultation': 'risk-document',
  'duerp-issued': 'risk-document',
  'duerp-sending-refused': 'risk-document',
  'duerp-received': 'risk-document',
  'duerp-due': 'risk-document',
  'duerp-late': 'risk-document',
  'risk-task-due': 'risk-document',
  'risk-task-late': 'risk-document',
  'risk-actions-late': 'risk-document',
  'duerp-altered': 'risk-document',
  'releases-altered': 'alerts',
  'risk-journal-altered': 'risk-document',
} as const;
export type RiskNotice = keyof typeof KINDS;

const ADDRESSES: Readonly<Record<RiskNotice, string>> = {
  'risk-signal': '/dashboard/risks/alerts',
  'risk-signal-given': '/dashboard/risks/alerts',
  'risk-signal-forgotten': '/dashboard/risks/alerts',
  'duerp-consultation': '/dashboard/risks/versions',
  'duerp-issued': '/dashboard/risks/versions',
  'duerp-sending-refused': '/dashboard/risks/versions',
  'duerp-received': '/dashboard/risks/versions',
  'duerp-due': '/dashboard/risks',
  'duerp-late': '/dashboard/risks',
  'risk-task-due': '/dashboard/risks',
  'risk-task-late': '/dashboard/risks',
  'risk-actions-late': '/dashboard/risks/actions',
  'duerp-altered': '/dashboard/risks/versions',
  'releases-altered': '/dashboard/listening',
  'risk-journal-altered': '/dashboard/risks/changes',
};

export interface RiskNoticeFacts {
  readonly kind: RiskNotice;
  readonly subject: (typeof KINDS)[RiskNotice];
  /** The screen where one sees to it. */
  readonly address: string;
  /** What the words are filled with. */
  readonly values: {
    readonly company: string;
    readonly deCompany: string;
    readonly place: string;
    readonly dePlace: string;
    readonly signal: string;
    readonly stage: string;
    readonly isAgain: 'yes' | 'no';
    readonly task: string;
    readonly day: string;
    readonly count: number;
    /** The number of a version and which file of it, or the week of a release. */
    readonly altered: string;
    /** Whether it is the timestamp of a version, which is then itself as it was, or not. */
    readonly part: 'timestamp' | 'other';
  };
}

/** Undefined for what is another room's to tell. */
export function riskNoticeFacts(
  kind: string,
  details: Readonly<Record<string, unknown>>,
  language: Language,
): RiskNoticeFacts | undefined {
  if (!isRiskNotice(kind)) return undefined;
  const dueOn = details.due_on;
  const word = (value: unknown, otherwise = '') =>
    typeof value === 'string' && value !== '' ? value : otherwise;
  return {
    kind,
    subject: KINDS[kind],
    address: ADDRESSES[kind],
    values: {
      company: word(details.company),
      deCompany: withDe(word(details.company)),
      place: word(details.place),
      dePlace: withDe(word(details.place)),
      signal: word(details.kind, 'other'),
      stage: word(details.stage, 'other'),
      isAgain: details.is_again === true ? 'yes' : 'no',
      task: word(details.task, 'other'),
      day: isParisDay(dueOn) ? formatDay(dueOn, language) : '',
      count: typeof details.count === 'number' ? details.count : 0,
      ...alteredOf(details.subject, language),
    },
  };
}

const OF_TIMESTAMP = / TSR$/;

function alteredOf(
  subject: unknown,
  language: Language,
): Pick<RiskNoticeFacts['values'], 'altered' | 'part'> {
  if (isParisDay(subject)) return { altered: formatDay(subject, language), part: 'other' };
  const altered = typeof subject === 'string' ? subject : '';
  return OF_TIMESTAMP.test(altered)
    ? { altered: altered.replace(OF_TIMESTAMP, ''), part: 'timestamp' }
    : { altered, part: 'other' };
}

function isRiskNotice(kind: string): kind is RiskNotice {
  return Object.hasOwn(KINDS, kind);
}
