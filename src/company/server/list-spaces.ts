import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf } from '#basics/contract.ts';
import { daysBetween, type ParisDay, parisDayOf } from '#basics/dates.ts';
import { COMPANY_ROLES } from '#basics/roles.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { ListSpaces, Space } from '../contract.ts';
import { licenceState } from '../rules/licence.ts';
import { findOwnCompanies, findOwnRoles } from './companies.queries.ts';
import type { CompanyDeps } from './company-deps.ts';
import { findInvitationsForAccount } from './invitations.queries.ts';
import { findStanding } from './verifications.queries.ts';

/** Where the caller belongs, and where they are awaited. */
export function listSpaces(deps: CompanyDeps, call: Call): Promise<OutputOf<ListSpaces>> {
  const caller = signedInCaller(call);
  const today = parisDayOf(deps.clock.now());
  return deps.database.asCaller(caller, async (tx) => {
    const companies = await findOwnCompanies(tx);
    const roles = await findOwnRoles(tx);
    const ids = companies.map(({ id }) => id);
    // Who is invited has no right in that company yet: the service looks for their address; and who is
    // verified, or has the same SIREN, is nobody's to read.
    const { invitations, standing } = await withServiceRights(tx, async (service) => ({
      invitations: await findInvitationsForAccount(service, caller.claims.sub),
      standing: await findStanding(service, ids),
    }));
    return {
      spaces: companies.map((company) => ({
        ...spaceOf(company, roles, today),
        isVerified: standing.get(company.id)?.isVerified ?? false,
        isSirenShared: standing.get(company.id)?.isSirenShared ?? false,
      })),
      invitations: invitations.map(({ id, legal_name, role, expires_at }) => ({
        id,
        companyName: legal_name,
        role: roleOf(role),
        expiresAt: expires_at.toISOString(),
      })),
    };
  });
}

type OwnCompany = Awaited<ReturnType<typeof findOwnCompanies>>[number];
type OwnRoles = Awaited<ReturnType<typeof findOwnRoles>>;

function spaceOf(company: OwnCompany, roles: OwnRoles, today: ParisDay) {
  const held = roles.filter(({ company_id: id }) => id === company.id).map(({ role }) => role);
  return {
    id: company.id,
    legalName: company.legal_name,
    siren: company.siren,
    kind: company.kind as Space['kind'],
    headcount: company.headcount,
    roles: COMPANY_ROLES.filter((role) => held.includes(role)),
    licence: licenceView(company, today),
  };
}

type LicenceRow = Pick<OwnCompany, 'licence_kind' | 'seats' | 'starts_on' | 'ends_on'>;

export function licenceView(row: LicenceRow, today: ParisDay): Space['licence'] {
  const { ends_on: endsOn } = row;
  return {
    kind: row.licence_kind as Space['licence']['kind'],
    seats: row.seats,
    startsOn: row.starts_on,
    endsOn,
    state: licenceState({ endsOn }, today),
    daysLeft: Math.max(0, daysBetween(today, endsOn) + 1),
  };
}

/** The role of an invitation: without one, it is to one's place as an employee. */
export function roleOf(role: string | null): Space['roles'][number] {
  return COMPANY_ROLES.find((known) => known === role) ?? 'employee';
}
