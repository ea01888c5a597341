import type { Texts } from '#basics/messages.ts';

/** What surrounds every legal text. */
export const texts = {
  contents: { fr: 'Sommaire', en: 'Contents' },
  inForce: { fr: 'En vigueur depuis le {day}.', en: 'In force since {day}.' },
  warning: {
    title: { fr: 'Données de démonstration', en: 'Demonstration data' },
    text: {
      fr: 'La société, les adresses, les numéros et les personnes nommés ici sont fictifs. Une installation réelle doit les remplacer avant d’ouvrir au public.',
      en: 'The company, addresses, numbers and people named here are fictitious. A real installation must replace them before it opens to the public.',
    },
  },
  download: { fr: 'Télécharger en PDF', en: 'Download as PDF' },
  versions: {
    title: { fr: 'Toutes les versions', en: 'Every version' },
    intro: {
      fr: 'Chaque version est conservée telle qu’elle a été publiée, avec le jour où elle est entrée en vigueur.',
      en: 'Each version is kept as it was published, with the day it came into force.',
    },
    link: { fr: 'Version {number} du {day} (PDF)', en: 'Version {number} of {day} (PDF)' },
    current: { fr: 'en vigueur', en: 'in force' },
    first: { fr: 'Première version.', en: 'First version.' },
    added: { fr: 'Nouveau\u00a0: {titles}.', en: 'New: {titles}.' },
    changed: { fr: 'Modifié\u00a0: {titles}.', en: 'Changed: {titles}.' },
    removed: { fr: 'Retiré\u00a0: {titles}.', en: 'Removed: {titles}.' },
  },
  next: {
    'legal-notice': { fr: 'Lire la politique de confidentialité', en: 'Read the privacy policy' },
    privacy: { fr: 'Nous écrire', en: 'Write to us' },
    terms: { fr: 'Poser une question sur ces conditions', en: 'Ask a question about these terms' },
  },
  paper: {
    page: { fr: 'Page', en: 'Page' },
    version: {
      fr: 'Version {number}, en vigueur depuis le {day}.',
      en: 'Version {number}, in force since {day}.',
    },
    foot: { fr: '{title} · version {number} du {day}', en: '{title} · version {number} of {day}' },
    prevails: {
      fr: 'Texte établi en français\u202f; la version française prévaut.',
      en: 'The French version of this text prevails.',
    },
  },
} satisfies Texts;
