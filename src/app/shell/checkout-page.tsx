import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { GiftWarning } from '#gifts/web/gift-warning.tsx';
import { pageContext } from '#platform/page-context.ts';
import { listPaymentMethods } from '#shop/contract.ts';
import CheckoutPage, { checkoutTexts } from '#shop/web/checkout-page.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return {
    messages: page.messages(...checkoutTexts(new URL(request.url)), 'gifts.warning'),
    today: page.today,
    payment: await page.call(listPaymentMethods, {}),
  };
}

/** The page is nothing without scripts: they are fetched with it. */
export const handle = { isLive: true };

/** The checkout, from one room, and what its boxes would do to the year of employees, from another. */
export default function WarningCheckoutPage() {
  const { today, payment } = useLoaderData<typeof loader>();
  return <CheckoutPage today={today} payment={payment} notice={GiftWarning} />;
}
