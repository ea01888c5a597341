import type { z } from 'zod';
import type { listPaymentMethods as contract } from '../contract.ts';
import type { OrdersDeps } from './orders-deps.ts';

/** Cards where a provider is connected; transfers always. */
export function listPaymentMethods({
  cardDoor,
}: Pick<OrdersDeps, 'cardDoor'>): z.output<typeof contract.output> {
  return {
    methods: cardDoor ? ['card', 'transfer'] : ['transfer'],
    isSandbox: cardDoor?.provider === 'sandbox',
  };
}
