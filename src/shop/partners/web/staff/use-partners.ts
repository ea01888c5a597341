import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { FieldProblem } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { problemWords } from '#platform/browser/refusal-words.ts';
import { useChange } from '#platform/browser/use-change.ts';
import type { ListPartners, ReadPartner } from '../../contract.ts';
import type { PartnerWish } from '../../rules/listed-partners.ts';

const PARTNERS_KEY = ['cms', 'partners'] as const;

export function usePartners(wish: PartnerWish) {
  return useQuery({
    queryKey: [...PARTNERS_KEY, 'list', wish],
    queryFn: () => callFunction<ListPartners>('list-partners', wish),
    placeholderData: keepPreviousData,
    retry: false,
    // What colleagues and partners do is seen on coming back.
    staleTime: 0,
  });
}

export function usePartner(applicationId: string) {
  return useQuery({
    queryKey: [...PARTNERS_KEY, applicationId],
    queryFn: () => callFunction<ReadPartner>('read-partner', { applicationId }),
    retry: false,
    staleTime: 0,
  });
}

/** Something that changes a partner; everything that is shown of them is read again. */
export function usePartnerChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useChange({
    mutationFn: change,
    // Also after a refusal: what somebody else did meanwhile is then shown.
    onSettled: () => queries.invalidateQueries({ queryKey: PARTNERS_KEY }),
  });
}

/** What is wrong with a field, in words. */
export function usePartnerProblems(): (problem: FieldProblem) => string {
  return problemWords(useTranslations('partners.staffPartners.problems'));
}
