import type { NotificationSpeaker } from '#accounts/rules/notifications.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../messages/notifications.ts';
import { riskNoticeFacts } from '../rules/notification-facts.ts';

const translator = translatorOf(texts);

/** The words for signals and what is due, on the server. */
export const riskNotificationWords: NotificationSpeaker = ({ kind, details }, language) => {
  const facts = riskNoticeFacts(kind, details, language);
  if (!facts) return undefined;
  const t = translator(language);
  return {
    title: t(`${facts.kind}.title`, facts.values),
    text: t(`${facts.kind}.text`, facts.values),
    address: facts.address,
    subject: facts.subject,
  };
};
