import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { useToast } from '#ui/toast.tsx';
import type { ListFollowUps, MarkAction, PublishFollowUp, WithdrawFollowUp } from '../contract.ts';

const followUpsKey = (companyId: string) => ['follow-ups', companyId] as const;

/** What the company says it has heard and does, as far as the caller is concerned. */
export function useFollowUps(companyId: string) {
  return useQuery({
    queryKey: followUpsKey(companyId),
    queryFn: () => callFunction<ListFollowUps>('list-follow-ups', { companyId }),
  });
}

/** Something that changes what is published; the list is read again. */
function useChange<Input>(
  companyId: string,
  change: (input: Input) => Promise<unknown>,
  told?: 'published' | 'withdrawn',
) {
  const t = useTranslations('listening.followUp');
  const client = useQueryClient();
  const { show } = useToast();
  return useMutation({
    mutationFn: change,
    async onSuccess() {
      if (told) show({ title: t(told) });
      await client.invalidateQueries({ queryKey: followUpsKey(companyId) });
    },
    onError() {
      show({ title: t('failed'), kind: 'destructive' });
    },
  });
}

type Published = Omit<Parameters<typeof callFunction<PublishFollowUp>>[1], 'companyId'>;

export function usePublish(companyId: string) {
  return useChange(
    companyId,
    (input: Published) =>
      callFunction<PublishFollowUp>('publish-follow-up', { companyId, ...input }),
    'published',
  );
}

export function useWithdraw(companyId: string) {
  return useChange(
    companyId,
    (followUpId: string) =>
      callFunction<WithdrawFollowUp>('withdraw-follow-up', { companyId, followUpId }),
    'withdrawn',
  );
}

export function useMarkAction(companyId: string) {
  return useChange(companyId, (input: { actionId: string; isDone: boolean }) =>
    callFunction<MarkAction>('mark-action', { companyId, ...input }),
  );
}
