import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits.ts';
import type { PostOutside } from '#platform/outbound/post-outside.ts';
import type { OrdersLends } from '#shop/orders/lends.ts';

/** What integrations need of the outside world, and of orders. */
export type IntegrationsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly orders: Pick<OrdersLends, 'papers' | 'findOrder'>;
  /** Reaches what owners name, and nothing near us. */
  readonly postOutside: PostOutside;
  readonly webhookTestOrigin: string | undefined;
  /** Bytes that only this product can make of these words: secrets of webhooks. */
  readonly derive: (...words: string[]) => Buffer;
  readonly publicUrl: () => string;
  /** Where answers to our mails go. */
  readonly supportEmail: () => Promise<string>;
};
