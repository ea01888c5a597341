import type { Texts } from '#basics/messages.ts';

/** Where somebody chooses their box: most of them on a phone, in twenty seconds. */
export const texts = {
  head: { fr: 'Choisir ma box', en: 'Choose my box' },
  loading: { fr: 'Chargement de votre box…', en: 'Loading your box…' },
  away: { fr: 'Votre box n’a pas pu être chargée.', en: 'Your box could not be loaded.' },
  retry: { fr: 'Réessayer', en: 'Try again' },
  unknown: {
    title: { fr: 'Ce lien ne mène plus à une box', en: 'This link no longer leads to a box' },
    text: {
      fr: 'Il a peut-être été coupé en chemin\u00a0: ouvrez-le depuis le mail, en entier. Sinon, demandez à votre entreprise.',
      en: 'It may have been cut on its way: open it from the mail, whole. Otherwise, ask your company.',
    },
  },
  intro: {
    fr: 'Bonjour {name}. Choisissez la box qui vous plaît avant le {day} au soir\u202f; vous pouvez changer d’avis jusque-là.',
    en: 'Hello {name}. Choose the box you like by the end of {day}; you may change your mind until then.',
  },
  promise: {
    fr: '{company} ne voit ni ce que vous choisissez, ni si vous avez répondu.',
    en: '{company} sees neither what you choose nor whether you have answered.',
  },
  unanswered: {
    box: {
      fr: 'Sans réponse de votre part, vous recevez\u00a0: {product}.',
      en: 'If you do not answer, you get: {product}.',
    },
    donation: {
      fr: 'Sans réponse de votre part, votre box est offerte à {association}.',
      en: 'If you do not answer, your box is given to {association}.',
    },
  },
  over: {
    closing: {
      fr: 'Le choix est clos depuis le {day} au soir. Les box se préparent.',
      en: 'Choosing closed at the end of {day}. The boxes are being prepared.',
    },
    closed: {
      fr: 'Le choix est clos depuis le {day} au soir. Les box se préparent.',
      en: 'Choosing closed at the end of {day}. The boxes are being prepared.',
    },
    cancelled: {
      fr: 'La commande de votre entreprise est suspendue\u00a0: il n’y a rien à choisir pour l’instant.',
      en: 'Your company’s order is suspended: there is nothing to choose for now.',
    },
    box: { fr: 'Vous avez choisi\u00a0: {product}.', en: 'You chose: {product}.' },
    given: {
      fr: 'Vous avez offert votre box à {association}.',
      en: 'You gave your box to {association}.',
    },
    nothingBox: {
      fr: 'Vous n’aviez pas choisi\u00a0: vous recevez {product}.',
      en: 'You had not chosen: you get {product}.',
    },
    nothingDonation: {
      fr: 'Vous n’aviez pas choisi\u00a0: votre box est offerte à {association}.',
      en: 'You had not chosen: your box is given to {association}.',
    },
    kept: {
      fr: 'Votre choix et votre adresse sont effacés soixante jours après la clôture.',
      en: 'Your choice and your address are erased sixty days after the close.',
    },
  },
  allergens: {
    title: { fr: 'Masquer ce qui contient…', en: 'Hide what contains…' },
    device: {
      fr: 'Reste sur cet appareil\u00a0: ni votre entreprise ni nous n’en savons rien.',
      en: 'Stays on this device: neither your company nor we know anything of it.',
    },
    hidden: {
      fr: '{count, plural, one {Une box est masquée} other {# box sont masquées}}, d’après vos allergènes.',
      en: '{count, plural, one {One box is hidden} other {# boxes are hidden}}, by your allergens.',
    },
    all: {
      fr: 'Toutes les box sont masquées d’après vos allergènes. Retirez-en un, ou offrez la vôtre si cela est proposé.',
      en: 'All boxes are hidden by your allergens. Take one off, or give your box away where that is offered.',
    },
    chosen: {
      fr: 'La box que vous avez choisie contient\u00a0: {names}.',
      en: 'The box that you chose contains: {names}.',
    },
  },
  boxes: { fr: 'Votre box', en: 'Your box' },
  contains: { fr: 'Allergènes\u00a0: {names}', en: 'Allergens: {names}' },
  containsNone: { fr: 'Sans allergène à déclarer', en: 'No allergen to declare' },
  inside: { fr: 'Ce qu’elle contient', en: 'What is in it' },
  insideNamed: { fr: 'Ce qu’elle contient, {name}', en: 'What is in it, {name}' },
  give: { fr: 'Offrir ma box à {association}', en: 'Give my box to {association}' },
  giveText: {
    fr: 'Elle lui est livrée, sans remboursement\u202f; vous recevez une carte, et personne ne sait pourquoi.',
    en: 'It is delivered there, without refund; you get a card, and nobody knows why.',
  },
  swaps: { fr: 'Échanger un produit', en: 'Swap a product' },
  address: {
    title: { fr: 'Où l’envoyer', en: 'Where to send it' },
    text: {
      fr: 'Seule notre équipe d’expédition la lit. Elle est effacée soixante jours après la clôture. Sans adresse à cette date, votre entreprise vous remet un colis fermé.',
      en: 'Only our shipping team reads it. It is erased sixty days after the close. Without an address by then, your company hands you a closed parcel.',
    },
    name: { fr: 'Nom sur la boîte aux lettres', en: 'Name on the letterbox' },
    line1: { fr: 'Adresse', en: 'Address' },
    line2: { fr: 'Complément', en: 'Address, continued' },
    optional: { fr: 'facultatif', en: 'optional' },
    postcode: { fr: 'Code postal', en: 'Postcode' },
    city: { fr: 'Ville', en: 'Town' },
    country: { fr: 'Pays', en: 'Country' },
    countries: {
      FR: { fr: 'France', en: 'France' },
      MC: { fr: 'Monaco', en: 'Monaco' },
    },
  },
  first: { fr: 'Choisissez d’abord une box.', en: 'Choose a box first.' },
  submit: { fr: 'Choisir cette box', en: 'Choose this box' },
  submitGift: { fr: 'Offrir ma box', en: 'Give my box' },
  saved: { fr: 'C’est noté', en: 'Noted' },
  savedBox: {
    fr: '{product}. Vous pouvez changer d’avis jusqu’au {day} au soir.',
    en: '{product}. You may change your mind until the end of {day}.',
  },
  savedGift: {
    fr: 'Votre box est offerte à {association}. Vous pouvez changer d’avis jusqu’au {day} au soir.',
    en: 'Your box is given to {association}. You may change your mind until the end of {day}.',
  },
  failed: {
    conflict: {
      fr: 'Le choix vient de se clore\u00a0: il n’a pas pu être changé.',
      en: 'Choosing has just closed: it could not be changed.',
    },
    'too-many-requests': {
      fr: 'C’est trop souvent en une heure. Revenez un peu plus tard.',
      en: 'That is too often within an hour. Come back a little later.',
    },
    'invalid-input': {
      fr: 'Cette box n’est plus proposée ainsi. Rechargez la page et choisissez de nouveau.',
      en: 'This box is no longer offered like that. Reload the page and choose again.',
    },
    unknown: {
      fr: 'Votre choix n’a pas pu être enregistré. Rien de ce que vous avez saisi n’est perdu\u00a0: réessayez.',
      en: 'Your choice could not be saved. Nothing that you typed is lost: please try again.',
    },
  },
  own: {
    title: { fr: 'Vos box à choisir', en: 'Your boxes to choose' },
    until: { fr: 'À choisir avant le {day} au soir', en: 'To choose by the end of {day}' },
    change: {
      fr: 'C’est choisi\u202f; vous pouvez changer jusqu’au {day} au soir',
      en: 'Chosen; you may change it until the end of {day}',
    },
    over: { fr: 'Choix clos', en: 'Closed' },
    open: { fr: 'Choisir', en: 'Choose' },
    openNamed: { fr: 'Choisir, {title}', en: 'Choose, {title}' },
    look: { fr: 'Voir', en: 'See' },
    lookNamed: { fr: 'Voir, {title}', en: 'See, {title}' },
    back: { fr: 'Retour à mon compte', en: 'Back to my account' },
  },
} satisfies Texts;
