import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '#platform/browser/call-function.ts';
import { useChange } from '#platform/browser/use-change.ts';
import type { ListApiKeys, ListWebhooks } from '../contract.ts';

const keyOf = (companyId: string) => ['integrations', companyId];

export function useApiKeys(companyId: string) {
  return useQuery({
    queryKey: [...keyOf(companyId), 'keys'],
    queryFn: () => callFunction<ListApiKeys>('list-api-keys', { companyId }),
    retry: false,
    staleTime: 0,
  });
}

export function useWebhooks(companyId: string) {
  return useQuery({
    queryKey: [...keyOf(companyId), 'webhooks'],
    queryFn: () => callFunction<ListWebhooks>('list-webhooks', { companyId }),
    retry: false,
    staleTime: 0,
  });
}

/** Something that changes what programs may do; done or refused, all of it is read again. */
export function useIntegrationChange<Input, Output>(
  companyId: string,
  change: (input: Input) => Promise<Output>,
) {
  const queries = useQueryClient();
  return useChange({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(companyId) }),
  });
}
