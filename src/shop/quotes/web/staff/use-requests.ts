import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { InputOf } from '#basics/contract.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { problemWords } from '#platform/browser/refusal-words.ts';
import { useChange } from '#platform/browser/use-change.ts';
import type {
  ListContactRequests,
  ListReplyTemplates,
  ReadContactRequest,
} from '../../contract.ts';

const REQUESTS_KEY = ['cms', 'requests'] as const;

export function useRequests(wish: InputOf<ListContactRequests>) {
  return useQuery({
    queryKey: [...REQUESTS_KEY, 'list', wish],
    queryFn: () => callFunction<ListContactRequests>('list-contact-requests', wish),
    placeholderData: (before) => before,
    retry: false,
    staleTime: 0,
  });
}

export function useRequest(requestId: string) {
  return useQuery({
    queryKey: [...REQUESTS_KEY, requestId],
    queryFn: () => callFunction<ReadContactRequest>('read-contact-request', { requestId }),
    retry: false,
    staleTime: 0,
  });
}

export function useTemplates() {
  return useQuery({
    queryKey: [...REQUESTS_KEY, 'templates'],
    queryFn: () => callFunction<ListReplyTemplates>('list-reply-templates', {}),
    retry: false,
    staleTime: 0,
  });
}

/** Something that changes requests or what goes with them; all that is shown of them is read again. */
export function useRequestChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useChange({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: REQUESTS_KEY }),
  });
}

/** What is wrong with a field, in words. */
export function useProblemWords(): (problem: FieldProblem) => string {
  return problemWords(useTranslations('quotes.staffRequests.problems'));
}
