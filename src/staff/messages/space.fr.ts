/** Around every screen of staff. */
export const fr = {
  label: 'Contenus et équipe',
  navigation: {
    home: 'Accueil',
    products: 'Produits',
    images: 'Images',
    media: 'Médias',
    orders: 'Commandes',
    partners: 'Partenaires',
    requests: 'Demandes',
    companies: 'Entreprises',
    settings: 'Réglages',
    fold: 'Replier le menu',
    unfold: 'Déplier le menu',
  },
  pages: {
    label: 'Pages de la liste',
    previous: 'Précédente',
    next: 'Suivante',
    here: 'Page {page} sur {pages}',
  },
  selection: {
    chosen: '{count, plural, one {# ligne choisie} other {# lignes choisies}}',
    all: 'Choisir les {count, number} qui correspondent',
    clear: 'Ne rien choisir',
  },
  giveUp: {
    ask: 'Abandonner le brouillon',
    sure: 'Abandonner ces changements pour de bon\u202f?',
    drop: 'Oui, abandonner',
    keep: 'Non, les garder',
    dropped: 'Le brouillon est abandonné',
  },
  draft: {
    restored: 'Ce que vous aviez saisi ici sur cet appareil est de retour.',
    stale:
      'Ce que vous aviez saisi ici est de retour, mais quelqu’un a changé ceci entre-temps\u00a0: comparez avant d’enregistrer.',
    drop: 'Reprendre ce qui est enregistré',
  },
  forbidden: {
    title: 'Cet espace est réservé à l’équipe',
    text: 'Votre compte n’en fait pas partie. Demandez l’accès à un administrateur.',
    home: 'Revenir à l’accueil',
  },
  failed: {
    forbidden: 'Votre compte n’a plus ce droit. Demandez à un administrateur.',
    conflict: 'Quelque chose a changé entre-temps. Vérifiez, puis recommencez.',
    'not-found': 'Cela n’existe plus\u202f: quelqu’un l’a sans doute changé entre-temps.',
    'temporarily-unavailable':
      'Le service ne répond pas pour le moment. Rien n’est perdu\u202f: réessayez dans un instant.',
    'sign-in-required':
      'Votre connexion a pris fin. Connectez-vous à nouveau\u202f: rien n’est perdu.',
    unknown: 'Quelque chose n’a pas fonctionné de notre côté. Réessayez dans un instant.',
    retry: 'Réessayer',
  },
};
