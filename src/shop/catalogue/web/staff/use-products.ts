import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#basics/contract.ts';
import { DIRECTIONS } from '#basics/sort-direction.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useListAddress } from '#platform/browser/use-list-address.ts';
import type { ListCatalogue, ProductUnderEdit, ReadProductForm } from '../../contract.ts';
import { LISTED_STATES, PRODUCT_SORTS, type ProductSort } from '../../rules/listed-products.ts';
import { KINDS } from '../../rules/product.ts';

const PRODUCTS_KEY = ['cms', 'products'] as const;

export type CatalogueWish = InputOf<ListCatalogue> & { readonly sort: ProductSort };

/** What is looked for among products. */
export function useCatalogueWish() {
  return useListAddress<CatalogueWish>(({ text, oneOf, id }) => ({
    search: text('q'),
    state: oneOf('state', LISTED_STATES),
    kind: oneOf('kind', KINDS),
    sort: oneOf('sort', PRODUCT_SORTS) ?? 'position',
    direction: oneOf('dir', DIRECTIONS),
    after: id('after'),
    before: id('before'),
  }));
}

export function useCatalogue(wish: CatalogueWish) {
  return useQuery({
    queryKey: [...PRODUCTS_KEY, 'list', wish],
    queryFn: () => callFunction<ListCatalogue>('list-catalogue', wish),
    placeholderData: keepPreviousData,
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
