import type { Language } from '#basics/language.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import type { Database } from '#platform/database/database.ts';
import { letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { LapsingMailComposer } from '#platform/mail/mail-jobs.ts';
import { subjectLine } from '#platform/mail/subject-line.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../messages/notification-mail.ts';
import type {
  ListedNotification,
  NotificationSpeaker,
  NotificationWords,
} from '../rules/notifications.ts';
import { findMailPreference, findUnreadNotification } from './notifications.queries.ts';

const translator = translatorOf(texts);

type Deps = {
  readonly database: Database;
  readonly publicUrl: () => string;
  readonly speakers: readonly NotificationSpeaker[];
};

/** What somebody is told, for their mailbox: unless they read it by then, or want no such mail. */
export function notificationMails(deps: Deps): Record<'notification', LapsingMailComposer> {
  return { notification: (id) => notificationMail(deps, id) };
}

async function notificationMail(deps: Deps, id: string): Promise<Mail | undefined> {
  // The outbox is no caller: the service reads what it was told of.
  return deps.database.asService(async (tx) => {
    const told = await findUnreadNotification(tx, id);
    if (!told?.email) return undefined;
    const { language, email } = told;
    const details = told.details as ListedNotification['details'];
    const words = wordsOf(deps.speakers, { kind: told.kind, details }, language);
    const isWanted = (await findMailPreference(tx, told.user_id, words.subject)) ?? true;
    if (!isWanted) return undefined;
    const t = translator(language);
    const address = (path: string) => new URL(path, deps.publicUrl()).href;
    return letter(language, {
      to: email,
      title: subjectLine(words.title),
      why: 'notified',
      parts: [
        words.text,
        { link: address(words.address), label: t('link') },
        { link: address('/user-dashboard#mails'), label: t('preferences'), isAside: true },
        t('signature', { product: PRODUCT_NAME }),
      ],
    });
  });
}

/** @throws Error where no room knows the kind: a mistake of ours. */
function wordsOf(
  speakers: readonly NotificationSpeaker[],
  told: ListedNotification,
  language: Language,
): NotificationWords {
  for (const speak of speakers) {
    const words = speak(told, language);
    if (words) return words;
  }
  throw new Error(`No room has words for notifications of kind '${told.kind}'`);
}
