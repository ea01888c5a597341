import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SPACES_KEY } from '#company/web/use-spaces.ts';
import type { OrderSummary } from '#shop/orders/contract.ts';

/**
 * A licence that was paid changes the space a moment later: what was known of spaces is asked for anew when the order
 * stands, and once more by the page that follows.
 */
export function useSpacesAfterLicence(order: OrderSummary | undefined): void {
  const queries = useQueryClient();
  const isBought = order?.state === 'confirmed' && order.licence !== null;
  useEffect(() => {
    if (!isBought) return;
    const askAnew = () => void queries.invalidateQueries({ queryKey: SPACES_KEY });
    askAnew();
    return askAnew;
  }, [queries, isBought]);
}
