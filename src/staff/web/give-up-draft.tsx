import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { useFocusKept } from '#ui/use-focus-kept.ts';
import { useFailureWords } from './failure.tsx';

type GiveUpDraftProps = {
  readonly drop: {
    readonly isPending: boolean;
    mutate(
      nothing: undefined,
      then: { onSuccess: () => void; onError: (error: Error) => void },
    ): void;
  };
  readonly onDropped?: () => void;
};

/** Gives what is typed and not published up: asked once more before that. */
export function GiveUpDraft({ drop, onDropped }: GiveUpDraftProps) {
  const t = useTranslations('staff.space.giveUp');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const [isAsked, setAsked] = useState(false);
  const kept = useFocusKept();
  return (
    <div {...kept} className="flex flex-wrap items-center gap-3">
      {isAsked ? (
        <>
          <p className="basis-full">{t('sure')}</p>
          {/* First, so that what had the focus leads to what loses nothing. */}
          <Button kind="secondary" size="small" onClick={() => setAsked(false)}>
            {t('keep')}
          </Button>
          <Button
            kind="danger"
            size="small"
            isBusy={drop.isPending}
            onClick={() =>
              drop.mutate(undefined, {
                onSuccess() {
                  onDropped?.();
                  setAsked(false);
                  toast.show({ title: t('dropped') });
                },
                onError: (error) => toast.show({ title: wordsOf(error), kind: 'destructive' }),
              })
            }
          >
            {t('drop')}
          </Button>
        </>
      ) : (
        <Button kind="quiet" size="small" onClick={() => setAsked(true)}>
          {t('ask')}
        </Button>
      )}
    </div>
  );
}
