import type { LoaderFunctionArgs } from 'react-router';
import { OrderInvoices } from '#invoices/web/order-invoices.tsx';
import { pageContext } from '#platform/page-context.ts';
import { CheckoutSuccess, ORDER_TEXTS } from '#shop/web/checkout-success.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages(...ORDER_TEXTS, 'invoices.documents') };
}

/** The page is nothing without scripts: they are fetched with it. */
export const handle = { isLive: true };

/** The order behind its key, from one room, and its documents, from another. */
export default function OrderPage() {
  return <CheckoutSuccess more={(accessKey) => <OrderInvoices accessKey={accessKey} />} />;
}
