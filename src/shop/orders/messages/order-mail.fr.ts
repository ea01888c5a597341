export const fr = {
  confirmed: {
    title: 'Votre commande {number} est confirmée',
    intro: 'Merci ! Le paiement {deCompany} nous est bien parvenu et nous préparons vos box.',
  },
  received: {
    title: 'Votre commande {number} est enregistrée',
    intro:
      'Merci ! La commande {deCompany} est enregistrée. Nous la préparons dès réception de votre virement.',
  },
  asked: {
    title: 'Votre commande {number} attend notre réponse',
    intro:
      'Merci\u202f! {company} demande à payer après livraison. Nous répondons sous un jour ouvré\u202f; d’ici là, vos box vous restent réservées et rien n’est à régler.',
  },
  granted: {
    title: 'Votre commande {number} est confirmée',
    intro:
      'Merci\u202f! La commande {deCompany} est confirmée et nous préparons vos box. Elle est à régler {days, plural, one {le lendemain} other {# jours après}} l’expédition, avec la référence ci-dessous.',
  },
  noCredit: {
    title: 'Votre commande {number} est à régler avant préparation',
    intro:
      'Nous ne pouvons pas accorder cette fois le paiement après livraison. Vos box vous restent réservées\u00a0: réglez {amount} par virement, ou par carte depuis la page de la commande.',
  },
  overdue: {
    title: 'Commande {number}\u00a0: {amount} à régler depuis le {day}',
    intro:
      'La commande {number} était à régler le {day} et il reste {amount} à recevoir. Si votre virement vient de partir, ne tenez pas compte de ce message.',
    penalties:
      'Tout retard donne lieu, de plein droit, à des pénalités au taux de la Banque centrale européenne majoré de dix points et à une indemnité de 40\u00a0€ pour frais de recouvrement (Code de commerce, art. L441-10).',
  },
  licence: {
    confirmed:
      'Merci\u202f! Le paiement {deCompany} nous est bien parvenu et la licence de votre espace est mise à jour.',
    received:
      'Merci\u202f! La commande {deCompany} est enregistrée. La licence de votre espace change dès réception de votre virement.',
  },
  cancelled: {
    title: 'Votre commande {number} est annulée',
    intro: 'La commande {deCompany} est annulée\u00a0: elle n’aura pas de suite.',
  },
  expired: {
    title: 'Votre commande {number} est annulée faute de virement',
    intro:
      'Nous n’avons pas reçu de virement pour la commande {number}\u00a0: elle est annulée, et rien ne vous est demandé. Si vous l’avez fait partir, il n’est pas perdu\u00a0: nous le retrouverons par sa référence, puis nous reprendrons la commande ou vous le rendrons.',
  },
  unnamed: 'votre entreprise',
  notYours:
    'Vous n’avez rien commandé\u202f? Quelqu’un a saisi votre adresse\u00a0: ne payez pas, la commande s’annulera d’elle-même et nous ne vous écrirons plus à son sujet.',
  shipped: {
    title: 'Votre commande {number} est en route',
    intro: 'Le colis {parcel} de la commande {number} vient de partir.',
    carrier: 'Transporteur',
    tracking: 'Numéro de suivi',
    day: 'Livraison prévue',
    follow: 'Suivre le colis',
    own: 'notre livraison',
    other: 'autre transporteur',
  },
  refunded: {
    title: 'Remboursement de la commande {number}',
    intro:
      'Nous vous avons rendu {amount} sur la commande {number}. Selon votre banque, le montant paraît sous quelques jours.',
  },
  debit: {
    title: 'Le prélèvement de la commande {number} a été refusé',
    intro:
      'La banque a refusé le prélèvement de {amount}. Rien n’est perdu\u00a0: la commande {number} vous reste réservée jusqu’au {day}, le temps de la régler autrement.',
  },
  reminder: {
    title: 'Votre virement pour la commande {number}',
    intro:
      'Nous n’avons pas encore reçu le virement de la commande {number}. Si vous venez de le faire, ne tenez pas compte de ce message.',
  },
  remainder: {
    title: 'Il manque {amount} pour la commande {number}',
    intro:
      'Merci, nous avons reçu une partie du virement. Il reste {amount} à régler pour que la commande {number} soit confirmée.',
  },
  toPay: 'Reste à régler',
  net: 'Total HT',
  vat: 'TVA à {rate, number, ::percent .##}',
  gross: 'Total TTC',
  transfer: {
    intro:
      'Pour régler, faites un virement avec cette référence exacte : elle nous permet de retrouver votre commande.',
    until:
      'Votre virement est attendu jusqu’au {day} inclus. Sans lui, la commande s’annule d’elle-même.',
    beneficiary: 'Bénéficiaire',
    reference: 'Référence',
  },
  link: 'Revoir la commande',
  conditions: 'Conditions de vente de cette commande, à conserver (version {version, number})',
  signature: 'Une question ? Répondez simplement à ce message. L’équipe Prévenance',
};
