import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { Language } from '#basics/language.ts';
import { StreamedFile } from '#basics/streamed-file.ts';
import { CSV_MARK, csvLine } from '#imports/rules/csv.ts';
import type { ExportStaffChanges, StaffChange } from '../../contract.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { describeChanges } from './describe-changes.ts';
import { type ChangePage, findStaffChanges } from './journal.queries.ts';
import { journalLabels } from './journal-labels.ts';

// The official client reads other types as text, and loses the mark at its head.
const CSV = 'application/octet-stream';
const CHANGES_AT_ONCE = 500;

/**
 * Each page is a transaction of its own: however long the journal, little of it is held. Each asks for the
 * right as of the moment at which it reads: whose role is withdrawn meanwhile gets a list that breaks, not
 * one that ends early and looks whole.
 */
export async function exportStaffChanges(
  deps: StaffDeps,
  call: Call,
  filter: ParsedInputOf<ExportStaffChanges>,
): Promise<OutputOf<ExportStaffChanges>> {
  const caller = signedInCaller(call);
  const csv = changesCsv(call.language);
  const page = (before: ChangePage['before']) =>
    deps.database.asCallerAtOneMoment(caller, async (tx) => {
      await requireStaff(tx, 'read-staff-journal');
      const rows = await findStaffChanges(tx, { filter, before, limit: CHANGES_AT_ONCE });
      const changes = await describeChanges(tx, rows, call.language);
      return {
        text: changes.flatMap(csv.lines).join(''),
        next: rows.length === CHANGES_AT_ONCE ? rows.at(-1) : undefined,
      };
    });
  // Whoever is refused is told so, and gets no file.
  const first = await page(undefined);
  async function* pieces() {
    yield csv.head + first.text;
    for (let { next } = first; next; ) {
      const { text, next: after } = await page(next);
      yield text;
      next = after;
    }
  }
  return new StreamedFile(CSV, pieces());
}

/** Lines for a spreadsheet of the language: `;` in French, `,` in English; one for each field. */
function changesCsv(language: Language) {
  const words = journalLabels(language);
  const { t } = words;
  const separator = language === 'fr' ? ';' : ',';
  const headings = [
    t('csv.at'),
    t('csv.who'),
    t('csv.subject'),
    t('csv.record'),
    t('csv.part'),
    t('csv.id'),
    t('csv.act'),
    t('csv.field'),
    t('csv.before'),
    t('csv.after'),
    t('csv.rank'),
    t('csv.hash'),
    t('csv.check'),
  ];
  function lines({ fields, ...change }: StaffChange): string[] {
    const about = [
      MOMENTS.format(new Date(change.happenedAt)),
      change.byEmail ?? t(change.by === 'product' ? 'byProduct' : 'byNobody'),
      words.subject(change.subject),
      change.recordName?.[language] ?? '',
      change.part ?? '',
      change.recordId,
      t(`acts.${change.act}`),
    ];
    const told = fields.map(({ name, before, after }) => [name, before ?? '', after ?? '']);
    const { seal, isAltered } = change;
    const proof = [String(seal?.rank ?? ''), seal?.hash ?? '', t(isAltered ? 'altered' : 'sound')];
    return (told.length > 0 ? told : [['', '', '']]).map((field) =>
      csvLine([...about, ...field, ...proof], separator),
    );
  }
  return { head: CSV_MARK + csvLine(headings, separator), lines };
}

/** `2026-11-22 15:04:07` in Paris, which spreadsheets sort; Swedish writes it so. */
const MOMENTS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
});
