import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OutputOf } from '#basics/contract.ts';
import type { ParisDay } from '#basics/dates.ts';
import { isRefusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { CheckIn, ReadCheckIn, Taps } from '../contract.ts';
import {
  type KeptQuestions,
  keepQuestions,
  keepWaiting,
  keptQuestions,
  sendWaiting,
  waitingOf,
} from './check-in-store.ts';
import { ownAnswersKey } from './use-own-answers.ts';

const checkInKey = (companyId: string, today: ParisDay) => ['check-in', companyId, today] as const;

/** What is asked of somebody today; from this device where there is no connection. */
export function useCheckIn(userId: string, companyId: string, today: ParisDay) {
  return useQuery({
    queryKey: checkInKey(companyId, today),
    async queryFn(): Promise<Asked> {
      try {
        const asked = await callFunction<ReadCheckIn>('read-check-in', { companyId });
        const { companyName, questions } = asked;
        keepQuestions({ userId, companyId, companyName, questions });
        return { ...asked, isOffline: false };
      } catch (error) {
        const kept = keptQuestions(userId);
        if (!kept || kept.companyId !== companyId || !isUnreachable(error)) throw error;
        return askedOffline(kept, today);
      }
    },
  });
}

/** What is asked; without a connection nothing is known of the group. */
export type Asked = Omit<OutputOf<ReadCheckIn>, 'group' | 'leastListed' | 'tellsEverybody'> &
  Partial<OutputOf<ReadCheckIn>> & { readonly isOffline: boolean };

export function askedOffline(kept: KeptQuestions, today: ParisDay): Asked {
  const { companyName, questions, userId, companyId } = kept;
  const waiting = waitingOf(userId).find(
    (each) => each.companyId === companyId && each.day === today,
  );
  return { companyName, questions, given: waiting?.taps ?? null, isOffline: true };
}

export type Sent = OutputOf<CheckIn>['state'] | 'waiting';

/** Sends an answer, or lets it wait on this device until there is a connection. */
export function useSendCheckIn(userId: string, companyId: string) {
  const client = useQueryClient();
  return useMutation({
    async mutationFn({ day, taps }: { day: string; taps: Taps }): Promise<Sent> {
      const input = { companyId, day, taps };
      try {
        return (await callFunction<CheckIn>('check-in', input)).state;
      } catch (error) {
        if (!isUnreachable(error) || !keepWaiting({ userId, ...input })) throw error;
        return 'waiting';
      }
    },
    onSuccess: async (sent) => {
      if (sent === 'waiting') return;
      await client.invalidateQueries({ queryKey: ownAnswersKey(companyId) });
    },
    networkMode: 'always',
  });
}

/** Sends what waits on this device: now, and whenever the connection is back. */
export function useWaitingCheckIns(userId: string, onSent: (count: number) => void) {
  const client = useQueryClient();
  useEffect(() => {
    async function send() {
      const sent = await sendWaiting(userId, (input) =>
        callFunction<CheckIn>('check-in', input),
      ).catch(() => 0);
      if (sent === 0) return;
      await client.invalidateQueries();
      onSent(sent);
    }
    void send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [userId, client, onSent]);
}

function isUnreachable(error: unknown): boolean {
  return isRefusal(error, 'temporarily-unavailable');
}
