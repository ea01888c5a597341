import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { askOrReadCached } from '#platform/browser/offline-cache.ts';
import { useToast } from '#ui/toast.tsx';
import type { ListHazards, ListPreventionActions, ReadDuerp, ReadWorkUnit } from '../contract.ts';
import { useUserId } from './use-waiting.ts';

const duerpKey = (companyId: string, ...rest: readonly string[]) => ['duerp', companyId, ...rest];

/** The frame of the risk document; as it was read last where there is no connection. */
export function useDuerp(companyId: string) {
  const userId = useUserId();
  return useQuery({
    queryKey: duerpKey(companyId, 'frame'),
    queryFn: () =>
      askOrReadCached(userId, `read-duerp ${companyId}`, () =>
        callFunction<ReadDuerp>('read-duerp', { companyId }),
      ),
    networkMode: 'always',
  });
}

export function useWorkUnit(companyId: string, unitId: string) {
  const userId = useUserId();
  return useQuery({
    queryKey: duerpKey(companyId, 'unit', unitId),
    queryFn: () =>
      askOrReadCached(userId, `read-work-unit ${unitId}`, () =>
        callFunction<ReadWorkUnit>('read-work-unit', { companyId, unitId }),
      ),
    networkMode: 'always',
  });
}

/** The catalogue in the language of the page. */
export function useHazards(companyId: string) {
  const userId = useUserId();
  const language = useLocale();
  return useQuery({
    queryKey: duerpKey(companyId, 'hazards', language),
    queryFn: () =>
      askOrReadCached(userId, `list-hazards ${companyId} ${language}`, () =>
        callFunction<ListHazards>('list-hazards', { companyId }),
      ),
    networkMode: 'always',
  });
}

export function usePreventionActions(companyId: string) {
  return useQuery({
    queryKey: duerpKey(companyId, 'actions'),
    queryFn: () => callFunction<ListPreventionActions>('list-prevention-actions', { companyId }),
  });
}

/** Something that changes the document; everything that is shown of it is read again. */
export function useDuerpChange<Input, Output>(
  companyId: string,
  change: (input: Input) => Promise<Output>,
  told?: (output: Output) => string,
) {
  const client = useQueryClient();
  const { show } = useToast();
  return useMutation({
    mutationFn: change,
    async onSuccess(output) {
      if (told) show({ title: told(output) });
      await client.invalidateQueries({ queryKey: duerpKey(companyId) });
    },
    async onError(error) {
      // Somebody else has changed it: what they wrote is read, to be seen beside what was typed.
      if (!(error instanceof Refusal) || error.code !== 'conflict') return;
      await client.invalidateQueries({ queryKey: duerpKey(companyId) });
    },
  });
}
