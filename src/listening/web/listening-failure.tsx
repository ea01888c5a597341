import { useTranslations } from 'use-intl';
import { Refusal } from '#basics/refusal.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Why nothing is shown, and the way on. */
export function ListeningFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('listening.checkIn');
  if (!error) return null;
  const isForbidden = error instanceof Refusal && error.code === 'forbidden';
  return (
    <Notice kind={isForbidden ? 'info' : 'danger'} isLive>
      <p>{isForbidden ? t('notEmployee') : t('unread')}</p>
      {!isForbidden && (
        <p className="mt-2">
          <Button kind="secondary" size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        </p>
      )}
    </Notice>
  );
}
