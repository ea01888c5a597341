import { Link, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { ImportFileField } from '#imports/web/import-file-field.tsx';
import { pageContext } from '#platform/page-context.ts';
import { Card } from '#ui/card.tsx';
import { ProgressSteps } from '#ui/progress-steps.tsx';
import type { Duerp } from '../contract.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportDone } from './import-done.tsx';
import { ImportReport } from './import-report.tsx';
import { ImportSending } from './import-sending.tsx';
import { RISK_TEXTS, RisksFrame } from './risks-frame.tsx';
import { type RiskImport, useRiskImport } from './use-risk-import.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return {
    messages: context
      .get(pageContext)
      .messages(...RISK_TEXTS, 'risks.import', 'company.import.columns'),
  };
}

/** A risk document that was kept elsewhere comes in: chosen, understood, looked at, taken. */
export default function ImportPage() {
  const t = useTranslations('risks.import');
  return (
    <RisksFrame tab="document" intro={t('intro')}>
      {(duerp, companyId) => (
        <div className="grid gap-6">
          <h2 className="text-2xl">{t('title')}</h2>
          {duerp.mayWrite ? (
            <Import duerp={duerp} companyId={companyId} />
          ) : (
            <Card as="section">
              <p>{t('readOnly')}</p>
            </Card>
          )}
          <p>
            <Link to="/dashboard/risks">{t('back')}</Link>
          </p>
        </div>
      )}
    </RisksFrame>
  );
}

const STEPS = ['file', 'lines', 'done'] as const;

function Import({ duerp, companyId }: { duerp: Duerp; companyId: string }) {
  const t = useTranslations('risks.import');
  const state = useRiskImport(companyId, duerp.settings.method);
  const step = state.sending.isDone ? 'done' : state.file.isSuccess ? 'lines' : 'file';
  return (
    <>
      <ProgressSteps
        label={t('steps.label')}
        steps={STEPS.map((name) => t(`steps.${name}`))}
        current={STEPS.indexOf(step)}
      />
      {step === 'file' && <FileStep state={state} />}
      {step === 'done' && <ImportDone state={state} />}
      {step === 'lines' &&
        (state.sending.sending ? (
          <ImportSending state={state} />
        ) : (
          <>
            <ImportColumns state={state} />
            {!state.reading.problem && (
              <ImportReport state={state} method={duerp.settings.method} />
            )}
          </>
        ))}
    </>
  );
}

function FileStep({ state }: { state: RiskImport }) {
  const t = useTranslations('risks.import.file');
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
