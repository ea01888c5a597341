import type { Texts } from '#basics/messages.ts';

/** Read by the server only, when a quote is made or printed. */
export const texts = {
  title: { fr: 'Devis {number}', en: 'Quote {number}' },
  made: { fr: 'Établi le {day}, version {version}', en: 'Made on {day}, version {version}' },
  until: { fr: 'Valable jusqu’au {day} inclus', en: 'Valid until {day} inclusive' },
  foot: { fr: '{title} · {seller} · {registry}', en: '{title} · {seller} · {registry}' },
  page: { fr: 'Page', en: 'Page' },
  seller: { fr: 'Vendeur', en: 'Seller' },
  buyer: { fr: 'Client', en: 'Customer' },
  delivery: { fr: 'Livraison', en: 'Delivery' },
  capital: { fr: 'Au capital de {capital}', en: 'Share capital {capital}' },
  vatNumber: { fr: 'TVA {number}', en: 'VAT {number}' },
  siren: { fr: 'SIREN {number}', en: 'SIREN {number}' },
  siret: { fr: 'SIRET {number}', en: 'SIRET {number}' },
  contact: { fr: 'À l’attention {deName}', en: 'For the attention of {name}' },
  offer: { fr: 'Ce que nous vous proposons', en: 'What we offer you' },
  label: { fr: 'Désignation', en: 'Description' },
  quantity: { fr: 'Quantité', en: 'Quantity' },
  unit: { fr: 'Prix unitaire HT', en: 'Unit price excl. VAT' },
  vat: { fr: 'TVA', en: 'VAT' },
  net: { fr: 'Total HT', en: 'Total excl. VAT' },
  plan: {
    fr: '{months, plural, =0 {par mois, sans engagement} other {par mois, engagement # mois}}',
    en: '{months, plural, =0 {per month, no commitment} other {per month, # months’ commitment}}',
  },
  reason: { fr: 'TVA\u00a0: {reason}', en: 'VAT: {reason}' },
  rate: { fr: '{rate, number, ::percent .##}', en: '{rate, number, ::percent .##}' },
  totals: { fr: 'Totaux', en: 'Totals' },
  amount: { fr: 'Montant', en: 'Amount' },
  totalNet: { fr: 'Total HT', en: 'Total excl. VAT' },
  vatOf: {
    fr: 'TVA à {rate, number, ::percent .##} sur {net}',
    en: 'VAT at {rate, number, ::percent .##} on {net}',
  },
  totalGross: { fr: 'Total TTC', en: 'Total incl. VAT' },
  note: { fr: 'Précisions', en: 'Further details' },
  terms: { fr: 'Conditions', en: 'Terms' },
  payment: {
    fr: 'Payable à la commande, par carte ou par virement, sans escompte. Livraison comprise en France continentale, en Corse et à Monaco.',
    en: 'Payable with the order, by card or bank transfer, without discount. Delivery included in mainland France, Corsica and Monaco.',
  },
  reference: {
    fr: 'Pour un virement, indiquez la référence RF qui figure sur la commande, ouverte dès que vous acceptez ce devis.',
    en: 'For a transfer, quote the RF reference shown on the order, which opens as soon as you accept this quote.',
  },
  late: {
    fr: 'En cas de retard\u00a0: pénalités au taux de la Banque centrale européenne majoré de dix points et indemnité de 40\u00a0€ pour frais de recouvrement (Code de commerce, art. L441-10).',
    en: 'If payment is late: interest at the rate of the European Central Bank plus ten points, and €40 for recovery costs (French Commercial Code, art. L441-10).',
  },
  conditions: {
    fr: 'Conditions générales de vente\u00a0: {address}',
    en: 'General terms of sale: {address}',
  },
  accept: {
    fr: 'Ce devis s’accepte en ligne, par le lien du mail qui l’accompagne, ou en le renvoyant signé.',
    en: 'This quote is accepted online, through the link in the e-mail that came with it, or by returning it signed.',
  },
  signature: {
    fr: 'Bon pour accord, date, nom et signature\u00a0:',
    en: 'Agreed, date, name and signature:',
  },
} satisfies Texts;
