import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import type { InputOf } from '#basics/contract.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { ExportStaffChanges, ListStaffChanges } from '../../contract.ts';

/** What is looked for, as the contract has it. */
export type AskedChanges = InputOf<ExportStaffChanges>;

/** The journal page by page; what was done a moment ago on another screen is in it. */
export function useStaffChanges(asked: AskedChanges) {
  return useInfiniteQuery({
    queryKey: ['cms', 'journal', useLocale(), asked],
    queryFn: ({ pageParam: before }) =>
      callFunction<ListStaffChanges>('list-staff-changes', { ...asked, ...(before && { before }) }),
    initialPageParam: undefined as { instant: string; id: string } | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });
}

export type StaffChanges = ReturnType<typeof useStaffChanges>;
