import type { Call } from '#backend/call.ts';
import type { InputOf, OutputOf } from '#basics/contract.ts';
import type { ParisDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ListProducts, ProductDetail } from './contract.ts';
import type { findSoldProducts, SoldProduct } from './server/catalogue.queries.ts';

export type { SoldProduct } from './server/catalogue.queries.ts';

/** What other rooms are given of the catalogue. */
export type CatalogueLends = {
  /** The shop window, with the rights of whoever asks. */
  readonly listProducts: (
    call: Call,
    input: InputOf<ListProducts>,
  ) => Promise<OutputOf<ListProducts>>;
  readonly findSoldProducts: typeof findSoldProducts;
  /** What guests are charged for these products now, and how many pieces are left. */
  readonly soldInWindow: (language: Language, slugs: readonly string[]) => Promise<SoldProduct[]>;
  /** A product as the shop shows it on that day; undefined where it shows nothing at the slug. */
  readonly readPublishedProduct: (
    tx: Tx,
    at: { readonly slug: string; readonly language: Language; readonly day: ParisDay },
  ) => Promise<ProductDetail | undefined>;
};
