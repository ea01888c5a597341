import type { Texts } from '#basics/messages.ts';

/** Read by the server only, when a mail leaves. */
export const texts = {
  invoice: {
    title: { fr: 'Votre facture {number}', en: 'Your invoice {number}' },
    intro: {
      fr: 'La facture de votre commande {order} est disponible. Elle contient les mêmes données pour votre logiciel de comptabilité (Factur-X).',
      en: 'The invoice of your order {order} is ready. It holds the same figures as data for your accounting software (Factur-X).',
    },
  },
  'credit-note': {
    title: { fr: 'Votre avoir {number}', en: 'Your credit note {number}' },
    intro: {
      fr: 'L’avoir qui correspond au remboursement de votre commande {order} est disponible. Il contient les mêmes données pour votre logiciel de comptabilité (Factur-X).',
      en: 'The credit note for the refund on your order {order} is ready. It holds the same figures as data for your accounting software (Factur-X).',
    },
  },
  net: { fr: 'Total HT', en: 'Total excl. VAT' },
  vat: { fr: 'TVA', en: 'VAT' },
  gross: { fr: 'Total TTC', en: 'Total incl. VAT' },
  due: { fr: 'À régler avant le', en: 'To be paid by' },
  link: { fr: 'Ouvrir la commande et ses documents', en: 'Open the order and its documents' },
  signature: { fr: 'L’équipe Prévenance', en: 'The Prévenance team' },
} satisfies Texts;
