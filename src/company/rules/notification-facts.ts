/**
 * The rule: who is concerned by what somebody else did in a company is told, and where to see to it.
 * What is told once has only numbers, days, roles and the name of the company in it.
 */

import { formatDay, isParisDay } from '#basics/dates.ts';
import { withDe } from '#basics/elision.ts';
import type { Language } from '#basics/language.ts';

/** What a company tells, with the subject under which mails of it are wished for or not. */
const KINDS = {
  'role-granted': 'roles',
  'role-taken': 'roles',
  'colleague-joined': 'roles',
  'colleague-left': 'roles',
  'licence-set': 'licence',
  'licence-ends': 'licence',
  'licence-over': 'licence',
  'invitation-undelivered': 'invitations',
  'verification-verified': 'licence',
  'verification-refused': 'licence',
  'verification-withdrawn': 'licence',
  'verification-lapsed': 'licence',
  'siren-shared': 'licence',
  'place-taken': 'roles',
  'company-journal-altered': 'licence',
} as const;
export type CompanyNotice = keyof typeof KINDS;

export interface NoticeFacts {
  readonly kind: CompanyNotice;
  readonly subject: (typeof KINDS)[CompanyNotice];
  /** The screen where one sees to it. */
  readonly address: string;
  /** What the words are filled with. */
  readonly values: {
    readonly company: string;
    readonly deCompany: string;
    readonly role: string;
    readonly count: number;
    readonly seats: number;
    readonly day: string;
  };
}

/** Undefined for what is no company's to tell. */
export function noticeFacts(
  kind: string,
  details: Readonly<Record<string, unknown>>,
  language: Language,
): NoticeFacts | undefined {
  if (!isCompanyNotice(kind)) return undefined;
  const endsOn = details.ends_on;
  return {
    kind,
    subject: KINDS[kind],
    address: addressOf(kind, details),
    values: {
      company: wordOf(details.company),
      deCompany: withDe(wordOf(details.company)),
      role: wordOf(details.role) || 'other',
      count: numberOf(details.count),
      seats: numberOf(details.seats),
      day: typeof endsOn === 'string' && isParisDay(endsOn) ? formatDay(endsOn, language) : '',
    },
  };
}

function addressOf(kind: CompanyNotice, details: Readonly<Record<string, unknown>>): string {
  if (kind === 'role-granted' || kind === 'role-taken') return '/dashboard';
  if (kind === 'place-taken') return '/user-dashboard';
  if (kind === 'company-journal-altered') return '/dashboard/settings/journal';
  // Staff set licences: one writes to them.
  if (kind === 'licence-ends' || kind === 'licence-over') return '/contact';
  const isOfEmployees = kind === 'invitation-undelivered' && details.is_role !== true;
  return isOfEmployees ? '/dashboard/employees' : '/dashboard/settings';
}

function isCompanyNotice(kind: string): kind is CompanyNotice {
  return Object.hasOwn(KINDS, kind);
}

function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
