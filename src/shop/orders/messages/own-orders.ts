import type { Texts } from '#basics/messages.ts';

/** The orders of a company, in its space. */
export const texts = {
  listed: { fr: 'Vos commandes', en: 'Your orders' },
  title: { fr: 'Box et commandes', en: 'Boxes and orders' },
  intro: {
    fr: 'Les commandes de votre entreprise, et les vôtres, même d’avant l’ouverture de votre compte.',
    en: 'The orders of your company, and your own, even from before your account was opened.',
  },
  unclaimed: {
    title: { fr: 'Ces commandes sont-elles les vôtres\u202f?', en: 'Are these orders yours?' },
    text: {
      fr: 'Elles portent votre adresse e-mail, mais ont été passées sans compte. Elles ne sont à personne tant que vous n’avez pas répondu.',
      en: 'They carry your email address, but were placed without an account. They are nobody’s until you answer.',
    },
    order: { fr: 'Commande {number} du {day}, {amount}', en: 'Order {number} of {day}, {amount}' },
    mine: { fr: 'C’est la mienne', en: 'It is mine' },
    notMine: { fr: 'Ce n’est pas la mienne', en: 'It is not mine' },
    failed: {
      fr: 'Votre réponse n’a pas pu être enregistrée. Réessayez dans un instant.',
      en: 'Your answer could not be kept. Try again in a moment.',
    },
  },
  loading: { fr: 'Chargement des commandes…', en: 'Loading the orders…' },
  order: { fr: 'Commander des box', en: 'Order boxes' },
  gifts: { fr: 'Compteur URSSAF des cadeaux', en: 'URSSAF meter of gifts' },
  exchange: { fr: 'Échange possible', en: 'Exchange possible' },
  exchangeNamed: {
    fr: 'Échange possible, commande {number}',
    en: 'Exchange possible, order {number}',
  },
  none: {
    title: { fr: 'Aucune commande pour l’instant', en: 'No order yet' },
    text: {
      fr: 'Vos commandes paraîtront ici, avec leur avancement, dès la première box.',
      en: 'Your orders will appear here, with how far along they are, from the first box on.',
    },
  },
  failed: { fr: 'Les commandes n’ont pas pu être lues.', en: 'The orders could not be read.' },
  retry: { fr: 'Réessayer', en: 'Try again' },
  search: { fr: 'Retrouver une commande', en: 'Find an order' },
  searchHint: {
    fr: 'Numéro, bon de commande ou contenu.',
    en: 'Number, purchase order or contents.',
  },
  noMatch: { fr: 'Aucune commande ne correspond.', en: 'No order matches.' },
  purchaseOrder: { fr: 'Bon de commande {number}', en: 'Purchase order {number}' },
  columns: {
    number: { fr: 'Commande', en: 'Order' },
    day: { fr: 'Date', en: 'Date' },
    content: { fr: 'Contenu', en: 'Content' },
    state: { fr: 'État', en: 'State' },
    net: { fr: 'HT', en: 'Excl. VAT' },
    vat: { fr: 'TVA', en: 'VAT' },
    gross: { fr: 'TTC', en: 'Incl. VAT' },
    payment: { fr: 'Règlement', en: 'Payment' },
  },
  line: { fr: '{quantity} × {name}', en: '{quantity} × {name}' },
  states: {
    draft: { fr: 'Brouillon', en: 'Draft' },
    'awaiting-payment': { fr: 'En attente de règlement', en: 'Awaiting payment' },
    confirmed: { fr: 'Confirmée', en: 'Confirmed' },
    'in-preparation': { fr: 'En préparation', en: 'In preparation' },
    shipped: { fr: 'Expédiée', en: 'Shipped' },
    delivered: { fr: 'Livrée', en: 'Delivered' },
    cancelled: { fr: 'Annulée', en: 'Cancelled' },
  },
  licenceDone: { fr: 'Licence à jour', en: 'Licence up to date' },
  payments: {
    paid: { fr: 'Réglée', en: 'Paid' },
    card: { fr: 'Carte, à régler', en: 'Card, to be paid' },
    transfer: { fr: 'Virement attendu', en: 'Transfer expected' },
    terms: { fr: 'À régler après livraison', en: 'To be paid after delivery' },
    cancelled: { fr: 'Sans suite', en: 'No longer due' },
  },
  billing: {
    title: { fr: 'Règlement des commandes', en: 'Payment of orders' },
    none: {
      title: { fr: 'Rien à régler', en: 'Nothing to pay' },
      text: {
        fr: 'Les montants de vos commandes paraîtront ici.',
        en: 'The amounts of your orders will appear here.',
      },
    },
  },
} satisfies Texts;
