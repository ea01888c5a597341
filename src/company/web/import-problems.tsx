import { useTranslations } from 'use-intl';
import { WrongLines } from '#imports/web/wrong-lines.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useFocusKept } from '#ui/use-focus-kept.ts';
import type { LineProblem } from '../rules/employee-import.ts';
import { useImportWords } from './import-words.ts';
import type { ImportState } from './use-import.ts';

const FIELDS = ['lastName', 'firstName', 'email', 'employeeNumber', 'site', 'team'] as const;

/** What is wrong, line by line, put right in place or set aside; then the file may be looked at. */
export function ImportProblems({ state }: { state: ImportState }) {
  const t = useTranslations('company.import.problems');
  const { lines, check, progress } = state;
  const wrong = [...new Set(lines.problems.map(({ line }) => line))];
  const isEmpty = lines.kept.length === 0;
  const kept = useFocusKept();
  return (
    <Card as="section">
      <div {...kept}>
        <h2 className="text-2xl">
          {wrong.length > 0 ? t('title', { count: wrong.length }) : t('allGood')}
        </h2>
        <p className="mt-1 text-ink-soft" role="status">
          {t('people', { count: lines.kept.length })}{' '}
          {lines.setAsideCount > 0 && t('setAside', { count: lines.setAsideCount })}
        </p>
        <WrongRows state={state} problems={lines.problems} />
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
      </div>
    </Card>
  );
}

type Found = Omit<LineProblem, 'otherLine'> & { readonly otherLine?: number };

/** The same lines where the server found something too. */
export function WrongRows({ state, problems }: { state: ImportState; problems: readonly Found[] }) {
  const kinds = useTranslations('company.import.columns.kinds');
  const wordsOf = useImportWords();
  return (
    <WrongLines
      lines={state.lines}
      problems={problems}
      fields={FIELDS}
      labelOf={(field) => kinds(field)}
      wordsOf={wordsOf}
    />
  );
}
