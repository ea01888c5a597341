import { useTranslations } from 'use-intl';
import { isRefusal } from '#basics/refusal.ts';
import { failureWords, problemWords } from '#platform/browser/refusal-words.ts';

/** What a code means to who reads it: of a field, or of what was refused as a whole. */
export function useProblemWords() {
  const t = useTranslations('choices.problems');
  return {
    ofProblem: problemWords(t),
    /** Nothing where fields are to blame: it is said beside them. */
    ofFailure(error: Error | null): string | undefined {
      if (error === null) return undefined;
      const isOfFields = isRefusal(error, 'invalid-input') && error.problems.length > 0;
      return isOfFields ? undefined : failureWords(t)(error);
    },
  };
}
