import { useTranslations } from 'use-intl';
import { Refusal } from '#basics/refusal.ts';
import { Notice } from '#ui/notice.tsx';

type ChangeFailureProps = {
  readonly error: Error | null;
  /** What a conflict means here, where it is not somebody else’s change. */
  readonly conflict?: string | undefined;
};

/** Why something was not saved, where no field is to blame; what was typed stays. */
export function ChangeFailure({ error, conflict }: ChangeFailureProps) {
  const t = useTranslations('risks.duerp.failed');
  if (!error || (error instanceof Refusal && error.code === 'invalid-input')) return null;
  const code = error instanceof Refusal ? error.code : undefined;
  return (
    <Notice kind="danger" isLive title={t('title')}>
      <p>
        {code === 'conflict'
          ? (conflict ?? t('conflict'))
          : code === 'forbidden'
            ? t('forbidden')
            : code === 'not-found'
              ? t('gone')
              : t('text')}
      </p>
    </Notice>
  );
}
