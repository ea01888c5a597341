import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSpace } from '#company/web/space-context.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { ListCampaigns } from '../contract.ts';

const keyOf = (companyId: string) => ['choice-campaigns', companyId] as const;

/** What people of the open space choose from, and what they could. */
export function useCampaigns() {
  const { id: companyId } = useSpace();
  return useQuery({
    queryKey: keyOf(companyId),
    queryFn: () => callFunction<ListCampaigns>('list-choice-campaigns', { companyId }),
    staleTime: 0,
  });
}

/** To be called once something of it was changed. */
export function useCampaignsChanged(): () => Promise<void> {
  const { id: companyId } = useSpace();
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: keyOf(companyId) }),
      client.invalidateQueries({ queryKey: ['choice-recipients'] }),
    ]);
  };
}
