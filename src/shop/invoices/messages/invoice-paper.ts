import type { Texts } from '#basics/messages.ts';

/** Read by the server only: what documents say, when they are issued and when they are printed. */
export const texts = {
  title: {
    invoice: { fr: 'Facture {number}', en: 'Invoice {number}' },
    creditNote: { fr: 'Avoir {number}', en: 'Credit note {number}' },
  },
  issued: { fr: 'Émise le {day}', en: 'Issued on {day}' },
  issuedCreditNote: { fr: 'Émis le {day}', en: 'Issued on {day}' },
  due: { fr: 'À régler avant le {day}', en: 'To be paid by {day}' },
  settled: { fr: 'Acquittée le {day}', en: 'Paid in full on {day}' },
  returned: { fr: 'Somme rendue le {day}', en: 'Given back on {day}' },
  cites: {
    fr: 'Rectifie le document {number} du {day}',
    en: 'Corrects document {number} of {day}',
  },
  foot: { fr: '{title} · {seller} · {registry}', en: '{title} · {seller} · {registry}' },
  page: { fr: 'Page', en: 'Page' },
  seller: { fr: 'Vendeur', en: 'Seller' },
  buyer: { fr: 'Client', en: 'Customer' },
  delivery: { fr: 'Lieu de livraison', en: 'Delivered to' },
  capital: { fr: 'Au capital de {capital}', en: 'Share capital {capital}' },
  siren: { fr: 'SIREN {number}', en: 'SIREN {number}' },
  siret: { fr: 'SIRET {number}', en: 'SIRET {number}' },
  vatNumber: { fr: 'TVA {number}', en: 'VAT {number}' },
  order: { fr: 'Votre commande {number} du {day}', en: 'Your order {number} of {day}' },
  purchaseOrder: { fr: 'Votre bon de commande {number}', en: 'Your purchase order {number}' },
  lines: { fr: 'Détail', en: 'Details' },
  label: { fr: 'Désignation', en: 'Item' },
  quantity: { fr: 'Quantité', en: 'Quantity' },
  unit: { fr: 'Prix unitaire HT', en: 'Unit price excl. VAT' },
  vat: { fr: 'TVA', en: 'VAT' },
  net: { fr: 'Total HT', en: 'Total excl. VAT' },
  plan: {
    fr: '{months, plural, =0 {par mois, sans engagement} other {par mois, engagement # mois}}',
    en: '{months, plural, =0 {per month, no commitment} other {per month, committed for # months}}',
  },
  period: { fr: 'du {from} au {to}', en: 'from {from} to {to}' },
  vatNote: { fr: '({number}) TVA\u00a0: {reason}', en: '({number}) VAT: {reason}' },
  rate: { fr: '{rate, number, ::percent .##}', en: '{rate, number, ::percent .##}' },
  rateNoted: {
    fr: '{rate, number, ::percent .##}\u00a0({number})',
    en: '{rate, number, ::percent .##}\u00a0({number})',
  },
  totals: { fr: 'Totaux', en: 'Totals' },
  amount: { fr: 'Montant', en: 'Amount' },
  totalNet: { fr: 'Total HT', en: 'Total excl. VAT' },
  vatOf: {
    fr: 'TVA à {rate, number, ::percent .##} sur {net}',
    en: 'VAT at {rate, number, ::percent .##} on {net}',
  },
  vatNone: {
    K: {
      fr: 'Livraison intracommunautaire, sans TVA, sur {net}',
      en: 'Intra-Community supply, no VAT, on {net}',
    },
    AE: {
      fr: 'TVA due par le client (autoliquidation), sur {net}',
      en: 'VAT owed by the customer (reverse charge), on {net}',
    },
    G: { fr: 'Exportation, sans TVA, sur {net}', en: 'Export, no VAT, on {net}' },
  },
  totalGross: { fr: 'Total TTC', en: 'Total incl. VAT' },
  prepaid: { fr: 'Déjà réglé', en: 'Already paid' },
  returnedAmount: { fr: 'Déjà rendu', en: 'Already given back' },
  left: { fr: 'Reste à régler', en: 'Left to pay' },
  leftToReturn: { fr: 'Reste à rendre', en: 'Left to give back' },
  payment: { fr: 'Règlement', en: 'Payment' },
  means: {
    card: { fr: 'Par carte bancaire', en: 'By card' },
    debit: { fr: 'Par prélèvement SEPA', en: 'By SEPA direct debit' },
    transfer: { fr: 'Par virement', en: 'By bank transfer' },
  },
  reference: { fr: 'Référence\u00a0: {reference}', en: 'Reference: {reference}' },
  account: {
    fr: '{beneficiary}, IBAN {iban}, BIC {bic}',
    en: '{beneficiary}, IBAN {iban}, BIC {bic}',
  },
  toWrite: {
    fr: 'Référence à indiquer sur le virement\u00a0: {reference}',
    en: 'Reference to write on the transfer: {reference}',
  },
  codeAlt: {
    fr: 'Code de virement de {amount}, à lire avec l’application de votre banque',
    en: 'Transfer code for {amount}, to be read with your bank’s app',
  },
  codeAbout: {
    fr: 'À lire avec l’application de votre banque.',
    en: 'Read it with your bank’s app.',
  },
  notes: { fr: 'Mentions', en: 'Legal notes' },
  data: {
    fr: 'Ce PDF contient la même facture sous forme de données (Factur-X, profil EN 16931).',
    en: 'This PDF holds the same invoice as data (Factur-X, profile EN 16931).',
  },
  creditedPart: {
    fr: 'Remboursement sur la facture {number}\u00a0: {names}, TVA à {rate, number, ::percent .##}',
    en: 'Refund on invoice {number}: {names}, VAT at {rate, number, ::percent .##}',
  },
  otherNames: {
    fr: '{count, plural, one {une autre désignation} other {# autres désignations}}',
    en: '{count, plural, one {one other item} other {# other items}}',
  },
  creditUndone: {
    fr: 'Somme remboursée par l’avoir {number} et revenue de la banque, TVA à {rate, number, ::percent .##}',
    en: 'Amount refunded by credit note {number} and sent back by the bank, VAT at {rate, number, ::percent .##}',
  },
  mentions: {
    recovery: {
      fr: 'En cas de retard de paiement, indemnité forfaitaire pour frais de recouvrement de {amount} (Code de commerce, art. L441-10 et D441-5).',
      en: 'If payment is late, a fixed compensation of {amount} for recovery costs is due (Code de commerce, art. L441-10 and D441-5).',
    },
    penalties: {
      fr: 'En cas de retard de paiement, pénalités au taux annuel de {rate, number, ::percent .##}, exigibles sans rappel (Code de commerce, art. L441-10).',
      en: 'If payment is late, penalties at the yearly rate of {rate, number, ::percent .##} are due without reminder (Code de commerce, art. L441-10).',
    },
    discount: {
      fr: 'Pas d’escompte pour paiement anticipé.',
      en: 'No discount for early payment.',
    },
    goods: {
      fr: 'Catégorie de l’opération\u00a0: livraison de biens.',
      en: 'Category of the operation: supply of goods.',
    },
    services: {
      fr: 'Catégorie de l’opération\u00a0: prestation de services.',
      en: 'Category of the operation: supply of services.',
    },
    mixed: {
      fr: 'Catégorie de l’opération\u00a0: livraison de biens et prestation de services.',
      en: 'Category of the operation: supply of goods and services.',
    },
    delivered: { fr: 'Livraison expédiée le {day}.', en: 'Delivery shipped on {day}.' },
    planned: { fr: 'Livraison prévue\u00a0: {week}.', en: 'Delivery planned: {week}.' },
    toCome: { fr: 'Livraison à venir.', en: 'Delivery to come.' },
    demonstration: {
      fr: 'Document de démonstration\u00a0: le vendeur est imaginaire, cette facture n’a aucune valeur.',
      en: 'Demonstration document: the seller is imaginary, this invoice has no value.',
    },
  },
} satisfies Texts;
