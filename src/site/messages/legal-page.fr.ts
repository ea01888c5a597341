/** What surrounds every legal text. */
export const fr = {
  contents: 'Sommaire',
  inForce: 'En vigueur depuis le {day}.',
  warning: {
    title: 'Données de démonstration',
    text: 'La société, les adresses, les numéros et les personnes nommés ici sont fictifs. Une installation réelle doit les remplacer avant d’ouvrir au public.',
  },
  download: 'Télécharger en PDF',
  versions: {
    title: 'Toutes les versions',
    intro:
      'Chaque version est conservée telle qu’elle a été publiée, avec le jour où elle est entrée en vigueur.',
    link: 'Version {number} du {day} (PDF)',
    current: 'en vigueur',
    first: 'Première version.',
    added: 'Nouveau\u00a0: {titles}.',
    changed: 'Modifié\u00a0: {titles}.',
    removed: 'Retiré\u00a0: {titles}.',
  },
  next: {
    'legal-notice': 'Lire la politique de confidentialité',
    privacy: 'Nous écrire',
    terms: 'Poser une question sur ces conditions',
  },
  paper: {
    page: 'Page',
    version: 'Version {number}, en vigueur depuis le {day}.',
    foot: '{title} · version {number} du {day}',
    prevails: 'Texte établi en français\u202f; la version française prévaut.',
  },
};
