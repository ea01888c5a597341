/**
 * The rule: a question that everybody will be asked is told, as it is written, to the works council where the employer
 * asks it and to the employer where the works council does; with days in it, and nobody’s name.
 */

import { formatDay, isParisDay } from '#basics/dates.ts';
import { withDe } from '#basics/elision.ts';
import type { Language } from '#basics/language.ts';
import { pollTimes } from './poll-times.ts';

export interface PollNoticeFacts {
  /** Under which mails of it are wished for or not. */
  readonly subject: 'polls';
  /** The screen where it is read. */
  readonly address: string;
  readonly values: {
    readonly company: string;
    readonly deCompany: string;
    readonly by: 'employer' | 'council';
    readonly opensOn: string;
    readonly closesOn: string;
  };
}

/** Undefined for what is another room’s to tell. */
export function pollNoticeFacts(
  kind: string,
  { company, by, opens_on: opensOn }: Readonly<Record<string, unknown>>,
  language: Language,
): PollNoticeFacts | undefined {
  if (kind !== 'poll-asked' || !isParisDay(opensOn)) return undefined;
  const name = typeof company === 'string' ? company : '';
  return {
    subject: 'polls',
    address: '/dashboard/listening/questions',
    values: {
      company: name,
      deCompany: withDe(name),
      by: by === 'council' ? 'council' : 'employer',
      opensOn: formatDay(opensOn, language),
      closesOn: formatDay(pollTimes(opensOn).closesOn, language),
    },
  };
}
