import { useTranslations } from 'use-intl';
import { isRefusal } from '#basics/refusal.ts';
import { failureWords } from '#platform/browser/refusal-words.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';

type FailureProps = {
  readonly error: Error | null;
  readonly onRetry?: () => void;
  /** What a conflict means here, where that is known. */
  readonly conflict?: string;
};

/** Why something was not done, where no field is to blame; what was typed stays. */
export function Failure({ error, onRetry, conflict }: FailureProps) {
  const t = useTranslations('company.space.failed');
  const known = failureWords(t);
  const words = (of: unknown) => (conflict && isRefusal(of, 'conflict') ? conflict : known(of));
  if (error && onRetry && !isRefusal(error, 'invalid-input')) {
    return <RetryNotice text={words(error)} retryLabel={t('retry')} onRetry={onRetry} />;
  }
  return <FailureNotice error={error} words={words} />;
}
