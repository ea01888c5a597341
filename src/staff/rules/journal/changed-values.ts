/**
 * The rule: of a change everything is told that a reader can make something of. What only says which row it
 * is, or when and by whom it was written, is told by the line of the journal itself.
 */

export type Values = Readonly<Record<string, unknown>>;

export type Change = {
  readonly subjectId: string;
  readonly part: string | null;
  readonly act: 'added' | 'changed' | 'removed';
  readonly before: Values | null;
  readonly after: Values | null;
};

export type ChangedValue = {
  readonly column: string;
  readonly before: unknown;
  readonly after: unknown;
};

/** Said by the line itself; the content of a version, by the lines or the screen of what was published. */
const UNTOLD = new Set([
  ...['id', 'content', 'form', 'page', 'application_id', 'parcel_id', 'staff_id'],
  ...['added_at', 'changed_at', 'moved_at', 'updated_at', 'last_exchange_at'],
  ...['revision', 'draft_revision', 'ended_at', 'return_id'],
  ...['checked_at', 'checked_by', 'judged_at', 'judged_by', 'decided_at'],
]);

/** Column by column; of what was added, all that it has. */
export function changedValues({ subjectId, part, act, before, after }: Change): ChangedValue[] {
  const columns = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...columns]
    .filter((column) => !UNTOLD.has(column))
    .map((column) => ({
      column,
      before: before?.[column] ?? null,
      after: after?.[column] ?? null,
    }))
    .filter(
      (value) =>
        JSON.stringify(value.before) !== JSON.stringify(value.after) &&
        (act === 'changed' || !isOneOf([subjectId, part], value.after ?? value.before)),
    );
}

function isOneOf(names: readonly (string | null)[], value: unknown): boolean {
  return names.includes(String(value));
}
