import { useTranslations } from 'use-intl';
import { isRefusal } from '#basics/refusal.ts';
import { failureWords } from '#platform/browser/refusal-words.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';

type FailureProps = {
  readonly error: Error;
  readonly onRetry: () => void;
  /** Whether the screen has its first-level heading already. */
  readonly isBelowTitle?: boolean;
};

/** Why a screen of staff shows nothing: to who is none of them, what it is for. */
export function Failure({ error, onRetry, isBelowTitle = false }: FailureProps) {
  const t = useTranslations('staff.space');
  const words = useFailureWords();
  if (isRefusal(error, 'forbidden')) {
    return (
      <EmptyState
        titleAs={isBelowTitle ? 'h2' : 'h1'}
        title={t('forbidden.title')}
        text={t('forbidden.text')}
        action={<ButtonLink to="/">{t('forbidden.home')}</ButtonLink>}
      />
    );
  }
  return <RetryNotice text={words(error)} retryLabel={t('failed.retry')} onRetry={onRetry} />;
}

/** Why something was not done. */
export function useFailureWords(): (error: Error) => string {
  return failureWords(useTranslations('staff.space.failed'));
}
