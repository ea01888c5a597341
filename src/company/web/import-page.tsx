import { Link, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { COLUMN_KINDS } from '#imports/rules/import-columns.ts';
import { ImportColumns } from '#imports/web/import-columns.tsx';
import { ImportFileField } from '#imports/web/import-file-field.tsx';
import { pageContext } from '#platform/page-context.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { ProgressSteps } from '#ui/progress-steps.tsx';
import { StepTitle } from '#ui/step-title.tsx';
import { Failure } from './failure.tsx';
import { ImportCheck } from './import-check.tsx';
import { ImportProblems } from './import-problems.tsx';
import { useSpace } from './space-context.ts';
import { type ImportState, useImport } from './use-import.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('company.import') };
}

/** A file of employees comes in: chosen, understood, corrected, looked at, taken. */
export default function ImportPage() {
  const t = useTranslations('company.import');
  const { id, can, licence } = useSpace();
  const state = useImport(id);
  const canWrite = can('keep-employees') && licence.state !== 'over';
  const step = stepOf(state);
  return (
    <>
      <PageHead title={t('title')} />
      <PageTitle size="small" title={t('title')} intro={t('intro')} />
      {canWrite ? (
        <div className="grid gap-7">
          <ProgressSteps
            label={t('steps.label')}
            steps={STEPS.map((name) => t(`steps.${name}`))}
            current={STEPS.indexOf(step)}
          />
          <ImportStep state={state} step={step} />
          {step !== 'done' && (
            <p>
              <Link to="/dashboard/employees">{t('back')}</Link>
            </p>
          )}
        </div>
      ) : (
        <p>{t('readOnly')}</p>
      )}
    </>
  );
}

const STEPS = ['file', 'columns', 'check', 'done'] as const;
type Step = (typeof STEPS)[number];

function stepOf({ file, check, run }: ImportState): Step {
  if (run.isSuccess) return 'done';
  if (check.isSuccess) return 'check';
  return file.isSuccess ? 'columns' : 'file';
}

function ImportStep({ state, step }: { state: ImportState; step: Step }) {
  switch (step) {
    case 'file':
      return <FileStep state={state} />;
    case 'columns':
      return (
        <>
          <ColumnsStep state={state} />
          {!state.columns.problem && <ImportProblems state={state} />}
          <Failure error={state.check.error} />
        </>
      );
    case 'check':
      return <ImportCheck state={state} />;
    case 'done':
      return <Done state={state} />;
  }
}

function FileStep({ state }: { state: ImportState }) {
  const t = useTranslations('company.import.file');
  return (
    <ImportFileField
      file={state.file}
      texts={{
        label: t('label'),
        hint: t('hint'),
        reading: t('reading'),
        another: t('another'),
        privacy: t('privacy'),
        problem: (problem) => t(`problems.${problem}`),
      }}
    />
  );
}

function ColumnsStep({ state }: { state: ImportState }) {
  const t = useTranslations('company.import.columns');
  return (
    <ImportColumns
      file={state.file.data}
      columns={state.columns}
      kinds={COLUMN_KINDS}
      labelOf={(kind) => t(`kinds.${kind}`)}
      wordsOf={(problem) => t(`problems.${problem}`)}
      onOtherFile={state.startAgain}
    />
  );
}

function Done({ state }: { state: ImportState }) {
  const t = useTranslations('company.import.done');
  const counts = state.run.data;
  if (!counts) return null;
  const isUnchanged = counts.added + counts.changed === 0;
  return (
    <Card as="section">
      <StepTitle>{isUnchanged ? t('nothing') : t('title')}</StepTitle>
      <p className="mt-2" role="status">
        {t('counts', {
          added: counts.added,
          changed: counts.changed,
          unchanged: counts.unchanged,
        })}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/dashboard/employees">{t('toList')}</ButtonLink>
      </p>
    </Card>
  );
}
