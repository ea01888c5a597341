import type { NotificationSpeaker } from '#accounts/rules/notifications.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../messages/notifications.ts';
import { noticeFacts } from '../rules/notification-facts.ts';

const translator = translatorOf(texts);

/** The words for what a company tells, on the server. */
export const companyNotificationWords: NotificationSpeaker = ({ kind, details }, language) => {
  const facts = noticeFacts(kind, details, language);
  if (!facts) return undefined;
  const t = translator(language);
  return {
    title: t(`${facts.kind}.title`, facts.values),
    text: t(`${facts.kind}.text`, facts.values),
    address: facts.address,
    subject: facts.subject,
  };
};
