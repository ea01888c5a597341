import type { InvoicesDeps } from './invoices-deps.ts';
import { KEEP_FILE_TASK, keepInvoiceFile } from './keep-invoice-file.ts';

export function invoiceJobs(deps: InvoicesDeps) {
  return { [KEEP_FILE_TASK]: (payload: unknown) => keepInvoiceFile(deps, payload) };
}
