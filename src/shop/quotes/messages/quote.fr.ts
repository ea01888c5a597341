/** A quote, as its buyer reads it. */
export const fr = {
  heading: 'Votre devis',
  title: 'Devis {number}',
  intro: 'Version {version}, établie le {day}. Valable jusqu’au {until} inclus.',
  loading: 'Chargement du devis…',
  away: 'Le service ne répond pas pour le moment. Réessayez dans un instant.',
  retry: 'Réessayer',
  pdf: 'Enregistrer en PDF',
  contents: 'Contenu du devis',
  columns: {
    name: 'Désignation',
    quantity: 'Quantité',
    unit: 'Prix unitaire HT',
    rate: 'TVA',
    net: 'Total HT',
  },
  plan: '{months, plural, =0 {par mois, sans engagement} other {par mois, engagement # mois}}',
  rate: '{rate, number, ::percent .##}',
  unknown: {
    title: 'Ce lien ne mène à aucun devis',
    text: 'Vérifiez qu’il est entier, tel que dans le mail, ou écrivez-nous.',
  },
  states: {
    superseded: {
      title: 'Une nouvelle version remplace celle-ci',
      text: 'Vous pouvez encore lire cette version, mais seule la nouvelle peut être acceptée.',
    },
    expired: {
      title: 'Ce devis a expiré',
      text: 'Il ne peut plus être accepté. Répondez au mail qui l’accompagnait\u202f: nous vous en préparerons un autre.',
    },
    withdrawn: {
      title: 'Ce devis a été retiré',
      text: 'Il ne peut plus être accepté. Répondez au mail qui l’accompagnait pour en savoir plus.',
    },
    declined: {
      title: 'Vous avez décliné ce devis',
      text: 'Si vous changez d’avis, répondez au mail qui l’accompagnait.',
    },
    accepted: {
      title: 'Ce devis est accepté',
      text: 'La commande est enregistrée, à ces prix.',
    },
    current: 'Lire la nouvelle version',
    order: 'Voir la commande',
  },
  accept: {
    title: 'Accepter ce devis',
    submit: 'Accepter et commander',
    hint: 'Commande avec obligation de paiement, aux prix de ce devis.',
  },
  shortage: {
    title: 'Il n’y a plus assez de stock',
    text: 'Rien n’a été commandé. Répondez au mail du devis\u202f: nous trouverons une solution.',
  },
  decline: {
    open: 'Décliner ce devis',
    title: 'Décliner ce devis',
    text: 'Nous en serons informés. Il ne pourra plus être accepté en ligne.',
    reason: 'Pour quelle raison\u202f?',
    optional: 'facultatif',
    tooLong: 'Ce texte est trop long, raccourcissez-le.',
    submit: 'Décliner',
    close: 'Fermer',
    done: 'Le devis est décliné',
    failed: 'Cela n’a pas pu être enregistré. Rechargez la page, puis réessayez.',
  },
};
