import type { Texts } from '#basics/messages.ts';

/** A monthly box as its buyer, and staff, see and change it. */
export const texts = {
  title: { fr: 'Votre box mensuelle', en: 'Your monthly box' },
  failed: {
    fr: 'Votre box mensuelle n’a pas pu être lue.',
    en: 'Your monthly box could not be read.',
  },
  retry: { fr: 'Réessayer', en: 'Try again' },
  plan: {
    fr: '{months, plural, =0 {Sans engagement} other {Engagement de # mois}}, {taken, plural, one {un mois pris} other {# mois pris}} depuis le {since}.',
    en: '{months, plural, =0 {No commitment} other {#-month commitment}}, {taken, plural, one {one month taken} other {# months taken}} since {since}.',
  },
  price: { fr: '{price} HT par box et par mois', en: '{price} excl. VAT per box and month' },
  states: {
    active: { fr: 'En cours', en: 'Running' },
    'past-due': { fr: 'Paiement attendu', en: 'Payment awaited' },
    paused: { fr: 'En pause', en: 'Paused' },
    ending: { fr: 'Résiliée', en: 'Cancelled' },
    ended: { fr: 'Terminée', en: 'Ended' },
  },
  facts: {
    next: { fr: 'Prochaine commande', en: 'Next order' },
    boxes: { fr: 'Box par mois', en: 'Boxes a month' },
    sum: { fr: 'Montant HT', en: 'Amount excl. VAT' },
    gross: { fr: '{amount} TTC', en: '{amount} incl. VAT' },
    none: { fr: 'Aucune', en: 'None' },
  },
  notices: {
    unpaid: {
      fr: 'La commande {number}, de {amount} TTC, attend son paiement.',
      en: 'Order {number}, {amount} incl. VAT, is waiting to be paid.',
    },
    retry: { fr: 'Nous réessaierons le {day}.', en: 'We will try again on {day}.' },
    pay: { fr: 'Voir et régler la commande', en: 'See and pay the order' },
    wish: {
      fr: 'En pause\u00a0: rien n’est commandé avant le {day}.',
      en: 'Paused: nothing is ordered before {day}.',
    },
    payment: {
      fr: 'Suspendue faute de paiement\u00a0: rien d’autre n’est commandé. Reprenez quand vous voulez.',
      en: 'Paused for want of payment: nothing else is ordered. Resume whenever you like.',
    },
    dispute: {
      fr: 'Suspendue\u00a0: le paiement d’un mois est contesté auprès de la banque. Rien n’est commandé ni débité jusqu’à ce que nous ayons fait le point ensemble\u202f; écrivez-nous pour reprendre.',
      en: 'Paused: the payment of a month is contested at the bank. Nothing is ordered or charged until we have talked it over; write to us to resume.',
    },
    address: {
      fr: 'Suspendue\u00a0: nous ne livrons pas à l’adresse de cette box. Rien n’est commandé ni débité\u202f; écrivez-nous pour donner une autre adresse, ou résiliez sans frais.',
      en: 'Paused: we do not deliver to the address of this box. Nothing is ordered or charged; write to us to give another address, or cancel at no cost.',
    },
    paymentUnpaid: {
      fr: 'Suspendue faute de paiement\u00a0: elle reprendra dès que la commande sera réglée.',
      en: 'Paused for want of payment: it goes on as soon as the order is paid.',
    },
    ending: {
      fr: '{left, plural, =0 {Résiliée sans frais\u00a0: le mois en cours est le dernier, jusqu’au {day}.} one {Résiliée sans frais\u00a0: il reste un mois à prendre.} other {Résiliée sans frais\u00a0: il reste # mois à prendre.}}',
      en: '{left, plural, =0 {Cancelled free of charge: this month is the last, until {day}.} one {Cancelled free of charge: one month is left to take.} other {Cancelled free of charge: # months are left to take.}}',
    },
    readOnly: {
      fr: 'Cette box a été commandée par une autre entité\u00a0: vous pouvez la suivre, sans la modifier.',
      en: 'This box was ordered by another body: you can follow it, but not change it.',
    },
  },
  acts: {
    headcount: { fr: 'Changer l’effectif', en: 'Change the headcount' },
    pause: { fr: 'Mettre en pause', en: 'Pause' },
    resume: { fr: 'Reprendre', en: 'Resume' },
    cancel: { fr: 'Résilier', en: 'Cancel the subscription' },
    undo: { fr: 'Revenir sur la résiliation', en: 'Take the cancellation back' },
  },
  dialogs: {
    close: { fr: 'Fermer', en: 'Close' },
    failures: {
      conflict: {
        fr: 'Quelque chose a changé entre-temps. Nous avons relu la box\u00a0: vérifiez, puis confirmez de nouveau.',
        en: 'Something changed meanwhile. We have read the box again: check, then confirm again.',
      },
      'price-changed': {
        fr: 'Le montant a changé entre-temps. Vérifiez-le, puis confirmez de nouveau.',
        en: 'The amount changed meanwhile. Check it, then confirm again.',
      },
      unknown: {
        fr: 'Cela n’a pas été enregistré. Rien n’est perdu\u202f: réessayez dans un instant.',
        en: 'This was not saved. Nothing is lost: try again in a moment.',
      },
    },
    reason: { fr: 'Motif', en: 'Reason' },
    reasonHint: {
      fr: 'Il figurera dans l’historique que l’acheteur peut lire.',
      en: 'It is shown in the history, which the buyer can read.',
    },
    headcount: {
      text: {
        fr: 'Le changement prend effet avec la prochaine commande\u202f; le mois en cours reste tel quel.',
        en: 'The change takes effect with the next order; the current month stays as it is.',
      },
      field: { fr: 'Nombre de box par mois', en: 'Number of boxes a month' },
      sum: {
        fr: 'Prochaine commande, le {day}\u00a0: {net} HT, soit {gross} TTC.',
        en: 'Next order, on {day}: {net} excl. VAT, {gross} incl. VAT.',
      },
      sumLater: {
        fr: 'Commandes suivantes\u00a0: {net} HT, soit {gross} TTC par mois.',
        en: 'Next orders: {net} excl. VAT, {gross} incl. VAT a month.',
      },
      confirm: { fr: 'Changer l’effectif', en: 'Change the headcount' },
      done: { fr: 'L’effectif est changé', en: 'The headcount is changed' },
    },
    pause: {
      text: {
        fr: 'Rien n’est commandé pendant la pause, qui ne compte pour aucun engagement. Vous pouvez reprendre plus tôt.',
        en: 'Nothing is ordered during the pause, which counts for no commitment. You can resume earlier.',
      },
      field: { fr: 'Durée', en: 'How long' },
      option: {
        fr: '{months, plural, one {un mois} other {# mois}}, reprise le {day}',
        en: '{months, plural, one {one month} other {# months}}, resuming on {day}',
      },
      confirm: { fr: 'Mettre en pause', en: 'Pause' },
      done: { fr: 'La box est en pause', en: 'The box is paused' },
    },
    resume: {
      text: {
        fr: 'Le prochain mois commence le {day}\u00a0: {net} HT, soit {gross} TTC.',
        en: 'The next month begins on {day}: {net} excl. VAT, {gross} incl. VAT.',
      },
      confirm: { fr: 'Reprendre', en: 'Resume' },
      done: { fr: 'La box reprend', en: 'The box goes on' },
    },
    cancel: {
      text: {
        fr: 'Résilier ne coûte rien, même avant la fin d’un engagement\u00a0: aucun frais, et rien n’est redemandé pour les mois passés. Choisissez votre dernier mois\u202f; vous pourrez changer d’avis jusque-là.',
        en: 'Cancelling costs nothing, even before a commitment ends: no fee, and nothing is charged again for past months. Choose your last month; until then you can change your mind.',
      },
      field: { fr: 'Dernier mois', en: 'Last month' },
      now: { fr: 'le mois en cours, jusqu’au {day}', en: 'the current month, until {day}' },
      later: {
        fr: '{months, plural, one {un mois de plus} other {# mois de plus}}',
        en: '{months, plural, one {one more month} other {# more months}}',
      },
      summary: { fr: 'Ce que cela représente', en: 'What it comes to' },
      paid: { fr: 'Déjà réglé, jamais recalculé', en: 'Already paid, never recomputed' },
      month: {
        fr: 'Mois {number}\u00a0: {boxes, plural, one {# box} other {# box}} à {price} HT',
        en: 'Month {number}: {boxes, plural, one {# box} other {# boxes}} at {price} excl. VAT',
      },
      total: { fr: 'Reste à régler jusqu’à la fin', en: 'Left to pay until the end' },
      difference: {
        fr: 'Différence avec le prix d’engagement',
        en: 'Difference from the commitment price',
      },
      gross: { fr: '{amount} TTC', en: '{amount} incl. VAT' },
      nothing: { fr: 'Plus rien ne vous sera demandé.', en: 'Nothing more will be asked of you.' },
      early: {
        fr: 'Les mois encore pris passent au prix sans engagement, {price} HT par box. En allant jusqu’au terme de l’engagement, au mois {term}, vous gardez le prix accordé.',
        en: 'The months still taken cost the price without commitment, {price} excl. VAT per box. If you go on to the end of the commitment, month {term}, you keep the granted price.',
      },
      confirm: { fr: 'Résilier', en: 'Cancel the subscription' },
      done: { fr: 'La résiliation est enregistrée', en: 'The cancellation is registered' },
    },
    undo: {
      text: {
        fr: 'La box continue au prix convenu. Les mois déjà commandés gardent leur prix.',
        en: 'The box continues at the agreed price. Months already ordered keep their price.',
      },
      confirm: { fr: 'Continuer la box', en: 'Continue the box' },
      done: { fr: 'La box continue', en: 'The box continues' },
    },
    problems: {
      required: { fr: 'À compléter.', en: 'Please fill this in.' },
      'number-invalid': { fr: 'Indiquez un nombre entier.', en: 'Enter a whole number.' },
      'number-out-of-range': {
        fr: 'Ce nombre n’est pas possible ici.',
        en: 'This number is not possible here.',
      },
      'headcount-unchanged': {
        fr: 'C’est déjà l’effectif actuel.',
        en: 'This is the headcount already.',
      },
      'too-long': { fr: 'Ce texte est trop long.', en: 'This text is too long.' },
      unknown: { fr: 'À corriger.', en: 'Please correct this.' },
    },
  },
  months: {
    title: { fr: 'Mois et commandes', en: 'Months and orders' },
    number: { fr: 'Mois', en: 'Month' },
    period: { fr: 'Période', en: 'Period' },
    boxes: { fr: 'Box', en: 'Boxes' },
    sum: { fr: 'TTC', en: 'Incl. VAT' },
    order: { fr: 'Commande', en: 'Order' },
    from: { fr: 'du {from} au {to}', en: '{from} to {to}' },
    states: {
      draft: { fr: 'brouillon', en: 'draft' },
      'awaiting-payment': { fr: 'à régler', en: 'to be paid' },
      confirmed: { fr: 'réglée', en: 'paid' },
      'in-preparation': { fr: 'en préparation', en: 'in preparation' },
      shipped: { fr: 'expédiée', en: 'shipped' },
      delivered: { fr: 'livrée', en: 'delivered' },
      cancelled: { fr: 'annulée', en: 'cancelled' },
    },
  },
  history: {
    title: { fr: 'Historique', en: 'History' },
    line: { fr: '{what} ({who})', en: '{what} ({who})' },
    actors: {
      own: { fr: 'vous', en: 'you' },
      buyer: { fr: 'votre entreprise', en: 'your company' },
      staff: { fr: 'Prévenance', en: 'Prévenance' },
      system: { fr: 'automatiquement', en: 'automatically' },
    },
    kinds: {
      started: { fr: 'L’abonnement a commencé', en: 'The subscription began' },
      'month-begun': { fr: 'Le mois {number} a été commandé', en: 'Month {number} was ordered' },
      headcount: {
        fr: 'L’effectif passe de {from} à {to} box',
        en: 'The headcount goes from {from} to {to} boxes',
      },
      pause: { fr: 'Mise en pause', en: 'Paused' },
      resume: { fr: 'Reprise', en: 'Resumed' },
      cancel: {
        fr: 'Résiliation, dernier mois\u00a0: {last}',
        en: 'Cancelled, last month: {last}',
      },
      undo: { fr: 'La résiliation est annulée', en: 'The cancellation was taken back' },
      ended: { fr: 'L’abonnement est terminé', en: 'The subscription ended' },
      'payment-refused': { fr: 'Le paiement n’a pas abouti', en: 'The payment did not go through' },
      contested: {
        fr: 'Suspension\u00a0: un paiement est contesté auprès de la banque',
        en: 'Paused: a payment is contested at the bank',
      },
      'not-delivered': {
        fr: 'Suspension\u00a0: nous ne livrons pas à cette adresse',
        en: 'Paused: we do not deliver to this address',
      },
      stopped: { fr: 'Suspension faute de paiement', en: 'Paused for want of payment' },
      'went-on': { fr: 'Le paiement est arrivé', en: 'The payment arrived' },
      'month-given-up': {
        fr: 'La commande impayée a été annulée',
        en: 'The unpaid order was cancelled',
      },
      'transfer-missing': {
        fr: 'Le virement du mois n’est pas arrivé',
        en: 'The transfer of the month did not arrive',
      },
      'first-order-cancelled': {
        fr: 'La première commande a été annulée',
        en: 'The first order was cancelled',
      },
    },
  },
} satisfies Texts;
