import { Link, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { IMPORT_TEXTS, ImportWizard } from '#imports/web/import-wizard.tsx';
import { pageContext } from '#platform/page-context.ts';
import { Card } from '#ui/card.tsx';
import type { Duerp } from '../contract.ts';
import { RiskColumns } from './import-columns.tsx';
import { ImportDone } from './import-done.tsx';
import { ImportReport } from './import-report.tsx';
import { ImportSending } from './import-sending.tsx';
import { RISK_TEXTS, RisksFrame } from './risks-frame.tsx';
import { useRiskImport } from './use-risk-import.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return {
    messages: context.get(pageContext).messages(...RISK_TEXTS, 'risks.import', IMPORT_TEXTS),
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
  const state = useRiskImport(companyId, duerp.settings.method);
  const step = state.sending.isDone ? 'done' : state.file.isSuccess ? 'lines' : 'file';
  return (
    <ImportWizard steps={STEPS} step={step} file={state.file}>
      {step === 'done' && <ImportDone state={state} />}
      {step === 'lines' &&
        (state.sending.sending ? (
          <ImportSending state={state} />
        ) : (
          <>
            <RiskColumns state={state} />
            {!state.reading.problem && (
              <ImportReport state={state} method={duerp.settings.method} />
            )}
          </>
        ))}
    </ImportWizard>
  );
}
