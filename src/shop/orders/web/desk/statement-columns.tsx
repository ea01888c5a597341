import { useTranslations } from 'use-intl';
import { SelectField } from '#ui/select-field.tsx';
import { STATEMENT_COLUMNS, type StatementMapping } from '../../rules/bank-statement.ts';
import type { StatementSheet } from './use-statement-file.ts';

const EXAMPLES = 2;

type StatementColumnsProps = {
  readonly statement: StatementSheet;
  readonly mapping: StatementMapping;
  readonly onChange: (mapping: StatementMapping) => void;
};

/** What each column holds: guessed by its heading, and chosen by a person. */
export function StatementColumns({ statement, mapping, onChange }: StatementColumnsProps) {
  const t = useTranslations('orders.staffOrders.transfers.columns');
  const { headings, headingAt, rows } = statement;
  const firstRow = headingAt === undefined ? 0 : headingAt + 1;
  const examples = (column: number) =>
    rows
      .slice(firstRow)
      .map((row) => row[column]?.trim() ?? '')
      .filter((cell) => cell !== '')
      .slice(0, EXAMPLES)
      .map((cell) => cell.slice(0, 60))
      .join(' · ');
  return (
    <fieldset>
      <legend className="mb-3 font-title text-xl">{t('title')}</legend>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {headings.map((heading, column) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
            key={column}
            name={`column ${column}`}
            className="self-end [overflow-wrap:anywhere]"
            label={heading.trim() || t('column', { number: column + 1 })}
            hint={examples(column) || undefined}
            value={mapping[column] ?? ''}
            onChange={(event) => {
              const chosen = STATEMENT_COLUMNS.find((kind) => kind === event.currentTarget.value);
              onChange(headings.map((_, index) => (index === column ? chosen : mapping[index])));
            }}
            options={[
              { value: '', label: t('kinds.none') },
              ...STATEMENT_COLUMNS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
            ]}
          />
        ))}
      </div>
    </fieldset>
  );
}
