import type { Texts } from '#basics/messages.ts';

/** A quote, as its buyer reads it. */
export const texts = {
  heading: { fr: 'Votre devis', en: 'Your quote' },
  title: { fr: 'Devis {number}', en: 'Quote {number}' },
  intro: {
    fr: 'Version {version}, établie le {day}. Valable jusqu’au {until} inclus.',
    en: 'Version {version}, made on {day}. Valid until {until} inclusive.',
  },
  loading: { fr: 'Chargement du devis…', en: 'Loading the quote…' },
  away: {
    fr: 'Le service ne répond pas pour le moment. Réessayez dans un instant.',
    en: 'The service does not answer at the moment. Please try again shortly.',
  },
  retry: { fr: 'Réessayer', en: 'Try again' },
  pdf: { fr: 'Enregistrer en PDF', en: 'Save as PDF' },
  contents: { fr: 'Contenu du devis', en: 'What the quote contains' },
  columns: {
    name: { fr: 'Désignation', en: 'Description' },
    quantity: { fr: 'Quantité', en: 'Quantity' },
    unit: { fr: 'Prix unitaire HT', en: 'Unit price excl. VAT' },
    rate: { fr: 'TVA', en: 'VAT' },
    net: { fr: 'Total HT', en: 'Total excl. VAT' },
  },
  plan: {
    fr: '{months, plural, =0 {par mois, sans engagement} other {par mois, engagement # mois}}',
    en: '{months, plural, =0 {per month, no commitment} other {per month, # months’ commitment}}',
  },
  deliveredTo: { fr: 'Adresse de livraison\u00a0: {address}', en: 'Delivery address: {address}' },
  rate: { fr: '{rate, number, ::percent .##}', en: '{rate, number, ::percent .##}' },
  unknown: {
    title: { fr: 'Ce lien ne mène à aucun devis', en: 'This link leads to no quote' },
    text: {
      fr: 'Vérifiez qu’il est entier, tel que dans le mail, ou écrivez-nous.',
      en: 'Check that it is complete, as in the e-mail, or write to us.',
    },
  },
  states: {
    superseded: {
      title: {
        fr: 'Une nouvelle version remplace celle-ci',
        en: 'A new version replaces this one',
      },
      text: {
        fr: 'Vous pouvez encore lire cette version, mais seule la nouvelle peut être acceptée.',
        en: 'You can still read this version, but only the new one can be accepted.',
      },
    },
    expired: {
      title: { fr: 'Ce devis a expiré', en: 'This quote has expired' },
      text: {
        fr: 'Il ne peut plus être accepté. Répondez au mail qui l’accompagnait\u202f: nous vous en préparerons un autre.',
        en: 'It can no longer be accepted. Reply to the e-mail it came with: we will prepare another one.',
      },
    },
    withdrawn: {
      title: { fr: 'Ce devis a été retiré', en: 'This quote has been withdrawn' },
      text: {
        fr: 'Il ne peut plus être accepté. Répondez au mail qui l’accompagnait pour en savoir plus.',
        en: 'It can no longer be accepted. Reply to the e-mail it came with to know more.',
      },
    },
    declined: {
      title: { fr: 'Vous avez décliné ce devis', en: 'You have declined this quote' },
      text: {
        fr: 'Si vous changez d’avis, répondez au mail qui l’accompagnait.',
        en: 'If you change your mind, reply to the e-mail it came with.',
      },
    },
    accepted: {
      title: { fr: 'Ce devis est accepté', en: 'This quote has been accepted' },
      text: {
        fr: 'La commande est enregistrée, à ces prix.',
        en: 'The order is placed, at these prices.',
      },
    },
    current: { fr: 'Lire la nouvelle version', en: 'Read the new version' },
    order: { fr: 'Voir la commande', en: 'See the order' },
  },
  accept: {
    title: { fr: 'Accepter ce devis', en: 'Accept this quote' },
    submit: { fr: 'Accepter et commander', en: 'Accept and order' },
    hint: {
      fr: 'Commande avec obligation de paiement, aux prix de ce devis.',
      en: 'An order with an obligation to pay, at the prices of this quote.',
    },
  },
  shortage: {
    title: { fr: 'Il n’y a plus assez de stock', en: 'There is not enough stock left' },
    text: {
      fr: 'Rien n’a été commandé. Répondez au mail du devis\u202f: nous trouverons une solution.',
      en: 'Nothing has been ordered. Reply to the e-mail of the quote: we will find a solution.',
    },
  },
  decline: {
    open: { fr: 'Décliner ce devis', en: 'Decline this quote' },
    title: { fr: 'Décliner ce devis', en: 'Decline this quote' },
    text: {
      fr: 'Nous en serons informés. Il ne pourra plus être accepté en ligne.',
      en: 'We will be told. It can no longer be accepted online then.',
    },
    reason: { fr: 'Pour quelle raison\u202f?', en: 'For which reason?' },
    optional: { fr: 'facultatif', en: 'optional' },
    tooLong: {
      fr: 'Ce texte est trop long, raccourcissez-le.',
      en: 'This text is too long, please shorten it.',
    },
    submit: { fr: 'Décliner', en: 'Decline' },
    close: { fr: 'Fermer', en: 'Close' },
    done: { fr: 'Le devis est décliné', en: 'The quote is declined' },
    failed: {
      fr: 'Cela n’a pas pu être enregistré. Rechargez la page, puis réessayez.',
      en: 'This could not be saved. Reload the page, then try again.',
    },
  },
} satisfies Texts;
