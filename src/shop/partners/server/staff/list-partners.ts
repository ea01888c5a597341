import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import type { ListPartners } from '../../contract.ts';
import { findPartners } from './partners.queries.ts';
import type { PartnersDeskDeps } from './partners-desk-deps.ts';

export function listPartners(
  deps: PartnersDeskDeps,
  call: Call,
  wish: ParsedInputOf<ListPartners>,
): Promise<OutputOf<ListPartners>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-partners');
    const { rows, total } = await findPartners(tx, wish, parisDayOf(deps.clock.now()));
    return {
      total,
      partners: rows.map((row) => ({
        id: row.id,
        company: row.company,
        name: row.name,
        town: row.town,
        siren: row.siren,
        state: row.state,
        sentAt: row.sent_at.toISOString(),
        checksDone: row.checks_done,
        isAnswered: row.is_answered,
        toJudge: row.to_judge,
        nextExpiry: row.next_expiry,
        makerName: row.maker_name,
        isSuspended: row.is_suspended,
      })),
    };
  });
}
