import { useTranslations } from 'use-intl';
import { SelectField } from '#ui/select-field.tsx';
import type { Sheet } from './read-import-file.ts';

const EXAMPLES = 3;

type ColumnChoicesProps<Column extends string> = {
  readonly sheet: Sheet;
  /** The row of the headings. */
  readonly headingAt: number | undefined;
  readonly headings: readonly string[];
  readonly mapping: readonly (Column | undefined)[];
  /** What a column may hold. */
  readonly kinds: readonly Column[];
  readonly labelOf: (kind: Column) => string;
  readonly onChoose: (at: number, kind: Column | undefined) => void;
};

/** What each column of a file holds, with its first cells beside it. */
export function ColumnChoices<Column extends string>({
  sheet,
  headingAt = -1,
  headings,
  mapping,
  kinds,
  labelOf,
  onChoose,
}: ColumnChoicesProps<Column>) {
  const t = useTranslations('imports.list.columns');
  return (
    <ul className="mt-5 grid gap-4 sm:grid-cols-2">
      {headings.map((heading, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <li key={at} className="min-w-0 rounded-md border border-line p-4">
          <SelectField
            name={`column-${at}`}
            label={heading.trim() || t('unnamed', { number: at + 1 })}
            value={mapping[at] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChoose(
                at,
                kinds.find((kind) => kind === value),
              )
            }
            options={[
              { value: '', label: t('ignored') },
              ...kinds.map((kind) => ({ value: kind, label: labelOf(kind) })),
            ]}
          />
          <p className="mt-2 truncate text-sm text-ink-soft">
            {examplesOf(sheet, headingAt + 1, at).join(' · ') || '–'}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The first cells of a column that hold anything; a list may have twenty thousand lines. */
function examplesOf(sheet: Sheet, first: number, at: number): string[] {
  const found: string[] = [];
  for (let row = first; row < sheet.length && found.length < EXAMPLES; row += 1) {
    const cell = sheet[row]?.[at]?.trim();
    if (cell) found.push(cell);
  }
  return found;
}
