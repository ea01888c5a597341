import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits.ts';
import type { OrdersLends } from '#shop/orders/lends.ts';

/** What integrations need of the outside world, and of orders. */
export type IntegrationsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly orders: Pick<OrdersLends, 'papers'>;
};
