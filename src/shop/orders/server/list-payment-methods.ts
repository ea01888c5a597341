import type { z } from 'zod';
import type { listPaymentMethods as contract } from '../contract.ts';
import type { OrdersDeps } from './orders-deps.ts';

/** Cards where a provider is connected; transfers always. */
export function listPaymentMethods({
  cardPayments,
}: Pick<OrdersDeps, 'cardPayments'>): z.output<typeof contract.output> {
  return {
    methods: cardPayments ? ['card', 'transfer'] : ['transfer'],
    isSandbox: cardPayments?.provider === 'sandbox',
  };
}
