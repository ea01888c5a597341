import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { MakerContent } from '#shop/catalogue/rules/item-form.ts';
import { insertMaker } from '#shop/catalogue/server/staff/items.queries.ts';
import type { DecideOnPartner, PartnerUnderReview, SuspendPartner } from '../../contract.ts';
import {
  checksLeft,
  PARTNER_MOVES,
  readDecision,
  readSuspension,
} from '../../rules/partner-review.ts';
import type { ApplicationState } from '../../rules/partner-states.ts';
import {
  findChecks,
  findFreeMakers,
  insertPartner,
  lockApplication,
  lockPartner,
  updateState,
  updateSuspension,
} from './partners.queries.ts';
import type { PartnersDeskDeps } from './partners-desk-deps.ts';
import { sendToPartner } from './write-to-partner.ts';

export async function decideOnPartner(
  deps: PartnersDeskDeps,
  call: Call,
  { applicationId, revision, messageId, form }: ParsedInputOf<DecideOnPartner>,
): Promise<OutputOf<DecideOnPartner>> {
  const { problems, values } = readDecision(form);
  refuseProblems(problems);
  const { outcome, body } = values;
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-partners');
    const application = await lockApplication(tx, applicationId);
    if (!application) throw new Refusal('not-found');
    const letter = { id: messageId, applicationId, kind: outcome, body };
    // Sent twice, it is decided and written already.
    if (!(await sendToPartner(tx, letter))) return;
    const next = PARTNER_MOVES[application.state as ApplicationState];
    if (application.revision !== revision || !next.includes(outcome)) throw new Refusal('conflict');
    if (outcome === 'approved') await approve(tx, applicationId, values.maker);
    else await updateState(tx, applicationId, 'declined', values.reason);
  });
  return {};
}

async function approve(tx: Tx, applicationId: string, maker: string | MakerContent) {
  const checks = (await findChecks(tx, applicationId)) as unknown as PartnerUnderReview['checks'];
  if (checksLeft(checks).length > 0) {
    refuseProblems([{ path: 'outcome', problem: 'checks-left' }]);
  }
  if (typeof maker === 'string') {
    const makers = await findFreeMakers(tx);
    if (!makers.some(({ id }) => id === maker))
      refuseProblems([{ path: 'maker', problem: 'gone' }]);
  }
  await updateState(tx, applicationId, 'approved');
  const makerId = typeof maker === 'string' ? maker : await insertMaker(tx, maker);
  await insertPartner(tx, applicationId, makerId);
}

export async function suspendPartner(
  deps: PartnersDeskDeps,
  call: Call,
  { applicationId, revision, messageId, isSuspended, form }: ParsedInputOf<SuspendPartner>,
): Promise<OutputOf<SuspendPartner>> {
  const { problems, values } = readSuspension(form, isSuspended);
  refuseProblems(problems);
  const { reason, letter: body } = values;
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-partners');
    const partner = await lockPartner(tx, applicationId);
    if (!partner) throw new Refusal('not-found');
    if (partner.suspension_reason === reason) return;
    if (partner.revision !== revision) throw new Refusal('conflict');
    const at = deps.clock.now();
    await updateSuspension(tx, applicationId, reason === null ? null : { at, reason });
    const kind = isSuspended ? 'suspended' : 'reinstated';
    const isSent = await sendToPartner(tx, { id: messageId, applicationId, kind, body });
    if (!isSent) throw new Refusal('conflict');
  });
  return {};
}
