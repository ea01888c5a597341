import { PRODUCT_NAME } from '#basics/product-name.ts';

/** Orders that somebody else of the company approves: what leaves by mail. */
export const fr = {
  gross: 'Total TTC',
  reason: 'Motif',
  somebody: 'Une personne de votre entreprise',
  order: 'Voir la commande',
  pay: 'Régler la commande',
  again: 'Voir la demande',
  signature: `L’équipe ${PRODUCT_NAME}`,
  asked: {
    title: 'À valider\u00a0: une commande de {amount} pour {company}',
    intro:
      '{name} souhaite passer cette commande pour {company}. Elle atteint le montant à partir duquel une autre personne de l’entreprise donne son accord\u00a0: vous. Rien n’est commandé, réservé ni débité d’ici là.',
    purchaseOrder: 'Numéro de bon de commande\u00a0: {number}',
    note: 'Son message',
    link: 'Voir et décider',
    until: 'Sans réponse d’ici au {day}, la demande expire.',
  },
  approved: {
    title: 'Commande {number} validée',
    intro: '{who} a validé votre commande {number}, de {amount} TTC, pour {company}.',
    card: 'Il reste à la régler par carte, sous {days} jours\u00a0: vos box sont réservées jusque-là.',
    transfer:
      'Les coordonnées pour le virement partent à l’adresse que vous avez donnée, et figurent sur la page de la commande.',
    terms:
      'Le paiement à 30 jours est demandé\u202f; nous répondons sous un jour ouvré à l’adresse que vous avez donnée.',
  },
  refused: {
    title: 'Commande non validée pour {company}',
    intro:
      '{who} n’a pas validé votre commande de {amount} TTC pour {company}. Rien n’a été commandé ni débité. Vous pouvez remettre son contenu dans votre panier depuis la demande.',
  },
  lapsed: {
    title: 'Demande expirée, faute de réponse',
    intro:
      'Personne n’a répondu sous {days} jours à votre demande de {amount} TTC pour {company}. Rien n’a été commandé ni débité. Vous pouvez remettre son contenu dans votre panier et la présenter de nouveau.',
  },
};
