import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { InputOf } from '#basics/contract.ts';
import { type FieldProblem, Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { ListWaitingTransfers, ReadOrderFile, SearchOrders } from '#shop/contract.ts';
import { ORDER_STATES } from '#shop/rules/order-states.ts';
import { ORDER_SORTS, PAYMENT_FILTERS } from '#shop/rules/orders-at-work.ts';

const ORDERS_KEY = ['cms', 'orders'] as const;

export type OrdersFilter = InputOf<SearchOrders>;

/** What is looked for; it stands in the address, so that it can be shared and gone back to. */
export function useOrdersFilter() {
  const [parameters, setParameters] = useSearchParams();
  const said = (name: string) => parameters.get(name);
  const filter: OrdersFilter = {
    search: (said('q') ?? '').slice(0, 200),
    state: ORDER_STATES.find((state) => state === said('state')) ?? null,
    payment: PAYMENT_FILTERS.find((payment) => payment === said('payment')) ?? null,
    week: said('week')?.slice(0, 10) || null,
    isLate: said('late') === 'on',
    sort: ORDER_SORTS.find((sort) => sort === said('sort')) ?? 'newest',
    page: Math.min(100_000, Math.max(1, Number.parseInt(said('page') ?? '1', 10) || 1)),
  };
  /** Any change but of the page goes back to the first one. */
  function change(changed: Readonly<Record<string, string>>) {
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('page');
        for (const [name, value] of Object.entries(changed)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: !('page' in changed), preventScrollReset: !('page' in changed) },
    );
  }
  return [filter, change] as const;
}

export function useOrders(filter: OrdersFilter) {
  return useQuery({
    queryKey: [...ORDERS_KEY, 'list', filter],
    queryFn: () => callFunction<SearchOrders>('search-orders', filter),
    placeholderData: keepPreviousData,
    retry: false,
    // What colleagues and buyers do is seen on coming back.
    staleTime: 0,
  });
}

const REFUND_LOOK_MS = 2_000;

export function useOrderFile(orderId: string) {
  return useQuery({
    queryKey: [...ORDERS_KEY, 'file', orderId],
    queryFn: () => callFunction<ReadOrderFile>('read-order-file', { orderId }),
    retry: false,
    staleTime: 0,
    // A refund under way ends by itself, a moment later.
    refetchInterval: ({ state }) =>
      state.data?.refunds.some((refund) => refund.state === 'pending') ? REFUND_LOOK_MS : false,
  });
}

export function useWaitingTransfers() {
  return useQuery({
    queryKey: [...ORDERS_KEY, 'transfers'],
    queryFn: () => callFunction<ListWaitingTransfers>('list-waiting-transfers', {}),
    retry: false,
    staleTime: 0,
  });
}

/** Something that changes orders; done or refused, everything that is shown of them is read again. */
export function useOrderChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

/** What is wrong with a field, in words. */
export function useOrderProblemWords(): (problem: FieldProblem) => string {
  const t = useTranslations('cms.orders.problems');
  return ({ problem }) => {
    const key = problem as 'required';
    return t.has(key) ? t(key) : t('wrong');
  };
}

export function isConflict(error: Error | null): boolean {
  return error instanceof Refusal && error.code === 'conflict';
}
