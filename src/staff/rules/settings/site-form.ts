/**
 * The rule: companies that are not verified invite so many strangers a day; an announcement is there in both languages, begins and ends at an hour in Paris, and ends after
 * it has begun; all its fields left empty, nothing is announced.
 */
import { parisInstant, parisLocal } from '#basics/dates.ts';
import { type FormReader, type FormValues, readForm } from '#basics/form-reader.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import type { Settings, SiteNotice } from '#basics/settings.ts';

export const NOTICE_FIELDS = ['noticeFr', 'noticeEn', 'noticeFrom', 'noticeUntil'] as const;
const NOTICE_MAX = 300;

/** The table takes no more. */
const MOST_INVITATIONS = 1_000;

export type SiteSwitches = Pick<Settings, 'isZoomAllowed' | 'notice' | 'dailyInvitations'>;

export function readSiteForm(form: FormValues): {
  readonly problems: readonly FieldProblem[];
  readonly values: SiteSwitches;
} {
  const read = readForm(form);
  const dailyInvitations = read.people('dailyInvitations', { isRequired: true }) ?? 0;
  if (dailyInvitations > MOST_INVITATIONS)
    read.addIssue('dailyInvitations', 'daily-invitations-invalid');
  const notice = NOTICE_FIELDS.some((name) => form[name]?.trim()) ? noticeIn(read) : null;
  return {
    problems: read.problems,
    values: { isZoomAllowed: form.isZoomAllowed === 'on', notice, dailyInvitations },
  };
}

function noticeIn(read: FormReader): SiteNotice {
  const text = { isRequired: true, max: NOTICE_MAX };
  const [fr, en] = [read.line('noticeFr', text) ?? '', read.line('noticeEn', text) ?? ''];
  const [from, until] = [instantIn(read, 'noticeFrom'), instantIn(read, 'noticeUntil')];
  if (from && until && until <= from) read.addIssue('noticeUntil', 'until-invalid');
  const never = new Date(0);
  return { fr, en, from: from ?? never, until: until ?? never };
}

function instantIn(read: FormReader, path: string): Date | undefined {
  const typed = read.line(path, { isRequired: true });
  if (typed === null) return undefined;
  const instant = parisInstant(typed);
  if (!instant) read.addIssue(path, 'day-invalid');
  return instant;
}

/** As it would be typed. */
export function formOfSite({
  isZoomAllowed,
  notice,
  dailyInvitations,
}: SiteSwitches): Readonly<Record<string, string>> {
  return {
    ...(isZoomAllowed && { isZoomAllowed: 'on' }),
    dailyInvitations: String(dailyInvitations),
    ...(notice && {
      noticeFr: notice.fr,
      noticeEn: notice.en,
      noticeFrom: parisLocal(notice.from),
      noticeUntil: parisLocal(notice.until),
    }),
  };
}
