import { useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { CheckConflicts, CheckOutcome } from '#imports/web/check-step.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { CheckImport } from '../contract.ts';
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
      <CheckConflicts
        title={t('conflicts', { count: wrong.length })}
        text={t('conflictsText')}
        wrong={wrong}
        check={state.check}
        lines={state.lines}
      >
        <WrongRows state={state} problems={problems} />
      </CheckConflicts>
    );
  }
  return (
    <CheckOutcome
      title={counts.added + counts.changed === 0 ? t('nothing') : t('title')}
      facts={[
        { label: t('added', { count: counts.added }), value: counts.added },
        { label: t('changed', { count: counts.changed }), value: counts.changed },
        { label: t('unchanged', { count: counts.unchanged }), value: counts.unchanged },
      ]}
      notice={<NewPlaces counts={counts} />}
      promise={t('promise')}
      failure={<Failure error={state.run.error} />}
      run={
        <Button
          size="large"
          isBusy={state.run.isPending}
          onClick={() => state.run.mutate(importId)}
        >
          {state.run.isPending ? t('running') : t('run')}
        </Button>
      }
      onBack={state.check.reset}
    />
  );
}

function NewPlaces({ counts }: Pick<OutputOf<CheckImport>, 'counts'>) {
  const t = useTranslations('company.import.check');
  if (counts.newSites.length + counts.newTeams === 0) return null;
  return (
    <Notice kind="info" className="mt-5">
      <p>
        {t('places', {
          sites: counts.newSites.length,
          teams: counts.newTeams,
          names: counts.newSites.slice(0, 10).join(', '),
        })}
      </p>
    </Notice>
  );
}
