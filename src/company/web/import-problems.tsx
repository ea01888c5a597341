import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { LineProblem, TypedRow } from '../rules/employee-import.ts';
import type { ColumnKind } from '../rules/import-columns.ts';
import { useImportWords } from './import-words.ts';
import type { ImportState } from './use-import.ts';

const SHOWN_LINES = 50;
const FIELDS = ['lastName', 'firstName', 'email', 'employeeNumber', 'site', 'team'] as const;

/** What is wrong, line by line, put right in place or set aside; then the file may be looked at. */
export function ImportProblems({ state }: { state: ImportState }) {
  const t = useTranslations('company.import.problems');
  const { lines, check, progress } = state;
  const wrong = [...new Set(lines.problems.map(({ line }) => line))];
  const isEmpty = lines.kept.length === 0;
  return (
    <Card as="section">
      <h2 className="text-2xl">
        {wrong.length > 0 ? t('title', { count: wrong.length }) : t('allGood')}
      </h2>
      <p className="mt-1 text-ink-soft" role="status">
        {t('people', { count: lines.kept.length })}{' '}
        {lines.setAsideCount > 0 && t('setAside', { count: lines.setAsideCount })}
      </p>
      <WrongLines state={state} problems={lines.problems} />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button
          size="large"
          isBusy={check.isPending}
          disabled={wrong.length > 0 || isEmpty}
          onClick={() => check.mutate()}
        >
          {check.isPending ? t('sending', { percent: Math.round(progress * 100) }) : t('next')}
        </Button>
        {wrong.length > 0 && (
          <Button kind="secondary" onClick={() => lines.setAside(wrong)}>
            {t('setAllAside', { count: wrong.length })}
          </Button>
        )}
      </div>
      {check.isPending && (
        <progress
          aria-label={t('progress')}
          value={progress}
          max={1}
          className="mt-4 h-2 w-full accent-primary"
        />
      )}
    </Card>
  );
}

/** The lines that something is wrong with, the first fifty of them. */
export function WrongLines(props: {
  state: ImportState;
  problems: readonly (Omit<LineProblem, 'otherLine'> & { otherLine?: number })[];
}) {
  const t = useTranslations('company.import.problems');
  const { state, problems } = props;
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

type WrongLineProps = {
  readonly state: ImportState;
  readonly row: TypedRow;
  readonly problems: readonly LineProblem[];
};

function WrongLine({ state, row, problems }: WrongLineProps) {
  const t = useTranslations('company.import.problems');
  const fields = useTranslations('company.import.columns.kinds');
  const words = useImportWords();
  const shown = FIELDS.filter(
    (field) => row.values[field] !== undefined || problems.some(({ path }) => path === field),
  );
  return (
    <li className="rounded-md border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{t('line', { line: row.line })}</h3>
        <Button
          kind="quiet"
          size="small"
          aria-label={t('setAsideNamed', { line: row.line })}
          onClick={() => state.lines.setAside([row.line])}
        >
          {t('setOneAside')}
        </Button>
      </div>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        {shown.map((field: ColumnKind) => {
          const problem = problems.find(({ path }) => path === field);
          return (
            <TextField
              key={`${field} ${row.values[field]}`}
              name={`${row.line}-${field}`}
              label={fields(field)}
              defaultValue={row.values[field] ?? ''}
              error={problem && words(problem)}
              onBlur={(event) => {
                const typed = event.currentTarget.value;
                if (typed !== (row.values[field] ?? '')) {
                  state.lines.correct(row.line, { [field]: typed });
                }
              }}
            />
          );
        })}
      </div>
    </li>
  );
}
