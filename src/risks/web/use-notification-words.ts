import { useLocale, useTranslations } from 'use-intl';
import type { ListedNotification, NotificationWords } from '#accounts/rules/notifications.ts';
import { riskNoticeFacts } from '../rules/notification-facts.ts';

/** The words for signals and what is due, in the page; undefined for what is another room’s. */
export function useRiskNotificationWords() {
  const t = useTranslations('risks.notifications');
  const language = useLocale();
  return ({ kind, details }: ListedNotification): NotificationWords | undefined => {
    const facts = riskNoticeFacts(kind, details, language);
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
