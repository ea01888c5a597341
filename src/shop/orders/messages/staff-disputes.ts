import type { Texts } from '#basics/messages.ts';

/** What banks ask back, in the file of an order. */
export const texts = {
  title: { fr: 'Paiement contesté', en: 'Contested payment' },
  amount: { fr: '{amount} contestés', en: '{amount} contested' },
  standings: {
    'to-answer': { fr: 'À répondre', en: 'To be answered' },
    'under-review': { fr: 'En examen', en: 'Under review' },
    lost: { fr: 'Perdue', en: 'Lost' },
    won: { fr: 'Gagnée ou sans suite', en: 'Won or went no further' },
  },
  badges: {
    'to-answer': { fr: 'contestée, à répondre', en: 'contested, to be answered' },
    'under-review': { fr: 'contestée, en examen', en: 'contested, under review' },
    lost: { fr: 'contestation perdue', en: 'dispute lost' },
  },
  states: {
    inquiry: { fr: 'question de la banque', en: 'question from the bank' },
    'inquiry-answered': { fr: 'réponse en examen', en: 'answer under review' },
    'to-answer': { fr: 'à répondre', en: 'to be answered' },
    answered: { fr: 'réponse en examen', en: 'answer under review' },
    lost: { fr: 'perdue', en: 'lost' },
    won: { fr: 'gagnée', en: 'won' },
    closed: { fr: 'sans suite', en: 'went no further' },
  },
  reason: { fr: 'Motif', en: 'Reason' },
  answerBy: { fr: 'Répondre avant le', en: 'Answer by' },
  taken: { fr: 'Repris par la banque', en: 'Taken by the bank' },
  opened: { fr: 'Ouverte le', en: 'Opened on' },
  ended: { fr: 'Close le', en: 'Ended on' },
  reference: { fr: 'Référence', en: 'Reference' },
  todo: {
    inquiry: {
      fr: 'La banque pose une question et n’a encore rien repris. Répondez-lui chez Stripe, ou remboursez l’acheteur s’il a raison.',
      en: 'The bank is asking, and has taken nothing yet. Answer at Stripe, or refund the buyer if they are right.',
    },
    'inquiry-answered': {
      fr: 'La banque lit notre réponse. Elle n’a rien repris.',
      en: 'The bank is reading our answer. It has taken nothing.',
    },
    'to-answer': {
      fr: 'Réunissez la preuve de livraison et vos échanges avec l’acheteur, et répondez chez Stripe avant l’échéance\u00a0: sans réponse, la somme est perdue.',
      en: 'Gather the proof of delivery and what you and the buyer wrote, and answer at Stripe in time: without an answer, the money is lost.',
    },
    unanswerable: {
      fr: 'La banque n’attend pas de réponse. Parlez avec l’acheteur.',
      en: 'The bank takes no answer. Talk with the buyer.',
    },
    answered: {
      fr: 'La banque lit notre réponse et décide\u202f; cela peut prendre trois mois.',
      en: 'The bank is reading our answer and will decide; this may take three months.',
    },
    lost: {
      fr: 'La banque garde la somme. La facture reste due et ne change pas d’elle-même\u00a0: demandez un virement à l’acheteur et, quand il arrive, mettez-le de côté avec le numéro de cette commande\u202f; ou renoncez-y avec votre comptable.',
      en: 'The bank keeps the money. The invoice is still owed, and does not change by itself: ask the buyer for a transfer and, when it comes, set it aside with the number of this order; or give it up with your accountant.',
    },
    won: {
      fr: 'La banque nous a donné raison. La somme revient sous quelques jours, si ce n’est déjà fait.',
      en: 'The bank decided for us. The money comes back within days, if it has not already.',
    },
    closed: { fr: 'La banque n’a pas donné suite.', en: 'The bank did not go further.' },
  },
  answer: {
    fr: 'Répondre dans le tableau de bord de Stripe',
    en: 'Answer in Stripe’s dashboard',
  },
  held: {
    fr: 'La box mensuelle qui en dépend a été suspendue\u00a0: elle ne reprend que quand vous le décidez.',
    en: 'The monthly box that depends on it was paused: it goes on only when you resume it.',
  },
  subscriptions: { fr: 'Voir l’abonnement', en: 'See the subscription' },
} satisfies Texts;
