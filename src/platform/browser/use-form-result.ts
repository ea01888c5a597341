import { useRouteLoaderData } from 'react-router';
import type { FormResult } from '#basics/form-result.ts';

/** What the server says of the form of that name, when it came without scripts and was refused. */
export function useFormResult(form: string): FormResult | undefined {
  const site = useRouteLoaderData<{ answer?: FormResult }>('root');
  return site?.answer?.form === form ? site.answer : undefined;
}
