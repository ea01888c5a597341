export const fr = {
  started: {
    title: 'Votre box du mois commence',
    intro:
      'L’abonnement {deCompany} a commencé\u00a0: {boxes, plural, one {# box} other {# box}} par mois. Chaque mois, le {day} (ou le dernier jour des mois plus courts), nous préparons la commande suivante et vous prévenons par e-mail.',
    charge:
      'Les mois suivants sont réglés par le moyen de paiement que vous venez d’utiliser\u202f; un refus n’entraîne aucuns frais.',
    space:
      'Effectif, pause, résiliation\u00a0: tout se règle dans votre espace, à la rubrique Box.',
    guest:
      'Pour changer l’effectif, suspendre ou résilier en ligne, ouvrez l’espace de votre entreprise avec cette adresse e-mail et dites, à la rubrique Box, que la commande est la vôtre\u00a0: l’abonnement y sera.',
    guestLink: 'Ouvrir l’espace de mon entreprise',
  },
  headcount: {
    title: 'Votre box du mois\u00a0: nouvel effectif',
    intro:
      'À partir du prochain mois, l’abonnement {deCompany} passe de {from} à {to} box. La prochaine commande sera de {amount} TTC.',
  },
  pause: {
    title: 'Votre box du mois est en pause',
    intro:
      'L’abonnement {deCompany} est suspendu à partir du {from}. Il reprendra de lui-même le {until}\u202f; rien n’est commandé d’ici là, et ces mois ne comptent pour aucun engagement.',
  },
  resume: {
    title: 'Votre box du mois reprend',
    intro: 'L’abonnement {deCompany} reprend\u00a0: le prochain mois commence le {on}.',
  },
  cancel: {
    title: 'Votre résiliation est enregistrée',
    intro:
      '{left, plural, =0 {L’abonnement {deCompany} est résilié, sans frais\u00a0: plus rien ne vous sera demandé.} one {L’abonnement {deCompany} est résilié, sans frais. Il reste un mois à prendre, pour {amount} TTC.} other {L’abonnement {deCompany} est résilié, sans frais. Il reste # mois à prendre, pour {amount} TTC en tout.}}',
    undo: 'Vous avez changé d’avis\u202f? Jusqu’au dernier mois, vous pouvez revenir sur cette résiliation dans votre espace.',
  },
  undo: {
    title: 'Votre box du mois continue',
    intro: 'La résiliation est annulée\u00a0: l’abonnement {deCompany} continue au prix convenu.',
  },
  ended: {
    title: 'Votre box du mois a pris fin',
    intro: 'L’abonnement {deCompany} est terminé. Merci de votre confiance.',
  },
  firstCancelled: {
    title: 'Votre box du mois n’aura pas de suite',
    intro:
      'La commande par laquelle l’abonnement {deCompany} avait commencé est annulée\u00a0: l’abonnement l’est avec elle.',
  },
  refused: {
    title: 'Le paiement de votre box du mois n’a pas abouti',
    intro:
      'Nous n’avons pas pu encaisser {amount} pour la commande {number}\u00a0: le paiement a été refusé, ou votre banque demande que vous le confirmiez vous-même. Nous réessaierons le {day}.',
    pay: 'Vous pouvez aussi régler dès maintenant\u202f; le moyen de paiement que vous utiliserez servira pour les mois suivants.',
    link: 'Régler la commande',
  },
  stopped: {
    title: 'Votre box du mois est suspendue faute de paiement',
    intro:
      'Le paiement de {amount} pour la commande {number} n’a pas abouti après plusieurs essais. L’abonnement {deCompany} est suspendu\u00a0: rien n’est perdu, rien d’autre n’est commandé. Dès que cette commande sera réglée, il reprendra.',
  },
  notDelivered: {
    title: 'Votre box du mois est suspendue\u00a0: nous ne livrons pas à cette adresse',
    intro:
      'La prochaine box de l’abonnement {deCompany} devait partir à une adresse où nous ne livrons pas aujourd’hui. L’abonnement est suspendu\u00a0: rien n’est commandé ni débité. Répondez à ce message pour donner une autre adresse\u202f; vous pouvez aussi résilier sans frais dans votre espace.',
  },
  givenUp: {
    title: 'Votre box du mois est suspendue',
    intro:
      'La dernière commande de l’abonnement {deCompany} n’a pas été réglée et vient d’être annulée. L’abonnement est suspendu\u202f; vous pouvez le reprendre quand vous voulez dans votre espace.',
  },
  transfer: {
    title: 'Votre virement pour la box du mois n’est pas arrivé',
    intro:
      'Nous n’avons pas reçu le virement de {amount} pour la commande {number}. Le mois suivant de l’abonnement {deCompany} commencera dès qu’il sera là.',
    link: 'Revoir la commande et nos coordonnées',
  },
  staff: {
    title: 'Abonnement suspendu faute de paiement\u00a0: {company}',
    intro:
      'L’abonnement {deCompany} (SIREN {siren}) est suspendu faute de paiement. Contact\u00a0: {email}.',
    link: 'Ouvrir les abonnements',
    addressTitle: 'Abonnement suspendu, adresse non desservie\u00a0: {company}',
    addressIntro:
      'Le mois suivant de l’abonnement {deCompany} (SIREN {siren}) devait partir à une adresse où nous ne livrons pas. Il est suspendu, et son acheteur le sait. Contact\u00a0: {email}.',
  },
  signature: 'Une question\u202f? Répondez simplement à ce message. L’équipe Prévenance',
};
