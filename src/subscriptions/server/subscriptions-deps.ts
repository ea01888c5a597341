import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tx } from '#platform/database/transaction.ts';

/** A later month, as the shop writes its order. */
type Renewal = {
  readonly firstOrderId: string;
  readonly line: number;
  readonly quantity: number;
  readonly unitNetCents: number;
  readonly companyId: string | null;
};

/** What the use cases of subscriptions need of the outside world, and of the shop. */
export type SubscriptionsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** The order of a later month; within a transaction that has the service’s rights. */
  readonly writeRenewal: (tx: Tx, renewal: Renewal) => Promise<{ readonly orderId: string }>;
  /** Charges it without its buyer; `reference` names the attempt, which is made once. */
  readonly chargeRenewal: (attempt: {
    readonly orderId: string;
    readonly reference: string;
  }) => Promise<'settled' | 'under-way' | 'no-means'>;
  /** The site’s address: mails link to it. */
  readonly publicUrl: () => string;
  /** Where staff are told of what needs a hand. */
  readonly staffEmail: () => Promise<string>;
  /** Where buyers’ answers go. */
  readonly supportEmail: () => Promise<string>;
};
