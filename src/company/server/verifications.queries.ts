import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import type { VerificationMeans, VerificationState } from '../rules/verification.ts';

/** Of companies, whether they are verified, and whether they came with the SIREN of another; for the service. */
export async function findStanding(
  tx: Tx,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly isVerified: boolean; readonly isSirenShared: boolean }>> {
  const { rows } = await sql<{ id: string; isVerified: boolean; isSirenShared: boolean }>`
    select id, access.is_verified(id) as "isVerified", access.shares_siren(id) as "isSirenShared"
    from public.companies where id = any(${companyIds}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

export type StaffStanding = {
  readonly id: string;
  readonly state: VerificationState;
  readonly isAwaiting: boolean;
  readonly sameSiren: number;
  readonly requestNote: string | null;
  readonly askedAt: Date | null;
  readonly means: VerificationMeans | null;
  readonly note: string | null;
  readonly decidedAt: Date | null;
};

/** Of companies, what was asked and decided last; for the service. */
export async function findStaffStanding(
  tx: Tx,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, StaffStanding>> {
  const { rows } = await sql<StaffStanding>`
    select companies.id, access.verification_of(companies.id) as state,
      access.awaits_verification(companies.id) as "isAwaiting",
      (select count(*)::integer from public.companies as other
        where other.siren = companies.siren and other.id <> companies.id) as "sameSiren",
      request.note as "requestNote", request.asked_at as "askedAt",
      last.means, last.note, last.decided_at as "decidedAt"
    from public.companies
    left join public.verification_requests as request on request.company_id = companies.id
    left join lateral (select means, note, decided_at from public.company_verifications as decided
      where decided.company_id = companies.id order by number desc limit 1) as last on true
    where companies.id = any(${companyIds}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The companies that staff have to look at; for the service. */
export async function findAwaiting(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from public.companies where access.awaits_verification(id)`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Held until the transaction ends; for the service. */
export async function lockVerification(
  tx: Tx,
  { companyId, id }: { readonly companyId: string; readonly id: string },
): Promise<{ readonly siren: string; readonly isDecided: boolean } | undefined> {
  const { rows } = await sql<{ siren: string }>`
    select siren from public.companies where id = ${companyId} for update`.execute(tx);
  const [company] = rows;
  if (!company) return undefined;
  const decided = await tx
    .selectFrom('company_verifications')
    .select('company_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return { siren: company.siren, isDecided: decided?.company_id === companyId };
}

export type Decided = {
  readonly id: string;
  readonly company_id: string;
  readonly state: string;
  readonly siren: string;
  readonly legal_name: string;
  readonly means: VerificationMeans | null;
  readonly note: string;
};

export async function insertVerification(tx: Tx, decided: Decided): Promise<void> {
  await tx.insertInto('company_verifications').values(decided).execute();
}

export async function upsertRequest(tx: Tx, companyId: string, note: string): Promise<void> {
  await tx
    .insertInto('verification_requests')
    .values({ company_id: companyId, note })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ note }))
    .execute();
}

export type OwnersView = {
  readonly state: VerificationState;
  readonly isSirenShared: boolean;
  /** Null where nothing waits for an answer. */
  readonly askedAt: Date | null;
  readonly domains: readonly string[];
  readonly ownDomain: number;
  readonly daily: number;
};

/** Of one company, as its owners are told; for the service. */
export async function findOwnersView(tx: Tx, companyId: string): Promise<OwnersView | undefined> {
  const { rows } = await sql<OwnersView>`
    select access.verification_of(id) as state, access.shares_siren(id) as "isSirenShared",
      (select asked_at from public.verification_requests where company_id = id
        and asked_at > coalesce((select max(decided_at) from public.company_verifications as decided
          where decided.company_id = companies.id), '-infinity')) as "askedAt",
      array(select domain from access.proven_domains(id) as domain order by 1) as domains,
      access.free_invitations_a_day(headcount) as "ownDomain",
      (select unverified_daily_invitations from public.site_switches) as daily
    from public.companies where id = ${companyId}`.execute(tx);
  return rows[0];
}
