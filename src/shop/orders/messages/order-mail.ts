import type { Texts } from '#basics/messages.ts';

export const texts = {
  confirmed: {
    title: { fr: 'Votre commande {number} est confirmée', en: 'Your order {number} is confirmed' },
    intro: {
      fr: 'Merci ! Le paiement {deCompany} nous est bien parvenu et nous préparons vos box.',
      en: 'Thank you! The payment from {company} has reached us and we are preparing your boxes.',
    },
  },
  received: {
    title: {
      fr: 'Votre commande {number} est enregistrée',
      en: 'Your order {number} is registered',
    },
    intro: {
      fr: 'Merci ! La commande {deCompany} est enregistrée. Nous la préparons dès réception de votre virement.',
      en: 'Thank you! The order from {company} is registered. We prepare it as soon as your transfer arrives.',
    },
  },
  asked: {
    title: {
      fr: 'Votre commande {number} attend notre réponse',
      en: 'Your order {number} awaits our answer',
    },
    intro: {
      fr: 'Merci\u202f! {company} demande à payer après livraison. Nous répondons sous un jour ouvré\u202f; d’ici là, vos box vous restent réservées et rien n’est à régler.',
      en: 'Thank you! {company} asks to pay after delivery. We answer within one working day; until then your boxes stay reserved and nothing is to be paid.',
    },
  },
  granted: {
    title: { fr: 'Votre commande {number} est confirmée', en: 'Your order {number} is confirmed' },
    intro: {
      fr: 'Merci\u202f! La commande {deCompany} est confirmée et nous préparons vos box. Elle est à régler {days, plural, one {le lendemain} other {# jours après}} l’expédition, avec la référence ci-dessous.',
      en: 'Thank you! The order of {company} is confirmed and we are preparing your boxes. It is to be paid {days, plural, one {the day after} other {# days after}} it is shipped, with the reference below.',
    },
  },
  noCredit: {
    title: {
      fr: 'Votre commande {number} est à régler avant préparation',
      en: 'Your order {number} is to be paid before we prepare it',
    },
    intro: {
      fr: 'Nous ne pouvons pas accorder cette fois le paiement après livraison. Vos box vous restent réservées\u00a0: réglez {amount} par virement, ou par carte depuis la page de la commande.',
      en: 'We cannot grant payment after delivery this time. Your boxes stay reserved: pay {amount} by transfer, or by card from the page of the order.',
    },
  },
  due: {
    late: {
      fr: 'Commande {number}\u00a0: {amount} à régler depuis le {day}',
      en: 'Order {number}: {amount} due since {day}',
    },
    before: {
      title: {
        fr: 'Commande {number}\u00a0: {amount} à régler le {day}',
        en: 'Order {number}: {amount} due on {day}',
      },
      intro: {
        fr: 'Un simple rappel\u00a0: les {amount} de la commande {number} sont à régler le {day} au plus tard.',
        en: 'Just a reminder: {amount} for order {number} is to be paid by {day}.',
      },
    },
    first: {
      intro: {
        fr: 'Sauf erreur de notre part, nous n’avons pas reçu les {amount} de la commande {number}, à régler le {day}.',
        en: 'Unless we are mistaken, we have not received the {amount} for order {number}, due on {day}.',
      },
    },
    second: {
      intro: {
        fr: 'La commande {number} devait être réglée le {day}, et il reste {amount} à recevoir. Merci de la régler cette semaine, ou de nous dire ce qui bloque.',
        en: 'Order {number} was due on {day}, and {amount} is still to come. Please pay it this week, or tell us what stands in the way.',
      },
    },
    last: {
      intro: {
        fr: 'La commande {number} devait être réglée le {day}, il y a au moins trente jours, et il reste {amount} à recevoir. C’est notre dernière relance automatique\u00a0: sans paiement ni réponse, l’un de nous vous appellera.',
        en: 'Order {number} was due on {day}, at least thirty days ago, and {amount} is still to come. This is our last automatic reminder: without payment or an answer, one of us will call you.',
      },
    },
    contested: {
      fr: 'La part que vous contestez n’est pas comprise dans ce montant.',
      en: 'The part that you contest is not included in this amount.',
    },
    code: {
      fr: 'Code à scanner avec votre application bancaire\u00a0: compte, montant et référence y sont.',
      en: 'Code to scan with your banking app: it holds the account, the amount and the reference.',
    },
    penalties: {
      fr: 'Tout retard donne lieu, de plein droit, à des pénalités au taux annuel de {rate, number, ::percent .##} et à une indemnité forfaitaire de {indemnity} pour frais de recouvrement (Code de commerce, art. L441-10 et D441-5).',
      en: 'Any delay gives rise by law to penalties at a yearly rate of {rate, number, ::percent .##} and to a fixed sum of {indemnity} for recovery costs (Code de commerce, art. L441-10 and D441-5).',
    },
    paid: {
      fr: 'Déjà réglé\u202f? Répondez simplement à ce message avec la date du virement\u00a0: nous le retrouverons.',
      en: 'Already paid? Just reply to this message with the date of your transfer, and we will find it.',
    },
    contest: {
      fr: 'Quelque chose ne va pas dans cette facture\u202f? Dites-le-nous de même\u00a0: nous ne relançons pas ce qui est contesté.',
      en: 'Something wrong with this invoice? Tell us in the same way: we do not chase what is contested.',
    },
    file: { fr: 'facture-{number}.pdf', en: 'invoice-{number}.pdf' },
  },
  licence: {
    confirmed: {
      fr: 'Merci\u202f! Le paiement {deCompany} nous est bien parvenu et la licence de votre espace est mise à jour.',
      en: 'Thank you! The payment from {company} has reached us and the licence of your space is being updated.',
    },
    received: {
      fr: 'Merci\u202f! La commande {deCompany} est enregistrée. La licence de votre espace change dès réception de votre virement.',
      en: 'Thank you! The order from {company} is registered. The licence of your space changes as soon as your transfer arrives.',
    },
  },
  cancelled: {
    title: { fr: 'Votre commande {number} est annulée', en: 'Your order {number} is cancelled' },
    intro: {
      fr: 'La commande {deCompany} est annulée\u00a0: elle n’aura pas de suite.',
      en: 'The order of {company} is cancelled: nothing more will come of it.',
    },
  },
  expired: {
    title: {
      fr: 'Votre commande {number} est annulée faute de virement',
      en: 'Your order {number} is cancelled for want of a transfer',
    },
    intro: {
      fr: 'Nous n’avons pas reçu de virement pour la commande {number}\u00a0: elle est annulée, et rien ne vous est demandé. Si vous l’avez fait partir, il n’est pas perdu\u00a0: nous le retrouverons par sa référence, puis nous reprendrons la commande ou vous le rendrons.',
      en: 'We received no transfer for order {number}: it is cancelled, and nothing is asked of you. If you have sent one, it is not lost: we will find it by its reference, then take the order up again or give the money back.',
    },
  },
  unnamed: { fr: 'votre entreprise', en: 'your company' },
  notYours: {
    fr: 'Vous n’avez rien commandé\u202f? Quelqu’un a saisi votre adresse\u00a0: ne payez pas, la commande s’annulera d’elle-même et nous ne vous écrirons plus à son sujet.',
    en: 'You did not order anything? Somebody typed your address: do not pay, the order will cancel itself and we will not write to you about it again.',
  },
  shipped: {
    title: { fr: 'Votre commande {number} est en route', en: 'Your order {number} is on its way' },
    intro: {
      fr: 'Le colis {parcel} de la commande {number} vient de partir.',
      en: 'Parcel {parcel} of order {number} has just left.',
    },
    carrier: { fr: 'Transporteur', en: 'Carrier' },
    tracking: { fr: 'Numéro de suivi', en: 'Tracking number' },
    day: { fr: 'Livraison prévue', en: 'Expected delivery' },
    follow: { fr: 'Suivre le colis', en: 'Follow the parcel' },
    own: { fr: 'notre livraison', en: 'our own delivery' },
    other: { fr: 'autre transporteur', en: 'another carrier' },
  },
  refunded: {
    title: { fr: 'Remboursement de la commande {number}', en: 'Refund for order {number}' },
    intro: {
      fr: 'Nous vous avons rendu {amount} sur la commande {number}. Selon votre banque, le montant paraît sous quelques jours.',
      en: 'We have returned {amount} to you for order {number}. Depending on your bank, it shows within a few days.',
    },
  },
  debit: {
    title: {
      fr: 'Le prélèvement de la commande {number} a été refusé',
      en: 'The direct debit for order {number} was refused',
    },
    intro: {
      fr: 'La banque a refusé le prélèvement de {amount}. Rien n’est perdu\u00a0: la commande {number} vous reste réservée jusqu’au {day}, le temps de la régler autrement.',
      en: 'The bank refused the direct debit of {amount}. Nothing is lost: order {number} stays reserved for you until {day}, so that you can pay it another way.',
    },
  },
  reminder: {
    title: {
      fr: 'Votre virement pour la commande {number}',
      en: 'Your transfer for order {number}',
    },
    intro: {
      fr: 'Nous n’avons pas encore reçu le virement de la commande {number}. Si vous venez de le faire, ne tenez pas compte de ce message.',
      en: 'We have not received the transfer for order {number} yet. If you have just made it, please ignore this message.',
    },
  },
  remainder: {
    title: {
      fr: 'Il manque {amount} pour la commande {number}',
      en: '{amount} is missing for order {number}',
    },
    intro: {
      fr: 'Merci, nous avons reçu une partie du virement. Il reste {amount} à régler pour que la commande {number} soit confirmée.',
      en: 'Thank you, we have received part of the transfer. {amount} is left to pay before we confirm order {number}.',
    },
  },
  toPay: { fr: 'Reste à régler', en: 'Left to pay' },
  net: { fr: 'Total HT', en: 'Total excl. VAT' },
  vatNone: {
    K: { fr: 'TVA (livraison intracommunautaire)', en: 'VAT (intra-Community supply)' },
    AE: { fr: 'TVA (autoliquidation)', en: 'VAT (reverse charge)' },
    G: { fr: 'TVA (exportation)', en: 'VAT (export)' },
  },
  vat: { fr: 'TVA à {rate, number, ::percent .##}', en: 'VAT at {rate, number, ::percent .##}' },
  gross: { fr: 'Total TTC', en: 'Total incl. VAT' },
  transfer: {
    intro: {
      fr: 'Pour régler, faites un virement avec cette référence exacte : elle nous permet de retrouver votre commande.',
      en: 'To pay, send a bank transfer with this exact reference, so that we can match it to your order.',
    },
    until: {
      fr: 'Votre virement est attendu jusqu’au {day} inclus. Sans lui, la commande s’annule d’elle-même.',
      en: 'Your transfer is awaited until {day} inclusive. Without it, the order cancels itself.',
    },
    beneficiary: { fr: 'Bénéficiaire', en: 'Beneficiary' },
    reference: { fr: 'Référence', en: 'Reference' },
  },
  link: { fr: 'Revoir la commande', en: 'See the order again' },
  conditions: {
    fr: 'Conditions de vente de cette commande, à conserver (version {version, number})',
    en: 'Terms of sale of this order, for your files (version {version, number})',
  },
  signature: {
    fr: 'Une question ? Répondez simplement à ce message. L’équipe Prévenance',
    en: 'A question? Just reply to this message. The Prévenance team',
  },
} satisfies Texts;
