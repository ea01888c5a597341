import { deleteUnusedLogosBefore } from './logos.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';

const LOGO_DAYS = 30;

/** Erases logos that were sent but never ordered. */
export async function forgetLogos({
  database,
  clock,
}: Pick<OrdersDeps, 'database' | 'clock'>): Promise<void> {
  const limit = new Date(clock.now().getTime() - LOGO_DAYS * 24 * 3_600_000);
  // A timer is no caller: the service cleans up.
  await database.asService((tx) => deleteUnusedLogosBefore(tx, limit));
}
