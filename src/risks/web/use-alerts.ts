import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '#platform/browser/call-function.ts';
import { useLiveTopic } from '#platform/browser/use-live-topic.ts';
import { useToast } from '#ui/toast.tsx';
import type { ListRiskAlerts, ReplayAlerts } from '../contract.ts';

const alertsKey = (companyId: string) => ['risk-alerts', companyId] as const;

/** What is signalled; read again when somebody is told of a signal. */
export function useAlerts(companyId: string) {
  return useQuery({
    queryKey: alertsKey(companyId),
    queryFn: () => callFunction<ListRiskAlerts>('list-risk-alerts', { companyId }),
  });
}

/** Reads signals again as soon as this person is told of one; answers how the connection is. */
export function useNewAlerts(companyId: string, userId: string) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: alertsKey(companyId) });
  return useLiveTopic(`person:${userId}`, 'notification', {
    onMessage: refresh,
    onJoined: refresh,
  });
}

export function useAlertChange<Input>(
  companyId: string,
  change: (input: Input) => Promise<unknown>,
  told: string,
) {
  const client = useQueryClient();
  const { show } = useToast();
  return useMutation({
    mutationFn: change,
    async onSuccess() {
      show({ title: told });
      await client.invalidateQueries({ queryKey: alertsKey(companyId) });
    },
  });
}

export function useReplay(companyId: string) {
  return useQuery({
    queryKey: ['risk-replay', companyId],
    queryFn: () => callFunction<ReplayAlerts>('replay-alerts', { companyId }),
  });
}
