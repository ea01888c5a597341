import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './order-export.fr.ts';

export const en: MirrorOf<typeof fr> = {
  columns: {
    number: 'Order',
    day: 'Placed on',
    state: 'State',
    payment: 'Payment',
    method: 'Method',
    company: 'Company',
    siren: 'SIREN',
    email: 'E-mail',
    week: 'Wished week',
    late: 'Late',
    pieces: 'Pieces',
    net: 'Excl. VAT',
    gross: 'Incl. VAT',
    captured: 'Received',
    refunded: 'Refunded',
  },
  yes: 'yes',
  states: {
    draft: 'Draft',
    'awaiting-payment': 'Awaiting payment',
    confirmed: 'Confirmed',
    'in-preparation': 'In preparation',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  payments: {
    unpaid: 'To be received',
    partial: 'Partly received',
    paid: 'Paid',
    'to-return': 'To be returned',
    'part-refunded': 'Partly refunded',
    refunded: 'Refunded',
  },
  methods: { card: 'Card', transfer: 'Bank transfer' },
};
