import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { useSpace } from '#company/web/space-context.ts';
import { pageContext } from '#platform/page-context.ts';
import { Campaigns } from '#shop/choices/web/campaigns.tsx';
import { RecipientsScreen } from '#shop/choices/web/recipients-screen.tsx';
import { OrdersScreen } from '#shop/orders/web/own/orders-screen.tsx';
import { SubscriptionsSection } from '#shop/subscriptions/web/subscriptions-section.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return {
    messages: page.messages(
      'orders.ownOrders',
      'orders.parcels',
      'subscriptions.box',
      'choices.campaigns',
      'choices.recipients',
      'choices.problems',
    ),
  };
}

export { isRetried as shouldRevalidate } from '#platform/browser/retry-policy.ts';

/** What comes every month, what people choose, and what was ordered: each from its own room. */
export default function BoxesPage() {
  const [parameters] = useSearchParams();
  const { can } = useSpace();
  const campaignId = parameters.get('campaign');
  if (campaignId && can('keep-employees')) {
    return <RecipientsScreen key={campaignId} campaignId={campaignId} />;
  }
  return (
    <OrdersScreen>
      <SubscriptionsSection />
      {can('order-boxes') && <Campaigns />}
    </OrdersScreen>
  );
}
