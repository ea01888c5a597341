import { useQuery } from '@tanstack/react-query';
import { callFunction } from '#platform/browser/call-function.ts';
import type { ListPlaces } from '../contract.ts';

export const placesKey = (companyId: string) => ['places', companyId] as const;

/** The tree of sites and teams of a company. */
export function usePlaces(companyId: string) {
  return useQuery({
    queryKey: placesKey(companyId),
    queryFn: () => callFunction<ListPlaces>('list-places', { companyId }),
  });
}
