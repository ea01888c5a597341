import type { Texts } from '#basics/messages.ts';

/** The list of orders, for a spreadsheet. */
export const texts = {
  columns: {
    number: { fr: 'Commande', en: 'Order' },
    day: { fr: 'Passée le', en: 'Placed on' },
    state: { fr: 'État', en: 'State' },
    payment: { fr: 'Paiement', en: 'Payment' },
    method: { fr: 'Moyen', en: 'Method' },
    company: { fr: 'Entreprise', en: 'Company' },
    siren: { fr: 'SIREN', en: 'SIREN' },
    email: { fr: 'E-mail', en: 'E-mail' },
    week: { fr: 'Semaine souhaitée', en: 'Wished week' },
    late: { fr: 'En retard', en: 'Late' },
    pieces: { fr: 'Pièces', en: 'Pieces' },
    net: { fr: 'HT', en: 'Excl. VAT' },
    gross: { fr: 'TTC', en: 'Incl. VAT' },
    captured: { fr: 'Reçu', en: 'Received' },
    refunded: { fr: 'Rendu', en: 'Refunded' },
  },
  yes: { fr: 'oui', en: 'yes' },
  states: {
    draft: { fr: 'Brouillon', en: 'Draft' },
    'awaiting-payment': { fr: 'En attente de paiement', en: 'Awaiting payment' },
    confirmed: { fr: 'Confirmée', en: 'Confirmed' },
    'in-preparation': { fr: 'En préparation', en: 'In preparation' },
    shipped: { fr: 'Expédiée', en: 'Shipped' },
    delivered: { fr: 'Livrée', en: 'Delivered' },
    cancelled: { fr: 'Annulée', en: 'Cancelled' },
  },
  payments: {
    unpaid: { fr: 'À recevoir', en: 'To be received' },
    partial: { fr: 'Reçu en partie', en: 'Partly received' },
    paid: { fr: 'Payée', en: 'Paid' },
    'to-return': { fr: 'À rendre', en: 'To be returned' },
    'part-refunded': { fr: 'Rendu en partie', en: 'Partly refunded' },
    refunded: { fr: 'Rendu', en: 'Refunded' },
  },
  methods: {
    card: { fr: 'Carte', en: 'Card' },
    transfer: { fr: 'Virement', en: 'Bank transfer' },
  },
} satisfies Texts;
