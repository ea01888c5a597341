import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Method } from '../rules/evaluation.ts';
import { ImportAside } from './import-aside.tsx';
import type { RiskImport } from './use-risk-import.ts';

type ImportReportProps = { readonly state: RiskImport; readonly method: Method };

/** How many lines would come in, which would not and why; nothing is sent before. */
export function ImportReport({ state, method }: ImportReportProps) {
  const t = useTranslations('risks.import');
  const { coming, aside, problems, counts } = state.report;
  return (
    <>
      {state.report.offScale > 0 && <OtherScale state={state} method={method} />}
      <Card as="section">
        <h3 className="text-xl">{t('lines.coming', { count: coming.length })}</h3>
        <p className="mt-1 text-ink-soft" role="status">
          {t('lines.counts', counts)}
        </p>
        <p className="mt-4 max-w-prose text-ink-soft">{t('lines.promise')}</p>
        <p className="mt-5">
          <Button
            size="large"
            isBusy={state.sending.isSending}
            disabled={coming.length === 0}
            onClick={() => state.sending.start(coming, state.reading)}
          >
            {t('lines.run', { count: coming.length })}
          </Button>
        </p>
      </Card>
      {aside.length > 0 && (
        <ImportAside
          state={state}
          rows={aside}
          problems={problems}
          title={t('aside.title', { count: aside.length })}
        />
      )}
    </>
  );
}

/** That figures may mean something else in this file than here. */
function OtherScale({ state, method }: ImportReportProps) {
  const t = useTranslations('risks.import.scale');
  const methods = useTranslations('risks.words.methods');
  const { offScale, onScale } = state.report;
  return (
    <Notice kind="warning" title={t('title')}>
      <p>{t('text', { count: offScale, method: methods(method) })}</p>
      {onScale > 0 && (
        <CheckboxField
          name="same-scale"
          label={t('fit', { count: onScale })}
          checked={state.isSameScale}
          onChange={(event) => state.choose({ isSameScale: event.currentTarget.checked })}
        />
      )}
    </Notice>
  );
}
