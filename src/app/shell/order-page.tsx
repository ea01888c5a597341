import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { isUuid } from '#basics/uuid.ts';
import { type PageServices, pageContext } from '#platform/page-context.ts';
import { listOrderInvoices } from '#shop/invoices/contract.ts';
import { OrderInvoices } from '#shop/invoices/web/order-invoices.tsx';
import { askAboutPayment, readOrder } from '#shop/orders/contract.ts';
import { CheckoutSuccess, ORDER_TEXTS } from '#shop/orders/web/checkout/checkout-success.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const accessKey = new URL(request.url).searchParams.get('order') ?? '';
  return {
    messages: page.messages(...ORDER_TEXTS, 'invoices.documents'),
    first: isUuid(accessKey) ? await firstLook(page, accessKey) : undefined,
  };
}

/** The order behind its key, from one room, and its documents, from another. */
export default function OrderPage() {
  const { first } = useLoaderData<typeof loader>();
  return (
    <CheckoutSuccess
      first={first?.order}
      more={(accessKey) => <OrderInvoices accessKey={accessKey} first={first?.invoices} />}
    />
  );
}

/** What whoever has no scripts sees; scripts go on asking. Nothing where the key opens no order. */
async function firstLook(page: PageServices, accessKey: string) {
  try {
    const [order, invoices] = await Promise.all([
      page.call(readOrder, { accessKey }),
      page.call(listOrderInvoices, { accessKey }),
    ]);
    if (order.attempt === 'open') await askOnce(page, accessKey);
    return { order, invoices };
  } catch (refusal) {
    // The page says it, or asks again; a fault of ours is the page’s.
    if (refusal instanceof Error) throw refusal;
    return undefined;
  }
}

/** Whoever is back from the pay page does not wait for the provider’s word to come by itself. */
async function askOnce(page: PageServices, accessKey: string) {
  try {
    await page.call(askAboutPayment, { accessKey });
  } catch (refusal) {
    // Asked often enough already, it will be told.
    if (refusal instanceof Error) throw refusal;
  }
}
