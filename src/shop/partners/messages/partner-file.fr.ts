/** What a partner finds behind the link that our mails carry. */
export const fr = {
  loading: 'Chargement de votre dossier…',
  failed:
    'Quelque chose n’a pas fonctionné de notre côté. Réessayez dans un instant\u202f: rien n’est perdu.',
  retry: 'Réessayer',
  notSent: 'L’envoi n’a pas abouti',
  tooMany:
    'Beaucoup d’envois sont partis de chez vous en une heure. Patientez un peu\u202f: rien n’est perdu.',
  linkGone:
    'Ce lien ne s’ouvre plus. Copiez ce que vous avez écrit, puis utilisez le lien de notre dernier message.',
  decided: 'Votre candidature a été refusée entre-temps\u202f: ce dossier ne reçoit plus rien.',
  intro:
    'Votre dossier de partenaire. Ce lien s’ouvre jusqu’au {day}\u202f; ne le transmettez pas.',
  states: {
    received: {
      title: 'Votre candidature est bien arrivée',
      text: 'Une personne de l’équipe va la lire et reviendra vers vous.',
    },
    'in-review': {
      title: 'Votre candidature est à l’étude',
      text: 'Nous vérifions l’entreprise, l’origine et la sécurité des produits.',
    },
    'waiting-for-partner': {
      title: 'Nous attendons votre réponse',
      text: 'Lisez notre dernier message ci-dessous, puis répondez ou déposez la pièce demandée.',
    },
    approved: {
      title: 'Vous êtes partenaire',
      text: 'Gardez vos pièces à jour\u202f: celles qui sont vérifiées sont citées sur les pages de vos produits.',
    },
    declined: {
      title: 'Votre candidature n’a pas été retenue',
      text: 'Notre réponse est ci-dessous. Vous pourrez vous présenter à nouveau depuis la page de la boutique.',
    },
    suspended: {
      title: 'Votre partenariat est suspendu',
      text: 'Écrivez-nous ci-dessous pour en parler, ou déposez la pièce qui manque.',
    },
  },
  thread: {
    title: 'Nos échanges',
    none: 'Rien n’a encore été écrit.',
    authors: { staff: 'L’équipe', partner: 'Vous' },
    write: 'Votre réponse',
    writeHint: 'L’équipe la reçoit aussitôt.',
    send: 'Envoyer ma réponse',
    sent: 'Votre réponse est arrivée',
  },
  documents: {
    title: 'Vos pièces',
    none: 'Aucune pièce pour l’instant.',
    states: { received: 'reçue, à examiner', accepted: 'acceptée', refused: 'refusée' },
    kinds: {
      origin: 'Origine de fabrication',
      'food-registration': 'Déclaration ou agrément sanitaire',
      haccp: 'Plan de maîtrise sanitaire',
      insurance: 'Assurance',
      other: 'Autre pièce',
    },
    until: 'valable jusqu’au {day}',
    ended: 'échue le {day}',
    byStaff: 'ajoutée par l’équipe',
    add: 'Déposer ou renouveler une pièce',
    kind: 'Nature de la pièce',
    proves: 'Ce qu’elle prouve',
    provesHint: 'Par exemple\u00a0: Origine France Garantie, n° 123.',
    issuedOn: 'Établie le',
    expiresOn: 'Valable jusqu’au',
    optional: 'facultatif',
    file: 'Fichier',
    fileHint: 'PDF, JPEG ou PNG, {megabytes} Mo au plus. Seule l’équipe peut l’ouvrir.',
    send: 'Déposer la pièce',
    sent: 'Votre pièce est arrivée',
  },
  problems: {
    required: 'À compléter.',
    'too-long': 'Trop long.',
    'control-characters': 'Contient un caractère invisible\u202f: retapez ce passage.',
    'choice-invalid': 'Choisissez dans la liste.',
    'day-invalid': 'Une date qui existe.',
    'day-over': 'Cette pièce est échue\u202f: déposez la nouvelle.',
    'day-to-come': 'Cette date est à venir.',
    'day-before-issue': 'Cette date précède celle où la pièce a été établie.',
    'file-too-large': 'Ce fichier est trop lourd\u202f: 8 Mo au plus.',
    'file-unreadable': 'Ce fichier ne se lit pas comme un PDF, un JPEG ou un PNG.',
    wrong: 'À revoir.',
  },
  over: {
    title: 'Ce lien n’est plus valable',
    text: 'Un lien s’ouvre pendant trente jours. Nous pouvons vous en envoyer un nouveau, à l’adresse de votre candidature.',
    renew: 'Recevoir un nouveau lien',
    renewed: 'Le nouveau lien part à l’adresse de votre candidature.',
    notRenewed: 'L’envoi n’a pas abouti. Réessayez dans un instant.',
  },
  closed: {
    title: 'Ce lien ne s’ouvre pas',
    text: 'Il est incomplet, ou nous l’avons fermé. Utilisez le lien de notre dernier message, ou répondez-y.',
  },
};
