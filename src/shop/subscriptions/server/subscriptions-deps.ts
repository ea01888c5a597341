import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { OrdersLends } from '#shop/orders/lends.ts';

/** What the use cases of subscriptions need of the outside world, and of the shop. */
export type SubscriptionsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly orders: Pick<OrdersLends, 'writeRenewal' | 'chargeRenewal'>;
  /** The site’s address: mails link to it. */
  readonly publicUrl: () => string;
  /** Where staff are told of what needs a hand. */
  readonly staffEmail: () => Promise<string>;
  /** Where buyers’ answers go. */
  readonly supportEmail: () => Promise<string>;
};
