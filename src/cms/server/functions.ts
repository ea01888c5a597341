import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import type { CmsDeps } from './cms-deps.ts';
import { runReadWork } from './home/read-work.ts';
import { runExportStaffChanges } from './journal/export-staff-changes.ts';
import { runListStaffChanges } from './journal/list-staff-changes.ts';
import { runKeepMedium } from './media/keep-medium.ts';
import { runListMedia } from './media/list-media.ts';
import { runRemoveMedium } from './media/remove-medium.ts';
import { runAddPartnerEvidence } from './partners/add-evidence.ts';
import { runDecideOnPartner, runSuspendPartner } from './partners/decide-on-partner.ts';
import { runListPartners } from './partners/list-partners.ts';
import { runReadPartner } from './partners/read-partner.ts';
import {
  runJudgePartnerEvidence,
  runSavePartnerCheck,
  runStartPartnerReview,
} from './partners/review-partner.ts';
import { runRevokePartnerLinks, runWriteToPartner } from './partners/write-to-partner.ts';
import { runChangeProducts, runSetProductStock } from './products/change-products.ts';
import { runReadItemForm, runSaveItem } from './products/keep-items.ts';
import { runListCatalogue } from './products/list-catalogue.ts';
import { runPreviewProduct, runPublishProduct } from './products/publish-product.ts';
import { runReadProductForm } from './products/read-product-form.ts';
import { runSavePlanPrices } from './products/save-plan-prices.ts';
import { runDropProductDraft, runSaveProductDraft } from './products/save-product-draft.ts';
import { runAddFigure, runTakeBackFigure } from './settings/keep-figures.ts';
import {
  runDropPageTextDraft,
  runPublishPageText,
  runReadPageTextForm,
  runSavePageTextDraft,
} from './settings/keep-page-texts.ts';
import { runReadSettingForms } from './settings/read-setting-forms.ts';
import { runSaveSetting } from './settings/save-setting.ts';

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
    serve(contracts.readWork, (call) => runReadWork(deps, call)),
    serve(contracts.listMedia, (call) => runListMedia(deps, call)),
    serve(contracts.keepMedium, (call, input) => runKeepMedium(deps, call, input)),
    serve(contracts.removeMedium, (call, input) => runRemoveMedium(deps, call, input)),
    serve(contracts.setProductStock, (call, input) => runSetProductStock(deps, call, input)),
    serve(contracts.listPartners, (call, input) => runListPartners(deps, call, input)),
    serve(contracts.readPartner, (call, input) => runReadPartner(deps, call, input)),
    serve(contracts.startPartnerReview, (call, input) => runStartPartnerReview(deps, call, input)),
    serve(contracts.savePartnerCheck, (call, input) => runSavePartnerCheck(deps, call, input)),
    serve(contracts.addPartnerEvidence, (call, input) => runAddPartnerEvidence(deps, call, input), {
      bodyLimitBytes: 11_000_000,
    }),
    serve(contracts.judgePartnerEvidence, (call, input) =>
      runJudgePartnerEvidence(deps, call, input),
    ),
    serve(contracts.writeToPartner, (call, input) => runWriteToPartner(deps, call, input)),
    serve(contracts.revokePartnerLinks, (call, input) => runRevokePartnerLinks(deps, call, input)),
    serve(contracts.decideOnPartner, (call, input) => runDecideOnPartner(deps, call, input)),
    serve(contracts.suspendPartner, (call, input) => runSuspendPartner(deps, call, input)),
    serve(contracts.readSettingForms, (call) => runReadSettingForms(deps, call)),
    serve(contracts.saveSetting, (call, input) => runSaveSetting(deps, call, input)),
    serve(contracts.savePlanPrices, (call, input) => runSavePlanPrices(deps, call, input)),
    serve(contracts.addFigure, (call, input) => runAddFigure(deps, call, input)),
    serve(contracts.takeBackFigure, (call, input) => runTakeBackFigure(deps, call, input)),
    serve(contracts.readPageTextForm, (call, input) => runReadPageTextForm(deps, call, input)),
    serve(contracts.savePageTextDraft, (call, input) => runSavePageTextDraft(deps, call, input)),
    serve(contracts.dropPageTextDraft, (call, input) => runDropPageTextDraft(deps, call, input)),
    serve(contracts.publishPageText, (call, input) => runPublishPageText(deps, call, input)),
    serve(contracts.listStaffChanges, (call, input) => runListStaffChanges(deps, call, input)),
    serve(contracts.exportStaffChanges, (call, input) => runExportStaffChanges(deps, call, input)),
  ];
}
