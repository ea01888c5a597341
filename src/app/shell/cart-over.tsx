import { useCart } from '#shop/sales/web/cart-provider.tsx';
import { useFetched } from '#ui/use-fetched.ts';
import { GiftPart } from './gift-part.tsx';

const NOTHING = {};

function cartWarning() {
  return import('#shop/gifts/web/cart-warning.tsx');
}

export async function fetchCart() {
  return (await import('#shop/orders/web/cart/cart-panel.tsx')).CartPanel;
}

/** The cart that slides over a page once it is opened. */
export function CartOver() {
  const { isOpen, close } = useCart();
  const CartPanel = useFetched(fetchCart, isOpen, close);
  return CartPanel && <CartPanel notice={<GiftPart load={cartWarning} of={NOTHING} />} />;
}
