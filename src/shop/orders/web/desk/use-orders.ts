import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { InputOf } from '#basics/contract.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { DIRECTIONS } from '#basics/sort-direction.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { problemWords } from '#platform/browser/refusal-words.ts';
import { useChange } from '#platform/browser/use-change.ts';
import { useListAddress, useListLink } from '#platform/browser/use-list-address.ts';
import { orderNumberText, parseOrderNumber } from '#shop/sales/rules/order-number.ts';
import { ORDER_STATES } from '#shop/sales/rules/order-states.ts';
import type { ListCredit, ListTransfers, ReadOrderFile, SearchOrders } from '../../contract.ts';
import { DISPUTE_STANDINGS } from '../../rules/disputes.ts';
import { ORDER_SORTS, PAYMENT_FILTERS } from '../../rules/orders-at-work.ts';
import { TRANSFER_STATES } from '../../rules/received-transfers.ts';

const ORDERS_KEY = ['cms', 'orders'] as const;

/** Read again with everything else of orders. */
export const orderReturnsKey = (orderId: string) => [...ORDERS_KEY, 'returns', orderId];

export type OrdersFilter = InputOf<SearchOrders>;

/** What is looked for among orders. */
export function useOrdersFilter() {
  return useListAddress<OrdersFilter>(({ text, oneOf, page }) => ({
    search: text('q'),
    state: oneOf('state', ORDER_STATES),
    payment: oneOf('payment', PAYMENT_FILTERS),
    week: text('week', 10) || null,
    dispute: oneOf('dispute', DISPUTE_STANDINGS),
    isLate: text('late') === 'on',
    hasReturn: text('returns') === 'on',
    sort: oneOf('sort', ORDER_SORTS) ?? 'newest',
    direction: oneOf('dir', DIRECTIONS),
    page: page(),
  }));
}

export type TransfersFilter = InputOf<ListTransfers>;

/** What the filter holds where orders of every state are listed. */
export const EVERY_TRANSFER = 'every';

/** What is looked for among transfers: what waits for a person, unless the address says otherwise. */
export function useTransfersFilter() {
  return useListAddress<TransfersFilter>(({ text, oneOf, page }) => ({
    search: text('q'),
    state:
      text('state') === EVERY_TRANSFER ? null : (oneOf('state', TRANSFER_STATES) ?? 'to-attribute'),
    page: page(),
  }));
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

/** Opens the order that has exactly this number, from whichever list; nothing happens where there is none. */
export function useOrderByNumber() {
  const navigate = useNavigate();
  const linkTo = useListLink();
  return async (typed: string) => {
    const parsed = parseOrderNumber(typed);
    if (!parsed) return;
    const number = orderNumberText(parsed);
    const { orders } = await callFunction<SearchOrders>('search-orders', {
      ...{ search: number, state: null, payment: null, week: null, dispute: null },
      ...{ isLate: false, hasReturn: false, sort: 'newest', direction: null, page: 1 },
    });
    const found = orders.find((order) => order.number === number);
    if (found) await navigate(linkTo({ order: found.id }));
  };
}

export function useTransfers(filter: TransfersFilter) {
  return useQuery({
    queryKey: [...ORDERS_KEY, 'transfers', filter],
    queryFn: () => callFunction<ListTransfers>('list-transfers', filter),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });
}

export type CreditFilter = InputOf<ListCredit>;

/** Which companies are looked for among those that were decided on. */
export function useCreditFilter() {
  return useListAddress<CreditFilter>(({ text, page }) => ({ search: text('q'), page: page() }));
}

export function useCredit(filter: CreditFilter) {
  return useQuery({
    queryKey: [...ORDERS_KEY, 'credit', filter],
    queryFn: () => callFunction<ListCredit>('list-credit', filter),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });
}

/** Something that changes orders; done or refused, everything that is shown of them is read again. */
export function useOrderChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useChange({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

/** What is wrong with a field, in words. */
export function useOrderProblemWords(): (problem: FieldProblem) => string {
  return problemWords(useTranslations('orders.staffOrders.problems'));
}
