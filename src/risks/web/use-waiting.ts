import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '#accounts/web/session-provider.tsx';
import { isRefusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import {
  enqueue,
  onQueueChanged,
  type QueuedSave,
  queuedIn,
  sendQueued,
} from './mutation-queue.ts';

const AGAIN_AFTER_MS = 30_000;

/** Who writes: everything on this device is kept by person. */
export function useUserId(): string {
  const { session } = useSession();
  return session?.user.id ?? '';
}

/** What waits of this company on this device; it is sent as soon as there is a connection. */
export function useWaiting(companyId: string): readonly QueuedSave[] {
  const userId = useUserId();
  const client = useQueryClient();
  const text = useSyncExternalStore(
    onQueueChanged,
    () => JSON.stringify(queuedIn(userId, companyId)),
    () => '[]',
  );
  const send = useCallback(async () => {
    const sent = await sendQueued(userId, sendNow);
    if (sent > 0) await client.invalidateQueries({ queryKey: ['duerp', companyId] });
  }, [userId, companyId, client]);
  useEffect(() => {
    if (userId === '') return undefined;
    // What cannot be sent now waits for the next time.
    const attempt = () => void send().catch(() => undefined);
    attempt();
    const timer = window.setInterval(attempt, AGAIN_AFTER_MS);
    window.addEventListener('online', attempt);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', attempt);
    };
  }, [userId, send]);
  return useMemo(() => JSON.parse(text) as readonly QueuedSave[], [text]);
}

/** Sends a change, or lets it wait on this device until there is a connection. */
export async function sendOrKeep(save: QueuedSave): Promise<{ readonly isWaiting: boolean }> {
  try {
    await sendNow(save);
    return { isWaiting: false };
  } catch (error) {
    const isUnreachable = isRefusal(error, 'temporarily-unavailable');
    if (!isUnreachable || !enqueue(save)) throw error;
    return { isWaiting: true };
  }
}

function sendNow({ name, input }: QueuedSave): Promise<unknown> {
  return callFunction(name, input);
}
