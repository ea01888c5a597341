import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { enqueueMails } from '#platform/mail/mail-jobs.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { InviteEmployees } from '../contract.ts';
import type { CompanyDeps } from './company-deps.ts';
import { findInvitable } from './employees.queries.ts';
import { insertInvitations, renewInvitations } from './invitations.queries.ts';
import { invitationTimes } from './invite-member.ts';
import { invitableToday, saidOfLimit } from './limit-invitations.ts';

const ROWS_A_STATEMENT = 500;

/** Invites people to their place: those named, again if they were before, or everybody left. */
export async function inviteEmployees(
  deps: CompanyDeps,
  call: Call,
  { companyId, employeeIds }: ParsedInputOf<InviteEmployees>,
): Promise<OutputOf<InviteEmployees>> {
  const caller = signedInCaller(call);
  await countUse(deps, 'invite-employees', caller.claims.sub);
  const { sentAt, expiresAt } = invitationTimes(deps);
  const invited = deps.database.asCaller(caller, async (tx) => {
    await requireAct(tx, companyId, 'keep-employees');
    const wished = await findInvitable(tx, companyId, employeeIds);
    const { people, tooSoon } = await invitableToday(tx, companyId, wished);
    const earlier = people.flatMap(({ invitation_id: id }) => id ?? []);
    const sendings: string[] = [];
    for (let at = 0; at < earlier.length; at += ROWS_A_STATEMENT) {
      const some = earlier.slice(at, at + ROWS_A_STATEMENT);
      const renewed = await renewInvitations(tx, some, { sentAt, expiresAt });
      sendings.push(...renewed.map(({ id, round }) => `${id}.${round}`));
    }
    const fresh = people.filter(({ invitation_id: id }) => id === null);
    for (let at = 0; at < fresh.length; at += ROWS_A_STATEMENT) {
      const rows = fresh.slice(at, at + ROWS_A_STATEMENT).map(({ id, email }) => ({
        company_id: companyId,
        email,
        role: null,
        employee_id: id,
        language: call.language,
        invited_by: caller.claims.sub,
        sent_at: sentAt,
        expires_at: expiresAt,
      }));
      sendings.push(...(await insertInvitations(tx, rows)).map((id) => `${id}.1`));
    }
    // Callers cannot queue work: the service does, for what they were allowed to write.
    await withServiceRights(tx, (service) => enqueueMails(service, 'invitation', sendings));
    const held = wished.length - people.length - tooSoon.length;
    return {
      sent: sendings.length,
      ...(held > 0 && { held }),
      ...(tooSoon.length > 0 && { tooSoon: [...tooSoon] }),
    };
  });
  return saidOfLimit(invited);
}
