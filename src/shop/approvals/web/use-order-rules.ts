import { useQuery } from '@tanstack/react-query';
import { useSession } from '#accounts/web/session-provider.tsx';
import { callFunction } from '#platform/browser/call-function.ts';
import type { Quote } from '#shop/orders/contract.ts';
import type { ReadOrderRules } from '../contract.ts';
import { needsApproval } from '../rules/order-approval.ts';

/** The key under which the rules of a company are kept, for who changes them. */
export const orderRulesKey = (companyId: string | undefined) => ['order-rules', companyId];

/** What a company asks of orders from its space; nothing of a guest. */
export function useOrderRules(companyId: string | undefined) {
  const { session } = useSession();
  const { data, error, isFetched, refetch } = useQuery({
    queryKey: orderRulesKey(companyId),
    queryFn: () => callFunction<ReadOrderRules>('read-order-rules', { companyId: companyId ?? '' }),
    enabled: companyId !== undefined,
  });
  const rules = companyId === undefined ? undefined : data;
  const buyerId = session?.user.id ?? '';
  return {
    rules,
    error,
    refetch,
    /** Where they could not be read, the server knows them all the same. */
    isKnown: companyId === undefined || isFetched,
    /** Who approves this before it is an order; nobody where it needs none. */
    approversOf(quote: Quote | undefined) {
      if (!rules || !quote) return [];
      const { approvers, approvalFromCents } = rules;
      const approverIds = approvers.map(({ userId }) => userId);
      const asked = { grossCents: quote.totals.grossCents, buyerId };
      if (!needsApproval({ approvalFromCents, approverIds }, asked)) return [];
      return approvers.filter(({ userId }) => userId !== buyerId);
    },
  };
}
