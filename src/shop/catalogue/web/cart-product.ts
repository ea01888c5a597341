import type { Language } from '#basics/language.ts';
import type { OrderedLine } from '#shop/orders/contract.ts';
import type { BoxCustomisation } from '#shop/sales/rules/box-customisation.ts';
import type { CartItem, CartProduct } from '#shop/sales/rules/cart.ts';
import { cartLineId } from '#shop/sales/rules/cart-line-id.ts';
import { isCommitment } from '#shop/sales/rules/monthly-box.ts';
import { priceText } from '#shop/sales/rules/price-text.ts';
import type { ProductCard } from '../contract.ts';

type Choice = {
  readonly customisation?: BoxCustomisation | undefined;
  readonly commitmentMonths?: number | undefined;
};

/** A product as the cart carries it; identical choices of one product share a line. */
export function cartProduct(
  product: ProductCard,
  language: Language,
  choice: Choice = {},
): CartProduct {
  const { customisation, commitmentMonths } = choice;
  const plan = product.plans.find((each) => each.commitmentMonths === commitmentMonths);
  const { netCents } = plan?.price ?? product.price;
  return {
    id: cartLineId(product.slug, customisation, plan?.commitmentMonths),
    price: priceText(netCents, language),
    slug: product.slug,
    name: product.name,
    imagePath: product.image?.path,
    ...(customisation && { customisation }),
    ...(plan && { commitmentMonths: plan.commitmentMonths }),
  };
}

/** What the server is told of a cart item; it finds everything else in the catalogue. */
export function orderedLine(item: CartItem): OrderedLine {
  const { commitmentMonths, customisation, slug } = item;
  return {
    lineId: item.id,
    slug: typeof slug === 'string' ? slug : item.id,
    quantity: item.quantity,
    ...(isCommitment(commitmentMonths) && { commitmentMonths }),
    // Checked by the contract on the other side: the cart carries what it was given.
    ...(customisation !== undefined && {
      customisation: customisation as OrderedLine['customisation'],
    }),
  };
}
