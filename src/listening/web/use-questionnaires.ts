import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callFunction } from '#platform/browser/call-function.ts';
import { useChange } from '#platform/browser/use-change.ts';
import type {
  AnswerQuestionnaire,
  OpenQuestionnaire,
  OwnQuestionnaire,
  ReadOwnQuestionnaire,
  ReadQuestionnaires,
  WithdrawQuestionnaire,
} from '../contract.ts';

const allKey = (companyId: string) => ['questionnaires', companyId] as const;
const ownKey = (companyId: string) => ['own-questionnaire', companyId] as const;

/** The questionnaires of a company, with what is told of them. */
export function useQuestionnaires(companyId: string) {
  return useQuery({
    queryKey: allKey(companyId),
    queryFn: () => callFunction<ReadQuestionnaires>('read-questionnaires', { companyId }),
  });
}

export function useOpenQuestionnaire(companyId: string) {
  const client = useQueryClient();
  return useChange({
    mutationFn: (questionnaireId: string) =>
      callFunction<OpenQuestionnaire>('open-questionnaire', { companyId, questionnaireId }),
    // Somebody else may have opened one meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: allKey(companyId) }),
  });
}

export function useWithdrawQuestionnaire(companyId: string) {
  const client = useQueryClient();
  return useChange({
    mutationFn: (questionnaireId: string) =>
      callFunction<WithdrawQuestionnaire>('withdraw-questionnaire', { companyId, questionnaireId }),
    onSettled: () => client.invalidateQueries({ queryKey: allKey(companyId) }),
  });
}

/** The questionnaire that whoever is signed in is asked. */
export function useOwnQuestionnaire(companyId: string) {
  return useQuery({
    queryKey: ownKey(companyId),
    queryFn: () => callFunction<ReadOwnQuestionnaire>('read-own-questionnaire', { companyId }),
  });
}

/**
 * Each answer is sent as it is given, with all that have not arrived yet: what fails goes with the next one, by
 * hand, or as soon as there is a connection again.
 */
export function useAnswers(companyId: string, { id: questionnaireId, answers }: OwnQuestionnaire) {
  const client = useQueryClient();
  const [given, setGiven] = useState(answers);
  const unsent = useRef(new Map<number, number>());
  const [unsentCount, countUnsent] = useState(0);
  const { mutate, isPending, error } = useMutation({
    scope: { id: `answer-questionnaire ${companyId}` },
    mutationFn: (sent: ReadonlyMap<number, number>) =>
      callFunction<AnswerQuestionnaire>('answer-questionnaire', {
        companyId,
        questionnaireId,
        answers: [...sent].map(([item, answer]) => ({ item, answer })),
      }),
    onSuccess(_, sent) {
      for (const [item, answer] of sent)
        if (unsent.current.get(item) === answer) unsent.current.delete(item);
      countUnsent(unsent.current.size);
      client.setQueryData<{ questionnaire: OwnQuestionnaire | null }>(ownKey(companyId), (now) => {
        if (!now?.questionnaire) return now;
        const kept = now.questionnaire.answers.map((answer, item) => sent.get(item) ?? answer);
        return { questionnaire: { ...now.questionnaire, answers: kept } };
      });
    },
  });
  const send = useCallback(() => {
    if (unsent.current.size > 0) mutate(new Map(unsent.current));
  }, [mutate]);
  const give = (item: number, answer: number) => {
    setGiven((now) => now.map((each, at) => (at === item ? answer : each)));
    unsent.current.set(item, answer);
    countUnsent(unsent.current.size);
    send();
  };
  useEffect(() => {
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [send]);
  useEffect(() => {
    if (unsentCount === 0) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsentCount]);
  return { given, give, send, isSaved: unsentCount === 0, isSending: isPending, error };
}
