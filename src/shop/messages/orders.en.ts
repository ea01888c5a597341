import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './orders.fr.ts';

export const en: MirrorOf<typeof fr> = {
  listed: 'Your orders',
  title: 'Boxes and orders',
  intro:
    'The orders of your company, and those placed under your address, even before your account was opened.',
  loading: 'Loading the orders…',
  gifts: 'URSSAF meter of gifts',
  order: 'Order boxes',
  exchange: 'Exchange possible',
  exchangeNamed: 'Exchange possible, order {number}',
  none: {
    title: 'No order yet',
    text: 'Your orders will appear here, with how far along they are, from the first box on.',
  },
  failed: 'The orders could not be read.',
  retry: 'Try again',
  search: 'Find an order',
  searchHint: 'Number, purchase order or contents.',
  noMatch: 'No order matches.',
  purchaseOrder: 'Purchase order {number}',
  columns: {
    number: 'Order',
    day: 'Date',
    content: 'Content',
    state: 'State',
    net: 'Excl. VAT',
    vat: 'VAT',
    gross: 'Incl. VAT',
    payment: 'Payment',
  },
  line: '{quantity} × {name}',
  states: {
    draft: 'Draft',
    'awaiting-payment': 'Awaiting payment',
    confirmed: 'Confirmed',
    'in-preparation': 'In preparation',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  licenceDone: 'Licence up to date',
  payments: {
    paid: 'Paid',
    card: 'Card, to be paid',
    transfer: 'Transfer expected',
    terms: 'To be paid after delivery',
    cancelled: 'No longer due',
  },
  billing: {
    title: 'Payment of orders',
    none: {
      title: 'Nothing to pay',
      text: 'The amounts of your orders will appear here.',
    },
  },
};
