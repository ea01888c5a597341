import { useTranslations } from 'use-intl';
import { isRefusal } from '#basics/refusal.ts';
import { Notice } from '#ui/notice.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';

/** Why nothing is shown, and the way on. */
export function ListeningFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('listening.checkIn');
  if (!error) return null;
  if (isRefusal(error, 'forbidden')) {
    return (
      <Notice kind="info" isLive>
        {t('notEmployee')}
      </Notice>
    );
  }
  return <RetryNotice text={t('unread')} retryLabel={t('retry')} onRetry={onRetry} />;
}
