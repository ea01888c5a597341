import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import { mailboxKey } from '#basics/contact-details.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';
import { countUse } from '#platform/rate-limit.ts';
import type {
  AcknowledgeDuerpSending,
  OpenDuerpSending,
  PrintByDuerpSending,
  RevokeDuerpSending,
  SendDuerp,
} from '../contract.ts';
import { readReception, readSending } from '../rules/sending-forms.ts';
import { readSendingToken } from './link-token.ts';
import { countPrint, readKeptPdf } from './print-duerp.ts';
import type { RisksDeps } from './risks-deps.ts';
import { SENDING_MAIL } from './sending-mails.ts';
import { findSending, insertSending, isVerified, noteProof } from './sendings.queries.ts';
import { findVersion } from './versions.queries.ts';

export async function sendDuerp(
  deps: RisksDeps,
  call: Call,
  { companyId, id, versionId, form }: ParsedInputOf<SendDuerp>,
): Promise<OutputOf<SendDuerp>> {
  const { problems, values } = readSending(form, parisDayOf(deps.clock.now()));
  const caller = signedInCaller(call);
  const isThere = await deps.database.asCaller(caller, async (tx) => {
    await requireAct(tx, companyId, 'issue-risks');
    refuseProblems(problems);
    const version = await findVersion(tx, companyId, versionId);
    if (version?.state !== 'issued') throw new Refusal('not-found');
    // Whether a space is verified, and what others have sent, nobody but the service knows.
    return withServiceRights(tx, async (service) => {
      if (!(await isVerified(service, companyId))) {
        refuseProblems([{ path: 'email', problem: 'not-verified' }]);
      }
      const known = await findSending(service, id);
      if (known && known.company_id !== companyId) throw new Refusal('not-found');
      return known !== undefined;
    });
  });
  if (isThere) return {};
  // Counted before, and whatever becomes of it: it writes to people who have asked for nothing.
  await countUse(deps, 'send-duerp-mailbox', `${companyId} ${mailboxKey(values.email)}`);
  await countUse(deps, 'send-duerp', companyId);
  await deps.database.asCaller(caller, async (tx) => {
    await requireAct(tx, companyId, 'issue-risks');
    await withServiceRights(tx, async (service) => {
      const isNew = await insertSending(service, {
        id,
        company_id: companyId,
        version_id: versionId,
        recipient: values.recipient,
        email: values.email,
        last_day: values.lastDay,
        asked_by: caller.claims.sub,
      });
      if (isNew) await enqueueMail(service, { kind: SENDING_MAIL, subjectId: id });
    });
  });
  return {};
}

/** Also after the licence has ended: what somebody may no longer read is closed at once. */
export async function revokeDuerpSending(
  deps: RisksDeps,
  call: Call,
  { companyId, id }: ParsedInputOf<RevokeDuerpSending>,
): Promise<OutputOf<RevokeDuerpSending>> {
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'share-risks');
    await withServiceRights(tx, async (service) => {
      const sending = await findSending(service, id);
      if (sending?.company_id !== companyId) throw new Refusal('not-found');
      await noteProof(service, id, 'revoked_at', { revoked_at: deps.clock.now() });
    });
  });
  return {};
}

export async function openDuerpSending(
  deps: RisksDeps,
  { token }: ParsedInputOf<OpenDuerpSending>,
): Promise<OutputOf<OpenDuerpSending>> {
  const sending = await openSending(deps, token);
  return {
    companyName: sending.legal_name,
    number: sending.number ?? 0,
    issuedOn: sending.issued_on ?? '',
    hash: sending.hash?.toString('hex') ?? '',
    lastDay: sending.last_day,
    receivedOn: sending.received_at && parisDayOf(sending.received_at),
    receivedBy: sending.received_by,
  };
}

export async function printByDuerpSending(
  deps: RisksDeps,
  { token }: ParsedInputOf<PrintByDuerpSending>,
): Promise<OutputOf<PrintByDuerpSending>> {
  const sending = await openSending(deps, token);
  await countPrint(deps, sending.id);
  return readKeptPdf(deps, { companyId: sending.company_id, versionId: sending.version_id });
}

/** The first who says so is kept: the same again changes nothing. */
export async function acknowledgeDuerpSending(
  deps: RisksDeps,
  { token, form }: ParsedInputOf<AcknowledgeDuerpSending>,
): Promise<OutputOf<AcknowledgeDuerpSending>> {
  const { id } = await openSending(deps, token);
  const { problems, values } = readReception(form);
  refuseProblems(problems);
  // The link is the proof: the service notes what its holder says.
  await deps.database.asService((tx) =>
    noteProof(tx, id, 'received_at', {
      received_at: deps.clock.now(),
      received_by: values.name,
    }),
  );
  return {};
}

/** @throws Refusal not-found for a link that is altered, over or revoked */
async function openSending(deps: RisksDeps, token: string) {
  const id = readSendingToken(deps, token);
  // The link is the proof: the service reads what it is for.
  const sending =
    id === undefined ? undefined : await deps.database.asService((tx) => findSending(tx, id));
  const isOpen =
    sending && sending.revoked_at === null && sending.last_day >= parisDayOf(deps.clock.now());
  if (!isOpen) throw new Refusal('not-found');
  return sending;
}
