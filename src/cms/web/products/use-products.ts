import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '#platform/browser/call-function.ts';
import type { ListCatalogue, ProductUnderEdit, ReadProductForm } from '../../contract.ts';

const PRODUCTS_KEY = ['cms', 'products'] as const;

export function useCatalogue() {
  return useQuery({
    queryKey: [...PRODUCTS_KEY, 'list'],
    queryFn: () => callFunction<ListCatalogue>('list-catalogue', {}),
    retry: false,
    // What colleagues do is seen on coming back.
    staleTime: 0,
  });
}

export function useProduct(productId: string) {
  return useQuery({
    queryKey: [...PRODUCTS_KEY, productId],
    queryFn: () => callFunction<ReadProductForm>('read-product-form', { productId }),
    retry: false,
    // Whoever edits begins from what is there now.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Something that changes products; everything that is shown of them is read again. */
export function useProductChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: PRODUCTS_KEY }),
  });
}

/** The number of the state that was published last; 0 where none was. */
export function publishedOf({ revisions }: ProductUnderEdit): number {
  return revisions[0]?.number ?? 0;
}
