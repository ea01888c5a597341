import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './quote-paper.fr.ts';

/** Read by the server only, when a quote is printed. */
export const en: MirrorOf<typeof fr> = {
  title: 'Quote {number}',
  made: 'Made on {day}, version {version}',
  until: 'Valid until {day} inclusive',
  foot: '{title} · {seller} · {registry}',
  page: 'Page',
  seller: 'Seller',
  buyer: 'Customer',
  capital: 'Share capital {capital}',
  vatNumber: 'VAT {number}',
  siren: 'SIREN {number}',
  siret: 'SIRET {number}',
  contact: 'For the attention of {name}',
  offer: 'What we offer you',
  label: 'Description',
  quantity: 'Quantity',
  unit: 'Unit price excl. VAT',
  vat: 'VAT',
  net: 'Total excl. VAT',
  plan: '{months, plural, =0 {per month, no commitment} other {per month, # months’ commitment}}',
  reason: 'VAT: {reason}',
  rate: '{rate, number, ::percent .##}',
  totals: 'Totals',
  amount: 'Amount',
  totalNet: 'Total excl. VAT',
  vatOf: 'VAT at {rate, number, ::percent .##} on {net}',
  totalGross: 'Total incl. VAT',
  note: 'Further details',
  terms: 'Terms',
  payment:
    'Payable with the order, by card or bank transfer, without discount. Delivery included in mainland France, Corsica and Monaco.',
  reference:
    'For a transfer, quote the RF reference shown on the order, which opens as soon as you accept this quote.',
  late: 'If payment is late: interest at the rate of the European Central Bank plus ten points, and €40 for recovery costs (French Commercial Code, art. L441-10).',
  conditions: 'General terms of sale: {address}',
  accept:
    'This quote is accepted online, through the link in the e-mail that came with it, or by returning it signed.',
  signature: 'Agreed, date, name and signature:',
};
