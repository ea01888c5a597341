import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import { runChangeProducts, runSetProductStock } from './change-products.ts';
import type { CmsDeps } from './cms-deps.ts';
import { runReadItemForm, runSaveItem } from './keep-items.ts';
import { runListCatalogue } from './list-catalogue.ts';
import { runPreviewProduct, runPublishProduct } from './publish-product.ts';
import { runReadProductForm } from './read-product-form.ts';
import { runDropProductDraft, runSaveProductDraft } from './save-product-draft.ts';

/** What staff may ask for under /functions/v1. */
export function cmsFunctions(deps: CmsDeps): ServedFunction[] {
  return [
    serve(contracts.listCatalogue, (call) => runListCatalogue(deps, call)),
    serve(contracts.readProductForm, (call, input) => runReadProductForm(deps, call, input)),
    serve(contracts.saveProductDraft, (call, input) => runSaveProductDraft(deps, call, input)),
    serve(contracts.dropProductDraft, (call, input) => runDropProductDraft(deps, call, input)),
    serve(contracts.publishProduct, (call, input) => runPublishProduct(deps, call, input)),
    serve(contracts.previewProduct, (call, input) => runPreviewProduct(deps, call, input)),
    serve(contracts.changeProducts, (call, input) => runChangeProducts(deps, call, input)),
    serve(contracts.readItemForm, (call, input) => runReadItemForm(deps, call, input)),
    serve(contracts.saveItem, (call, input) => runSaveItem(deps, call, input)),
    serve(contracts.setProductStock, (call, input) => runSetProductStock(deps, call, input)),
  ];
}
