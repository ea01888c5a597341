import type { QuoteFormState } from './use-quote-form.ts';
import { useQuoteProblemWords } from './use-quotes.ts';

/** A field of the form, by its path. */
export function useQuoteField(form: QuoteFormState) {
  const words = useQuoteProblemWords();
  return (path: string) => {
    const problem = form.problems.find((each) => each.path === path);
    return {
      id: `quote-${path}`,
      name: path,
      value: form.typed[path] ?? '',
      error: problem && words(problem),
      onChange: (event: { currentTarget: { value: string } }) =>
        form.change({ [path]: event.currentTarget.value }),
    };
  };
}
