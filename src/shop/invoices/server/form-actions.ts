import { Refusal } from '#basics/refusal.ts';
import type { FormAction } from '#platform/form-action.ts';
import { downloadInvoice, listOrderInvoices } from '../contract.ts';

/** The documents of an order, for browsers without scripts. */
export const invoiceForms: readonly FormAction[] = [
  {
    name: 'invoice',
    path: '/checkout/success',
    async send({ invoiceId = '' }, { address, call }) {
      const accessKey = address.get('order') ?? '';
      const { invoices } = await call(listOrderInvoices, { accessKey });
      const invoice = invoices.find(({ id }) => id === invoiceId);
      if (!invoice) throw new Refusal('not-found');
      const file = await call(downloadInvoice, { invoiceId, accessKey });
      return { file, name: `${invoice.number}.pdf` };
    },
  },
];
