import { useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ListStaffChanges } from '../../contract.ts';
import { ChangeItem } from './change-item.tsx';
import type { StaffChanges } from './use-staff-changes.ts';

type ChangeListProps = {
  readonly changes: StaffChanges;
  /** Where there are several: shows the one that is asked for. */
  readonly onRecord?: (recordId: string) => void;
};

/** Changes that have arrived, and the ones before them on demand. */
export function ChangeList({ changes, onRecord }: ChangeListProps) {
  const t = useTranslations('staff.journal');
  return (
    <div className="@container">
      {changes.data?.pages.some(isAltered) && (
        <Notice kind="danger" title={t('notWhole.title')} className="mb-6">
          <p>{t('notWhole.text')}</p>
        </Notice>
      )}
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

/** By a line that is shown, or by the last check of all of them. */
function isAltered({ isWhole, changes }: OutputOf<ListStaffChanges>): boolean {
  return !isWhole || changes.some((change) => change.isAltered);
}
