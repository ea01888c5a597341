import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { COLUMN_KINDS } from '../rules/import-columns.ts';
import type { ImportState } from './use-import.ts';

const EXAMPLES = 3;

/** What each column of the file holds, with its first lines beside it. */
export function ImportColumns({ state }: { state: ImportState }) {
  const t = useTranslations('company.import.columns');
  const { columns, file } = state;
  const first = columns.headingAt === undefined ? 0 : columns.headingAt + 1;
  const examples = (file.data?.sheet ?? [])
    .slice(first)
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .slice(0, EXAMPLES);
  return (
    <Card as="section">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-2xl">{t('title')}</h2>
        <Button kind="quiet" size="small" onClick={state.startAgain}>
          {t('otherFile')}
        </Button>
      </div>
      <p className="mt-1 break-all text-ink-soft">{file.data?.name}</p>
      {columns.problem && (
        <div className="mt-4">
          <Notice kind="warning" isLive>
            <p>{t(`problems.${columns.problem}`)}</p>
          </Notice>
        </div>
      )}
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {columns.headings.map((heading, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <li key={index} className="min-w-0 rounded-md border border-line p-4">
            <SelectField
              name={`column-${index}`}
              label={heading.trim() || t('unnamed', { number: index + 1 })}
              value={columns.mapping[index] ?? ''}
              onChange={(event) => {
                const chosen = event.currentTarget.value;
                columns.choose(
                  index,
                  COLUMN_KINDS.find((kind) => kind === chosen),
                );
              }}
              options={[
                { value: '', label: t('ignored') },
                ...COLUMN_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
              ]}
            />
            <p className="mt-2 truncate text-sm text-ink-soft">
              {examples.map((row) => row[index]?.trim() || '–').join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
