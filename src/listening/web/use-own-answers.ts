import { useQuery } from '@tanstack/react-query';
import { callFunction } from '#platform/browser/call-function.ts';
import type { ListOwnAnswers } from '../contract.ts';

export const ownAnswersKey = (companyId: string) => ['own-answers', companyId] as const;

/** All that somebody has said. */
export function useOwnAnswers(companyId: string) {
  return useQuery({
    queryKey: ownAnswersKey(companyId),
    queryFn: () => callFunction<ListOwnAnswers>('list-own-answers', { companyId }),
  });
}
