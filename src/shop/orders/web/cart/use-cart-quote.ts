import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import type { TypedFields } from '#basics/form-result.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { orderedLine } from '#shop/catalogue/web/cart-product.ts';
import { deliveryZone } from '#shop/sales/rules/delivery-zones.ts';
import { deliveryPlace } from '#shop/sales/rules/postal-address.ts';
import { isInCorsica, type VatPlace } from '#shop/sales/rules/vat-by-place.ts';
import { useCart } from '#shop/sales/web/cart-provider.tsx';
import type { OrderedLine, Quote, QuoteCart } from '../../contract.ts';
import { cleanCheckoutForm } from '../../rules/checkout-form.ts';
import { readCheckoutForm } from '../../rules/read-checkout-form.ts';
import { useVatNumber } from '../checkout/use-vat-number.ts';

/** What the cart costs by the catalogue of this moment, delivered there; asked again whenever that changes. */
export function useCartQuote(deliveredTo?: VatPlace, vatNumber?: string) {
  const language = useLocale();
  const queries = useQueryClient();
  const { items, isKnown } = useCart();
  const lines: OrderedLine[] = items.map(orderedLine);
  const queryKey = ['quote-cart', language, lines, deliveredTo, vatNumber];
  const asked = useQuery({
    queryKey,
    queryFn: () => callFunction<QuoteCart>('quote-cart', { lines, deliveredTo, vatNumber }),
    enabled: isKnown && lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return {
    lines,
    deliveredTo,
    quote: lines.length > 0 ? asked.data : undefined,
    isPending: asked.isPending,
    isCurrent: asked.isSuccess && !asked.isPlaceholderData,
    isError: asked.isError,
    refetch: asked.refetch,
    /** A newer quote, brought by a refusal of the server. */
    accept: (quote: Quote) => queries.setQueryData(queryKey, quote),
  };
}

/** The same, delivered where the fields of the checkout say by now, to whoever VIES says their number is of. */
export function useDeliveredCart() {
  const [typed, setTyped] = useState<TypedFields>({});
  const { confirmed } = useVatNumber(typed['company.vatNumber'] ?? '');
  const place = pricedElsewhere(typed);
  return { cart: useCartQuote(place, place && confirmed), setTyped };
}

/** Where other prices hold than in the mainland; undefined while a French postcode is half typed. */
function pricedElsewhere(fields: TypedFields): VatPlace | undefined {
  const place = deliveryPlace(cleanCheckoutForm(readCheckoutForm(fields)));
  const zone = deliveryZone(place);
  return isInCorsica(place) || (zone && zone !== 'france') ? place : undefined;
}
