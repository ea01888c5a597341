export const fr = {
  title: 'Commande reçue',
  description: 'Où en est votre commande\u00a0: ce qui est payé, vos colis et vos factures.',
  number: 'Commande {number}',
  waiting: {
    title: 'Votre paiement est en cours de confirmation',
    intro:
      'Cela prend d’ordinaire quelques secondes. Vous pouvez fermer cette page : la confirmation partira aussi par e-mail.',
    loading: 'Confirmation du paiement…',
    refresh: 'Actualiser la page',
  },
  debit: {
    title: 'Votre prélèvement est en cours',
    intro:
      'Votre banque nous le confirme sous quelques jours ouvrés. Les box vous restent réservées\u202f; la confirmation partira à l’adresse {email}.',
  },
  unpaid: {
    title: 'Cette commande n’est pas encore réglée',
    intro: 'Rien n’a été débité jusqu’ici. Les box vous restent réservées quelque temps.',
    pay: 'Régler la commande',
    failed: 'La page de paiement ne répond pas. Réessayez dans un instant.',
  },
  confirmed: {
    title: 'Merci, votre commande est confirmée',
    intro: 'Une confirmation part à l’adresse {email}. Nous préparons vos box.',
  },
  received: {
    title: 'Merci, votre commande est enregistrée',
    intro:
      'Un récapitulatif part à l’adresse {email}. La préparation commence à réception de votre virement.',
  },
  untold: {
    title: 'Merci, votre commande est enregistrée',
    intro:
      'Gardez cette page\u00a0: un e-mail est déjà parti aujourd’hui à l’adresse {email} pour une autre commande, celle-ci n’en enverra qu’une fois payée. La préparation commence à réception de votre virement.',
  },
  asked: {
    title: 'Votre demande de paiement après livraison est à l’étude',
    intro:
      'Nous vous répondons à l’adresse {email} sous un jour ouvré. Vos box vous restent réservées, et rien n’est à régler d’ici là.',
  },
  terms: {
    title: 'Règlement après livraison',
    granted:
      '{days, plural, one {À régler le lendemain de l’expédition.} other {À régler # jours après l’expédition.}}',
    due: 'À régler au plus tard le {day}.',
    refused:
      'Nous ne pouvons pas accorder cette fois le paiement après livraison. Réglez par virement ou par carte\u202f: la préparation commence aussitôt.',
    pay: 'Régler par carte',
  },
  cancelled: {
    title: 'Cette commande est annulée',
    intro:
      'Elle n’a pas été payée à temps, ou nous l’avons annulée ensemble. Rien ne vous est demandé, et ce que vous auriez réglé vous est rendu. Vous pouvez commander de nouveau.',
  },
  shipped: {
    title: 'Votre commande est en route',
    intro: 'Suivez chaque colis ci-dessous.',
  },
  delivered: {
    title: 'Votre commande est livrée',
    intro:
      'Quelque chose ne va pas\u202f? Demandez un échange plus bas, ou répondez à l’un de nos e-mails.',
  },
  licence: {
    debit: {
      title: 'Votre prélèvement est en cours',
      intro:
        'Votre banque nous le confirme sous quelques jours ouvrés. La licence change à ce moment-là\u202f; la confirmation partira à l’adresse {email}.',
    },
    unpaid: {
      title: 'Cette licence n’est pas encore réglée',
      intro: 'Le paiement n’a pas abouti et rien n’a été débité. Vous pouvez le reprendre.',
    },
    received: {
      title: 'Merci, votre commande est enregistrée',
      intro:
        'Un récapitulatif part à l’adresse {email}. La licence change à réception de votre virement.',
    },
    confirmed: {
      title: 'Merci, votre commande est confirmée',
      intro:
        'Une confirmation part à l’adresse {email}. La licence de votre espace est mise à jour dans un instant.',
    },
    delivered: {
      title: 'Merci, votre licence est à jour',
      intro:
        'Elle court jusqu’au {day} inclus, {kind, select, seats {avec {seats, plural, one {une place} other {# places}} de plus} other {pour {seats, plural, one {une personne} other {# personnes}}}}. Une confirmation part à l’adresse {email}.',
    },
    space: 'Voir la licence dans l’espace',
  },
  order: 'Commande pour {company}',
  line: '{quantity} × {name}',
  week: 'Livraison souhaitée : {week}',
  home: 'Revenir à l’accueil',
  app: 'Découvrir l’application',
  space: 'La suivre dans votre espace',
  unknown: {
    title: 'Commande introuvable',
    text: 'Ce lien ne mène à aucune commande. Si vous venez de commander, le récapitulatif reçu par e-mail contient le bon lien.',
    action: 'Voir les box',
  },
  transfer: {
    title: 'Pour régler par virement',
    until:
      'Votre virement est attendu jusqu’au {day} inclus. Sans lui, la commande s’annule d’elle-même.',
    intro: 'Recopiez la référence exactement : elle relie votre virement à cette commande.',
    beneficiary: 'Bénéficiaire',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Référence',
    copy: 'Copier',
    copied: 'Copié : {name}',
    notCopied: 'La copie n’est pas permise par ce navigateur',
  },
};
