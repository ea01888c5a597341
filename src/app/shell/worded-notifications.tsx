import type { ListedNotification } from '#accounts/rules/notifications.ts';
import { NotificationCentre } from '#accounts/web/notification-centre.tsx';
import { useCompanyNotificationWords } from '#company/web/use-notification-words.ts';
import { useListeningNotificationWords } from '#listening/web/use-notification-words.ts';
import { QueryProvider } from '#platform/browser/query-provider.tsx';
import { useRiskNotificationWords } from '#risks/web/use-notification-words.ts';

/** Notifications of every room, each in the words of its own; asks the server, so it brings what that takes. */
export function WordedNotifications({ userId }: { userId: string }) {
  const ofCompany = useCompanyNotificationWords();
  const ofListening = useListeningNotificationWords();
  const ofRisks = useRiskNotificationWords();
  const wordsOf = (told: ListedNotification) =>
    ofCompany(told) ?? ofListening(told) ?? ofRisks(told);
  return (
    <QueryProvider>
      <NotificationCentre userId={userId} wordsOf={wordsOf} />
    </QueryProvider>
  );
}
