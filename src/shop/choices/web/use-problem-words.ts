import { useTranslations } from 'use-intl';
import { Refusal } from '#basics/refusal.ts';

/** What a code means to who reads it: of a field, or of what was refused as a whole. */
export function useProblemWords() {
  const t = useTranslations('choices.problems');
  const wordsOf = (code: string) =>
    t.has(code as 'unknown') ? t(code as 'unknown') : t('unknown');
  return {
    ofProblem: ({ problem }: { readonly problem: string }) => wordsOf(problem),
    /** Nothing where fields are to blame: it is said beside them. */
    ofFailure(error: Error | null): string | undefined {
      if (error === null) return undefined;
      if (!(error instanceof Refusal)) return t('unknown');
      const reason = error.details?.reason;
      if (typeof reason === 'string') return wordsOf(reason);
      return error.code === 'invalid-input' && error.problems.length > 0
        ? undefined
        : wordsOf(error.code);
    },
  };
}
