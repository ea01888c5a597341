import type { Texts } from '#basics/messages.ts';

export const texts = {
  started: {
    title: { fr: 'Votre box du mois commence', en: 'Your monthly box begins' },
    intro: {
      fr: 'L’abonnement {deCompany} a commencé\u00a0: {boxes, plural, one {# box} other {# box}} par mois. Chaque mois, le {day} (ou le dernier jour des mois plus courts), nous préparons la commande suivante et vous prévenons par e-mail.',
      en: 'The subscription of {company} has begun: {boxes, plural, one {# box} other {# boxes}} a month. Every month, on day {day} (or the last day of shorter months), we prepare the next order and tell you by e-mail.',
    },
    charge: {
      fr: 'Les mois suivants sont réglés par le moyen de paiement que vous venez d’utiliser\u202f; un refus n’entraîne aucuns frais.',
      en: 'Later months are paid by the means of payment that you have just used; a refusal costs you nothing.',
    },
    space: {
      fr: 'Effectif, pause, résiliation\u00a0: tout se règle dans votre espace, à la rubrique Box.',
      en: 'Headcount, pause, cancellation: everything is in your space, under Boxes.',
    },
    guest: {
      fr: 'Pour changer l’effectif, suspendre ou résilier en ligne, ouvrez l’espace de votre entreprise avec cette adresse e-mail et dites, à la rubrique Box, que la commande est la vôtre\u00a0: l’abonnement y sera.',
      en: 'To change the headcount, pause or cancel online, open your company’s space with this e-mail address and say, under Boxes, that the order is yours: the subscription will be there.',
    },
    guestLink: { fr: 'Ouvrir l’espace de mon entreprise', en: 'Open my company’s space' },
  },
  headcount: {
    title: {
      fr: 'Votre box du mois\u00a0: nouvel effectif',
      en: 'Your monthly box: new headcount',
    },
    intro: {
      fr: 'À partir du prochain mois, l’abonnement {deCompany} passe de {from} à {to} box. La prochaine commande sera de {amount} TTC.',
      en: 'From next month on, the subscription of {company} goes from {from} to {to} boxes. The next order will be {amount} including VAT.',
    },
  },
  pause: {
    title: { fr: 'Votre box du mois est en pause', en: 'Your monthly box is paused' },
    intro: {
      fr: 'L’abonnement {deCompany} est suspendu à partir du {from}. Il reprendra de lui-même le {until}\u202f; rien n’est commandé d’ici là, et ces mois ne comptent pour aucun engagement.',
      en: 'The subscription of {company} is paused from {from}. It goes on by itself on {until}; nothing is ordered until then, and these months count for no commitment.',
    },
  },
  resume: {
    title: { fr: 'Votre box du mois reprend', en: 'Your monthly box goes on' },
    intro: {
      fr: 'L’abonnement {deCompany} reprend\u00a0: le prochain mois commence le {on}.',
      en: 'The subscription of {company} goes on: the next month begins on {on}.',
    },
  },
  cancel: {
    title: { fr: 'Votre résiliation est enregistrée', en: 'Your cancellation is registered' },
    intro: {
      fr: '{left, plural, =0 {L’abonnement {deCompany} est résilié, sans frais\u00a0: plus rien ne vous sera demandé.} one {L’abonnement {deCompany} est résilié, sans frais. Il reste un mois à prendre, pour {amount} TTC.} other {L’abonnement {deCompany} est résilié, sans frais. Il reste # mois à prendre, pour {amount} TTC en tout.}}',
      en: '{left, plural, =0 {The subscription of {company} is cancelled, free of charge: nothing more will be asked of you.} one {The subscription of {company} is cancelled, free of charge. One month is left to take, for {amount} including VAT.} other {The subscription of {company} is cancelled, free of charge. # months are left to take, for {amount} including VAT in all.}}',
    },
    undo: {
      fr: 'Vous avez changé d’avis\u202f? Jusqu’au dernier mois, vous pouvez revenir sur cette résiliation dans votre espace.',
      en: 'Changed your mind? Until the last month you can take this cancellation back in your space.',
    },
  },
  undo: {
    title: { fr: 'Votre box du mois continue', en: 'Your monthly box continues' },
    intro: {
      fr: 'La résiliation est annulée\u00a0: l’abonnement {deCompany} continue au prix convenu.',
      en: 'The cancellation is taken back: the subscription of {company} continues at the agreed price.',
    },
  },
  ended: {
    title: { fr: 'Votre box du mois a pris fin', en: 'Your monthly box has ended' },
    intro: {
      fr: 'L’abonnement {deCompany} est terminé. Merci de votre confiance.',
      en: 'The subscription of {company} is over. Thank you for your trust.',
    },
  },
  firstCancelled: {
    title: {
      fr: 'Votre box du mois n’aura pas de suite',
      en: 'Your monthly box will not continue',
    },
    intro: {
      fr: 'La commande par laquelle l’abonnement {deCompany} avait commencé est annulée\u00a0: l’abonnement l’est avec elle.',
      en: 'The order by which the subscription of {company} began is cancelled, and the subscription with it.',
    },
  },
  refused: {
    title: {
      fr: 'Le paiement de votre box du mois n’a pas abouti',
      en: 'The payment for your monthly box did not go through',
    },
    intro: {
      fr: 'Nous n’avons pas pu encaisser {amount} pour la commande {number}\u00a0: le paiement a été refusé, ou votre banque demande que vous le confirmiez vous-même. Nous réessaierons le {day}.',
      en: 'We could not collect {amount} for order {number}: the payment was refused, or your bank asks you to confirm it yourself. We will try again on {day}.',
    },
    pay: {
      fr: 'Vous pouvez aussi régler dès maintenant\u202f; le moyen de paiement que vous utiliserez servira pour les mois suivants.',
      en: 'You can also pay now; the means of payment that you use will serve for later months.',
    },
    link: { fr: 'Régler la commande', en: 'Pay the order' },
  },
  stopped: {
    title: {
      fr: 'Votre box du mois est suspendue faute de paiement',
      en: 'Your monthly box is paused for want of payment',
    },
    intro: {
      fr: 'Le paiement de {amount} pour la commande {number} n’a pas abouti après plusieurs essais. L’abonnement {deCompany} est suspendu\u00a0: rien n’est perdu, rien d’autre n’est commandé. Dès que cette commande sera réglée, il reprendra.',
      en: 'The payment of {amount} for order {number} did not go through after several attempts. The subscription of {company} is paused: nothing is lost, nothing else is ordered. As soon as this order is paid, it goes on.',
    },
  },
  notDelivered: {
    title: {
      fr: 'Votre box du mois est suspendue\u00a0: nous ne livrons pas à cette adresse',
      en: 'Your monthly box is paused: we do not deliver to this address',
    },
    intro: {
      fr: 'La prochaine box de l’abonnement {deCompany} devait partir à une adresse où nous ne livrons pas aujourd’hui. L’abonnement est suspendu\u00a0: rien n’est commandé ni débité. Répondez à ce message pour donner une autre adresse\u202f; vous pouvez aussi résilier sans frais dans votre espace.',
      en: 'The next box of {company}’s subscription was due to go to an address that we do not deliver to at present. The subscription is paused: nothing is ordered or charged. Answer this message to give another address; you can also cancel at no cost in your space.',
    },
  },
  givenUp: {
    title: { fr: 'Votre box du mois est suspendue', en: 'Your monthly box is paused' },
    intro: {
      fr: 'La dernière commande de l’abonnement {deCompany} n’a pas été réglée et vient d’être annulée. L’abonnement est suspendu\u202f; vous pouvez le reprendre quand vous voulez dans votre espace.',
      en: 'The last order of the subscription of {company} was not paid and has just been cancelled. The subscription is paused; you can resume it whenever you like in your space.',
    },
  },
  transfer: {
    title: {
      fr: 'Votre virement pour la box du mois n’est pas arrivé',
      en: 'Your transfer for the monthly box has not arrived',
    },
    intro: {
      fr: 'Nous n’avons pas reçu le virement de {amount} pour la commande {number}. Le mois suivant de l’abonnement {deCompany} commencera dès qu’il sera là.',
      en: 'We have not received the transfer of {amount} for order {number}. The next month of the subscription of {company} begins as soon as it is here.',
    },
    link: {
      fr: 'Revoir la commande et nos coordonnées',
      en: 'See the order and our bank details again',
    },
  },
  staff: {
    title: {
      fr: 'Abonnement suspendu faute de paiement\u00a0: {company}',
      en: 'Subscription paused for want of payment: {company}',
    },
    intro: {
      fr: 'L’abonnement {deCompany} (SIREN {siren}) est suspendu faute de paiement. Contact\u00a0: {email}.',
      en: 'The subscription of {company} (SIREN {siren}) is paused for want of payment. Contact: {email}.',
    },
    link: { fr: 'Ouvrir les abonnements', en: 'Open the subscriptions' },
    addressTitle: {
      fr: 'Abonnement suspendu, adresse non desservie\u00a0: {company}',
      en: 'Subscription paused, address not served: {company}',
    },
    addressIntro: {
      fr: 'Le mois suivant de l’abonnement {deCompany} (SIREN {siren}) devait partir à une adresse où nous ne livrons pas. Il est suspendu, et son acheteur le sait. Contact\u00a0: {email}.',
      en: 'The next month of the subscription of {company} (SIREN {siren}) was due to go to an address that we do not deliver to. It is paused, and its buyer has been told. Contact: {email}.',
    },
  },
  signature: {
    fr: 'Une question\u202f? Répondez simplement à ce message. L’équipe Prévenance',
    en: 'A question? Just reply to this message. The Prévenance team',
  },
} satisfies Texts;
