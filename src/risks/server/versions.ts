import type { Transaction } from 'kysely';
import { parisDayOf } from '#basics/dates.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import type { DuerpVersion } from '../contract.ts';
import type { RiskDocument } from '../rules/duerp-record.ts';
import { dutiesOf } from '../rules/duties.ts';
import { type FindingCode, findingsOf } from '../rules/readiness.ts';
import { findTransmissions, findVersion, findVersions } from './versions.queries.ts';

/** The versions that the caller may read, the newest first, as a screen lists them. */
export async function listVersions(
  tx: Transaction<DB>,
  companyId: string,
): Promise<DuerpVersion[]> {
  const versions = await findVersions(tx, companyId);
  const transmissions = await findTransmissions(tx, companyId);
  const frozen = versions.find(({ state }) => state === 'consultation');
  const waiting = frozen && (await findVersion(tx, companyId, frozen.id));
  const lacks = waiting ? reservedIn(JSON.parse(waiting.content) as RiskDocument) : [];
  return versions.map((row) => ({
    id: row.id,
    state: row.state as DuerpVersion['state'],
    reason: row.reason as DuerpVersion['reason'],
    note: row.note,
    frozenOn: parisDayOf(row.frozen_at),
    number: row.number,
    issuedOn: row.issued_on,
    supersededOn: row.superseded_on,
    hash: row.hash?.toString('hex') ?? null,
    opinion: row.opinion && {
      ...row.opinion,
      signatories: row.opinion.signatories.map((each) => ({ ...each })),
    },
    lacks: row.id === frozen?.id ? [...lacks] : [],
    transmissions: transmissions
      .filter(({ version_id: of }) => of === row.id)
      .map(({ sent_on: sentOn, recipient, means }) => ({
        sentOn,
        recipient,
        means: means as DuerpVersion['transmissions'][number]['means'],
      })),
  }));
}

/** What this document lacks for which somebody must sign apart if it is issued. */
export function reservedIn(
  document: RiskDocument,
): readonly { readonly code: FindingCode; readonly count: number }[] {
  return findingsOf(document, dutiesOf(document.company.headcount))
    .filter(({ isReserved }) => isReserved)
    .map(({ code, count }) => ({ code, count }));
}
