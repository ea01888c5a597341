import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { pageContext } from '#platform/page-context.ts';
import { SubscriptionsScreen } from '../subscriptions/subscriptions-screen.tsx';
import { CreditScreen } from './credit-screen.tsx';
import { OrderScreen } from './order-screen.tsx';
import { OrdersScreen } from './orders-screen.tsx';
import { TransfersScreen } from './transfers-screen.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const messages = page.messages(
    'cms.orders',
    'cms.subscriptions',
    'invoices.documents',
    'subscriptions.box',
    'choices.staff',
    'shop.checkout.totals',
    'shop.disputeReasons',
  );
  return { messages };
}

export { asksAgain as shouldRevalidate } from '#platform/browser/asks-again.ts';

/**
 * Orders, one of them, those of every month, the transfers that pay them, or who may pay later: one address,
 * told apart by its query.
 */
export default function OrdersPage() {
  const [parameters] = useSearchParams();
  const orderId = parameters.get('order');
  if (orderId) return <OrderScreen key={orderId} orderId={orderId} />;
  const view = parameters.get('view');
  if (view === 'credit') return <CreditScreen />;
  if (view === 'subscriptions') return <SubscriptionsScreen />;
  return view === 'transfers' ? <TransfersScreen /> : <OrdersScreen />;
}
