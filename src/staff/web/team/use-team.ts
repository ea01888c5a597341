import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { problemWords } from '#platform/browser/refusal-words.ts';
import { useChange } from '#platform/browser/use-change.ts';
import type { ListTeam } from '../../contract.ts';

const TEAM_KEY = ['cms', 'team'] as const;

export type Colleague = OutputOf<ListTeam>['members'][number];
export type PendingInvitation = OutputOf<ListTeam>['invitations'][number];

export function useTeam() {
  return useQuery({
    queryKey: TEAM_KEY,
    queryFn: () => callFunction<ListTeam>('list-team', {}),
    retry: false,
    // What colleagues do is seen on coming back.
    staleTime: 0,
  });
}

/** One act on the team; the list is read again whatever became of it. */
export function useTeamChange<Input>(run: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useChange({
    mutationFn: run,
    onSettled: () => queries.invalidateQueries({ queryKey: TEAM_KEY }),
  });
}

export function useTeamProblemWords(): (problem: FieldProblem) => string {
  return problemWords(useTranslations('staff.team.problems'));
}
