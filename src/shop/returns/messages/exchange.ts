import type { Texts } from '#basics/messages.ts';

/** Why something is exchanged; the buyer, mails and staff read the same words. */
export const RETURN_REASON_WORDS = {
  damaged: { fr: 'Arrivé abîmé', en: 'It arrived damaged' },
  wrong: { fr: 'Ce n’est pas ce qui était commandé', en: 'It is not what was ordered' },
  missing: { fr: 'Il manque quelque chose', en: 'Something is missing' },
  'not-as-described': {
    fr: 'Ce n’est pas ce que la page annonçait',
    en: 'It is not what the page announced',
  },
  allergen: { fr: 'Un allergène pose problème', en: 'An allergen is a problem' },
  disliked: { fr: 'Cela ne plaît pas', en: 'It is not to our taste' },
  other: { fr: 'Autre raison', en: 'Another reason' },
} satisfies Texts;

/** The exchange of delivered products, as the buyer asks for it and follows it. */
export const texts = {
  title: { fr: 'Échange possible', en: 'Exchange possible' },
  intro: {
    fr: 'Un produit abîmé, manquant ou qui ne plaît pas\u202f? Nous l’échangeons à nos frais, pendant {days, plural, one {un jour} other {# jours}} après la livraison.',
    en: 'Something damaged, missing or not to your taste? We exchange it at our expense, for {days, plural, one {one day} other {# days}} after delivery.',
  },
  until: { fr: 'Jusqu’au {day}.', en: 'Until {day}.' },
  ask: { fr: 'Demander un échange', en: 'Ask for an exchange' },
  form: {
    title: { fr: 'Demander un échange', en: 'Ask for an exchange' },
    which: { fr: 'Ce que vous voulez échanger', en: 'What you would like to exchange' },
    quantity: { fr: '{name}\u00a0: combien sur {count}', en: '{name}: how many of {count}' },
    instead: { fr: 'À la place {deName}', en: 'Instead of {name}' },
    same: { fr: 'Le même produit', en: 'The same product' },
    why: { fr: 'Pourquoi', en: 'Why' },
    choose: { fr: 'Choisissez…', en: 'Choose…' },
    note: { fr: 'Ce que nous devons savoir', en: 'What we should know' },
    noteHint: {
      fr: 'Facultatif, sauf pour une autre raison. Vous pourrez nous envoyer une photographie en réponse à notre message.',
      en: 'Optional, unless for another reason. You can send us a photograph in reply to our message.',
    },
    send: { fr: 'Envoyer la demande', en: 'Send the request' },
    close: { fr: 'Fermer', en: 'Close' },
    sent: { fr: 'Votre demande est envoyée', en: 'Your request is sent' },
  },
  reasons: RETURN_REASON_WORDS,
  problems: {
    required: { fr: 'À compléter.', en: 'Please fill this in.' },
    'choice-invalid': { fr: 'Choisissez dans la liste.', en: 'Choose from the list.' },
    'number-invalid': {
      fr: 'Un nombre entier, par exemple 1.',
      en: 'A whole number, for example 1.',
    },
    'too-many': {
      fr: 'C’est plus que ce qui peut être échangé.',
      en: 'That is more than can be exchanged.',
    },
    'parcel-empty': {
      fr: 'Dites au moins une pièce à échanger.',
      en: 'Name at least one piece to exchange.',
    },
    'bears-logo': {
      fr: 'Un produit à votre logo n’est échangé que s’il est défectueux.',
      en: 'A product bearing your logo is exchanged only if it is faulty.',
    },
    'control-characters': {
      fr: 'Contient un caractère invisible\u202f: retapez ce passage.',
      en: 'Contains an invisible character: please retype this passage.',
    },
    'too-long': { fr: 'C’est trop long.', en: 'This is too long.' },
    unknown: { fr: 'À vérifier.', en: 'Please check this.' },
  },
  failed: {
    fr: 'Votre demande n’a pas pu partir. Rien n’est perdu\u00a0: réessayez dans un instant.',
    en: 'Your request could not be sent. Nothing is lost: try again in a moment.',
  },
  conflict: {
    fr: 'Une partie de ces produits ne peut plus être échangée\u00a0: elle l’est déjà, ou elle a été remboursée. Fermez et regardez ce qui reste possible.',
    en: 'Some of these products can no longer be exchanged: they are already, or they were refunded. Close this and see what is still possible.',
  },
  reference: { fr: 'Échange {reference}', en: 'Exchange {reference}' },
  asked: { fr: 'Demandé le {day}. {reason}.', en: 'Asked on {day}. {reason}.' },
  states: {
    asked: { fr: 'à l’étude', en: 'being looked into' },
    accepted: { fr: 'accepté', en: 'accepted' },
    refused: { fr: 'refusé', en: 'refused' },
    cancelled: { fr: 'annulé', en: 'withdrawn' },
    'sent-back': { fr: 'en route vers nous', en: 'on its way to us' },
    received: { fr: 'revenu chez nous', en: 'back with us' },
    replaced: { fr: 'remplacement parti', en: 'replacement sent' },
    closed: { fr: 'clos', en: 'closed' },
  },
  line: { fr: '{quantity} × {name}', en: '{quantity} × {name}' },
  swapped: {
    fr: '{quantity} × {name}, remplacé par {instead}',
    en: '{quantity} × {name}, replaced by {instead}',
  },
  ways: {
    kept: { fr: 'Vous n’avez rien à renvoyer.', en: 'You have nothing to send back.' },
    prepaid: {
      fr: 'Imprimez le bon de retour et glissez-le dans le colis. L’étiquette du transporteur, déjà payée, vous arrive par e-mail.',
      en: 'Print the return slip and put it into the parcel. The carrier’s label, already paid for, reaches you by e-mail.',
    },
    collected: {
      fr: 'Imprimez le bon de retour et glissez-le dans le colis. Le transporteur passe le chercher chez vous, à nos frais.',
      en: 'Print the return slip and put it into the parcel. The carrier collects it from you at our expense.',
    },
  },
  said: { fr: 'Notre équipe précise\u00a0: {text}', en: 'Our team adds: {text}' },
  because: { fr: 'Pourquoi\u00a0: {text}', en: 'Why: {text}' },
  cancel: { fr: 'Annuler la demande', en: 'Withdraw the request' },
  cancelNamed: { fr: 'Annuler la demande {reference}', en: 'Withdraw the request: {reference}' },
  cancelled: { fr: 'La demande est annulée', en: 'The request is withdrawn' },
  label: { fr: 'Bon de retour (PDF)', en: 'Return slip (PDF)' },
  labelNamed: {
    fr: 'Bon de retour (PDF) de l’échange {reference}',
    en: 'Return slip (PDF) of exchange {reference}',
  },
  labelName: { fr: 'bon-de-retour-{reference}.pdf', en: 'return-slip-{reference}.pdf' },
  sentBack: { fr: 'Le colis est parti', en: 'The parcel has left' },
  sentBackNamed: {
    fr: 'Le colis est parti\u00a0: échange {reference}',
    en: 'The parcel has left: exchange {reference}',
  },
  sentBackDone: {
    fr: 'Merci, nous guettons le colis',
    en: 'Thank you, we are looking out for the parcel',
  },
  actFailed: {
    fr: 'Cela n’a pas pu se faire. Rechargez la page et réessayez.',
    en: 'This could not be done. Reload the page and try again.',
  },
} satisfies Texts;
