import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { pageContext } from '#platform/page-context.ts';
import { CreditScreen } from './credit-screen.tsx';
import { OrderScreen } from './order-screen.tsx';
import { OrdersScreen } from './orders-screen.tsx';
import { TransfersScreen } from './transfers-screen.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('cms.orders', 'invoices.documents') };
}

export { asksAgain as shouldRevalidate } from '#platform/browser/asks-again.ts';

/** Orders, one of them, the transfers that pay them, or who may pay later: one address, told apart by its query. */
export default function OrdersPage() {
  const [parameters] = useSearchParams();
  const orderId = parameters.get('order');
  if (orderId) return <OrderScreen key={orderId} orderId={orderId} />;
  const view = parameters.get('view');
  if (view === 'credit') return <CreditScreen />;
  return view === 'transfers' ? <TransfersScreen /> : <OrdersScreen />;
}
