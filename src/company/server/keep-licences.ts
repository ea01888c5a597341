import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { CompanyForStaff, ListCompanies, SetLicence } from '../contract.ts';
import { licenceOf, licenceProblems } from '../rules/licence.ts';
import {
  countPresent,
  findCompaniesLike,
  findLastActivity,
  findLicence,
  updateLicence,
} from './companies.queries.ts';
import type { CompanyDeps } from './company-deps.ts';
import { licenceView } from './list-spaces.ts';
import { findAwaiting, findStaffStanding, type StaffStanding } from './verifications.queries.ts';

/** Every space, for staff: what it is and until when, and how many people, not who. */
export function listCompanies(
  deps: CompanyDeps,
  call: Call,
  { search, isAwaiting }: ParsedInputOf<ListCompanies>,
): Promise<OutputOf<ListCompanies>> {
  const today = parisDayOf(deps.clock.now());
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    // Members see their own companies under the same policies; this list is not for them.
    await requireStaff(tx, 'read-companies');
    const awaiting = isAwaiting ? await withServiceRights(tx, findAwaiting) : undefined;
    const rows = await findCompaniesLike(tx, search.trim(), awaiting);
    const ids = rows.map(({ id }) => id);
    // Employees and the journal are not staff's to read: the service counts, and tells a day.
    const { people, activity, standing } = await withServiceRights(tx, async (service) => ({
      people: await countPresent(service, ids),
      activity: await findLastActivity(service, ids),
      standing: await findStaffStanding(service, ids),
    }));
    return {
      companies: rows.map((row) => ({
        id: row.id,
        legalName: row.legal_name,
        siren: row.siren,
        kind: row.kind as CompanyForStaff['kind'],
        headcount: row.headcount,
        createdAt: row.created_at.toISOString(),
        people: people.get(row.id) ?? 0,
        lastActiveOn: activity.get(row.id) ?? null,
        licence: licenceView(row, today),
        verification: verificationView(standing.get(row.id)),
      })),
    };
  });
}

function verificationView(found: StaffStanding | undefined): CompanyForStaff['verification'] {
  return {
    state: found?.state ?? 'unverified',
    isAwaiting: found?.isAwaiting ?? false,
    sameSiren: found?.sameSiren ?? 0,
    requestNote: found?.requestNote ?? null,
    askedAt: found?.askedAt?.toISOString() ?? null,
    means: found?.means ?? null,
    note: found?.note ?? null,
    decidedAt: found?.decidedAt?.toISOString() ?? null,
  };
}

/** How many spaces staff have to look at; with the rights of whoever asks, who is of the staff. */
export async function countCompanyWork(tx: Tx): Promise<number> {
  return (await withServiceRights(tx, findAwaiting)).length;
}

export async function setLicence(
  deps: CompanyDeps,
  call: Call,
  { companyId, form }: ParsedInputOf<SetLicence>,
): Promise<OutputOf<SetLicence>> {
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'grant-licences');
    const known = await findLicence(tx, companyId);
    if (!known) throw new Refusal('not-found');
    refuseProblems(licenceProblems(form, known.starts_on));
    const { kind, seats, endsOn } = licenceOf(form);
    if (!(await updateLicence(tx, companyId, { kind, seats, ends_on: endsOn }))) {
      throw new Refusal('forbidden');
    }
  });
  return {};
}
