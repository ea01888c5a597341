/** Where somebody chooses their box: most of them on a phone, in twenty seconds. */
export const fr = {
  head: 'Choisir ma box',
  loading: 'Chargement de votre box…',
  away: 'Votre box n’a pas pu être chargée.',
  retry: 'Réessayer',
  unknown: {
    title: 'Ce lien ne mène plus à une box',
    text: 'Il a peut-être été coupé en chemin\u00a0: ouvrez-le depuis le mail, en entier. Sinon, demandez à votre entreprise.',
  },
  intro:
    'Bonjour {name}. Choisissez la box qui vous plaît avant le {day} au soir\u202f; vous pouvez changer d’avis jusque-là.',
  promise: '{company} ne voit ni ce que vous choisissez, ni si vous avez répondu.',
  unanswered: {
    box: 'Sans réponse de votre part, vous recevez\u00a0: {product}.',
    donation: 'Sans réponse de votre part, votre box est offerte à {association}.',
  },
  over: {
    closing: 'Le choix est clos depuis le {day} au soir. Les box se préparent.',
    closed: 'Le choix est clos depuis le {day} au soir. Les box se préparent.',
    cancelled:
      'La commande de votre entreprise est suspendue\u00a0: il n’y a rien à choisir pour l’instant.',
    box: 'Vous avez choisi\u00a0: {product}.',
    given: 'Vous avez offert votre box à {association}.',
    nothingBox: 'Vous n’aviez pas choisi\u00a0: vous recevez {product}.',
    nothingDonation: 'Vous n’aviez pas choisi\u00a0: votre box est offerte à {association}.',
    kept: 'Votre choix et votre adresse sont effacés soixante jours après la clôture.',
  },
  allergens: {
    title: 'Masquer ce qui contient…',
    device: 'Reste sur cet appareil\u00a0: ni votre entreprise ni nous n’en savons rien.',
    hidden:
      '{count, plural, one {Une box est masquée} other {# box sont masquées}}, d’après vos allergènes.',
    all: 'Toutes les box sont masquées d’après vos allergènes. Retirez-en un, ou offrez la vôtre si cela est proposé.',
    chosen: 'La box que vous avez choisie contient\u00a0: {names}.',
  },
  boxes: 'Votre box',
  contains: 'Allergènes\u00a0: {names}',
  containsNone: 'Sans allergène à déclarer',
  inside: 'Ce qu’elle contient',
  insideNamed: 'Ce qu’elle contient, {name}',
  give: 'Offrir ma box à {association}',
  giveText:
    'Elle lui est livrée, sans remboursement\u202f; vous recevez une carte, et personne ne sait pourquoi.',
  swaps: 'Échanger un produit',
  address: {
    title: 'Où l’envoyer',
    text: 'Seule notre équipe d’expédition la lit. Elle est effacée soixante jours après la clôture. Sans adresse à cette date, votre entreprise vous remet un colis fermé.',
    name: 'Nom sur la boîte aux lettres',
    line1: 'Adresse',
    line2: 'Complément',
    optional: 'facultatif',
    postcode: 'Code postal',
    city: 'Ville',
    country: 'Pays',
    countries: { FR: 'France', MC: 'Monaco' },
  },
  first: 'Choisissez d’abord une box.',
  submit: 'Choisir cette box',
  submitGift: 'Offrir ma box',
  saved: 'C’est noté',
  savedBox: '{product}. Vous pouvez changer d’avis jusqu’au {day} au soir.',
  savedGift:
    'Votre box est offerte à {association}. Vous pouvez changer d’avis jusqu’au {day} au soir.',
  failed: {
    conflict: 'Le choix vient de se clore\u00a0: il n’a pas pu être changé.',
    'too-many-requests': 'C’est trop souvent en une heure. Revenez un peu plus tard.',
    'invalid-input':
      'Cette box n’est plus proposée ainsi. Rechargez la page et choisissez de nouveau.',
    unknown:
      'Votre choix n’a pas pu être enregistré. Rien de ce que vous avez saisi n’est perdu\u00a0: réessayez.',
  },
  own: {
    title: 'Vos box à choisir',
    until: 'À choisir avant le {day} au soir',
    change: 'C’est choisi\u202f; vous pouvez changer jusqu’au {day} au soir',
    over: 'Choix clos',
    open: 'Choisir',
    openNamed: 'Choisir, {title}',
    look: 'Voir',
    lookNamed: 'Voir, {title}',
    back: 'Retour à mon compte',
  },
};
