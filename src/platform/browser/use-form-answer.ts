import { useRouteLoaderData } from 'react-router';
import type { FormAnswer } from '#basics/form-answer.ts';

/** What the server says of the form of that name, when it came without scripts and was refused. */
export function useFormAnswer(form: string): FormAnswer | undefined {
  const site = useRouteLoaderData<{ answer?: FormAnswer }>('root');
  return site?.answer?.form === form ? site.answer : undefined;
}
