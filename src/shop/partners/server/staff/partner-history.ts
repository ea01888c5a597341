import type { OutputOf } from '#basics/contract.ts';
import type { ReadPartner } from '../../contract.ts';
import type {
  CheckRow,
  EvidenceRow,
  findApplication,
  findJournal,
  findMessages,
} from './partners.queries.ts';

type Happened = OutputOf<ReadPartner>['history'][number];
type JournalRow = Awaited<ReturnType<typeof findJournal>>[number];

type Kept = {
  readonly application: NonNullable<Awaited<ReturnType<typeof findApplication>>>;
  readonly messages: Awaited<ReturnType<typeof findMessages>>;
  readonly evidence: readonly EvidenceRow[];
  readonly checks: readonly CheckRow[];
  readonly journal: readonly JournalRow[];
  readonly nameOf: (id: string | null) => string | null;
};

/** Who did what about an application, the newest first: the journal of staff, and what the partner did. */
export function historyOf({ application, nameOf, ...kept }: Kept): Happened[] {
  const { id, sent_at: sentAt } = application;
  const sent = { id, at: sentAt.toISOString(), by: null, about: null, to: null };
  const arrived = [
    { ...sent, what: 'sent' as const },
    ...kept.evidence.map(({ id, added_at: at, added_by: by, proves }) => ({
      id: `${id} added`,
      at: at.toISOString(),
      by: nameOf(by),
      what: 'evidence-added' as const,
      about: proves,
      to: null,
    })),
  ];
  const written = kept.messages.map((message) => ({
    id: message.id,
    at: message.written_at.toISOString(),
    by: nameOf(message.written_by),
    what: message.author === 'staff' ? ('wrote' as const) : ('answered' as const),
    about: null,
    to: null,
  }));
  const done = kept.journal.flatMap((row) => {
    const told = toldOf(row, kept);
    const at = row.happened_at.toISOString();
    return told ? [{ id: row.id, at, by: nameOf(row.actor), ...told }] : [];
  });
  return [...arrived, ...written, ...done].toSorted((one, other) => other.at.localeCompare(one.at));
}

/** What a line of the journal says; nothing where only a note was put differently. */
function toldOf(
  { subject, subject_id: subjectId, after: changed }: JournalRow,
  { evidence, checks }: Pick<Kept, 'evidence' | 'checks'>,
): Pick<Happened, 'what' | 'about' | 'to'> | undefined {
  const after = (changed ?? {}) as Readonly<Record<string, unknown>>;
  const to = typeof after.state === 'string' ? after.state : null;
  switch (subject) {
    case 'partner-check': {
      const check = checks.find(({ id }) => id === subjectId);
      return to && check ? { what: 'checked', about: check.kind, to } : undefined;
    }
    case 'partner-evidence': {
      // Its first line is that it was added, which the document tells.
      if ('file_name' in after) return undefined;
      const document = evidence.find(({ id }) => id === subjectId);
      return to && document ? { what: 'evidence-judged', about: document.proves, to } : undefined;
    }
    case 'partner-maker':
      // Its first line is the approval, which the application tells.
      if ('maker_id' in after) return undefined;
      return {
        what: after.suspended_at === null ? 'resumed' : 'suspended',
        about: null,
        to: null,
      };
    default:
      return to ? { what: 'moved', about: null, to } : undefined;
  }
}
