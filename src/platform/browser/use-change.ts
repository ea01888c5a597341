import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';

type Afterwards<Output> = {
  readonly onSuccess?: (output: Output) => void;
  readonly onError?: (error: Error) => void;
  readonly onSettled?: () => void;
};

/**
 * Like `useMutation`, for what changes a list: the act often takes the row that asked for it out of the list, and the
 * library then drops what `mutate` was given to do afterwards. Here it is done all the same, so that whoever acted
 * reads that it worked.
 */
export function useChange<Input, Output>(options: UseMutationOptions<Output, Error, Input>) {
  const mutation = useMutation(options);
  const { mutateAsync } = mutation;
  const mutate = useCallback(
    (input: Input, { onSuccess, onError, onSettled }: Afterwards<Output> = {}): void => {
      void mutateAsync(input)
        .then(onSuccess, (error: Error) => onError?.(error))
        .then(onSettled);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate };
}
