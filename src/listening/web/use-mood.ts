import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '#platform/browser/call-function.ts';
import type { LiveState } from '#platform/browser/live-client.ts';
import { useLiveTopic } from '#platform/browser/use-live-topic.ts';
import type { ReadMood } from '../contract.ts';

const moodKey = (companyId: string) => ['mood', companyId] as const;

/** What is told of a company. */
export function useMood(companyId: string) {
  return useQuery({
    queryKey: moodKey(companyId),
    queryFn: () => callFunction<ReadMood>('read-mood', { companyId }),
  });
}

/** Fetches what is told anew when something is; answers how the connection is. */
export function useReleases(companyId: string, onRelease: () => void): LiveState {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: moodKey(companyId) });
  return useLiveTopic(`listening:${companyId}`, 'release', {
    onMessage() {
      refresh();
      onRelease();
    },
    // What came while nobody listened.
    onJoined: refresh,
  });
}
