import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { ChangeItem } from './change-item.tsx';
import type { StaffChanges } from './use-staff-changes.ts';

type ChangeListProps = {
  readonly changes: StaffChanges;
  /** Where there are several: shows the one that is asked for. */
  readonly onRecord?: (recordId: string) => void;
};

/** Changes that have arrived, and the ones before them on demand. */
export function ChangeList({ changes, onRecord }: ChangeListProps) {
  const t = useTranslations('cms.journal');
  return (
    <div className="@container">
      <ul className="divide-y divide-line border-y border-line">
        {changes.data?.pages
          .flatMap((page) => page.changes)
          .map((change) => (
            <ChangeItem key={change.id} change={change} onRecord={onRecord} />
          ))}
      </ul>
      {changes.hasNextPage && (
        <p className="mt-6">
          <Button
            kind="secondary"
            isBusy={changes.isFetchingNextPage}
            onClick={() => void changes.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </p>
      )}
    </div>
  );
}
