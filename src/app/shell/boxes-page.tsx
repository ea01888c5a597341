import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '#platform/page-context.ts';
import { OrdersPage } from '#shop/web/orders-page.tsx';
import { SubscriptionsSection } from '#subscriptions/web/subscriptions-section.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const { messages } = context.get(pageContext);
  return { messages: messages('shop.orders', 'shop.parcels', 'subscriptions.box') };
}

/** What a company ordered, from one room, and what comes every month, from another. */
export default function BoxesPage() {
  return (
    <OrdersPage>
      <SubscriptionsSection />
    </OrdersPage>
  );
}
