import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Facts } from '#ui/facts.tsx';
import { Notice } from '#ui/notice.tsx';
import { StepTitle } from '#ui/step-title.tsx';
import { Failure } from './failure.tsx';
import { WrongRows } from './import-problems.tsx';
import type { ImportState } from './use-import.ts';

/** What would come of the file, before anything is written; and what the list itself speaks against. */
export function ImportCheck({ state }: { state: ImportState }) {
  const t = useTranslations('company.import.check');
  const checked = state.check.data;
  if (!checked) return null;
  const { counts, problems, importId } = checked;
  const wrong = [...new Set(problems.map(({ line }) => line))];
  if (wrong.length > 0) {
    return (
      <Card as="section">
        <StepTitle>{t('conflicts', { count: wrong.length })}</StepTitle>
        <p className="mt-1 max-w-prose text-ink-soft">{t('conflictsText')}</p>
        <WrongRows state={state} problems={problems} />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button isBusy={state.check.isPending} onClick={() => state.check.mutate()}>
            {t('again')}
          </Button>
          <Button
            kind="secondary"
            onClick={() => {
              state.lines.setAside(wrong);
              state.check.reset();
            }}
          >
            {t('setAside', { count: wrong.length })}
          </Button>
        </div>
      </Card>
    );
  }
  const isUnchanged = counts.added + counts.changed === 0;
  return (
    <Card as="section">
      <StepTitle>{isUnchanged ? t('nothing') : t('title')}</StepTitle>
      <div className="mt-5">
        <Facts
          facts={[
            { label: t('added', { count: counts.added }), value: counts.added },
            { label: t('changed', { count: counts.changed }), value: counts.changed },
            { label: t('unchanged', { count: counts.unchanged }), value: counts.unchanged },
          ]}
        />
      </div>
      {(counts.newSites.length > 0 || counts.newTeams > 0) && (
        <div className="mt-5">
          <Notice kind="info">
            <p>
              {t('places', {
                sites: counts.newSites.length,
                teams: counts.newTeams,
                names: counts.newSites.slice(0, 10).join(', '),
              })}
            </p>
          </Notice>
        </div>
      )}
      <p className="mt-5 max-w-prose text-ink-soft">{t('promise')}</p>
      <div className="mt-5 grid gap-4">
        <Failure error={state.run.error} />
        <p className="flex flex-wrap gap-3">
          <Button
            size="large"
            isBusy={state.run.isPending}
            onClick={() => state.run.mutate(importId)}
          >
            {state.run.isPending ? t('running') : t('run')}
          </Button>
          <Button kind="secondary" onClick={state.check.reset}>
            {t('back')}
          </Button>
        </p>
      </div>
    </Card>
  );
}
