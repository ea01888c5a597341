import type { NotificationSpeaker } from '#accounts/rules/notifications.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../messages/notifications.ts';
import { pollNoticeFacts } from '../rules/notification-facts.ts';

const translator = translatorOf(texts);

/** The words for questions that everybody will be asked, on the server. */
export const listeningNotificationWords: NotificationSpeaker = ({ kind, details }, language) => {
  const facts = pollNoticeFacts(kind, details, language);
  if (!facts) return undefined;
  const t = translator(language);
  return {
    title: t('poll-asked.title', facts.values),
    text: t('poll-asked.text', facts.values),
    address: facts.address,
    subject: facts.subject,
  };
};
