import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Loading } from '#ui/loading.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { SidePanel } from '#ui/side-panel.tsx';
import { useToast } from '#ui/toast.tsx';
import { TOAST_DURATION_MS } from '#ui/toast-message.ts';
import type { ListedNotification, NotificationWords } from '../rules/notifications.ts';
import { ConnectionState } from './connection-state.tsx';
import { NotificationItem } from './notification-item.tsx';
import { useNotifications } from './use-notifications.ts';

export type NotificationCentreProps = {
  readonly userId: string;
  /** What the room it is about says of it; undefined for what this version of the page does not know. */
  readonly wordsOf: (told: ListedNotification) => NotificationWords | undefined;
};

/** A bell with what is unread, and the panel behind it, live. */
export function NotificationCentre({ userId, wordsOf }: NotificationCentreProps) {
  const t = useTranslations('accounts.notifications');
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const quietUntil = useRef(0);
  const { list, connection, markRead } = useNotifications(userId, (told) => {
    const words = wordsOf(told);
    // Of several at once the first is announced; the bell counts them all.
    const now = performance.now();
    if (!words || isOpen || now < quietUntil.current) return;
    quietUntil.current = now + TOAST_DURATION_MS;
    toast.show({
      title: t('arrived'),
      description: words.title,
      action: { label: t('show'), onClick: () => setOpen(true) },
    });
  });
  const known = (list.data ?? []).flatMap((row) => {
    const words = wordsOf(row);
    return words ? [{ row, words }] : [];
  });
  const unread = known.filter(({ row }) => row.read_at === null).length;
  return (
    <>
      <IconButton
        label={t('open', { count: unread })}
        icon={<Bell aria-hidden />}
        count={unread}
        isOpen={isOpen}
        onClick={() => setOpen(true)}
      />
      <SidePanel
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('title')}
        description={<ConnectionState state={connection} />}
        closeLabel={t('close')}
        footer={
          <div className="grid w-full gap-3">
            {unread > 0 && (
              <Button kind="secondary" onClick={() => markRead.mutate(undefined)}>
                {t('readAll')}
              </Button>
            )}
            <Link
              to="/user-dashboard#mails"
              className="py-2 text-center"
              onClick={() => setOpen(false)}
            >
              {t('preferences')}
            </Link>
          </div>
        }
      >
        {list.isError && (
          <RetryNotice
            text={t('failed')}
            retryLabel={t('retry')}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.isPending && <Loading text={t('loading')} />}
        {list.data && known.length === 0 && (
          <EmptyState
            illustration={<Bell aria-hidden className="mx-auto size-12 text-primary" />}
            title={t('emptyTitle')}
            text={t('emptyText')}
          />
        )}
        <ul className="divide-y divide-line">
          {known.map(({ row, words }) => (
            <NotificationItem
              key={row.id}
              words={words}
              happenedAt={row.happened_at}
              isUnread={row.read_at === null}
              onFollow={() => {
                setOpen(false);
                if (row.read_at === null) markRead.mutate(row.id);
              }}
            />
          ))}
        </ul>
      </SidePanel>
    </>
  );
}
