/** Read by the server only, when a mail leaves. */
export const fr = {
  invoice: {
    title: 'Votre facture {number}',
    intro:
      'La facture de votre commande {order} est disponible. Elle contient les mêmes données pour votre logiciel de comptabilité (Factur-X).',
  },
  'credit-note': {
    title: 'Votre avoir {number}',
    intro:
      'L’avoir qui correspond au remboursement de votre commande {order} est disponible. Il contient les mêmes données pour votre logiciel de comptabilité (Factur-X).',
  },
  net: 'Total HT',
  vat: 'TVA',
  gross: 'Total TTC',
  due: 'À régler avant le',
  link: 'Ouvrir la commande et ses documents',
  signature: 'L’équipe Prévenance',
};
