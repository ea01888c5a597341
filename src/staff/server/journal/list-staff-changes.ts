import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { isChainSound } from '#platform/chains.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { findSignInAddresses } from '#platform/database/sign-in-addresses.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ListStaffChanges } from '../../contract.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { describeChanges } from './describe-changes.ts';
import { findKnown, findStaffChanges } from './journal.queries.ts';
import { STAFF_JOURNAL } from './journal-chain.ts';

const PAGE = 50;

/** A page of the journal; the first one with what can be asked of it. */
export function listStaffChanges(
  deps: StaffDeps,
  call: Call,
  { before, ...filter }: ParsedInputOf<ListStaffChanges>,
): Promise<OutputOf<ListStaffChanges>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'read-staff-journal');
    const rows = await findStaffChanges(tx, { filter, before, limit: PAGE });
    const last = rows.length === PAGE ? rows.at(-1) : undefined;
    return {
      changes: await describeChanges(tx, rows, call.language),
      // What was found is the service's to read.
      isWhole: await withServiceRights(tx, (service) => isChainSound(service, STAFF_JOURNAL.chain)),
      ...(last && { next: { instant: last.instant, id: last.id } }),
      ...(!before && { known: await known(tx) }),
    };
  });
}

async function known(tx: Tx) {
  const { subjects, actors } = await findKnown(tx);
  // Staff tell each other by their addresses, which are nobody's to read.
  const emails = await withServiceRights(tx, (service) => findSignInAddresses(service, actors));
  return { subjects, people: actors.map((id) => ({ id, email: emails.get(id) || null })) };
}
