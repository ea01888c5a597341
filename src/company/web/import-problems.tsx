import { useTranslations } from 'use-intl';
import { LinesStep } from '#imports/web/lines-step.tsx';
import { WrongLines } from '#imports/web/wrong-lines.tsx';
import type { LineProblem } from '../rules/employee-import.ts';
import { useImportWords } from './import-words.ts';
import type { ImportState } from './use-import.ts';

const FIELDS = ['lastName', 'firstName', 'email', 'employeeNumber', 'site', 'team'] as const;

/** What is wrong, line by line, put right in place or set aside; then the file may be looked at. */
export function ImportProblems({ state }: { state: ImportState }) {
  const t = useTranslations('company.import');
  const { lines, check, progress } = state;
  const count = t('people', { count: lines.kept.length });
  return (
    <LinesStep lines={lines} count={count} check={check} progress={progress}>
      <WrongRows state={state} problems={lines.problems} />
    </LinesStep>
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
