import type { LoaderFunctionArgs } from 'react-router';
import { useStaffMay } from '#accounts/web/use-staff-may.ts';
import { pageContext } from '#platform/page-context.ts';
import { SalesFigures } from '#shop/orders/web/desk/sales-figures.tsx';
import { RecurringFigures } from '#shop/subscriptions/web/staff/recurring-figures.tsx';
import { HOME_TEXTS, HomePage } from '#staff/web/home/home-page.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return {
    messages: context
      .get(pageContext)
      .messages(...HOME_TEXTS, 'orders.sales', 'subscriptions.recurring'),
  };
}

export { isRetried as shouldRevalidate } from '#platform/browser/retry-policy.ts';

/** Where staff begin, with the figures of the business for those who may read them. */
export default function CmsHomePage() {
  const figures = (
    <>
      <SalesFigures />
      <RecurringFigures />
    </>
  );
  return <HomePage figures={useStaffMay()('read-orders') && figures} />;
}
