import { useTranslations } from 'use-intl';
import type { EditedPage } from '#basics/settings.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { PageTextUnderEdit } from '../../contract.ts';
import { usePageText } from './use-settings.ts';

type TextConflictProps = {
  readonly page: EditedPage;
  readonly by: unknown;
  /** With what somebody else wrote, and whether it takes the place of what is typed. */
  readonly onDecided: (theirs: PageTextUnderEdit, take: boolean) => void;
};

/** Two people at once: nothing is lost, and one of them decides. */
export function TextConflict({ page, by, onDecided }: TextConflictProps) {
  const t = useTranslations('cms.settings.conflict');
  const { refetch, isFetching } = usePageText(page);
  const decide = async (take: boolean) => {
    const { data } = await refetch();
    if (data) onDecided(data, take);
  };
  return (
    <Notice kind="warning" isLive title={t('title')}>
      <p>{t('text', { who: typeof by === 'string' ? by : t('somebody') })}</p>
      <p className="flex flex-wrap gap-3 pt-2">
        <Button
          kind="secondary"
          size="small"
          isBusy={isFetching}
          onClick={() => void decide(false)}
        >
          {t('keepMine')}
        </Button>
        <Button kind="secondary" size="small" isBusy={isFetching} onClick={() => void decide(true)}>
          {t('takeTheirs')}
        </Button>
      </p>
    </Notice>
  );
}
