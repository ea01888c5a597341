import { useTranslations } from 'use-intl';
import { isRefusal } from '#basics/refusal.ts';
import { failureWords } from '#platform/browser/refusal-words.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';

type ChangeFailureProps = {
  readonly error: Error | null;
  /** What a conflict means here, where it is not somebody else’s change. */
  readonly conflict?: string | undefined;
};

/** Why something was not saved, where no field is to blame; what was typed stays. */
export function ChangeFailure({ error, conflict }: ChangeFailureProps) {
  const t = useTranslations('risks.duerp.failed');
  const words = failureWords(t);
  return (
    <FailureNotice
      error={error}
      title={t('title')}
      words={(of) => (conflict && isRefusal(of, 'conflict') ? conflict : words(of))}
    />
  );
}
