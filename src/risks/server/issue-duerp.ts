import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type { FreezeDuerp, IssueDuerp, NoteTransmission, WithdrawDuerp } from '../contract.ts';
import {
  canonicalText,
  type DuerpRecord,
  RECORD_FORMAT,
  type Reason,
  type RiskDocument,
} from '../rules/duerp-record.ts';
import { dutiesOf } from '../rules/duties.ts';
import { findingsOf } from '../rules/readiness.ts';
import { readOpinion } from '../rules/risk-forms.ts';
import { readFreeze, readReservation, readTransmission } from '../rules/version-forms.ts';
import { findDocument } from './find-document.ts';
import { asWriter } from './keep-document.ts';
import { countPrint, proveKeepable } from './print-duerp.ts';
import { recordHash } from './record-hash.ts';
import type { RisksDeps } from './risks-deps.ts';
import { stampSoon } from './stamp-duerp.ts';
import {
  findLastIssued,
  findVersion,
  findVersions,
  insertTransmission,
  insertVersion,
  issueVersion,
  lockCompany,
  withdrawVersion,
} from './versions.queries.ts';
import { reservedIn } from './versions.ts';

/** So that a document is refused by what is in it, not by how long the printer takes on that day. */
const MOST_RISKS = 10_000;

/** Keeps the document as it is now, to be read and then issued as it was read. */
export async function freezeDuerp(
  deps: RisksDeps,
  call: Call,
  { companyId, versionId, form }: ParsedInputOf<FreezeDuerp>,
): Promise<OutputOf<FreezeDuerp>> {
  const { problems, values } = readFreeze(form);
  refuseProblems(problems);
  const caller = signedInCaller(call);
  const document = await deps.database.asCallerAtOneMoment(caller, async (tx) => {
    await requireAct(tx, companyId, 'keep-risks');
    const versions = await findVersions(tx, companyId);
    if (versions.some(({ id }) => id === versionId)) return undefined;
    if (versions.some(({ state }) => state === 'consultation')) throw new Refusal('conflict');
    return findDocument(tx, companyId);
  });
  if (!document) return {};
  refuseUnready(document);
  await countPrint(deps, caller.claims.sub);
  // What is issued is never altered: it must be known before that its files can be made. Nothing is
  // locked while it is printed; what was read at that one moment is what is frozen.
  await proveKeepable(deps, { document, ...values }).catch((error: unknown) => {
    deps.log.error({ err: error, companyId }, 'a risk document cannot be frozen as it is');
    throw new Refusal('invalid-input', {
      problems: [{ path: 'document', problem: 'not-printable' }],
    });
  });
  // Nobody writes versions by hand: the service keeps what was just read with the caller's rights.
  await asWriter(deps, call, companyId, (tx) =>
    withServiceRights(tx, (service) =>
      insertVersion(service, {
        id: versionId,
        company_id: companyId,
        ...values,
        frozen_by: caller.claims.sub,
        content: canonicalText(document),
      }),
    ),
  ).catch((error: unknown) => {
    throw isViolationOf(error, 'duerp_versions_open') ? new Refusal('conflict') : error;
  });
  return {};
}

function refuseUnready(document: RiskDocument): void {
  const blocking = findingsOf(document, dutiesOf(document.company.headcount)).filter(
    ({ isBlocking }) => isBlocking,
  );
  refuseProblems(blocking.map(({ code }) => ({ path: 'document', problem: code })));
  if (document.risks.length > MOST_RISKS) {
    throw new Refusal('invalid-input', { problems: [{ path: 'document', problem: 'too-large' }] });
  }
}

export async function withdrawDuerp(
  deps: RisksDeps,
  call: Call,
  { companyId, versionId }: ParsedInputOf<WithdrawDuerp>,
): Promise<OutputOf<WithdrawDuerp>> {
  const isGone = await asWriter(deps, call, companyId, (tx) =>
    withServiceRights(tx, (service) => withdrawVersion(service, companyId, versionId)),
  );
  if (!isGone) throw new Refusal('not-found');
  return {};
}

/** Gives what is frozen its number, its opinion and its place in the chain. */
export async function issueDuerp(
  deps: RisksDeps,
  call: Call,
  { companyId, versionId, form }: ParsedInputOf<IssueDuerp>,
): Promise<OutputOf<IssueDuerp>> {
  const now = deps.clock.now();
  const today = parisDayOf(now);
  const caller = signedInCaller(call);
  const number = await deps.database.asCaller(caller, async (tx) => {
    await requireAct(tx, companyId, 'issue-risks');
    // The right is known; the chain is written by the service, one version after the other.
    return withServiceRights(tx, async (service) => {
      await lockCompany(service, companyId);
      const frozen = await findVersion(service, companyId, versionId);
      if (!frozen || frozen.state === 'withdrawn') throw new Refusal('not-found');
      if (frozen.number !== null) return frozen.number;
      const frozenOn = parisDayOf(frozen.frozen_at);
      const document = JSON.parse(frozen.content) as RiskDocument;
      const { problems, values: opinion } = readOpinion(form, { frozenOn, today });
      const { values: reservation, ...signed } = readReservation(form, reservedIn(document));
      refuseProblems([...problems, ...signed.problems]);
      const last = await findLastIssued(service, companyId);
      const next = (last?.number ?? 0) + 1;
      const record: DuerpRecord = {
        format: RECORD_FORMAT,
        number: next,
        frozenOn,
        issuedOn: today,
        reason: frozen.reason as Reason,
        note: frozen.note,
        opinion,
        ...(reservation && { reservation }),
        document,
      };
      const content = canonicalText(record);
      const previous = last?.hash ?? null;
      await issueVersion(service, {
        id: versionId,
        content,
        opinion,
        number: next,
        issued_at: now,
        issued_on: today,
        issued_by: caller.claims.sub,
        previous_hash: previous,
        hash: recordHash(previous, content),
      });
      await keepFilesSoon(service, { companyId, versionId });
      if (deps.timestamps) await stampSoon(service, { companyId, versionId });
      return next;
    });
  });
  return { number };
}

function keepFilesSoon(tx: Tx, version: { companyId: string; versionId: string }): Promise<void> {
  return enqueueJob(tx, {
    task: 'keep-duerp-files',
    payload: version,
    key: `keep-duerp-files:${version.versionId}`,
  });
}

export async function noteTransmission(
  deps: RisksDeps,
  call: Call,
  { companyId, id, versionId, form }: ParsedInputOf<NoteTransmission>,
): Promise<OutputOf<NoteTransmission>> {
  const { problems, values } = readTransmission(form, parisDayOf(deps.clock.now()));
  refuseProblems(problems);
  await asWriter(deps, call, companyId, async (tx) => {
    const version = await findVersion(tx, companyId, versionId);
    if (version?.state !== 'issued') throw new Refusal('not-found');
    if (version.issued_on !== null && values.sentOn < version.issued_on) {
      refuseProblems([{ path: 'sentOn', problem: 'before-issue' }]);
    }
    await insertTransmission(tx, {
      id,
      company_id: companyId,
      version_id: versionId,
      sent_on: values.sentOn,
      recipient: values.recipient,
      means: values.means,
      noted_by: signedInCaller(call).claims.sub,
    });
  });
  return {};
}
