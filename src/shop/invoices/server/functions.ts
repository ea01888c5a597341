import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import { runDownloadInvoices, runExportInvoices, runExportSales } from './export-invoices.ts';
import {
  runDownloadInvoice,
  runReadInvoiceReport,
  runRemakeInvoiceFile,
} from './hand-out-invoice.ts';
import type { InvoicesDeps } from './invoices-deps.ts';
import { runListInvoices, runListInvoicesForStaff, runListOrderInvoices } from './list-invoices.ts';

/** Invoices and credit notes, as those they concern may read them. */
export function invoicesFunctions(deps: InvoicesDeps): ServedFunction[] {
  return [
    serve(contracts.listInvoices, (call, input) => runListInvoices(deps, call, input)),
    serve(contracts.listOrderInvoices, (_call, input) => runListOrderInvoices(deps, input)),
    serve(contracts.listInvoicesForStaff, (call, input) =>
      runListInvoicesForStaff(deps, call, input),
    ),
    serve(contracts.downloadInvoice, (call, input) => runDownloadInvoice(deps, call, input)),
    serve(contracts.readInvoiceReport, (call, input) => runReadInvoiceReport(deps, call, input)),
    serve(contracts.downloadInvoices, (call, input) => runDownloadInvoices(deps, call, input)),
    serve(contracts.exportInvoices, (call, input) => runExportInvoices(deps, call, input)),
    serve(contracts.exportSales, (call, input) => runExportSales(deps, call, input)),
    serve(contracts.remakeInvoiceFile, (call, input) => runRemakeInvoiceFile(deps, call, input)),
  ];
}
