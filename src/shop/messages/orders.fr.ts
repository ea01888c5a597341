/** The orders of a company, in its space. */
export const fr = {
  listed: 'Vos commandes',
  title: 'Box et commandes',
  intro:
    'Les commandes de votre entreprise, et celles passées avec votre adresse, même avant l’ouverture de votre compte.',
  loading: 'Chargement des commandes…',
  order: 'Commander des box',
  gifts: 'Compteur URSSAF des cadeaux',
  exchange: 'Échange possible',
  exchangeNamed: 'Échange possible, commande {number}',
  none: {
    title: 'Aucune commande pour l’instant',
    text: 'Vos commandes paraîtront ici, avec leur avancement, dès la première box.',
  },
  failed: 'Les commandes n’ont pas pu être lues.',
  retry: 'Réessayer',
  columns: {
    number: 'Commande',
    day: 'Date',
    content: 'Contenu',
    state: 'État',
    net: 'HT',
    vat: 'TVA',
    gross: 'TTC',
    payment: 'Règlement',
  },
  line: '{quantity} × {name}',
  states: {
    draft: 'Brouillon',
    'awaiting-payment': 'En attente de règlement',
    confirmed: 'Confirmée',
    'in-preparation': 'En préparation',
    shipped: 'Expédiée',
    delivered: 'Livrée',
    cancelled: 'Annulée',
  },
  licenceDone: 'Licence à jour',
  payments: {
    paid: 'Réglée',
    card: 'Carte, à régler',
    transfer: 'Virement attendu',
    terms: 'À régler après livraison',
    cancelled: 'Sans suite',
  },
  billing: {
    title: 'Règlement des commandes',
    none: {
      title: 'Rien à régler',
      text: 'Les montants de vos commandes paraîtront ici.',
    },
  },
};
