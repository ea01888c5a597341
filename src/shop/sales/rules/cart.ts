/**
 * The rule: a cart holds each item once, in a whole quantity from 1 to 99; adding one that is
 * present raises its quantity by one, and a quantity of 0 or below removes it.
 *
 * Source: product specification, sections 3, 4, 5 and 9. Every function returns the state it was
 * given when nothing changes, so a screen compares by identity.
 */
import { roundHalfUp } from '#basics/money.ts';
import { type Decimal, exactPriceOf } from './price-text.ts';

export interface CartItem {
  readonly id: string;
  /** With its currency symbol, as it is shown; see `price-text`. */
  readonly price: string;
  readonly quantity: number;
  /** Other fields of the product are carried along as given. */
  readonly [carried: string]: unknown;
}

/** What is put in the cart: an item whose quantity the cart decides. */
export interface CartProduct {
  readonly id: string;
  readonly price: string;
  readonly [carried: string]: unknown;
}

export interface CartState {
  readonly items: readonly CartItem[];
  readonly isOpen: boolean;
}

export const EMPTY_CART: CartState = { items: [], isOpen: false };

export const MAX_QUANTITY = 99;

/** A limit of ours, so that storage stays small; a new item beyond it is not added. */
export const MAX_LINES = 200;

export function addItem(cart: CartState, product: CartProduct): CartState {
  const present = quantityOf(cart, product.id);
  if (present > 0) return setQuantity(cart, product.id, present + 1);
  if (cart.items.length >= MAX_LINES) return cart;
  return { ...cart, items: [...cart.items, { ...product, quantity: 1 }] };
}

/** Rounded down and clamped between 0 and 99; NaN, which says nothing, changes nothing. */
export function setQuantity(cart: CartState, id: string, wanted: number): CartState {
  const present = quantityOf(cart, id);
  if (Number.isNaN(wanted) || present === 0) return cart;
  const quantity = clampedQuantity(wanted);
  if (quantity === 0) return removeItem(cart, id);
  if (quantity === present) return cart;
  const items = cart.items.map((item) => (item.id === id ? { ...item, quantity } : item));
  return { ...cart, items };
}

/** With what is wanted too, in that quantity at least: said twice, it is there once. */
export function withAtLeast(
  items: readonly CartItem[],
  wanted: readonly CartItem[],
): readonly CartItem[] {
  return wanted.reduce<CartState>(
    (cart, { quantity, ...product }) => {
      const present = quantityOf(cart, product.id);
      const added = present === 0 ? addItem(cart, product) : cart;
      return setQuantity(added, product.id, Math.max(present, quantity));
    },
    { ...EMPTY_CART, items },
  ).items;
}

export function removeItem(cart: CartState, id: string): CartState {
  const items = cart.items.filter((item) => item.id !== id);
  return items.length === cart.items.length ? cart : { ...cart, items };
}

export function clearCart(cart: CartState): CartState {
  return cart.items.length === 0 ? cart : { ...cart, items: [] };
}

export function openCart(cart: CartState): CartState {
  return cart.isOpen ? cart : { ...cart, isOpen: true };
}

export function closeCart(cart: CartState): CartState {
  return cart.isOpen ? { ...cart, isOpen: false } : cart;
}

export function toggleCart(cart: CartState): CartState {
  return { ...cart, isOpen: !cart.isOpen };
}

export function quantityOf(cart: CartState, id: string): number {
  return cart.items.find((item) => item.id === id)?.quantity ?? 0;
}

export function totalItemCount(cart: CartState): number {
  return cart.items.reduce((count, item) => count + item.quantity, 0);
}

/** In euros, as the prices are; added up exactly and rounded once, half-up, to the cent. */
export function totalAmount(cart: CartState): number {
  return totalCents(cart) / 100;
}

/** A total too large to be exact in cents, which no catalogue can give, counts as the largest. */
export function totalCents(cart: CartState): number {
  const sum = cart.items.reduce<Decimal>(
    (total, item) => plus(total, exactPriceOf(item.price), item.quantity),
    { units: 0n, decimals: 2 },
  );
  const scale = 10n ** BigInt(sum.decimals - 2);
  const limit = BigInt(Number.MAX_SAFE_INTEGER) * scale;
  if (sum.units > limit) return Number.MAX_SAFE_INTEGER;
  if (sum.units < -limit) return -Number.MAX_SAFE_INTEGER;
  return roundHalfUp(sum.units, scale);
}

/** Rounded down and clamped between 0 and 99. */
export function clampedQuantity(wanted: number): number {
  return Math.min(Math.max(Math.floor(wanted), 0), MAX_QUANTITY);
}

function plus(total: Decimal, price: Decimal, times: number): Decimal {
  const decimals = Math.max(total.decimals, price.decimals);
  const scaled = ({ units, decimals: own }: Decimal) => units * 10n ** BigInt(decimals - own);
  return { units: scaled(total) + scaled(price) * BigInt(times), decimals };
}
