import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { COMPANY_ROLES } from '#basics/roles.ts';
import { isChainSound } from '#platform/chains.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { readSeals } from '#platform/seals.ts';
import type { JournalEntry, ListJournal } from '../contract.ts';
import { CHANGED_COLUMNS, JOURNAL_ACTIONS, JOURNAL_SUBJECTS } from '../rules/journal-subjects.ts';
import type { CompanyDeps } from './company-deps.ts';
import { findJournal, findNames, type JournalGroup } from './journal.queries.ts';
import { COMPANY_JOURNAL } from './journal-chain.ts';
import { findAddresses, findMembers } from './members.queries.ts';

const PAGE = 50;

/**
 * What happened in a space. The journal has ids only: people and places are named as far as the
 * caller may read them, and accounts only while they have a role.
 */
export function listJournal(
  deps: CompanyDeps,
  call: Call,
  { companyId, about, before }: ParsedInputOf<ListJournal>,
): Promise<OutputOf<ListJournal>> {
  const caller = signedInCaller(call);
  return deps.database.asCaller(caller, async (tx) => {
    await requireAct(tx, companyId, 'read-journal');
    const groups = await findJournal(tx, {
      companyId,
      actions: about ? JOURNAL_SUBJECTS[about] : JOURNAL_ACTIONS,
      before,
      limit: PAGE,
    });
    const names = await findNames(tx, companyId, groups.flatMap(subjectIds));
    const members = (await findMembers(tx, companyId)).map(({ user_id: id }) => id);
    // Accounts are nobody's to read: the service adds the addresses of members just seen.
    const addresses = await withServiceRights(tx, (service) => findAddresses(service, members));
    const emails = new Map(addresses.map(({ id, email }) => [id, email]));
    // Links are nobody's to read: the service compares the lines that the caller has just read.
    const { seals, isWhole } = await withServiceRights(tx, async (service) => ({
      seals: await readSeals(
        service,
        COMPANY_JOURNAL,
        groups.flatMap(({ ids }) => ids),
      ),
      isWhole: await isChainSound(service, COMPANY_JOURNAL.chain, companyId),
    }));
    const last = groups.length === PAGE ? groups.at(-1) : undefined;
    return {
      isWhole,
      entries: groups.map((group) => ({
        ...entryOf(group, caller.claims.sub, names, emails),
        isAltered: group.ids.some((id) => !seals.get(id)?.isSound),
      })),
      ...(last && { next: { instant: last.instant, action: last.action } }),
    };
  });
}

function subjectIds({ subject_id: subject, details }: JournalGroup): string[] {
  const { employee } = details;
  return [subject, employee].filter((id) => typeof id === 'string');
}

function entryOf(
  { happened_at: happenedAt, action, actor, times, subject_id: subject, details }: JournalGroup,
  ownId: string,
  names: ReadonlyMap<string, string>,
  emails: ReadonlyMap<string, string | null>,
): Omit<JournalEntry, 'isAltered'> {
  const { role, employee, seats, ends_on: endsOn, first_day: first, last_day: last } = details;
  const name =
    names.get(subject ?? '') ??
    names.get(String(employee)) ??
    emails.get(subject ?? '') ??
    // What everybody was asked, as it was written.
    (typeof details.wording === 'string' ? details.wording : null);
  return {
    happenedAt: happenedAt.toISOString(),
    action: JOURNAL_ACTIONS.find((known) => known === action) ?? 'company-changed',
    by: actor === null ? 'product' : actor === ownId ? 'you' : 'somebody',
    byEmail: emails.get(actor ?? '') ?? null,
    times,
    name,
    role: COMPANY_ROLES.find((known) => known === role) ?? null,
    licence: typeof seats === 'number' && typeof endsOn === 'string' ? { seats, endsOn } : null,
    days: typeof first === 'string' && typeof last === 'string' ? { first, last } : null,
    changes: changesIn(details),
  };
}

function changesIn({ changed, from, to }: JournalGroup['details']): JournalEntry['changes'] {
  if (!Array.isArray(changed)) return [];
  return CHANGED_COLUMNS.filter((column) => changed.includes(column)).map((column) => ({
    column,
    from: valueIn(from, column),
    to: valueIn(to, column),
  }));
}

function valueIn(values: unknown, column: string): string | null {
  const value = (values as Readonly<Record<string, unknown>> | null | undefined)?.[column];
  return value === undefined || value === null ? null : String(value);
}
