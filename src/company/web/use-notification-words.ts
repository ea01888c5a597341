import { useLocale, useTranslations } from 'use-intl';
import type { ListedNotification, NotificationWords } from '#accounts/rules/notifications.ts';
import { noticeFacts } from '../rules/notification-facts.ts';

/** The words for what a company tells, in the page; undefined for what is another room's. */
export function useCompanyNotificationWords() {
  const t = useTranslations('company.notifications');
  const language = useLocale();
  return ({ kind, details }: ListedNotification): NotificationWords | undefined => {
    const facts = noticeFacts(kind, details, language);
    return (
      facts && {
        title: t(`${facts.kind}.title`, facts.values),
        text: t(`${facts.kind}.text`, facts.values),
        address: facts.address,
        subject: facts.subject,
      }
    );
  };
}
