import { skipToken, useQuery } from '@tanstack/react-query';
import { callFunction } from '#platform/browser/call-function.ts';
import type { Quote } from '#shop/orders/contract.ts';
import { useOrderingSpace } from '#shop/orders/web/checkout/use-ordering-space.ts';
import { withVat } from '#shop/sales/rules/vat.ts';
import type { PreviewGifts } from '../contract.ts';

/** What somebody receives, VAT included: once, and each month. */
export type GiftsToCome = { readonly onceCents: number; readonly monthlyCents: number };

/**
 * What these gifts for everybody would do to the year of the company that is ordered for; asked of
 * nobody who orders for none, and not until it is wanted.
 */
export function useGiftPreview(gifts: GiftsToCome, isWanted: boolean) {
  const companyId = useOrderingSpace().space?.id;
  const wish = companyId && isWanted ? { companyId, ...gifts } : undefined;
  return useQuery({
    queryKey: ['gifts', companyId, 'preview', wish],
    queryFn: wish ? () => callFunction<PreviewGifts>('preview-gifts', wish) : skipToken,
  });
}

/** The same of a quote, of which each person receives one of each line. */
export function useQuotePreview(quote: Quote | undefined) {
  const gifts = giftsIn(quote);
  const valueCents = gifts.onceCents + gifts.monthlyCents;
  const { data } = useGiftPreview(gifts, valueCents > 0);
  if (!data) return undefined;
  const crossing = Math.min(data.overAfter - data.overNow, mostReceivers(quote));
  return { ...data, valueCents, crossing };
}

function giftsIn(quote: Quote | undefined): GiftsToCome {
  const gifts = boxesIn(quote).filter(({ problem }) => problem === null);
  const sum = (isMonthly: boolean) =>
    gifts
      .filter(({ kind }) => (kind === 'subscription') === isMonthly)
      .reduce((total, line) => total + withVat(line.unitNetCents, line.rateBasisPoints), 0);
  return { onceCents: sum(false), monthlyCents: sum(true) };
}

function mostReceivers(quote: Quote | undefined): number {
  return Math.max(0, ...boxesIn(quote).map(({ quantity }) => quantity));
}

function boxesIn(quote: Quote | undefined) {
  return (quote?.lines ?? []).filter(({ kind }) => kind !== 'licence');
}
