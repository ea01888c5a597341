import type { Texts } from '#basics/messages.ts';

/** The risk documents that somebody may read as a worker, or a former one. */
export const texts = {
  title: { fr: 'Document unique', en: 'Risk document' },
  intro: {
    fr: 'L’évaluation des risques de l’entreprise où vous travaillez, ou avez travaillé\u00a0: les versions en vigueur pendant que vous y étiez.',
    en: 'The risk assessment of the company where you work, or used to work: the versions in force while you were there.',
  },
  none: { fr: 'Aucune version n’a encore été émise.', en: 'No version has been issued yet.' },
  onPaper: { fr: 'Sur papier\u00a0: {place}.', en: 'On paper: {place}.' },
  version: { fr: 'Version {number}, du {day}', en: 'Version {number}, of {day}' },
  until: { fr: 'jusqu’au {day}', en: 'until {day}' },
  byLink: {
    title: { fr: 'Document unique\u00a0: {company}', en: 'Risk document: {company}' },
    text: {
      fr: 'Ce lien vous laisse lire, jusqu’au {day}, les versions ci-dessous, telles qu’elles ont été émises.',
      en: 'This link lets you read the versions below, as they were issued, until {day}.',
    },
    none: {
      fr: 'Aucune version n’a été émise, ou n’était en vigueur pendant ces années de travail.',
      en: 'No version has been issued, or none was in force in those years of work.',
    },
    over: { fr: 'Ce lien n’est plus valable', en: 'This link is no longer valid' },
    overText: {
      fr: 'Il a été révoqué, ou ses trente jours sont passés. Demandez-en un autre à l’entreprise.',
      en: 'It was revoked, or its thirty days are over. Ask the company for another one.',
    },
  },
  reception: {
    text: {
      fr: 'La version {number}, émise le {day}, vous est transmise. Ce lien y mène jusqu’au {until}.',
      en: 'Version {number}, issued on {day}, is sent to you. This link leads to it until {until}.',
    },
    overText: {
      fr: 'Il a été révoqué, ou sa durée est passée. Demandez à l’entreprise de vous renvoyer la version.',
      en: 'It was revoked, or its time is over. Ask the company to send the version again.',
    },
    hash: { fr: 'Empreinte : {hash}', en: 'Fingerprint: {hash}' },
    title: { fr: 'Accuser réception', en: 'Say that you received it' },
    why: {
      fr: 'L’entreprise gardera la preuve que vous avez reçu cette version, avec votre nom et la date.',
      en: 'The company keeps the proof that you received this version, with your name and the day.',
    },
    name: { fr: 'Votre nom et votre fonction', en: 'Your name and function' },
    submit: { fr: 'J’ai reçu cette version', en: 'I have received this version' },
    required: { fr: 'À remplir : votre nom.', en: 'Your name, please.' },
    wrong: {
      fr: 'Un nom de 120 caractères au plus, sans caractère invisible.',
      en: 'A name of 120 characters at most, without invisible ones.',
    },
    done: {
      fr: 'Réception déclarée le {day} par {name}.',
      en: 'Said to be received on {day} by {name}.',
    },
    failed: {
      fr: 'La réception n’a pas pu être notée. Réessayez.',
      en: 'It could not be noted. Try again.',
    },
  },
  pdf: { fr: 'PDF', en: 'PDF' },
  file: { fr: 'document-unique-version-{number}.pdf', en: 'risk-document-version-{number}.pdf' },
  read: { fr: 'PDF de la version {number}', en: 'PDF of version {number}' },
  loading: { fr: 'Lecture…', en: 'Reading…' },
  failed: { fr: 'La liste n’a pas pu être lue.', en: 'The list could not be read.' },
  retry: { fr: 'Réessayer', en: 'Try again' },
  notPrinted: {
    fr: 'Le PDF n’a pas pu être préparé. Réessayez.',
    en: 'The PDF could not be prepared. Try again.',
  },
  altered: {
    fr: 'Cette version n’est plus telle qu’elle a été émise\u00a0: son empreinte ne correspond plus. Elle n’est pas remise. Signalez-le à l’entreprise\u202f; un exemplaire transmis au service de santé au travail porte le texte d’origine.',
    en: 'This version is no longer as it was issued: its fingerprint does not match any more. It is not handed out. Tell the company; a copy that was sent to the occupational health service has the original text.',
  },
  tooMany: {
    fr: 'Trop de PDF ont été demandés en une heure. Réessayez un peu plus tard.',
    en: 'Too many PDFs were asked for within an hour. Try again a little later.',
  },
} satisfies Texts;
