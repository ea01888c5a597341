import { useTranslations } from 'use-intl';
import { Refusal } from '#basics/refusal.ts';
import { useFailureWords } from '#staff/web/failure.tsx';

/** Why a file was not taken. */
export function useFileFailureWords(): (error: Error) => string {
  const t = useTranslations('catalogue.staffMedia.failed');
  const wordsOf = useFailureWords();
  return (error) => {
    const problems = error instanceof Refusal ? error.problems : [];
    const key = problems.find(({ path }) => path === 'file')?.problem as 'file-type';
    return key && t.has(key) ? t(key) : wordsOf(error);
  };
}
