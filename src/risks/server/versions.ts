import { parisDayOf } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { DuerpVersion } from '../contract.ts';
import type { RiskDocument } from '../rules/duerp-record.ts';
import { dutiesOf } from '../rules/duties.ts';
import { type FindingCode, findingsOf } from '../rules/readiness.ts';
import { sendingState } from '../rules/sending-forms.ts';
import { findSendings } from './sendings.queries.ts';
import { findTimestamps } from './timestamps.queries.ts';
import { findTransmissions, findVersion, findVersions } from './versions.queries.ts';

/**
 * The versions that the caller may read, the newest first, as a screen lists them.
 * @param isStamped whether an authority is asked to stamp those that are issued
 */
export async function listVersions(
  tx: Tx,
  companyId: string,
  isStamped: boolean,
): Promise<DuerpVersion[]> {
  const versions = await findVersions(tx, companyId);
  const transmissions = await findTransmissions(tx, companyId);
  const sent = (await findSendings(tx, companyId)).map(asTransmission);
  const stamps = new Map(
    (await findTimestamps(tx, companyId)).map((stamp) => [stamp.version_id, stamp]),
  );
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
    timestamp: timestampOf(stamps.get(row.id), isStamped && row.state === 'issued'),
    lacks: row.id === frozen?.id ? [...lacks] : [],
    transmissions: [
      ...transmissions
        .filter(({ version_id: of }) => of === row.id)
        .map(({ sent_on: sentOn, recipient, means }) => ({
          sentOn,
          recipient,
          means: means as Transmission['means'],
        })),
      ...sent.filter(({ of }) => of === row.id).map(({ transmission }) => transmission),
    ].toSorted((a, b) => a.sentOn.localeCompare(b.sentOn)),
  }));
}

function timestampOf(
  stamp: Awaited<ReturnType<typeof findTimestamps>>[number] | undefined,
  isAwaited: boolean,
): DuerpVersion['timestamp'] {
  if (!stamp) return isAwaited ? { state: 'awaited' } : null;
  const { stamped_at: at, authority } = stamp;
  return { state: 'stamped', at: at.toISOString(), authority };
}

type Transmission = DuerpVersion['transmissions'][number];

function asTransmission(row: Awaited<ReturnType<typeof findSendings>>[number]): {
  readonly of: string;
  readonly transmission: Transmission;
} {
  const { delivered_at: delivered, refused_at: refused, received_at: received } = row;
  return {
    of: row.version_id,
    transmission: {
      sentOn: parisDayOf(row.asked_at),
      recipient: row.recipient,
      means: 'email',
      sending: {
        id: row.id,
        email: row.email,
        state: sendingState({ delivered, refused, received, revoked: row.revoked_at }),
        lastDay: row.last_day,
        deliveredOn: delivered && parisDayOf(delivered),
        refusedBecause: row.refused_because,
        receivedOn: received && parisDayOf(received),
        receivedBy: row.received_by,
      },
    },
  };
}

/** What this document lacks for which somebody must sign apart if it is issued. */
export function reservedIn(
  document: RiskDocument,
): readonly { readonly code: FindingCode; readonly count: number }[] {
  return findingsOf(document, dutiesOf(document.company.headcount))
    .filter(({ isReserved }) => isReserved)
    .map(({ code, count }) => ({ code, count }));
}
