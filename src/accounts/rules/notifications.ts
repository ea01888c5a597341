/**
 * The rule: somebody is told what concerns them in the page, always, and by mail unless they wish
 * otherwise for its subject; what was told is forgotten after ninety days.
 */
import type { Language } from '#basics/language.ts';

/** Under which mails of notifications are wished for or not; `mail_preferences` knows the same. */
export const MAIL_SUBJECTS = [
  'check-ins',
  'results',
  'overview',
  'alerts',
  'polls',
  'risk-document',
  'roles',
  'licence',
  'invitations',
] as const;
export type MailSubject = (typeof MAIL_SUBJECTS)[number];

export const NOTIFICATION_DAYS = 90;

export interface ListedNotification {
  readonly kind: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What the room that a notification is about says of it. */
export interface NotificationWords {
  readonly title: string;
  readonly text: string;
  /** The screen where one sees to it: a path of this site. */
  readonly address: string;
  readonly subject: MailSubject;
}

/** A room's words for what it tells; undefined for what is another room's. */
export type NotificationSpeaker = (
  told: ListedNotification,
  language: Language,
) => NotificationWords | undefined;
