import type { Texts } from '#basics/messages.ts';

export const texts = {
  title: { fr: 'Commande reçue', en: 'Order received' },
  description: {
    fr: 'Où en est votre commande\u00a0: ce qui est payé, vos colis et vos factures.',
    en: 'Where your order stands: what is paid, your parcels and your invoices.',
  },
  number: { fr: 'Commande {number}', en: 'Order {number}' },
  waiting: {
    title: {
      fr: 'Votre paiement est en cours de confirmation',
      en: 'Your payment is being confirmed',
    },
    intro: {
      fr: 'Cela prend d’ordinaire quelques secondes. Vous pouvez fermer cette page : la confirmation partira aussi par e-mail.',
      en: 'This usually takes a few seconds. You may close this page: the confirmation is sent by e-mail too.',
    },
    loading: { fr: 'Confirmation du paiement…', en: 'Confirming the payment…' },
    refresh: { fr: 'Actualiser la page', en: 'Refresh the page' },
  },
  debit: {
    title: { fr: 'Votre prélèvement est en cours', en: 'Your direct debit is under way' },
    intro: {
      fr: 'Votre banque nous le confirme sous quelques jours ouvrés. Les box vous restent réservées\u202f; la confirmation partira à l’adresse {email}.',
      en: 'Your bank will confirm it within a few working days. The boxes stay reserved for you; the confirmation will be sent to {email}.',
    },
  },
  unpaid: {
    title: { fr: 'Cette commande n’est pas encore réglée', en: 'This order is not paid yet' },
    intro: {
      fr: 'Rien n’a été débité jusqu’ici. Les box vous restent réservées quelque temps.',
      en: 'Nothing was debited so far. The boxes stay reserved for you for a while.',
    },
    pay: { fr: 'Régler la commande', en: 'Pay for the order' },
    failed: {
      fr: 'La page de paiement ne répond pas. Réessayez dans un instant.',
      en: 'The payment page does not answer. Please try again in a moment.',
    },
  },
  confirmed: {
    title: { fr: 'Merci, votre commande est confirmée', en: 'Thank you, your order is confirmed' },
    intro: {
      fr: 'Une confirmation part à l’adresse {email}. Nous préparons vos box.',
      en: 'A confirmation is on its way to {email}. We are preparing your boxes.',
    },
  },
  received: {
    title: {
      fr: 'Merci, votre commande est enregistrée',
      en: 'Thank you, your order is registered',
    },
    intro: {
      fr: 'Un récapitulatif part à l’adresse {email}. La préparation commence à réception de votre virement.',
      en: 'A summary is on its way to {email}. We start preparing once your transfer arrives.',
    },
  },
  untold: {
    title: {
      fr: 'Merci, votre commande est enregistrée',
      en: 'Thank you, your order is registered',
    },
    intro: {
      fr: 'Gardez cette page\u00a0: un e-mail est déjà parti aujourd’hui à l’adresse {email} pour une autre commande, celle-ci n’en enverra qu’une fois payée. La préparation commence à réception de votre virement.',
      en: 'Keep this page: an email has already left today to {email} for another order, and this one sends none before it is paid. We prepare it once your transfer arrives.',
    },
  },
  asked: {
    title: {
      fr: 'Votre demande de paiement après livraison est à l’étude',
      en: 'We are looking into your request to pay after delivery',
    },
    intro: {
      fr: 'Nous vous répondons à l’adresse {email} sous un jour ouvré. Vos box vous restent réservées, et rien n’est à régler d’ici là.',
      en: 'We answer to {email} within one working day. Your boxes stay reserved, and nothing is to be paid until then.',
    },
  },
  terms: {
    title: { fr: 'Règlement après livraison', en: 'Payment after delivery' },
    granted: {
      fr: '{days, plural, one {À régler le lendemain de l’expédition.} other {À régler # jours après l’expédition.}}',
      en: '{days, plural, one {To be paid the day after it is shipped.} other {To be paid # days after it is shipped.}}',
    },
    due: { fr: 'À régler au plus tard le {day}.', en: 'To be paid by {day}.' },
    refused: {
      fr: 'Nous ne pouvons pas accorder cette fois le paiement après livraison. Réglez par virement ou par carte\u202f: la préparation commence aussitôt.',
      en: 'We cannot grant payment after delivery this time. Pay by transfer or by card: we start preparing at once.',
    },
    pay: { fr: 'Régler par carte', en: 'Pay by card' },
  },
  cancelled: {
    title: { fr: 'Cette commande est annulée', en: 'This order is cancelled' },
    intro: {
      fr: 'Elle n’a pas été payée à temps, ou nous l’avons annulée ensemble. Rien ne vous est demandé, et ce que vous auriez réglé vous est rendu. Vous pouvez commander de nouveau.',
      en: 'It was not paid in time, or we cancelled it together. Nothing is asked of you, and whatever you may have paid is given back. You may order again.',
    },
  },
  shipped: {
    title: { fr: 'Votre commande est en route', en: 'Your order is on its way' },
    intro: { fr: 'Suivez chaque colis ci-dessous.', en: 'Follow each parcel below.' },
  },
  delivered: {
    title: { fr: 'Votre commande est livrée', en: 'Your order is delivered' },
    intro: {
      fr: 'Quelque chose ne va pas\u202f? Demandez un échange plus bas, ou répondez à l’un de nos e-mails.',
      en: 'Is something wrong? Ask for an exchange below, or reply to one of our e-mails.',
    },
  },
  licence: {
    debit: {
      title: { fr: 'Votre prélèvement est en cours', en: 'Your direct debit is under way' },
      intro: {
        fr: 'Votre banque nous le confirme sous quelques jours ouvrés. La licence change à ce moment-là\u202f; la confirmation partira à l’adresse {email}.',
        en: 'Your bank will confirm it within a few working days. The licence changes then; the confirmation will be sent to {email}.',
      },
    },
    unpaid: {
      title: { fr: 'Cette licence n’est pas encore réglée', en: 'This licence is not paid yet' },
      intro: {
        fr: 'Le paiement n’a pas abouti et rien n’a été débité. Vous pouvez le reprendre.',
        en: 'The payment did not go through and nothing was debited. You may try again.',
      },
    },
    received: {
      title: {
        fr: 'Merci, votre commande est enregistrée',
        en: 'Thank you, your order is registered',
      },
      intro: {
        fr: 'Un récapitulatif part à l’adresse {email}. La licence change à réception de votre virement.',
        en: 'A summary is on its way to {email}. The licence changes once your transfer arrives.',
      },
    },
    confirmed: {
      title: {
        fr: 'Merci, votre commande est confirmée',
        en: 'Thank you, your order is confirmed',
      },
      intro: {
        fr: 'Une confirmation part à l’adresse {email}. La licence de votre espace est mise à jour dans un instant.',
        en: 'A confirmation is on its way to {email}. The licence of your space is being updated.',
      },
    },
    delivered: {
      title: { fr: 'Merci, votre licence est à jour', en: 'Thank you, your licence is up to date' },
      intro: {
        fr: 'Elle court jusqu’au {day} inclus, {kind, select, seats {avec {seats, plural, one {une place} other {# places}} de plus} other {pour {seats, plural, one {une personne} other {# personnes}}}}. Une confirmation part à l’adresse {email}.',
        en: 'It runs until {day}, included, {kind, select, seats {with {seats, plural, one {one more place} other {# more places}}} other {for {seats, plural, one {one person} other {# people}}}}. A confirmation is on its way to {email}.',
      },
    },
    space: { fr: 'Voir la licence dans l’espace', en: 'See the licence in the space' },
  },
  order: { fr: 'Commande pour {company}', en: 'Order for {company}' },
  line: { fr: '{quantity} × {name}', en: '{quantity} × {name}' },
  address: { fr: 'Adresse de livraison\u00a0: {address}', en: 'Delivery address: {address}' },
  next: {
    fr: 'Et maintenant\u202f? Le jour où vos box partent, un e-mail vous donne de quoi les suivre. La facture apparaît sur cette page, que vous pouvez garder.',
    en: 'What comes next? The day your boxes leave, an e-mail tells you how to follow them. The invoice appears on this page, which you may keep.',
  },
  week: { fr: 'Livraison souhaitée : {week}', en: 'Preferred delivery: {week}' },
  home: { fr: 'Revenir à l’accueil', en: 'Back to the home page' },
  app: { fr: 'Découvrir l’application', en: 'Discover the app' },
  space: { fr: 'La suivre dans votre espace', en: 'Follow it in your space' },
  unknown: {
    title: { fr: 'Commande introuvable', en: 'Order not found' },
    text: {
      fr: 'Ce lien ne mène à aucune commande. Si vous venez de commander, le récapitulatif reçu par e-mail contient le bon lien.',
      en: 'This link leads to no order. If you have just ordered, the summary sent by e-mail holds the right link.',
    },
    action: { fr: 'Voir les box', en: 'See the boxes' },
  },
  transfer: {
    title: { fr: 'Pour régler par virement', en: 'To pay by bank transfer' },
    until: {
      fr: 'Votre virement est attendu jusqu’au {day} inclus. Sans lui, la commande s’annule d’elle-même.',
      en: 'Your transfer is awaited until {day} inclusive. Without it, the order cancels itself.',
    },
    intro: {
      fr: 'Recopiez la référence exactement : elle relie votre virement à cette commande.',
      en: 'Copy the reference exactly: it ties your transfer to this order.',
    },
    beneficiary: { fr: 'Bénéficiaire', en: 'Beneficiary' },
    iban: { fr: 'IBAN', en: 'IBAN' },
    bic: { fr: 'BIC', en: 'BIC' },
    reference: { fr: 'Référence', en: 'Reference' },
    copy: { fr: 'Copier', en: 'Copy' },
    copied: { fr: 'Copié : {name}', en: 'Copied: {name}' },
    notCopied: {
      fr: 'La copie n’est pas permise par ce navigateur',
      en: 'This browser does not allow copying',
    },
  },
} satisfies Texts;
