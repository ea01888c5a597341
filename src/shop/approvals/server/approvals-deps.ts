import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { OrdersLends } from '#shop/orders/lends.ts';

/** What approvals need of the outside world, and of orders. */
export type ApprovalsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** The site’s address: mails and papers link to it. */
  readonly publicUrl: () => string;
  /** Where answers to our mails go. */
  readonly supportEmail: () => Promise<string>;
  readonly orders: OrdersLends;
};
