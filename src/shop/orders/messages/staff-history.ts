import type { Texts } from '#basics/messages.ts';

/** What happened to an order, in its file. */
export const texts = {
  title: { fr: 'Historique', en: 'History' },
  line: { fr: '{what}, {who}', en: '{what}, {who}' },
  actors: {
    buyer: { fr: 'l’acheteur', en: 'the buyer' },
    system: { fr: 'le site', en: 'the site' },
    sandbox: { fr: 'le prestataire de paiement', en: 'the payment provider' },
    stripe: { fr: 'Stripe', en: 'Stripe' },
    transfer: { fr: 'la banque', en: 'the bank' },
    staff: { fr: 'l’équipe', en: 'the team' },
  },
  kinds: {
    placed: { fr: 'Commande passée', en: 'Order placed' },
    'vat-number-lapsed': {
      fr: 'VIES ne confirme plus le numéro de TVA',
      en: 'VIES no longer confirms the VAT number',
    },
    expired: { fr: 'Annulée faute de paiement à temps', en: 'Cancelled, not paid in time' },
    'payment-paid': { fr: 'Paiement complet', en: 'Payment complete' },
    'payment-processing': {
      fr: 'Prélèvement en cours à la banque',
      en: 'Direct debit under way at the bank',
    },
    'payment-refused': { fr: 'Paiement refusé par la banque', en: 'Payment refused by the bank' },
    'payment-cancelled': { fr: 'Paiement abandonné', en: 'Payment abandoned' },
    'payment-expired': { fr: 'Page de paiement expirée', en: 'Payment page expired' },
    'paid-after-cancellation': {
      fr: 'Payée alors qu’elle était annulée',
      en: 'Paid when it was already cancelled',
    },
    'transfer-exact': {
      fr: 'Virement de {amount} reçu, le compte est juste',
      en: 'Transfer of {amount} received, the amount is right',
    },
    'transfer-partial': {
      fr: 'Virement de {amount} reçu, il en manque',
      en: 'Transfer of {amount} received, some is missing',
    },
    'transfer-over': {
      fr: 'Virement de {amount} reçu, c’est trop',
      en: 'Transfer of {amount} received, it is too much',
    },
    'transfer-released': {
      fr: 'Virement de {amount} retiré, il réglait autre chose',
      en: 'Transfer of {amount} taken out, it paid for something else',
    },
    'unpaid-again': {
      fr: 'De nouveau en attente de son virement',
      en: 'Waiting for its transfer again',
    },
    reminded: { fr: 'Virement relancé', en: 'Asked for the transfer' },
    'credit-granted': {
      fr: 'Paiement après livraison accordé',
      en: 'Payment after delivery granted',
    },
    'credit-refused': {
      fr: 'Paiement après livraison refusé, acheteur prévenu',
      en: 'Payment after delivery refused, buyer told',
    },
    'due-reminded': {
      fr: '{isBefore, select, yes {Échéance proche, acheteur prévenu} other {{days, plural, one {Acheteur relancé un jour après l’échéance} other {Acheteur relancé # jours après l’échéance}}}}',
      en: '{isBefore, select, yes {Due soon, buyer told} other {{days, plural, one {Buyer reminded one day after the due day} other {Buyer reminded # days after the due day}}}}',
    },
    'reminders-held': {
      fr: '{isPart, select, yes {Relances limitées\u00a0: {amount} contestés} other {Relances suspendues}}',
      en: '{isPart, select, yes {Reminders limited: {amount} contested} other {Reminders on hold}}',
    },
    'reminders-resumed': { fr: 'Relances reprises', en: 'Reminders resumed' },
    'preparation-started': { fr: 'Préparation commencée', en: 'Preparation started' },
    'parcel-made': { fr: 'Colis {parcel} fait', en: 'Parcel {parcel} made' },
    'parcel-packed': { fr: 'Colis {parcel} emballé', en: 'Parcel {parcel} packed' },
    'parcel-shipped': {
      fr: 'Colis {parcel} expédié, acheteur prévenu',
      en: 'Parcel {parcel} shipped, buyer told',
    },
    'parcel-delivered': { fr: 'Colis {parcel} livré', en: 'Parcel {parcel} delivered' },
    'parcel-returned': { fr: 'Colis {parcel} revenu', en: 'Parcel {parcel} returned' },
    'parcel-restocked': {
      fr: 'Colis {parcel}\u00a0: {pieces, plural, one {une pièce remise} other {# pièces remises}} en stock',
      en: 'Parcel {parcel}: {pieces, plural, one {one piece} other {# pieces}} back in stock',
    },
    'parcel-cancelled': { fr: 'Colis {parcel} défait', en: 'Parcel {parcel} undone' },
    'return-asked': { fr: 'Échange {number} demandé', en: 'Exchange {number} asked for' },
    'return-cancelled': {
      fr: 'Échange {number} annulé par l’acheteur',
      en: 'Exchange {number} withdrawn by the buyer',
    },
    'return-accepted': {
      fr: 'Échange {number} accepté, acheteur prévenu',
      en: 'Exchange {number} accepted, buyer told',
    },
    'return-refused': {
      fr: 'Échange {number} refusé, acheteur prévenu',
      en: 'Exchange {number} refused, buyer told',
    },
    'return-sent-back': {
      fr: 'Échange {number}\u00a0: le colis de retour est parti',
      en: 'Exchange {number}: the parcel back has left',
    },
    'return-received': {
      fr: 'Échange {number}\u00a0: les produits sont revenus',
      en: 'Exchange {number}: the products are back',
    },
    'return-replaced': {
      fr: 'Échange {number}\u00a0: remplacement expédié, acheteur prévenu',
      en: 'Exchange {number}: replacement shipped, buyer told',
    },
    'return-closed': {
      fr: 'Échange {number} clos, acheteur prévenu',
      en: 'Exchange {number} closed, buyer told',
    },
    'licence-applied': { fr: 'Licence mise à jour', en: 'Licence updated' },
    'licence-not-applied': {
      fr: 'Licence inchangée\u00a0: elle avait pris fin, ou l’espace n’est plus',
      en: 'Licence unchanged: it had ended, or the space is gone',
    },
    'order-shipped': { fr: 'Tout est expédié', en: 'Everything is shipped' },
    'order-delivered': { fr: 'Tout est livré', en: 'Everything is delivered' },
    cancelled: { fr: 'Commande annulée', en: 'Order cancelled' },
    reinstated: { fr: 'Commande reprise', en: 'Order reinstated' },
    'refund-asked': {
      fr: 'Remboursement de {amount} demandé',
      en: 'Refund of {amount} asked for',
    },
    refunded: { fr: '{amount} rendu', en: '{amount} refunded' },
    'dispute-opened': {
      fr: 'Paiement contesté par une banque\u00a0: {amount}',
      en: 'Payment contested by a bank: {amount}',
    },
    'dispute-withdrawn': {
      fr: '{amount} repris par la banque',
      en: '{amount} taken back by the bank',
    },
    'dispute-reinstated': {
      fr: '{amount} revenus de la banque',
      en: '{amount} returned by the bank',
    },
    'dispute-inquiry-answered': {
      fr: 'La banque examine notre réponse',
      en: 'The bank is reading our answer',
    },
    'dispute-to-answer': {
      fr: 'La question de la banque est devenue une contestation',
      en: 'The bank’s question has become a dispute',
    },
    'dispute-answered': {
      fr: 'La banque examine notre réponse',
      en: 'The bank is reading our answer',
    },
    'dispute-lost': { fr: 'Contestation perdue\u00a0: {amount}', en: 'Dispute lost: {amount}' },
    'dispute-won': { fr: 'Contestation gagnée\u00a0: {amount}', en: 'Dispute won: {amount}' },
    'dispute-closed': { fr: 'Contestation sans suite', en: 'The dispute went no further' },
    'refund-refused': {
      fr: 'Remboursement de {amount} refusé par le prestataire',
      en: 'Refund of {amount} refused by the provider',
    },
  },
} satisfies Texts;
