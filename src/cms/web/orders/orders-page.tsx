import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { pageContext } from '#platform/page-context.ts';
import { OrderScreen } from './order-screen.tsx';
import { OrdersScreen } from './orders-screen.tsx';
import { TransfersScreen } from './transfers-screen.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('cms.orders', 'choices.staff') };
}

export { asksAgain as shouldRevalidate } from '#platform/browser/asks-again.ts';

/** Orders, one of them, or the transfers that pay them: one address, told apart by its query. */
export default function OrdersPage() {
  const [parameters] = useSearchParams();
  const orderId = parameters.get('order');
  if (orderId) return <OrderScreen key={orderId} orderId={orderId} />;
  return parameters.get('view') === 'transfers' ? <TransfersScreen /> : <OrdersScreen />;
}
