import { Refusal } from '#basics/refusal.ts';
import { isUuid } from '#basics/uuid.ts';
import { contentKey, type FormAction } from '#platform/form-action.ts';
import { addressedLines } from '#shop/sales/rules/cart-address.ts';
import { payOrder, placeOrder } from '../contract.ts';
import { readCheckoutForm } from '../rules/read-checkout-form.ts';

/** Ordering and paying, from browsers without scripts. */
export const orderForms: readonly FormAction[] = [
  {
    name: 'order',
    path: '/checkout',
    async send({ attemptKey = '', shownGrossCents = '', ...typed }, { address, call }) {
      // Whoever holds the key of an order reads it: one that could be guessed is none.
      if (!isUuid(attemptKey)) throw new Refusal('conflict');
      const lines = addressedLines(address);
      const form = readCheckoutForm(typed);
      const placed = await call(placeOrder, {
        // Another cart, or other words, are another order.
        checkoutKey: contentKey(attemptKey, JSON.stringify({ lines, form })),
        lines,
        // Whatever else it says is no price that was shown.
        expectedGrossCents: /^\d{1,12}$/.test(shownGrossCents) ? Number(shownGrossCents) : 0,
        form,
      });
      return placed.redirectUrl ?? orderAddress(placed.accessKey);
    },
  },
  {
    name: 'pay',
    path: '/checkout/success',
    async send(_typed, { address, call }) {
      const accessKey = address.get('order') ?? '';
      const { redirectUrl } = await call(payOrder, { accessKey });
      return redirectUrl ?? orderAddress(accessKey);
    },
  },
];

function orderAddress(accessKey: string): string {
  return `/checkout/success?${new URLSearchParams({ order: accessKey })}`;
}
