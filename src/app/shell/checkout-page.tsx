import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { pageContext } from '#platform/page-context.ts';
import { GiftWarning } from '#shop/gifts/web/gift-warning.tsx';
import { listPaymentMethods } from '#shop/orders/contract.ts';
import { readAddressedCart } from '#shop/orders/web/cart/addressed-cart.ts';
import { askedCart, cartParameters } from '#shop/sales/rules/cart-address.ts';
import CheckoutPage, { checkoutTexts } from './checkout-screens.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const address = new URL(request.url);
  // A form of this page, or of a product’s: the cart that it asks for has an address of its own.
  const asked = askedCart(address.searchParams);
  if (asked) throw redirect(`/checkout${cartParameters(asked)}`, 303);
  return {
    messages: page.messages(...checkoutTexts(address), 'gifts.warning'),
    addressed: await readAddressedCart(page, address.searchParams),
    today: page.today,
    payment: await page.call(listPaymentMethods, {}),
  };
}

/** The checkout, from one room, and what its boxes would do to the year of employees, from another. */
export default function WarningCheckoutPage() {
  const { messages: _, ...loaded } = useLoaderData<typeof loader>();
  return <CheckoutPage {...loaded} notice={GiftWarning} />;
}
