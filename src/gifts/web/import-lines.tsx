import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import {
  GIFT_COLUMNS,
  type GiftColumn,
  type GiftLineProblem,
  type TypedGift,
} from '../rules/gift-import.ts';
import { IMPORT_LINES } from '../rules/meter-page.ts';
import type { GiftImport } from './use-gift-import.ts';

const SHOWN_LINES = 50;

/** What is wrong, line by line, put right in place or set aside; then the list may be looked at. */
export function ImportLines({ state }: { state: GiftImport }) {
  const t = useTranslations('gifts.import.lines');
  const { lines, check } = state;
  const wrong = [...new Set(lines.problems.map(({ line }) => line))];
  return (
    <Card as="section">
      <h2 className="text-2xl">
        {wrong.length > 0 ? t('wrong', { count: wrong.length }) : t('allGood')}
      </h2>
      <p className="mt-1 text-ink-soft" role="status">
        {t('gifts', { count: lines.kept.length })}{' '}
        {lines.setAsideCount > 0 && t('aside', { count: lines.setAsideCount })}
      </p>
      {state.isTooLong && (
        <Notice kind="warning" className="mt-4">
          <p>{t('tooLong', { most: IMPORT_LINES })}</p>
        </Notice>
      )}
      <WrongLines state={state} problems={lines.problems} />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button
          size="large"
          isBusy={check.isPending}
          disabled={wrong.length > 0 || lines.kept.length === 0 || state.isTooLong}
          onClick={() => check.mutate()}
        >
          {t('next')}
        </Button>
        {wrong.length > 0 && (
          <Button kind="secondary" onClick={() => lines.setAside(wrong)}>
            {t('setAllAside', { count: wrong.length })}
          </Button>
        )}
      </div>
    </Card>
  );
}

type WrongLinesProps = {
  readonly state: GiftImport;
  readonly problems: readonly GiftLineProblem[];
};

/** The lines that something is wrong with, the first fifty of them. */
export function WrongLines({ state, problems }: WrongLinesProps) {
  const t = useTranslations('gifts.import.lines');
  const wrong = [...new Set(problems.map(({ line }) => line))];
  const shown = new Set(wrong.slice(0, SHOWN_LINES));
  return (
    <>
      <ul className="mt-5 grid gap-4">
        {state.lines.kept
          .filter(({ line }) => shown.has(line))
          .map((row) => (
            <WrongLine
              key={row.line}
              state={state}
              row={row}
              problems={problems.filter(({ line }) => line === row.line)}
            />
          ))}
      </ul>
      {wrong.length > SHOWN_LINES && (
        <p className="mt-4 text-ink-soft">{t('more', { count: wrong.length - SHOWN_LINES })}</p>
      )}
    </>
  );
}

function WrongLine({ state, row, problems }: WrongLinesProps & { readonly row: TypedGift }) {
  const t = useTranslations('gifts.import.lines');
  const kinds = useTranslations('gifts.import.columns.kinds');
  const words = useTranslations('gifts.import.problems');
  const shown = GIFT_COLUMNS.filter(
    (column) => row.values[column] !== undefined || problems.some(({ path }) => path === column),
  );
  return (
    <li className="rounded-md border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{t('line', { line: row.line })}</h3>
        <Button
          kind="quiet"
          size="small"
          aria-label={t('setOneAsideNamed', { line: row.line })}
          onClick={() => state.lines.setAside([row.line])}
        >
          {t('setOneAside')}
        </Button>
      </div>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        {shown.map((column: GiftColumn) => {
          const problem = problems.find(({ path }) => path === column)?.problem;
          return (
            <TextField
              key={`${column} ${row.values[column]}`}
              name={`${row.line}-${column}`}
              label={kinds(column)}
              defaultValue={row.values[column] ?? ''}
              error={
                problem &&
                words(words.has(problem as 'required') ? (problem as 'required') : 'unknown')
              }
              onBlur={({ currentTarget: { value } }) => {
                if (value !== (row.values[column] ?? '')) {
                  state.lines.correct(row.line, { [column]: value });
                }
              }}
            />
          );
        })}
      </div>
    </li>
  );
}
