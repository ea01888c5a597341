import { useTranslations } from 'use-intl';
import type { EditedPage } from '#basics/settings.ts';
import { ConflictNotice } from '#staff/web/conflict-notice.tsx';
import { usePageText } from '#staff/web/settings/use-settings.ts';
import type { PageTextUnderEdit } from '../../contract.ts';

type TextConflictProps = {
  readonly page: EditedPage;
  readonly by: unknown;
  /** With what somebody else wrote, and whether it takes the place of what is typed. */
  readonly onDecided: (theirs: PageTextUnderEdit, take: boolean) => void;
};

/** Two people at once: nothing is lost, and one of them decides. */
export function TextConflict({ page, by, onDecided }: TextConflictProps) {
  const t = useTranslations('staff.settings.conflict');
  const { refetch, isFetching } = usePageText(page);
  const decide = async (take: boolean) => {
    const { data } = await refetch();
    if (data) onDecided(data, take);
  };
  return (
    <ConflictNotice
      words={{
        title: t('title'),
        text: t('text', { who: typeof by === 'string' ? by : t('somebody') }),
        keepMine: t('keepMine'),
        takeTheirs: t('takeTheirs'),
      }}
      isBusy={isFetching}
      onDecide={(take) => void decide(take)}
    />
  );
}
