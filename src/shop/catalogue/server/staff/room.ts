import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import * as contracts from '../../contract.ts';
import type { CatalogueDeskDeps } from './catalogue-desk-deps.ts';
import { runChangeProducts, runSetProductStock } from './change-products.ts';
import { runReadItemForm, runSaveItem } from './keep-items.ts';
import { runKeepMedium } from './keep-medium.ts';
import { runListCatalogue } from './list-catalogue.ts';
import { runListMedia } from './list-media.ts';
import {
  PUBLISH_DUE_TASK,
  publishDueProducts,
  runPreviewProduct,
  runPublishProduct,
} from './publish-product.ts';
import { runReadProductForm } from './read-product-form.ts';
import { runRemoveMedium } from './remove-medium.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { runSavePlanPrices } from './save-plan-prices.ts';
import { runDropProductDraft, runSaveProductDraft } from './save-product-draft.ts';

/** The catalogue as staff keep it: products, items, pictures and documents. */
export function openCatalogueDesk(deps: CatalogueDeskDeps): Room {
  return {
    name: 'catalogue-desk',
    functions: [
      serve(contracts.listCatalogue, (call, input) => runListCatalogue(deps, call, input)),
      serve(contracts.readProductForm, (call, input) => runReadProductForm(deps, call, input)),
      serve(contracts.saveProductDraft, (call, input) => runSaveProductDraft(deps, call, input)),
      serve(contracts.dropProductDraft, (call, input) => runDropProductDraft(deps, call, input)),
      serve(contracts.publishProduct, (call, input) => runPublishProduct(deps, call, input)),
      serve(contracts.previewProduct, (call, input) => runPreviewProduct(deps, call, input)),
      serve(contracts.changeProducts, (call, input) => runChangeProducts(deps, call, input)),
      serve(contracts.readItemForm, (call, input) => runReadItemForm(deps, call, input)),
      serve(contracts.saveItem, (call, input) => runSaveItem(deps, call, input)),
      serve(contracts.listMedia, (call) => runListMedia(deps, call)),
      serve(contracts.keepMedium, (call, input) => runKeepMedium(deps, call, input)),
      serve(contracts.removeMedium, (call, input) => runRemoveMedium(deps, call, input)),
      serve(contracts.setProductStock, (call, input) => runSetProductStock(deps, call, input)),
      serve(contracts.savePlanPrices, (call, input) => runSavePlanPrices(deps, call, input)),
    ],
    jobs: [
      // Each has a job of its own; this finds what was missed.
      { name: PUBLISH_DUE_TASK, run: () => publishDueProducts(deps), cron: '5 * * * *' },
      { name: 'remove-unused-files', run: () => removeUnusedFiles(deps), cron: '0 3 * * *' },
    ],
  };
}
