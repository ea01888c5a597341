import { useTranslations } from 'use-intl';
import { failureWords } from '#platform/browser/refusal-words.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';

/** Why a setting was not saved, where no field is to blame. */
export function ChangeFailure({ error }: { error: unknown }) {
  const t = useTranslations('listening.settings.failed');
  return <FailureNotice error={error} words={failureWords(t)} className="mt-4" />;
}
