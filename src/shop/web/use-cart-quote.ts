import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import type { OrderedLine, Quote, QuoteCart } from '../contract.ts';
import { orderedLine } from './cart-product.ts';
import { useCart } from './cart-provider.tsx';

/** What the cart costs by the catalogue of this moment; asked again whenever the cart changes. */
export function useCartQuote() {
  const language = useLocale();
  const queries = useQueryClient();
  const { items, isKnown } = useCart();
  const lines: OrderedLine[] = items.map(orderedLine);
  const queryKey = ['quote-cart', language, lines];
  const asked = useQuery({
    queryKey,
    queryFn: () => callFunction<QuoteCart>('quote-cart', { lines }),
    enabled: isKnown && lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return {
    lines,
    quote: lines.length > 0 ? asked.data : undefined,
    isPending: asked.isPending,
    isCurrent: asked.isSuccess && !asked.isPlaceholderData,
    isError: asked.isError,
    refetch: asked.refetch,
    /** A newer quote, brought by a refusal of the server. */
    accept: (quote: Quote) => queries.setQueryData(queryKey, quote),
  };
}
