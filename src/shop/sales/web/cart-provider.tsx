import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type HeldValue, holdValue, useHeldValue } from '#platform/browser/held-value.ts';
import {
  addItem,
  type CartItem,
  type CartProduct,
  type CartState,
  clearCart,
  closeCart,
  EMPTY_CART,
  openCart,
  quantityOf,
  removeItem,
  setQuantity,
  toggleCart,
  totalAmount,
  totalItemCount,
} from '../rules/cart.ts';
import { CART_STORAGE_KEY, readCart, writeCart } from '../rules/stored-cart.ts';

export type Cart = {
  readonly items: readonly CartItem[];
  /** False until the kept cart has been read: the server knows of no cart. */
  readonly isKnown: boolean;
  readonly totalItemCount: number;
  /** In euros excluding VAT, by the prices shown; what is charged is computed on the server. */
  readonly totalAmount: number;
  readonly isOpen: boolean;
  quantityOf(id: string): number;
  add(product: CartProduct): void;
  setQuantity(id: string, quantity: number): void;
  remove(id: string): void;
  /** Puts back what was removed. */
  restore(items: readonly CartItem[]): void;
  clear(): void;
  open(): void;
  close(): void;
  toggle(): void;
};

type Held = CartState & { readonly isKnown: boolean };

const CartContext = createContext<HeldValue<Held> | null>(null);

/** @throws Error outside a CartProvider. */
export function useCart(): Cart {
  const cart = useContext(CartContext);
  if (cart === null) throw new Error('useCart must be used within a CartProvider');
  const held = useHeldValue(cart);
  return useMemo(() => cartOf(held, cart), [held, cart]);
}

function cartOf(held: Held, cart: HeldValue<Held>): Cart {
  const change = (next: (now: CartState) => CartState) =>
    cart.set({ ...next(cart.get()), isKnown: true });
  return {
    ...held,
    totalItemCount: totalItemCount(held),
    totalAmount: totalAmount(held),
    quantityOf: (id) => quantityOf(held, id),
    add: (product) => change((now) => addItem(now, product)),
    setQuantity: (id, quantity) => change((now) => setQuantity(now, id, quantity)),
    remove: (id) => change((now) => removeItem(now, id)),
    restore: (items) => change((now) => ({ ...now, items })),
    clear: () => change(clearCart),
    open: () => change(openCart),
    close: () => change(closeCart),
    toggle: () => change(toggleCart),
  };
}

/** Keeps the cart in the browser, one cart for all tabs; where storage fails the cart is empty. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [cart] = useState(() => holdValue<Held>({ ...EMPTY_CART, isKnown: false }));
  useEffect(() => keepCart(cart), [cart]);
  return <CartContext value={cart}>{children}</CartContext>;
}

/** @returns ends it. */
function keepCart(cart: HeldValue<Held>): () => void {
  let keptText: string | null = null;
  const read = () => {
    keptText = readStorage();
    cart.set({ ...cart.get(), items: readCart(keptText), isKnown: true });
  };
  const readIfOurs = ({ key }: StorageEvent) => {
    // A null key: the whole storage was cleared in another tab.
    if (key === CART_STORAGE_KEY || key === null) read();
  };
  const write = () => {
    const text = writeCart(cart.get().items);
    // Writing what was just read would send the tabs into an endless conversation.
    if (text === (keptText ?? '[]')) return;
    keptText = text;
    writeStorage(text);
  };
  const stopFollowing = cart.follow(write);
  read();
  window.addEventListener('storage', readIfOurs);
  return () => {
    stopFollowing();
    window.removeEventListener('storage', readIfOurs);
  };
}

function readStorage(): string | null {
  try {
    return window.localStorage.getItem(CART_STORAGE_KEY);
  } catch {
    return null;
  }
}

function writeStorage(text: string): void {
  try {
    window.localStorage.setItem(CART_STORAGE_KEY, text);
  } catch {
    // Full or refused: the cart lives as long as the page.
  }
}
