import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { FieldProblem } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { failureWords, problemWords } from '#platform/browser/refusal-words.ts';
import { useOnceId } from '#shop/sales/web/use-once-id.ts';
import type { ChangeSubscription, ListSubscriptions, Subscription } from '../contract.ts';
import type { Standing, SubscriptionAct } from '../rules/changes.ts';

/** Begins the key of everything that is shown of subscriptions. */
export const SUBSCRIPTIONS_KEY = 'subscriptions';

export function useSubscriptions(companyId: string) {
  return useQuery({
    queryKey: [SUBSCRIPTIONS_KEY, 'own', companyId],
    queryFn: () => callFunction<ListSubscriptions>('list-subscriptions', { companyId }),
    // What colleagues, banks and time do is seen on coming back.
    staleTime: 0,
  });
}

type Wanted = {
  readonly act: SubscriptionAct;
  readonly form: Readonly<Record<string, string>>;
  readonly expectedGrossCents: number | null;
};

/** Done or refused, everything that is shown is read again. */
export function useSubscriptionChange({ id: subscriptionId, revision }: Subscription) {
  const queries = useQueryClient();
  const once = useOnceId();
  return useMutation({
    mutationFn: (wanted: Wanted) => {
      const content = { subscriptionId, revision, ...wanted };
      return callFunction<ChangeSubscription>('change-subscription', {
        ...content,
        actId: once.idFor(content),
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [SUBSCRIPTIONS_KEY] }),
  });
}

export function standingOf(subscription: Subscription): Standing {
  return { ...subscription, isUnpaid: subscription.unpaid !== null };
}

/** What is wrong with a field, in words. */
export function useProblemWords(): (problem: FieldProblem) => string {
  return problemWords(useTranslations('subscriptions.box.dialogs.problems'));
}

/** Why an act was not done. */
export function useFailureWords(): (error: Error) => string {
  return failureWords(useTranslations('subscriptions.box.dialogs.failures'));
}
