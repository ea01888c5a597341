import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import type { CmsDeps } from './cms-deps.ts';
import { runExportStaffChanges } from './journal/export-staff-changes.ts';
import { runListStaffChanges } from './journal/list-staff-changes.ts';
import { runKeepMedium } from './media/keep-medium.ts';
import { runListMedia } from './media/list-media.ts';
import { runRemoveMedium } from './media/remove-medium.ts';
import { runChangeProducts, runSetProductStock } from './products/change-products.ts';
import { runReadItemForm, runSaveItem } from './products/keep-items.ts';
import { runListCatalogue } from './products/list-catalogue.ts';
import { runPreviewProduct, runPublishProduct } from './products/publish-product.ts';
import { runReadProductForm } from './products/read-product-form.ts';
import { runDropProductDraft, runSaveProductDraft } from './products/save-product-draft.ts';

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
    serve(contracts.listMedia, (call) => runListMedia(deps, call)),
    serve(contracts.keepMedium, (call, input) => runKeepMedium(deps, call, input)),
    serve(contracts.removeMedium, (call, input) => runRemoveMedium(deps, call, input)),
    serve(contracts.setProductStock, (call, input) => runSetProductStock(deps, call, input)),
    serve(contracts.listStaffChanges, (call, input) => runListStaffChanges(deps, call, input)),
    serve(contracts.exportStaffChanges, (call, input) => runExportStaffChanges(deps, call, input)),
  ];
}
