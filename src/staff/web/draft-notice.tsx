import { useTranslations } from 'use-intl';
import type { StoredDraft } from '#platform/browser/use-stored-draft.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Says that what was typed here before is back, and whether what it changes has changed since. */
export function DraftNotice({ draft }: { draft: StoredDraft }) {
  const t = useTranslations('staff.space.draft');
  if (!draft.before) return null;
  return (
    <Notice kind={draft.isStale ? 'warning' : 'info'}>
      <p>{t(draft.isStale ? 'stale' : 'restored')}</p>
      <p className="pt-1">
        <Button kind="secondary" size="small" onClick={draft.end}>
          {t('drop')}
        </Button>
      </p>
    </Notice>
  );
}
