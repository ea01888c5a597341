import type { Texts } from '#basics/messages.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';

/** Orders that somebody else of the company approves: what leaves by mail. */
export const texts = {
  gross: { fr: 'Total TTC', en: 'Total incl. VAT' },
  reason: { fr: 'Motif', en: 'Reason' },
  somebody: { fr: 'Une personne de votre entreprise', en: 'Somebody of your company' },
  order: { fr: 'Voir la commande', en: 'See the order' },
  pay: { fr: 'Régler la commande', en: 'Pay for the order' },
  again: { fr: 'Voir la demande', en: 'See the request' },
  signature: { fr: `L’équipe ${PRODUCT_NAME}`, en: `The ${PRODUCT_NAME} team` },
  asked: {
    title: {
      fr: 'À valider\u00a0: une commande de {amount} pour {company}',
      en: 'For your approval: an order of {amount} for {company}',
    },
    intro: {
      fr: '{name} souhaite passer cette commande pour {company}. Elle atteint le montant à partir duquel une autre personne de l’entreprise donne son accord\u00a0: vous. Rien n’est commandé, réservé ni débité d’ici là.',
      en: '{name} would like to place this order for {company}. It reaches the sum from which somebody else of the company agrees first: you. Until then nothing is ordered, set aside or charged.',
    },
    purchaseOrder: {
      fr: 'Numéro de bon de commande\u00a0: {number}',
      en: 'Purchase order number: {number}',
    },
    note: { fr: 'Son message', en: 'Their message' },
    link: { fr: 'Voir et décider', en: 'See and decide' },
    until: {
      fr: 'Sans réponse d’ici au {day}, la demande expire.',
      en: 'Without an answer by {day}, the request lapses.',
    },
  },
  approved: {
    title: { fr: 'Commande {number} validée', en: 'Order {number} approved' },
    intro: {
      fr: '{who} a validé votre commande {number}, de {amount} TTC, pour {company}.',
      en: '{who} has approved your order {number}, of {amount} incl. VAT, for {company}.',
    },
    card: {
      fr: 'Il reste à la régler par carte, sous {days} jours\u00a0: vos box sont réservées jusque-là.',
      en: 'It is now to be paid by card, within {days} days: your boxes are kept until then.',
    },
    transfer: {
      fr: 'Les coordonnées pour le virement partent à l’adresse que vous avez donnée, et figurent sur la page de la commande.',
      en: 'The details for the transfer are on their way to the address you gave, and stand on the page of the order.',
    },
    terms: {
      fr: 'Le paiement à 30 jours est demandé\u202f; nous répondons sous un jour ouvré à l’adresse que vous avez donnée.',
      en: 'Payment at 30 days is being asked for; we answer within one working day at the address you gave.',
    },
  },
  refused: {
    title: { fr: 'Commande non validée pour {company}', en: 'Order not approved for {company}' },
    intro: {
      fr: '{who} n’a pas validé votre commande de {amount} TTC pour {company}. Rien n’a été commandé ni débité. Vous pouvez remettre son contenu dans votre panier depuis la demande.',
      en: '{who} has not approved your order of {amount} incl. VAT for {company}. Nothing was ordered or charged. From the request you can put its contents back into your cart.',
    },
  },
  lapsed: {
    title: { fr: 'Demande expirée, faute de réponse', en: 'Request lapsed without an answer' },
    intro: {
      fr: 'Personne n’a répondu sous {days} jours à votre demande de {amount} TTC pour {company}. Rien n’a été commandé ni débité. Vous pouvez remettre son contenu dans votre panier et la présenter de nouveau.',
      en: 'Nobody answered your request of {amount} incl. VAT for {company} within {days} days. Nothing was ordered or charged. You can put its contents back into your cart and ask again.',
    },
  },
} satisfies Texts;
