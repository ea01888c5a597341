import type { Texts } from '#basics/messages.ts';

/** What a partner finds behind the link that our mails carry. */
export const texts = {
  loading: { fr: 'Chargement de votre dossier…', en: 'Loading your file…' },
  failed: {
    fr: 'Quelque chose n’a pas fonctionné de notre côté. Réessayez dans un instant\u202f: rien n’est perdu.',
    en: 'Something did not work on our side. Try again in a moment: nothing is lost.',
  },
  retry: { fr: 'Réessayer', en: 'Try again' },
  notSent: { fr: 'L’envoi n’a pas abouti', en: 'This did not leave' },
  tooMany: {
    fr: 'Beaucoup d’envois sont partis de chez vous en une heure. Patientez un peu\u202f: rien n’est perdu.',
    en: 'A lot was sent from your place within an hour. Wait a little: nothing is lost.',
  },
  linkGone: {
    fr: 'Ce lien ne s’ouvre plus. Copiez ce que vous avez écrit, puis utilisez le lien de notre dernier message.',
    en: 'This link no longer opens. Copy what you have written, then use the link of our latest message.',
  },
  decided: {
    fr: 'Votre candidature a été refusée entre-temps\u202f: ce dossier ne reçoit plus rien.',
    en: 'Your application was declined meanwhile: nothing more can be sent to this file.',
  },
  intro: {
    fr: 'Votre dossier de partenaire. Ce lien s’ouvre jusqu’au {day}\u202f; ne le transmettez pas.',
    en: 'Your partner file. This link opens until {day}; do not pass it on.',
  },
  states: {
    received: {
      title: { fr: 'Votre candidature est bien arrivée', en: 'Your application has arrived' },
      text: {
        fr: 'Une personne de l’équipe va la lire et reviendra vers vous.',
        en: 'Someone from the team will read it and come back to you.',
      },
    },
    'in-review': {
      title: { fr: 'Votre candidature est à l’étude', en: 'Your application is in review' },
      text: {
        fr: 'Nous vérifions l’entreprise, l’origine et la sécurité des produits.',
        en: 'We are checking the company, the origin and the safety of the products.',
      },
    },
    'waiting-for-partner': {
      title: { fr: 'Nous attendons votre réponse', en: 'We are waiting for your answer' },
      text: {
        fr: 'Lisez notre dernier message ci-dessous, puis répondez ou déposez la pièce demandée.',
        en: 'Read our latest message below, then answer, or send the document we asked for.',
      },
    },
    approved: {
      title: { fr: 'Vous êtes partenaire', en: 'You are a partner' },
      text: {
        fr: 'Gardez vos pièces à jour\u202f: celles qui sont vérifiées sont citées sur les pages de vos produits.',
        en: 'Keep your documents up to date: those that were checked are quoted on the pages of your products.',
      },
    },
    declined: {
      title: {
        fr: 'Votre candidature n’a pas été retenue',
        en: 'Your application was not accepted',
      },
      text: {
        fr: 'Notre réponse est ci-dessous. Vous pourrez vous présenter à nouveau depuis la page de la boutique.',
        en: 'Our answer is below. You are welcome to introduce yourself again from the boutique page.',
      },
    },
    suspended: {
      title: { fr: 'Votre partenariat est suspendu', en: 'Your partnership is suspended' },
      text: {
        fr: 'Écrivez-nous ci-dessous pour en parler, ou déposez la pièce qui manque.',
        en: 'Write to us below to talk about it, or send the document that is missing.',
      },
    },
  },
  thread: {
    title: { fr: 'Nos échanges', en: 'Our messages' },
    none: { fr: 'Rien n’a encore été écrit.', en: 'Nothing has been written yet.' },
    authors: {
      staff: { fr: 'L’équipe', en: 'The team' },
      partner: { fr: 'Vous', en: 'You' },
    },
    write: { fr: 'Votre réponse', en: 'Your answer' },
    writeHint: { fr: 'L’équipe la reçoit aussitôt.', en: 'The team receives it at once.' },
    send: { fr: 'Envoyer ma réponse', en: 'Send my answer' },
    sent: { fr: 'Votre réponse est arrivée', en: 'Your answer has arrived' },
  },
  documents: {
    title: { fr: 'Vos pièces', en: 'Your documents' },
    none: { fr: 'Aucune pièce pour l’instant.', en: 'No document yet.' },
    states: {
      received: { fr: 'reçue, à examiner', en: 'received, to be examined' },
      accepted: { fr: 'acceptée', en: 'accepted' },
      refused: { fr: 'refusée', en: 'refused' },
    },
    kinds: {
      origin: { fr: 'Origine de fabrication', en: 'Origin of manufacture' },
      'food-registration': {
        fr: 'Déclaration ou agrément sanitaire',
        en: 'Food registration or approval',
      },
      haccp: { fr: 'Plan de maîtrise sanitaire', en: 'Food safety plan' },
      insurance: { fr: 'Assurance', en: 'Insurance' },
      other: { fr: 'Autre pièce', en: 'Other document' },
    },
    until: { fr: 'valable jusqu’au {day}', en: 'valid until {day}' },
    ended: { fr: 'échue le {day}', en: 'ended on {day}' },
    byStaff: { fr: 'ajoutée par l’équipe', en: 'added by the team' },
    add: { fr: 'Déposer ou renouveler une pièce', en: 'Send or renew a document' },
    kind: { fr: 'Nature de la pièce', en: 'Kind of document' },
    proves: { fr: 'Ce qu’elle prouve', en: 'What it proves' },
    provesHint: {
      fr: 'Par exemple\u00a0: Origine France Garantie, n° 123.',
      en: 'For example: Origine France Garantie, no. 123.',
    },
    issuedOn: { fr: 'Établie le', en: 'Issued on' },
    expiresOn: { fr: 'Valable jusqu’au', en: 'Valid until' },
    optional: { fr: 'facultatif', en: 'optional' },
    file: { fr: 'Fichier', en: 'File' },
    fileHint: {
      fr: 'PDF, JPEG ou PNG, {megabytes} Mo au plus. Seule l’équipe peut l’ouvrir.',
      en: 'PDF, JPEG or PNG, {megabytes} MB at most. Only the team can open it.',
    },
    send: { fr: 'Déposer la pièce', en: 'Send the document' },
    sent: { fr: 'Votre pièce est arrivée', en: 'Your document has arrived' },
  },
  problems: {
    required: { fr: 'À compléter.', en: 'Please fill this in.' },
    'too-long': { fr: 'Trop long.', en: 'Too long.' },
    'control-characters': {
      fr: 'Contient un caractère invisible\u202f: retapez ce passage.',
      en: 'Holds an invisible character: type this passage again.',
    },
    'choice-invalid': { fr: 'Choisissez dans la liste.', en: 'Choose from the list.' },
    'day-invalid': { fr: 'Une date qui existe.', en: 'A date that exists.' },
    'day-over': {
      fr: 'Cette pièce est échue\u202f: déposez la nouvelle.',
      en: 'This document has ended: send the new one.',
    },
    'day-to-come': { fr: 'Cette date est à venir.', en: 'This date is still to come.' },
    'day-before-issue': {
      fr: 'Cette date précède celle où la pièce a été établie.',
      en: 'This date is before the day on which the document was issued.',
    },
    'file-too-large': {
      fr: 'Ce fichier est trop lourd\u202f: 8 Mo au plus.',
      en: 'This file is too heavy: 8 MB at most.',
    },
    'file-unreadable': {
      fr: 'Ce fichier ne se lit pas comme un PDF, un JPEG ou un PNG.',
      en: 'This file does not read as a PDF, a JPEG or a PNG.',
    },
    unknown: { fr: 'À revoir.', en: 'To be looked at again.' },
  },
  over: {
    title: { fr: 'Ce lien n’est plus valable', en: 'This link is no longer valid' },
    text: {
      fr: 'Un lien s’ouvre pendant trente jours. Nous pouvons vous en envoyer un nouveau, à l’adresse de votre candidature.',
      en: 'A link opens for thirty days. We can send you a new one, to the address of your application.',
    },
    renew: { fr: 'Recevoir un nouveau lien', en: 'Send me a new link' },
    renewed: {
      fr: 'Le nouveau lien part à l’adresse de votre candidature.',
      en: 'The new link is on its way to the address of your application.',
    },
    notRenewed: {
      fr: 'L’envoi n’a pas abouti. Réessayez dans un instant.',
      en: 'It could not be sent. Try again in a moment.',
    },
  },
  closed: {
    title: { fr: 'Ce lien ne s’ouvre pas', en: 'This link does not open' },
    text: {
      fr: 'Il est incomplet, ou nous l’avons fermé. Utilisez le lien de notre dernier message, ou répondez-y.',
      en: 'It is incomplete, or we have closed it. Use the link of our latest message, or reply to it.',
    },
  },
} satisfies Texts;
