import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import * as contracts from '../../contract.ts';
import type { CatalogueDeskDeps } from './catalogue-desk-deps.ts';
import { changeProducts, setProductStock } from './change-products.ts';
import { readItemForm, saveItem } from './keep-items.ts';
import { keepMedium } from './keep-medium.ts';
import { listCatalogue } from './list-catalogue.ts';
import { listMedia } from './list-media.ts';
import {
  PUBLISH_DUE_TASK,
  previewProduct,
  publishDueProducts,
  publishProduct,
} from './publish-product.ts';
import { readProductForm } from './read-product-form.ts';
import { removeMedium } from './remove-medium.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { savePlanPrices } from './save-plan-prices.ts';
import { dropProductDraft, saveProductDraft } from './save-product-draft.ts';

/** The catalogue as staff keep it: products, items, pictures and documents. */
export function openCatalogueDesk(deps: CatalogueDeskDeps): Room {
  return {
    name: 'catalogue-desk',
    functions: [
      serve(contracts.listCatalogue, (call, input) => listCatalogue(deps, call, input)),
      serve(contracts.readProductForm, (call, input) => readProductForm(deps, call, input)),
      serve(contracts.saveProductDraft, (call, input) => saveProductDraft(deps, call, input)),
      serve(contracts.dropProductDraft, (call, input) => dropProductDraft(deps, call, input)),
      serve(contracts.publishProduct, (call, input) => publishProduct(deps, call, input)),
      serve(contracts.previewProduct, (call, input) => previewProduct(deps, call, input)),
      serve(contracts.changeProducts, (call, input) => changeProducts(deps, call, input)),
      serve(contracts.readItemForm, (call, input) => readItemForm(deps, call, input)),
      serve(contracts.saveItem, (call, input) => saveItem(deps, call, input)),
      serve(contracts.listMedia, (call) => listMedia(deps, call)),
      serve(contracts.keepMedium, (call, input) => keepMedium(deps, call, input)),
      serve(contracts.removeMedium, (call, input) => removeMedium(deps, call, input)),
      serve(contracts.setProductStock, (call, input) => setProductStock(deps, call, input)),
      serve(contracts.savePlanPrices, (call, input) => savePlanPrices(deps, call, input)),
    ],
    jobs: [
      // Each has a job of its own; this finds what was missed.
      { name: PUBLISH_DUE_TASK, run: () => publishDueProducts(deps), cron: '5 * * * *' },
      { name: 'remove-unused-files', run: () => removeUnusedFiles(deps), cron: '0 3 * * *' },
    ],
  };
}
