/** Why something is exchanged; the buyer, mails and staff read the same words. */
export const RETURN_REASON_WORDS = {
  damaged: 'Arrivé abîmé',
  wrong: 'Ce n’est pas ce qui était commandé',
  missing: 'Il manque quelque chose',
  'not-as-described': 'Ce n’est pas ce que la page annonçait',
  allergen: 'Un allergène pose problème',
  disliked: 'Cela ne plaît pas',
  other: 'Autre raison',
};

/** The exchange of delivered products, as the buyer asks for it and follows it. */
export const fr = {
  title: 'Échange possible',
  intro:
    'Un produit abîmé, manquant ou qui ne plaît pas\u202f? Nous l’échangeons à nos frais, pendant {days, plural, one {un jour} other {# jours}} après la livraison.',
  until: 'Jusqu’au {day}.',
  ask: 'Demander un échange',
  form: {
    title: 'Demander un échange',
    which: 'Ce que vous voulez échanger',
    quantity: '{name}\u00a0: combien sur {count}',
    instead: 'À la place {deName}',
    same: 'Le même produit',
    why: 'Pourquoi',
    choose: 'Choisissez…',
    note: 'Ce que nous devons savoir',
    noteHint:
      'Facultatif, sauf pour une autre raison. Vous pourrez nous envoyer une photographie en réponse à notre message.',
    send: 'Envoyer la demande',
    close: 'Fermer',
    sent: 'Votre demande est envoyée',
  },
  reasons: RETURN_REASON_WORDS,
  problems: {
    required: 'À compléter.',
    'choice-invalid': 'Choisissez dans la liste.',
    'number-invalid': 'Un nombre entier, par exemple 1.',
    'too-many': 'C’est plus que ce qui peut être échangé.',
    'parcel-empty': 'Dites au moins une pièce à échanger.',
    'bears-logo': 'Un produit à votre logo n’est échangé que s’il est défectueux.',
    'control-characters': 'Contient un caractère invisible\u202f: retapez ce passage.',
    'too-long': 'C’est trop long.',
    wrong: 'À vérifier.',
  },
  failed: 'Votre demande n’a pas pu partir. Rien n’est perdu\u00a0: réessayez dans un instant.',
  conflict:
    'Une partie de ces produits ne peut plus être échangée\u00a0: elle l’est déjà, ou elle a été remboursée. Fermez et regardez ce qui reste possible.',
  reference: 'Échange {reference}',
  asked: 'Demandé le {day}. {reason}.',
  states: {
    asked: 'à l’étude',
    accepted: 'accepté',
    refused: 'refusé',
    cancelled: 'annulé',
    'sent-back': 'en route vers nous',
    received: 'revenu chez nous',
    replaced: 'remplacement parti',
    closed: 'clos',
  },
  line: '{quantity} × {name}',
  swapped: '{quantity} × {name}, remplacé par {instead}',
  ways: {
    kept: 'Vous n’avez rien à renvoyer.',
    prepaid:
      'Imprimez le bon de retour et glissez-le dans le colis. L’étiquette du transporteur, déjà payée, vous arrive par e-mail.',
    collected:
      'Imprimez le bon de retour et glissez-le dans le colis. Le transporteur passe le chercher chez vous, à nos frais.',
  },
  said: 'Notre équipe précise\u00a0: {text}',
  because: 'Pourquoi\u00a0: {text}',
  cancel: 'Annuler la demande',
  cancelNamed: 'Annuler la demande {reference}',
  cancelled: 'La demande est annulée',
  label: 'Bon de retour (PDF)',
  labelNamed: 'Bon de retour (PDF) de l’échange {reference}',
  labelName: 'bon-de-retour-{reference}.pdf',
  sentBack: 'Le colis est parti',
  sentBackNamed: 'Le colis est parti\u00a0: échange {reference}',
  sentBackDone: 'Merci, nous guettons le colis',
  actFailed: 'Cela n’a pas pu se faire. Rechargez la page et réessayez.',
};
