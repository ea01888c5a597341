import type { LicencePort } from '#company/lends.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { SettingsReader } from '#platform/settings/settings-reader.ts';
import type { OrdersLends } from '#shop/orders/lends.ts';

/** What selling licences needs of the outside world, and of orders. */
export type LicencesDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsReader;
  /** Of the company. */
  readonly licences: LicencePort;
  readonly orders: OrdersLends;
};
