import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { EditedPage } from '#basics/settings.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import type { DropPageTextDraft } from '../../contract.ts';
import { useFailureWords } from '../failure.tsx';
import { useSettingChange } from './use-settings.ts';

type DropTextProps = {
  readonly page: EditedPage;
  /** Of the draft that the server has; null where it has none. */
  readonly revision: number | null;
  readonly onDropped: () => void;
};

/** Gives the draft up: asked once more before that. */
export function DropText({ page, revision, onDropped }: DropTextProps) {
  const t = useTranslations('cms.settings.texts');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const [isAsked, setAsked] = useState(false);
  const drop = useSettingChange(async () => {
    if (revision === null) return;
    await callFunction<DropPageTextDraft>('drop-page-text-draft', { page, revision });
  });
  if (!isAsked) {
    return (
      <p>
        <Button kind="quiet" size="small" onClick={() => setAsked(true)}>
          {t('dropDraft')}
        </Button>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>{t('dropSure')}</p>
      <Button
        kind="danger"
        size="small"
        isBusy={drop.isPending}
        onClick={() =>
          drop.mutate(undefined, {
            onSuccess() {
              onDropped();
              setAsked(false);
              toast.show({ title: t('dropped') });
            },
            onError: (error) => toast.show({ title: wordsOf(error), kind: 'destructive' }),
          })
        }
      >
        {t('dropYes')}
      </Button>
      <Button kind="secondary" size="small" onClick={() => setAsked(false)}>
        {t('dropNo')}
      </Button>
    </div>
  );
}
