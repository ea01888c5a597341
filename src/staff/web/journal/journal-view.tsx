import { useLocale, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Failure } from '../failure.tsx';
import { ChangeList } from './change-list.tsx';
import { ExportButton } from './export-button.tsx';
import { JournalFilters } from './journal-filters.tsx';
import { askedOf, useJournalFilter } from './use-journal-filter.ts';
import { useStaffChanges } from './use-staff-changes.ts';

/** Who changed what, over everything that staff keep. */
export function JournalView() {
  const t = useTranslations('staff.journal');
  const language = useLocale();
  const { filter, isEmpty, change } = useJournalFilter();
  const asked = askedOf(filter);
  const changes = useStaffChanges(asked);
  if (changes.error && !changes.data) {
    return <Failure isBelowTitle error={changes.error} onRetry={() => void changes.refetch()} />;
  }
  if (!changes.data) return <Loading text={t('loading')} />;
  const [first] = changes.data.pages;
  const isNone = first?.changes.length === 0;
  return (
    <div className="grid gap-6">
      <JournalFilters filter={filter} known={first?.known} onChange={change} />
      <div className="flex flex-wrap gap-3">
        <ExportButton asked={asked} />
        {!isEmpty && (
          <Button
            kind="quiet"
            onClick={() => change({ q: '', subject: '', actor: '', from: '', to: '', record: '' })}
          >
            {t('filter.clear')}
          </Button>
        )}
      </div>
      <p role="status" className="empty:sr-only">
        {filter.record !== '' &&
          t('record', { name: first?.changes[0]?.recordName?.[language] || filter.record })}
      </p>
      {isNone ? (
        <EmptyState
          title={isEmpty ? t('emptyTitle') : t('noneTitle')}
          text={isEmpty ? t('emptyText') : t('noneText')}
        />
      ) : (
        <ChangeList changes={changes} onRecord={(record) => change({ record })} />
      )}
    </div>
  );
}
