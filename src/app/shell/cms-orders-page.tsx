import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { useStaffMay } from '#accounts/web/use-staff-may.ts';
import { IMPORT_TEXTS } from '#imports/web/import-wizard.tsx';
import { pageContext } from '#platform/page-context.ts';
import { CreditScreen } from '#shop/orders/web/desk/credit-screen.tsx';
import { OrderScreen } from '#shop/orders/web/desk/order-screen.tsx';
import { OrdersScreen } from '#shop/orders/web/desk/orders-screen.tsx';
import { TransfersScreen } from '#shop/orders/web/desk/transfers-screen.tsx';
import { SubscriptionsScreen } from '#shop/subscriptions/web/staff/subscriptions-screen.tsx';
import { NotForYourRole } from '#staff/web/not-for-your-role.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const messages = page.messages(
    'orders.staffOrders',
    IMPORT_TEXTS,
    'subscriptions.staffSubscriptions',
    'invoices.documents',
    'subscriptions.box',
    'choices.staff',
    'orders.checkout.totals',
    'orders.disputeReasons',
  );
  return { messages };
}

export { isRetried as shouldRevalidate } from '#platform/browser/retry-policy.ts';

/**
 * Orders, one of them, those of every month, the transfers that pay them, or who may pay later: one address,
 * told apart by its query.
 */
export default function OrdersPage() {
  const [parameters] = useSearchParams();
  const may = useStaffMay();
  const orderId = parameters.get('order');
  if (orderId) return <OrderScreen key={orderId} orderId={orderId} />;
  const view = parameters.get('view');
  if (view === 'credit') return may('keep-accounts') ? <CreditScreen /> : <NotForYourRole />;
  if (view === 'subscriptions') {
    return may('read-orders') ? <SubscriptionsScreen /> : <NotForYourRole />;
  }
  if (view !== 'transfers') return <OrdersScreen />;
  return may('keep-accounts') ? <TransfersScreen /> : <NotForYourRole />;
}
