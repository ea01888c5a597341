import { RETURN_REASON_WORDS } from './exchange.fr.ts';

export const fr = {
  asked: {
    title: 'Votre demande d’échange {reference}',
    intro:
      'Nous avons bien reçu votre demande d’échange sur la commande {number}. Nous l’étudions et vous répondons sous deux jours ouvrés\u202f; d’ici là, gardez les produits tels qu’ils sont.',
    photograph:
      'Pour aller plus vite, répondez à ce message avec une photographie de ce qui ne va pas.',
  },
  accepted: {
    title: 'Votre échange {reference} est accepté',
    intro: 'Bonne nouvelle\u00a0: nous échangeons ces produits de la commande {number}.',
    ways: {
      kept: 'Vous n’avez rien à renvoyer. Nous préparons ce que vous recevrez à la place.',
      prepaid:
        'Imprimez le bon de retour depuis la page de la commande et glissez-le dans le colis. L’étiquette du transporteur, déjà payée, vous arrive dans un message à part. Ce que vous recevrez à la place part dès que le colis est chez nous.',
      collected:
        'Imprimez le bon de retour depuis la page de la commande et glissez-le dans le colis. Le transporteur passe le chercher chez vous, à nos frais. Ce que vous recevrez à la place part dès que le colis est chez nous.',
    },
    said: 'Notre équipe précise',
  },
  refused: {
    title: 'Votre demande d’échange {reference}',
    intro: 'Nous ne pouvons pas échanger ces produits de la commande {number}.',
  },
  closed: {
    title: 'Votre échange {reference} est clos',
    intro: 'Nous avons clos cet échange de la commande {number} sans rien envoyer à la place.',
  },
  replaced: {
    title: 'Votre échange {reference} est en route',
    intro: 'Ce qui remplace ces produits de la commande {number} vient de partir.',
    carrier: 'Transporteur',
    tracking: 'Numéro de suivi',
    follow: 'Suivre le colis',
  },
  carriers: { own: 'notre livraison', other: 'autre transporteur' },
  reason: 'Pourquoi',
  same: 'le même produit',
  instead: '{name} à la place',
  judge: {
    title: 'Échange à juger\u00a0: {reference}, {company}',
    intro: '{company} demande l’échange de produits de la commande {number}.',
    reasons: RETURN_REASON_WORDS,
    note: 'L’acheteur écrit',
    open: 'Ouvrir la commande',
  },
  link: 'Voir l’échange',
  signature: 'Une question\u202f? Répondez simplement à ce message. L’équipe Prévenance',
};
