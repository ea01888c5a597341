import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { GIFT_COLUMNS } from '../rules/gift-import.ts';
import type { GiftImport } from './use-gift-import.ts';

const EXAMPLES = 3;

/** What each column of the list holds, with its first lines beside it. */
export function ImportColumns({ state }: { state: GiftImport }) {
  const t = useTranslations('gifts.import.columns');
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
        <Notice kind="warning" isLive className="mt-4">
          <p>{t(`problems.${columns.problem}`)}</p>
        </Notice>
      )}
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {columns.headings.map((heading, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <li key={at} className="min-w-0 rounded-md border border-line p-4">
            <SelectField
              name={`column-${at}`}
              label={heading.trim() || t('unnamed', { number: at + 1 })}
              value={columns.mapping[at] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                columns.choose(
                  at,
                  GIFT_COLUMNS.find((column) => column === value),
                )
              }
              options={[
                { value: '', label: t('ignored') },
                ...GIFT_COLUMNS.map((value) => ({ value, label: t(`kinds.${value}`) })),
              ]}
            />
            <p className="mt-2 truncate text-sm text-ink-soft">
              {examples
                .map((row) => row[at]?.trim())
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
