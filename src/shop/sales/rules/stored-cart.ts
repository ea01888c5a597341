/**
 * The rule: what the browser kept is untrusted; a cart that cannot be read is an empty cart, and an
 * item that cannot be sold is left out.
 *
 * Source: product specification, section 4 ("a storage failure gives an empty cart").
 */
import { isRecord } from '#basics/is-record.ts';
import { PRODUCT_KEY } from '#basics/product-name.ts';
import { type CartItem, clampedQuantity, MAX_LINES, MAX_QUANTITY } from './cart.ts';

export const CART_STORAGE_KEY = `${PRODUCT_KEY}_cart_v1`;

// Far above 200 items with their fields, far below what would freeze the page at start.
const MAX_CHARACTERS = 1_000_000;
const MAX_ID_CHARACTERS = 4_000;
const MAX_PRICE_CHARACTERS = 64;

/** The stored text: a JSON list of items. The panel is not kept: a visit starts with it closed. */
export function writeCart(items: readonly CartItem[]): string {
  return JSON.stringify(items);
}

/** Never throws. Carried fields come back as they were, except names that reach a prototype. */
export function readCart(text: string | null): CartItem[] {
  if (text === null || text.length > MAX_CHARACTERS) return [];
  const stored = parsed(text);
  if (!Array.isArray(stored)) return [];
  const byId = new Map<string, CartItem>();
  for (const item of stored.map(readItem)) {
    if (item === undefined) continue;
    const first = byId.get(item.id);
    if (first) byId.set(item.id, merged(first, item));
    else if (byId.size < MAX_LINES) byId.set(item.id, item);
  }
  return [...byId.values()];
}

function readItem(value: unknown): CartItem | undefined {
  if (!isRecord(value)) return undefined;
  const { id, price, quantity } = value;
  if (typeof id !== 'string' || id === '' || id.length > MAX_ID_CHARACTERS) return undefined;
  if (typeof price !== 'string' || price.length > MAX_PRICE_CHARACTERS) return undefined;
  if (typeof quantity !== 'number' || !(clampedQuantity(quantity) >= 1)) return undefined;
  return { ...value, id, price, quantity: clampedQuantity(quantity) };
}

// The cart never writes an item twice; if someone did, nothing they wanted is lost.
function merged(first: CartItem, again: CartItem): CartItem {
  return { ...first, quantity: Math.min(first.quantity + again.quantity, MAX_QUANTITY) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, withoutPrototypeKeys);
  } catch {
    return undefined;
  }
}

const PROTOTYPE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

// A reviver that answers undefined deletes the key, at every depth.
function withoutPrototypeKeys(key: string, value: unknown): unknown {
  return PROTOTYPE_KEYS.has(key) ? undefined : value;
}
