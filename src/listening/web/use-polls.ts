import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '#platform/browser/call-function.ts';
import { useChange } from '#platform/browser/use-change.ts';
import type {
  AnswerPoll,
  OpenPoll,
  ReadOpenPoll,
  ReadPolls,
  WithdrawPoll,
  WritePoll,
} from '../contract.ts';

const pollsKey = (companyId: string) => ['polls', companyId] as const;
const openPollKey = (companyId: string) => ['open-poll', companyId] as const;

/** The questions of a company, with what is told of them. */
export function usePolls(companyId: string) {
  return useQuery({
    queryKey: pollsKey(companyId),
    queryFn: () => callFunction<ReadPolls>('read-polls', { companyId }),
  });
}

type Written = Omit<Parameters<typeof callFunction<WritePoll>>[1], 'companyId'>;

export function useWritePoll(companyId: string) {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: Written) => callFunction<WritePoll>('write-poll', { companyId, ...input }),
    // Somebody else may have asked meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: pollsKey(companyId) }),
  });
}

export function useWithdrawPoll(companyId: string) {
  const client = useQueryClient();
  return useChange({
    mutationFn: (pollId: string) =>
      callFunction<WithdrawPoll>('withdraw-poll', { companyId, pollId }),
    onSettled: () => client.invalidateQueries({ queryKey: pollsKey(companyId) }),
  });
}

/** The question that whoever is signed in is asked. */
export function useOpenPoll(companyId: string) {
  return useQuery({
    queryKey: openPollKey(companyId),
    queryFn: () => callFunction<ReadOpenPoll>('read-open-poll', { companyId }),
  });
}

/** Chooses, or passes; what was chosen last is what is sent last. */
export function useAnswerPoll(companyId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `answer-poll ${companyId}` },
    mutationFn: ({ pollId, choice }: { pollId: string; choice: number | null }) =>
      callFunction<AnswerPoll>('answer-poll', { companyId, pollId, choice }),
    onSuccess(_, { choice }) {
      client.setQueryData<{ poll: OpenPoll | null }>(openPollKey(companyId), (now) =>
        now?.poll ? { poll: { ...now.poll, choice, hasPassed: choice === null } } : now,
      );
    },
  });
}
