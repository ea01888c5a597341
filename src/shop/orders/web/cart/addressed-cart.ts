import type { PageServices } from '#platform/page-context.ts';
import { listProducts } from '#shop/catalogue/contract.ts';
import { cartProduct } from '#shop/catalogue/web/cart-product.ts';
import type { CartItem } from '#shop/sales/rules/cart.ts';
import { addressedLines } from '#shop/sales/rules/cart-address.ts';
import { type OrderedLine, type Quote, quoteCart } from '../../contract.ts';

/** The cart of an address at the prices of this moment. */
export type AddressedCart = {
  readonly lines: readonly OrderedLine[];
  readonly quote: Quote;
  /** As the browser’s own cart holds them; what is not sold any more is not among them. */
  readonly items: readonly CartItem[];
  /** Of the order that the page’s form would place: however often it is sent, there is one. */
  readonly attemptKey: string;
};

/** Undefined where the address holds no cart. For the server’s side of a page. */
export async function readAddressedCart(
  page: PageServices,
  address: URLSearchParams,
): Promise<AddressedCart | undefined> {
  const asked = quoteCart.input.safeParse({ lines: addressedLines(address) });
  if (!asked.success) return undefined;
  const { lines } = asked.data;
  const [quote, { products }] = await Promise.all([
    page.call(quoteCart, { lines }),
    page.call(listProducts, {}),
  ]);
  const items = lines.flatMap(({ slug, quantity, ...choice }) => {
    const product = products.find((each) => each.slug === slug);
    return product ? [{ ...cartProduct(product, page.language, choice), quantity }] : [];
  });
  return { lines, quote, items, attemptKey: crypto.randomUUID() };
}
