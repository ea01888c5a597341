import type { Texts } from '#basics/messages.ts';

/** Around every screen of staff. */
export const texts = {
  label: { fr: 'Contenus et équipe', en: 'Content and staff' },
  navigation: {
    home: { fr: 'Accueil', en: 'Home' },
    products: { fr: 'Produits', en: 'Products' },
    images: { fr: 'Images', en: 'Images' },
    media: { fr: 'Médias', en: 'Media' },
    orders: { fr: 'Commandes', en: 'Orders' },
    partners: { fr: 'Partenaires', en: 'Partners' },
    requests: { fr: 'Demandes', en: 'Requests' },
    companies: { fr: 'Entreprises', en: 'Companies' },
    settings: { fr: 'Réglages', en: 'Settings' },
    team: { fr: 'Équipe', en: 'Team' },
    fold: { fr: 'Replier le menu', en: 'Collapse the menu' },
    unfold: { fr: 'Déplier le menu', en: 'Expand the menu' },
  },
  pages: {
    label: { fr: 'Pages de la liste', en: 'Pages of the list' },
    previous: { fr: 'Précédente', en: 'Previous' },
    next: { fr: 'Suivante', en: 'Next' },
    here: { fr: 'Page {page} sur {pages}', en: 'Page {page} of {pages}' },
  },
  selection: {
    chosen: {
      fr: '{count, plural, one {# ligne choisie} other {# lignes choisies}}',
      en: '{count, plural, one {# row selected} other {# rows selected}}',
    },
    all: {
      fr: 'Choisir les {count, number} qui correspondent',
      en: 'Select all {count, number} that match',
    },
    clear: { fr: 'Ne rien choisir', en: 'Select none' },
  },
  giveUp: {
    ask: { fr: 'Abandonner le brouillon', en: 'Discard the draft' },
    sure: {
      fr: 'Abandonner ces changements pour de bon\u202f?',
      en: 'Discard these changes for good?',
    },
    drop: { fr: 'Oui, abandonner', en: 'Yes, discard' },
    keep: { fr: 'Non, les garder', en: 'No, keep them' },
    dropped: { fr: 'Le brouillon est abandonné', en: 'The draft is discarded' },
  },
  draft: {
    restored: {
      fr: 'Ce que vous aviez saisi ici sur cet appareil est de retour.',
      en: 'What you had typed here on this device is back.',
    },
    stale: {
      fr: 'Ce que vous aviez saisi ici est de retour, mais quelqu’un a changé ceci entre-temps\u00a0: comparez avant d’enregistrer.',
      en: 'What you had typed here is back, but somebody has changed this in the meantime: compare before you save.',
    },
    drop: { fr: 'Reprendre ce qui est enregistré', en: 'Go back to what is saved' },
  },
  forbidden: {
    title: { fr: 'Cet espace est réservé à l’équipe', en: 'This area is for the team' },
    text: {
      fr: 'Votre compte n’en fait pas partie. Demandez l’accès à un administrateur.',
      en: 'Your account is not part of it. Ask an administrator for access.',
    },
    home: { fr: 'Revenir à l’accueil', en: 'Back to the home page' },
  },
  notYours: {
    title: { fr: 'Votre rôle n’ouvre pas cette page', en: 'Your role does not open this page' },
    text: {
      fr: 'Si vous en avez besoin dans votre travail, demandez-le à un administrateur.',
      en: 'If you need it for your work, ask an administrator.',
    },
    home: { fr: 'Revenir à votre travail du jour', en: 'Back to today’s work' },
  },
  failed: {
    forbidden: {
      fr: 'Votre compte n’a plus ce droit. Demandez à un administrateur.',
      en: 'Your account no longer has this right. Ask an administrator.',
    },
    conflict: {
      fr: 'Quelque chose a changé entre-temps. Vérifiez, puis recommencez.',
      en: 'Something has changed in the meantime. Check, then try again.',
    },
    'not-found': {
      fr: 'Cela n’existe plus\u202f: quelqu’un l’a sans doute changé entre-temps.',
      en: 'This no longer exists: somebody has probably changed it in the meantime.',
    },
    'temporarily-unavailable': {
      fr: 'Le service ne répond pas pour le moment. Rien n’est perdu\u202f: réessayez dans un instant.',
      en: 'The service is not answering right now. Nothing is lost: try again in a moment.',
    },
    'sign-in-required': {
      fr: 'Votre connexion a pris fin. Connectez-vous à nouveau\u202f: rien n’est perdu.',
      en: 'You have been signed out. Sign in again: nothing is lost.',
    },
    unknown: {
      fr: 'Quelque chose n’a pas fonctionné de notre côté. Réessayez dans un instant.',
      en: 'Something went wrong on our side. Try again in a moment.',
    },
    retry: { fr: 'Réessayer', en: 'Try again' },
  },
} satisfies Texts;
