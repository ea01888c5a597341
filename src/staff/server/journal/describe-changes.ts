import { leavesOf, typedAs } from '#basics/form.ts';
import type { Language } from '#basics/language.ts';
import { wordsOfTyped } from '#basics/rich-text.ts';
import { isUuid } from '#basics/uuid.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { findSignInAddresses } from '#platform/database/sign-in-addresses.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { readSeals, type Seal } from '#platform/seals.ts';
import { product } from '#shop/catalogue/rules/product.ts';
import type { StaffChange } from '../../contract.ts';
import { changedValues } from '../../rules/journal/changed-values.ts';
import { type ChangeRow, findContents, findNames, type PublishedState } from './journal.queries.ts';
import { STAFF_JOURNAL } from './journal-chain.ts';
import { type JournalLabels, journalLabels, type NameOf } from './journal-labels.ts';

/** Columns that name somebody of the staff. */
const PERSON = /_by$|^assigned_to$/;

const NOTHING: ReadonlyMap<string, string> = new Map();

type Field = StaffChange['fields'][number];

/** Rows of the journal in words: four queries, however many rows. */
export async function describeChanges(
  tx: Tx,
  rows: readonly ChangeRow[],
  language: Language,
): Promise<StaffChange[]> {
  const words = journalLabels(language);
  const contents = await findContents(tx, rows.flatMap(statesOf));
  const ids = rows.flatMap((row) => idsIn(row, contents));
  const names = await findNames(tx, ids);
  // Staff tell each other by their addresses, which are nobody's to read.
  const emails = await withServiceRights(tx, (service) =>
    findSignInAddresses(service, rows.flatMap(peopleIn)),
  );
  // Links are nobody's to read: the service compares the lines that the caller has just read.
  const seals = await withServiceRights(tx, (service) =>
    readSeals(
      service,
      STAFF_JOURNAL,
      rows.map(({ id }) => id),
    ),
  );
  const nameOf: NameOf = (id) => names.get(id)?.[language] ?? emails.get(id);
  return rows.map((row) => ({
    id: row.id,
    ...sealDescription(seals.get(row.id)),
    happenedAt: row.happened_at.toISOString(),
    by: row.actor === null ? 'product' : 'somebody',
    byEmail: emails.get(row.actor ?? '') || null,
    subject: row.subject,
    recordId: row.subject_id,
    recordName: names.get(row.subject_id) ?? wordedName(row) ?? ownName(row),
    part: words.part(row.subject, row.part, nameOf),
    act: row.act,
    fields: fieldsOf(row, contents, words, nameOf),
  }));
}

function sealDescription(seal: Seal | undefined): Pick<StaffChange, 'seal' | 'isAltered'> {
  if (!seal) return { seal: null, isAltered: true };
  const { rank, hash, isSound } = seal;
  return { seal: { rank, hash }, isAltered: !isSound };
}

function fieldsOf(
  row: ChangeRow,
  contents: ReadonlyMap<string, unknown>,
  words: JournalLabels,
  nameOf: NameOf,
): Field[] {
  const told = changedValues({ ...row, subjectId: row.subject_id })
    .sort((one, other) => words.rank(one.column) - words.rank(other.column))
    .map(({ column, before, after }) => ({
      name: words.column(column),
      before: words.value(column, before, nameOf),
      after: words.value(column, after, nameOf),
    }));
  const [now, earlier] = formsOf(row, contents);
  const paths = [...new Set([...earlier.keys(), ...now.keys()])];
  const published = paths
    .filter((path) => earlier.get(path) !== now.get(path))
    .map((path) => ({
      name: words.formField(path),
      before: words.value(path, earlier.get(path), nameOf),
      after: words.value(path, now.get(path), nameOf),
    }));
  return [...told, ...published];
}

/**
 * What was published by itself is in no other line than that of its version: that one and the one before.
 * What somebody published themselves is told by lines of its own.
 */
function statesOf({ subject, subject_id: productId, actor, after }: ChangeRow): PublishedState[] {
  const number = after?.number;
  if (subject !== 'product-revision' || actor !== null || typeof number !== 'number') return [];
  return [number, number - 1].map((each) => ({ productId, number: each }));
}

function formsOf(row: ChangeRow, contents: ReadonlyMap<string, unknown>) {
  const [now, earlier] = statesOf(row).map(({ productId, number }) => {
    const content = contents.get(`${productId} ${number}`);
    const leaves = content === undefined ? [] : leavesOf(typedAs(product, content));
    return new Map(leaves.map(([path, leaf]) => [path, wordsOfTyped(leaf)]));
  });
  return [now ?? NOTHING, earlier ?? NOTHING] as const;
}

/** All that may have a name: the record, its part, and what its values point to. */
function idsIn(row: ChangeRow, contents: ReadonlyMap<string, unknown>): string[] {
  const shown = formsOf(row, contents).flatMap((form) => [...form.values()]);
  return [row.subject_id, row.part ?? '', ...valuesOf(row), ...shown].filter(isUuid);
}

function peopleIn(row: ChangeRow): (string | null)[] {
  const named = [row.before, row.after].flatMap((values) =>
    Object.entries(values ?? {}).flatMap(([column, value]) =>
      PERSON.test(column) && typeof value === 'string' && isUuid(value) ? [value] : [],
    ),
  );
  return [row.actor, ...named];
}

function valuesOf({ before, after }: ChangeRow): string[] {
  return [before, after]
    .flatMap((values) => Object.values(values ?? {}).flat())
    .filter((value) => typeof value === 'string');
}

/** Of a setting or a page. */
function wordedName({ subject_id }: ChangeRow): StaffChange['recordName'] {
  const [fr, en] = [journalLabels('fr').record(subject_id), journalLabels('en').record(subject_id)];
  return fr === undefined || en === undefined ? null : { fr, en };
}

/** Of what no table names: as its own row does. */
function ownName({ before, after }: ChangeRow): StaffChange['recordName'] {
  const found = [after?.name, before?.name].find((name) => typeof name === 'string');
  return found === undefined ? null : { fr: found, en: found };
}
