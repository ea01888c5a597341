import { serve } from '#backend/functions/functions-host.ts';
import type { LendingRoom } from '#backend/room.ts';
import { createVersionedCache } from '#platform/versioned-cache.ts';
import * as contracts from '../contract.ts';
import type { CatalogueLends } from '../lends.ts';
import { findSoldProducts } from './catalogue.queries.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { listProducts } from './list-products.ts';
import { printOriginPassport } from './print-origin-passport.ts';
import { readProduct, readPublishedProduct } from './read-product.ts';
import { createCatalogueCache, soldInWindow } from './shop-window.ts';

/** A product’s passport in a language, for a day: several of each product of a shop. */
const KEPT_PASSPORTS = 100;

/** Products as visitors see them. */
export function openCatalogue(
  rest: Omit<CatalogueDeps, 'shopWindow'>,
): LendingRoom<CatalogueLends> {
  const deps = { ...rest, shopWindow: createCatalogueCache() };
  const passports = createVersionedCache<Uint8Array<ArrayBuffer>>({ size: KEPT_PASSPORTS });
  return {
    name: 'catalogue',
    lends: {
      listProducts: (call, input) => listProducts(deps, call, input),
      findSoldProducts,
      soldInWindow: (language, slugs) => soldInWindow(deps, language, slugs),
      readPublishedProduct,
    },
    functions: [
      serve(contracts.listProducts, (call, input) => listProducts(deps, call, input)),
      serve(contracts.readProduct, (call, input) => readProduct(deps, call, input)),
      serve(contracts.printOriginPassport, (call, input) =>
        printOriginPassport(deps, passports, call, input),
      ),
    ],
  };
}
