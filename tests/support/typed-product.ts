import { type NameIn, withLeaf } from '#basics/form.ts';
import type { TypedProduct } from '#shop/catalogue/rules/product.ts';

export type ProductChanges = { readonly [Name in NameIn<TypedProduct>]?: string };

/** The same form with other texts in these fields. */
export function changed(form: TypedProduct, changes: ProductChanges): TypedProduct {
  return Object.entries(changes).reduce(
    (now, [name, text]) => withLeaf(now, name, text ?? ''),
    form,
  );
}
