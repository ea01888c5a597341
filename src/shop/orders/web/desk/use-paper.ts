import { useMutation } from '@tanstack/react-query';
import type { Contract, InputOf } from '#basics/contract.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { useFailureWords } from '#staff/web/failure.tsx';
import { useToast } from '#ui/toast.tsx';

/** A file that the server makes, handed to the browser under that name. */
export function usePaper<C extends Contract>(name: C['name']) {
  const toast = useToast();
  const wordsOf = useFailureWords();
  return useMutation({
    mutationFn: async ({ input, saveAs }: { input: InputOf<C>; saveAs: string }) =>
      saveFile((await callFunction<C>(name, input)) as Blob, saveAs),
    onError: (error) => toast.show({ title: wordsOf(error), kind: 'destructive' }),
  });
}
