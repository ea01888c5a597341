import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callFunction } from '#platform/browser/call-function.ts';
import type { LicencePrice, PriceLicence } from '../contract.ts';
import { type LicencePurchase, typedSeats } from '../rules/licence-purchase.ts';

export type LicenceOfferChoice = ReturnType<typeof useLicenceOffer>;

/** What is chosen of what is offered, for the number that is typed; priced anew with each. */
export function useLicenceOffer({
  companyId,
  price,
  wish,
  seats: typedBefore,
}: {
  readonly companyId: string;
  /** As it is offered without a number. */
  readonly price: LicencePrice;
  readonly wish: string | null;
  /** As it was typed before. */
  readonly seats: string | undefined;
}) {
  const [wanted, setWanted] = useState(wish);
  const [typed, setTyped] = useState(typedBefore);
  const usual = price.offers.find((offer) => offer.kind === wanted) ?? price.offers[0];
  const seats = typed === undefined ? usual?.seats : typedSeats(typed);
  const asked = useQuery({
    queryKey: ['price-licence', companyId, seats],
    queryFn: () => callFunction<PriceLicence>('price-licence', { companyId, seats }),
    enabled: seats !== undefined && seats !== usual?.seats,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const priced = seats === usual?.seats ? price : asked.data;
  const found = priced?.offers.find((offer) => offer.kind === usual?.kind);
  const isCurrent = found !== undefined && found.seats === seats;
  return {
    kind: usual?.kind,
    typed: typed ?? String(usual?.seats ?? ''),
    isInvalid: seats === undefined,
    /** Undefined while the price of what is typed is not known. */
    offer: isCurrent ? found : undefined,
    /** The last one known, which may be of another number. */
    shown: found ?? usual,
    isAway: asked.isError,
    ask: () => void asked.refetch(),
    type: setTyped,
    choose(kind: string) {
      setWanted(kind as LicencePurchase);
      setTyped(undefined);
    },
  };
}
