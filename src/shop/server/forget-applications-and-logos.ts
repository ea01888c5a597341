import { deleteUnusedLogosBefore } from './logos.queries.ts';
import { deleteApplicationsBefore } from './partners.queries.ts';
import type { ShopDeps } from './shop-deps.ts';

const APPLICATION_YEARS = 3;
const LOGO_DAYS = 30;

/** Erases old applications, and logos that were sent but never ordered. */
export async function forgetApplicationsAndLogos({
  database,
  clock,
}: Pick<ShopDeps, 'database' | 'clock'>): Promise<void> {
  const applications = clock.now();
  applications.setUTCFullYear(applications.getUTCFullYear() - APPLICATION_YEARS);
  const logos = clock.now();
  logos.setUTCDate(logos.getUTCDate() - LOGO_DAYS);
  // A timer is no caller: the service cleans up.
  await database.asService(async (tx) => {
    await deleteApplicationsBefore(tx, applications);
    await deleteUnusedLogosBefore(tx, logos);
  });
}
