/** The risk documents that somebody may read as a worker, or a former one. */
export const fr = {
  title: 'Document unique',
  intro:
    'L’évaluation des risques de l’entreprise où vous travaillez, ou avez travaillé\u00a0: les versions en vigueur pendant que vous y étiez.',
  none: 'Aucune version n’a encore été émise.',
  onPaper: 'Sur papier\u00a0: {place}.',
  version: 'Version {number}, du {day}',
  until: 'jusqu’au {day}',
  byLink: {
    title: 'Document unique\u00a0: {company}',
    text: 'Ce lien vous laisse lire, jusqu’au {day}, les versions ci-dessous, telles qu’elles ont été émises.',
    none: 'Aucune version n’a été émise, ou n’était en vigueur pendant ces années de travail.',
    over: 'Ce lien n’est plus valable',
    overText:
      'Il a été révoqué, ou ses trente jours sont passés. Demandez-en un autre à l’entreprise.',
  },
  reception: {
    text: 'La version {number}, émise le {day}, vous est transmise. Ce lien y mène jusqu’au {until}.',
    overText:
      'Il a été révoqué, ou sa durée est passée. Demandez à l’entreprise de vous renvoyer la version.',
    hash: 'Empreinte : {hash}',
    title: 'Accuser réception',
    why: 'L’entreprise gardera la preuve que vous avez reçu cette version, avec votre nom et la date.',
    name: 'Votre nom et votre fonction',
    submit: 'J’ai reçu cette version',
    required: 'À remplir : votre nom.',
    wrong: 'Un nom de 120 caractères au plus, sans caractère invisible.',
    done: 'Réception déclarée le {day} par {name}.',
    failed: 'La réception n’a pas pu être notée. Réessayez.',
  },
  pdf: 'PDF',
  file: 'document-unique-version-{number}.pdf',
  read: 'PDF de la version {number}',
  loading: 'Lecture…',
  failed: 'La liste n’a pas pu être lue.',
  retry: 'Réessayer',
  notPrinted: 'Le PDF n’a pas pu être préparé. Réessayez.',
  altered:
    'Cette version n’est plus telle qu’elle a été émise\u00a0: son empreinte ne correspond plus. Elle n’est pas remise. Signalez-le à l’entreprise\u202f; un exemplaire transmis au service de santé au travail porte le texte d’origine.',
  tooMany: 'Trop de PDF ont été demandés en une heure. Réessayez un peu plus tard.',
};
