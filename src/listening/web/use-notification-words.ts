import { useLocale, useTranslations } from 'use-intl';
import type { ListedNotification, NotificationWords } from '#accounts/rules/notifications.ts';
import { pollNoticeFacts } from '../rules/notification-facts.ts';

/** The words for questions that everybody will be asked, in the page; undefined for what is another room’s. */
export function useListeningNotificationWords() {
  const t = useTranslations('listening.notifications');
  const language = useLocale();
  return ({ kind, details }: ListedNotification): NotificationWords | undefined => {
    const facts = pollNoticeFacts(kind, details, language);
    return (
      facts && {
        title: t('poll-asked.title', facts.values),
        text: t('poll-asked.text', facts.values),
        address: facts.address,
        subject: facts.subject,
      }
    );
  };
}
