import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../../contract.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { attributeTransfer } from './attribute-transfer.ts';
import { cancelOrder, reinstateOrder } from './cancel-order.ts';
import { decideCredit } from './decide-credit.ts';
import { exportOrders } from './export-orders.ts';
import { holdReminders, resumeReminders } from './hold-reminders.ts';
import { importTransfers, previewTransfers } from './import-transfers.ts';
import { changeParcel, makeParcel, moveParcel } from './keep-parcels.ts';
import { listCredit } from './list-credit.ts';
import { listTransfers } from './list-transfers.ts';
import { addOrderNote } from './note-order.ts';
import { prepareOrders } from './prepare-orders.ts';
import { printDeskLabels, printPackingList, printPalletList } from './print-orders.ts';
import { printOrdersPaper } from './print-orders-paper.ts';
import { readOrderFile, readOrderLogo } from './read-order-file.ts';
import { readSales } from './read-sales.ts';
import { readStatement } from './read-statement.ts';
import { refundOrder } from './refund-order.ts';
import { releaseTransfer } from './release-transfer.ts';
import { remindOfTransfer } from './remind-of-transfers.ts';
import { restockParcel } from './restock-parcel.ts';
import { searchOrders } from './search-orders.ts';
import { setTransferAside, takeTransferBack } from './set-transfer-aside.ts';

// Two thousand lines with labels of a thousand characters.
const STATEMENT = { bodyLimitBytes: 4_500_000 };

// Letters beyond ASCII take several bytes, and ends of lines two signs.
const STATEMENT_FILE = { bodyLimitBytes: 8_500_000 };

/** Orders, as staff may work on them. */
export function functionsByStaff(deps: OrdersDeps): ServedFunction[] {
  return [
    serve(contracts.searchOrders, (call, input) => searchOrders(deps, call, input)),
    serve(contracts.readSales, (call) => readSales(deps, call)),
    serve(contracts.exportOrders, (call, input) => exportOrders(deps, call, input)),
    serve(contracts.readOrderFile, (call, input) => readOrderFile(deps, call, input)),
    serve(contracts.readOrderLogo, (call, input) => readOrderLogo(deps, call, input)),
    serve(contracts.prepareOrders, (call, input) => prepareOrders(deps, call, input)),
    serve(contracts.makeParcel, (call, input) => makeParcel(deps, call, input)),
    serve(contracts.changeParcel, (call, input) => changeParcel(deps, call, input)),
    serve(contracts.moveParcel, (call, input) => moveParcel(deps, call, input)),
    serve(contracts.restockParcel, (call, input) => restockParcel(deps, call, input)),
    serve(contracts.cancelOrder, (call, input) => cancelOrder(deps, call, input)),
    serve(contracts.reinstateOrder, (call, input) => reinstateOrder(deps, call, input)),
    serve(contracts.refundOrder, (call, input) => refundOrder(deps, call, input)),
    serve(contracts.remindOfTransfer, (call, input) => remindOfTransfer(deps, call, input)),
    serve(contracts.holdReminders, (call, input) => holdReminders(deps, call, input)),
    serve(contracts.resumeReminders, (call, input) => resumeReminders(deps, call, input)),
    serve(contracts.addOrderNote, (call, input) => addOrderNote(deps, call, input)),
    serve(
      contracts.readStatement,
      (call, input) => readStatement(deps, call, input),
      STATEMENT_FILE,
    ),
    serve(
      contracts.previewTransfers,
      (call, input) => previewTransfers(deps, call, input),
      STATEMENT,
    ),
    serve(
      contracts.importTransfers,
      (call, input) => importTransfers(deps, call, input),
      STATEMENT,
    ),
    serve(contracts.listTransfers, (call, input) => listTransfers(deps, call, input)),
    serve(contracts.attributeTransfer, (call, input) => attributeTransfer(deps, call, input)),
    serve(contracts.releaseTransfer, (call, input) => releaseTransfer(deps, call, input)),
    serve(contracts.setTransferAside, (call, input) => setTransferAside(deps, call, input)),
    serve(contracts.takeTransferBack, (call, input) => takeTransferBack(deps, call, input)),
    serve(contracts.listCredit, (call, input) => listCredit(deps, call, input)),
    serve(contracts.decideCredit, (call, input) => decideCredit(deps, call, input)),
    serve(contracts.printPackingList, (call, input) => printPackingList(deps, call, input)),
    serve(contracts.printOrdersPaper, (call, input) => printOrdersPaper(deps, call, input)),
    serve(contracts.printDeskLabels, (call, input) => printDeskLabels(deps, call, input)),
    serve(contracts.printPalletList, (call, input) => printPalletList(deps, call, input)),
  ];
}
