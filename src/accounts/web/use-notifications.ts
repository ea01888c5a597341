import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { tableClient } from '#platform/browser/table-client.ts';
import { useLiveTopic } from '#platform/browser/use-live-topic.ts';
import type { ListedNotification } from '../rules/notifications.ts';

export interface NotificationRow extends ListedNotification {
  readonly id: string;
  readonly happened_at: string;
  readonly read_at: string | null;
}

const SHOWN = 50;
/** Many rows change at once when all are marked as read: they are asked for once. */
const GATHERED_MS = 200;

/** What somebody is told, kept up to date while the page is open. */
export function useNotifications(userId: string, onArrival: (told: ListedNotification) => void) {
  const queries = useQueryClient();
  const queryKey = ['notifications', userId] as const;
  const list = useQuery({ queryKey, queryFn: readNotifications });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function askAgain() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void queries.invalidateQueries({ queryKey });
    }, GATHERED_MS);
  }
  const connection = useLiveTopic(`person:${userId}`, 'notification', {
    onMessage(payload) {
      const arrived = arrivalOf(payload);
      if (arrived) onArrival(arrived);
      askAgain();
    },
    // What happened while there was no connection was told to nobody.
    onJoined: askAgain,
  });

  const markRead = useMutation({
    mutationFn: markNotificationsRead,
    onMutate(id: string | undefined) {
      const before = queries.getQueryData<NotificationRow[]>(queryKey);
      const readAt = new Date().toISOString();
      queries.setQueryData<NotificationRow[]>(queryKey, (rows) =>
        rows?.map((row) =>
          row.read_at === null && (id === undefined || row.id === id)
            ? { ...row, read_at: readAt }
            : row,
        ),
      );
      return before;
    },
    onError: (_error, _id, before) => queries.setQueryData(queryKey, before),
    onSettled: askAgain,
  });
  return { list, connection, markRead };
}

async function readNotifications(): Promise<NotificationRow[]> {
  const tables = await tableClient();
  const { data, error } = await tables
    .from('notifications')
    .select('id,kind,details,happened_at,read_at')
    .order('happened_at', { ascending: false })
    .order('id')
    .limit(SHOWN)
    .overrideTypes<NotificationRow[], { merge: false }>();
  if (error) throw error;
  return data;
}

/** One, or all. When it was read is for the server to say. */
async function markNotificationsRead(id: string | undefined): Promise<void> {
  const tables = await tableClient();
  const unread = tables
    .from('notifications')
    .update({ read_at: new Date().toISOString() })
    .is('read_at', null);
  const { error } = await (id === undefined ? unread : unread.eq('id', id));
  if (error) throw error;
}

/** What a message of the live topic brings, when it brings something new. */
function arrivalOf(payload: unknown): ListedNotification | undefined {
  const { operation, record } = payload as {
    operation?: string;
    record?: ListedNotification | null;
  };
  return operation === 'INSERT' && record ? record : undefined;
}
