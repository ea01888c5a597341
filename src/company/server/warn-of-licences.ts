import type { CompanyDeps } from './company-deps.ts';
import { notifyOfEndingLicences } from './licences.queries.ts';

/** Tells owners fourteen, seven and one day before their licence ends, and when it has. */
export async function warnOfLicences({ database }: Pick<CompanyDeps, 'database'>): Promise<void> {
  // A timer is no caller: the service looks at every licence.
  await database.asService(notifyOfEndingLicences);
}
