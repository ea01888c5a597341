import { Link, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { COLUMN_KINDS } from '#imports/rules/import-columns.ts';
import { ImportColumns } from '#imports/web/import-columns.tsx';
import { IMPORT_TEXTS, ImportWizard } from '#imports/web/import-wizard.tsx';
import { pageContext } from '#platform/page-context.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { StepTitle } from '#ui/step-title.tsx';
import { Failure } from './failure.tsx';
import { ImportCheck } from './import-check.tsx';
import { ImportProblems } from './import-problems.tsx';
import { useSpace } from './space-context.ts';
import { type ImportState, useImport } from './use-import.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('company.import', IMPORT_TEXTS) };
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
          <ImportWizard
            steps={STEPS}
            step={step}
            file={state.file}
            words={{ privacy: t('privacy') }}
          >
            <ImportStep state={state} step={step} />
          </ImportWizard>
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

const STEPS = ['file', 'lines', 'check', 'done'] as const;
type Step = (typeof STEPS)[number];

function stepOf({ file, check, run }: ImportState): Step {
  if (run.isSuccess) return 'done';
  if (check.isSuccess) return 'check';
  return file.isSuccess ? 'lines' : 'file';
}

function ImportStep({ state, step }: { state: ImportState; step: Step }) {
  if (step === 'check') return <ImportCheck state={state} />;
  if (step === 'done') return <Done state={state} />;
  return (
    <>
      <ColumnsStep state={state} />
      {!state.columns.problem && <ImportProblems state={state} />}
      <Failure error={state.check.error} />
    </>
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
