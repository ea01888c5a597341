import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '#platform/browser/call-function.ts';
import type { ListMedia } from '../../contract.ts';

const MEDIA_KEY = ['cms', 'media'] as const;

export function useMedia() {
  return useQuery({
    queryKey: MEDIA_KEY,
    queryFn: () => callFunction<ListMedia>('list-media', {}),
    retry: false,
    // What colleagues do is seen on coming back.
    staleTime: 0,
  });
}

/** Something that changes media; everything of staff that shows them is read again. */
export function useMediaChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: MEDIA_KEY }),
        queries.invalidateQueries({ queryKey: ['cms', 'products', 'list'] }),
      ]),
  });
}
