import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../../contract.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { runAttributeTransfer } from './attribute-transfer.ts';
import { runCancelOrder, runReinstateOrder } from './cancel-order.ts';
import { runDecideCredit } from './decide-credit.ts';
import { runExportOrders } from './export-orders.ts';
import { runImportTransfers, runPreviewTransfers } from './import-transfers.ts';
import { runChangeParcel, runMakeParcel, runMoveParcel } from './keep-parcels.ts';
import { runListCredit } from './list-credit.ts';
import { runListTransfers } from './list-transfers.ts';
import { runAddOrderNote } from './note-order.ts';
import { runPrepareOrders } from './prepare-orders.ts';
import { runPrintDeskLabels, runPrintPackingList, runPrintPalletList } from './print-orders.ts';
import { runReadOrderFile, runReadOrderLogo } from './read-order-file.ts';
import { runRefundOrder } from './refund-order.ts';
import { runReleaseTransfer } from './release-transfer.ts';
import { runRemindOfTransfer } from './remind-of-transfers.ts';
import { runRestockParcel } from './restock-parcel.ts';
import { runSearchOrders } from './search-orders.ts';
import { runSetTransferAside, runTakeTransferBack } from './set-transfer-aside.ts';

// Two thousand lines with labels of a thousand characters.
const STATEMENT = { bodyLimitBytes: 4_500_000 };

/** Orders, as staff may work on them. */
export function functionsByStaff(deps: OrdersDeps): ServedFunction[] {
  return [
    serve(contracts.searchOrders, (call, input) => runSearchOrders(deps, call, input)),
    serve(contracts.exportOrders, (call, input) => runExportOrders(deps, call, input)),
    serve(contracts.readOrderFile, (call, input) => runReadOrderFile(deps, call, input)),
    serve(contracts.readOrderLogo, (call, input) => runReadOrderLogo(deps, call, input)),
    serve(contracts.prepareOrders, (call, input) => runPrepareOrders(deps, call, input)),
    serve(contracts.makeParcel, (call, input) => runMakeParcel(deps, call, input)),
    serve(contracts.changeParcel, (call, input) => runChangeParcel(deps, call, input)),
    serve(contracts.moveParcel, (call, input) => runMoveParcel(deps, call, input)),
    serve(contracts.restockParcel, (call, input) => runRestockParcel(deps, call, input)),
    serve(contracts.cancelOrder, (call, input) => runCancelOrder(deps, call, input)),
    serve(contracts.reinstateOrder, (call, input) => runReinstateOrder(deps, call, input)),
    serve(contracts.refundOrder, (call, input) => runRefundOrder(deps, call, input)),
    serve(contracts.remindOfTransfer, (call, input) => runRemindOfTransfer(deps, call, input)),
    serve(contracts.addOrderNote, (call, input) => runAddOrderNote(deps, call, input)),
    serve(
      contracts.previewTransfers,
      (call, input) => runPreviewTransfers(deps, call, input),
      STATEMENT,
    ),
    serve(
      contracts.importTransfers,
      (call, input) => runImportTransfers(deps, call, input),
      STATEMENT,
    ),
    serve(contracts.listTransfers, (call, input) => runListTransfers(deps, call, input)),
    serve(contracts.attributeTransfer, (call, input) => runAttributeTransfer(deps, call, input)),
    serve(contracts.releaseTransfer, (call, input) => runReleaseTransfer(deps, call, input)),
    serve(contracts.setTransferAside, (call, input) => runSetTransferAside(deps, call, input)),
    serve(contracts.takeTransferBack, (call, input) => runTakeTransferBack(deps, call, input)),
    serve(contracts.listCredit, (call, input) => runListCredit(deps, call, input)),
    serve(contracts.decideCredit, (call, input) => runDecideCredit(deps, call, input)),
    serve(contracts.printPackingList, (call, input) => runPrintPackingList(deps, call, input)),
    serve(contracts.printDeskLabels, (call, input) => runPrintDeskLabels(deps, call, input)),
    serve(contracts.printPalletList, (call, input) => runPrintPalletList(deps, call, input)),
  ];
}
