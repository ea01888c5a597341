import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import { downloadInvoice, readInvoiceReport, remakeInvoiceFile } from './download-invoice.ts';
import { downloadInvoices, exportInvoices, exportSales } from './export-invoices.ts';
import type { InvoicesDeps } from './invoices-deps.ts';
import { listInvoices, listInvoicesForStaff, listOrderInvoices } from './list-invoices.ts';

/** Invoices and credit notes, as those they concern may read them. */
export function invoicesFunctions(deps: InvoicesDeps): ServedFunction[] {
  return [
    serve(contracts.listInvoices, (call, input) => listInvoices(deps, call, input)),
    serve(contracts.listOrderInvoices, (_call, input) => listOrderInvoices(deps, input)),
    serve(contracts.listInvoicesForStaff, (call, input) => listInvoicesForStaff(deps, call, input)),
    serve(contracts.downloadInvoice, (call, input) => downloadInvoice(deps, call, input)),
    serve(contracts.readInvoiceReport, (call, input) => readInvoiceReport(deps, call, input)),
    serve(contracts.downloadInvoices, (call, input) => downloadInvoices(deps, call, input)),
    serve(contracts.exportInvoices, (call, input) => exportInvoices(deps, call, input)),
    serve(contracts.exportSales, (call, input) => exportSales(deps, call, input)),
    serve(contracts.remakeInvoiceFile, (call, input) => remakeInvoiceFile(deps, call, input)),
  ];
}
