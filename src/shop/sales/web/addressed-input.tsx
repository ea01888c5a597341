import { useSearchParams } from 'react-router';
import { CART_PARAMETER } from '../rules/cart-address.ts';

/** Carries the cart of the page’s address, if there is one, into the form around it. */
export function AddressedInput() {
  const cart = useSearchParams()[0].get(CART_PARAMETER);
  return cart === null ? null : <input type="hidden" name={CART_PARAMETER} value={cart} />;
}

/** The address of another page, with the cart of this one’s. */
export function useWithCart(): (path: string) => string {
  const cart = useSearchParams()[0].get(CART_PARAMETER);
  return (path) => {
    if (cart === null) return path;
    const [page, place] = path.split('#');
    const search = new URLSearchParams({ [CART_PARAMETER]: cart });
    return `${page}?${search}${place === undefined ? '' : `#${place}`}`;
  };
}
