/** The risk documents that somebody may read as a worker, or a former one. */
export const fr = {
  title: 'Document unique',
  intro:
    'L’évaluation des risques de l’entreprise où vous travaillez, ou avez travaillé\u00a0: les versions en vigueur pendant que vous y étiez.',
  none: 'Aucune version n’a encore été émise.',
  onPaper: 'Sur papier\u00a0: {place}.',
  version: 'Version {number}, du {day}',
  until: 'jusqu’au {day}',
  pdf: 'PDF',
  file: 'document-unique-version-{number}.pdf',
  read: 'Lire la version {number}',
  loading: 'Lecture…',
  failed: 'La liste n’a pas pu être lue.',
  retry: 'Réessayer',
};
