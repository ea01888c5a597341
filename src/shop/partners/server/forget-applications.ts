import { EVIDENCE_BUCKET } from '../rules/partner-evidence.ts';
import { deleteLooseEvidenceFiles, deletePartnerLinksBefore } from './partner-links.queries.ts';
import { deleteApplicationsBefore } from './partners.queries.ts';
import type { PartnersDeps } from './partners-deps.ts';

const APPLICATION_YEARS = 3;
const DAY_MS = 24 * 3_600_000;
const LINK_DAYS = 365;
/** A file is there a moment before its row. */
const LOOSE_FILE_DAYS = 1;

/** Erases old applications with their files and links. */
export async function forgetApplications({
  database,
  clock,
}: Pick<PartnersDeps, 'database' | 'clock'>): Promise<void> {
  const applications = clock.now();
  applications.setUTCFullYear(applications.getUTCFullYear() - APPLICATION_YEARS);
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  // A timer is no caller: the service cleans up.
  await database.asService(async (tx) => {
    await deleteApplicationsBefore(tx, applications);
    await deletePartnerLinksBefore(tx, daysAgo(LINK_DAYS));
    await deleteLooseEvidenceFiles(tx, EVIDENCE_BUCKET, daysAgo(LOOSE_FILE_DAYS));
  });
}
