import { useTranslations } from 'use-intl';
import { isRefusal } from '#basics/refusal.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { StepTitle } from '#ui/step-title.tsx';
import { useAsideFile } from './use-aside-file.ts';
import type { RiskImport } from './use-risk-import.ts';
import { restOf, type Sending } from './use-risk-sending.ts';

/** Lines on their way; where they stop, they wait to go on. */
export function ImportSending({ state }: { state: RiskImport }) {
  const t = useTranslations('risks.import.sending');
  const { sending } = state.sending;
  if (!sending) return null;
  const share = sending.arrived / Math.max(1, sending.chunks.length);
  return (
    <Card as="section">
      <StepTitle as="h3">{t('title', { count: sending.rows.length })}</StepTitle>
      <p className="mt-4 flex items-center gap-4">
        <progress
          aria-label={t('progress')}
          value={share}
          max={1}
          className="h-2 w-full accent-primary"
        />
        <span>{t('share', { percent: Math.round(share * 100) })}</span>
      </p>
      {sending.failure && <Stopped state={state} sending={sending} failure={sending.failure} />}
    </Card>
  );
}

type StoppedProps = {
  readonly state: RiskImport;
  readonly sending: Sending;
  readonly failure: Error;
};

function Stopped({ state, sending, failure }: StoppedProps) {
  const t = useTranslations('risks.import.sending');
  const save = useAsideFile(state);
  const isForbidden = isRefusal(failure, 'forbidden');
  return (
    <Notice kind="danger" isLive title={t('stopped')} className="mt-4">
      <p>{isForbidden ? t('forbidden') : t('unreachable')}</p>
      <p className="flex flex-wrap gap-3 pt-2">
        <Button size="small" isBusy={state.sending.isSending} onClick={state.sending.resume}>
          {t('resume')}
        </Button>
        <Button kind="secondary" size="small" onClick={() => void save(restOf(sending), [])}>
          {t('rest')}
        </Button>
      </p>
    </Notice>
  );
}
