import { useTranslations } from 'use-intl';
import type { FieldProblem } from '#basics/refusal.ts';

/** What is wrong with the checkout form, in words: beside each field, and line by line above them. */
export function useCheckoutWords(problems: readonly FieldProblem[]) {
  const t = useTranslations('orders.checkout');
  const words = (problem: string) => (t.has(`problems.${problem}` as never) ? problem : 'invalid');
  return {
    problems: problems.map(({ path, problem }) => ({
      fieldId: path === 'company.siren' ? 'company.siret' : path,
      text: t('problems.line', {
        label: labelOf(t, path),
        problem: withSmallStart(t(`problems.${words(problem)}` as never)),
      }),
    })),
    errorOf(...paths: string[]): string | undefined {
      const found = problems.find(({ path }) => paths.includes(path));
      return found && t(`problems.${words(found.problem)}` as never);
    },
  };
}

function labelOf(t: ReturnType<typeof useTranslations<'orders.checkout'>>, path: string): string {
  const key = `labels.${path}`;
  return t.has(key as never) ? t(key as never) : path;
}

/** A sentence of its own beside the field; the end of one in the summary. */
function withSmallStart(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
