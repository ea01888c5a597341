import type { Texts } from '#basics/messages.ts';

/** Versions of the risk document: consultation, issue, files, what differs. */
export const texts = {
  intro: {
    fr: 'Une version se fige, se soumet à consultation, puis s’émet\u00a0: elle porte alors un numéro et ne change plus jamais. Chacune est conservée quarante ans.',
    en: 'A version is frozen, put up for consultation, then issued: it then has a number and never changes. Each is kept for forty years.',
  },
  none: { fr: 'Aucune version', en: 'No version' },
  noneText: {
    fr: 'Figez le document quand il est prêt\u00a0: vous pourrez encore le reprendre avant de l’émettre.',
    en: 'Freeze the document when it is ready: you can still take it back before you issue it.',
  },
  freeze: {
    title: { fr: 'Figer le document', en: 'Freeze the document' },
    text: {
      fr: 'Une copie du document est figée, telle qu’il est maintenant. Vous pourrez continuer à l’écrire\u00a0: ce sera pour la version d’après.',
      en: 'A copy of the document is frozen as it is now. You can go on writing: that will be for the version after.',
    },
    council: {
      consulted: {
        fr: 'Cinquante salariés ou plus\u00a0: le CSE est consulté avant l’émission.',
        en: 'Fifty employees or more: the works council is consulted before it is issued.',
      },
      presented: {
        fr: 'De onze à quarante-neuf salariés\u00a0: la liste des actions est présentée au CSE.',
        en: 'Eleven to forty-nine employees: the list of actions is presented to the works council.',
      },
      none: {
        fr: 'Moins de onze salariés\u00a0: pas de consultation obligatoire.',
        en: 'Fewer than eleven employees: no consultation is compulsory.',
      },
    },
    reason: { fr: 'Motif', en: 'Reason' },
    note: { fr: 'Précisions', en: 'Details' },
    noteHint: { fr: 'Ce qui a changé, en une phrase.', en: 'What has changed, in one sentence.' },
    submit: { fr: 'Figer', en: 'Freeze' },
    done: {
      fr: 'Document figé, prêt pour la consultation',
      en: 'Document frozen, ready for consultation',
    },
    'no-unit': { fr: 'Ajoutez au moins une unité de travail.', en: 'Add at least one work unit.' },
    'no-risk': { fr: 'Inscrivez au moins un risque.', en: 'List at least one risk.' },
    'no-responsible': {
      fr: 'Indiquez dans les réglages qui répond du document.',
      en: 'Say in the settings who answers for the document.',
    },
    'too-large': {
      fr: 'Plus de 10 000 risques ne tiennent pas dans un document imprimé.',
      en: 'More than 10,000 risks do not fit in a printed document.',
    },
    'not-printable': {
      fr: 'Ce document n’a pas pu être imprimé\u00a0: une version doit pouvoir l’être pendant quarante ans, rien n’est donc figé. Réessayez dans quelques minutes\u202f; si cela se répète, écrivez-nous.',
      en: 'This document could not be printed: a version must be printable for forty years, so nothing is frozen. Try again in a few minutes; if it happens again, write to us.',
    },
    conflict: {
      fr: 'Une version est déjà soumise à consultation.',
      en: 'A version is already under consultation.',
    },
  },
  waiting: {
    title: { fr: 'En consultation', en: 'Under consultation' },
    text: {
      fr: 'Figée le {day}. Motif\u00a0: {reason}.',
      en: 'Frozen on {day}. Reason: {reason}.',
    },
    read: { fr: 'Lire le PDF', en: 'Read the PDF' },
    issue: { fr: 'Émettre la version', en: 'Issue the version' },
    onlyEmployer: { fr: 'L’employeur ou les RH l’émettent.', en: 'The employer or HR issue it.' },
    withdraw: { fr: 'Reprendre le document', en: 'Take the document back' },
    withdrawn: {
      fr: 'Consultation retirée\u00a0: le document peut être repris',
      en: 'Consultation withdrawn: the document can be changed again',
    },
  },
  issue: {
    title: { fr: 'Émettre la version', en: 'Issue the version' },
    text: {
      fr: 'La version reçoit son numéro et son empreinte. Elle ne pourra plus être modifiée ni supprimée.',
      en: 'The version gets its number and its fingerprint. It can no longer be changed or deleted.',
    },
    opinion: { fr: 'Avis du CSE', en: 'The works council’s opinion' },
    on: { fr: 'Date de la réunion', en: 'Date of the meeting' },
    words: { fr: 'Avis, réserves, remarques', en: 'Opinion, reservations, remarks' },
    signatories: { fr: 'Signataires', en: 'Signatories' },
    name: { fr: 'Nom ({number})', en: 'Name ({number})' },
    as: { fr: 'Qualité ({number})', en: 'Capacity ({number})' },
    lacks: { fr: 'Ce qui manque', en: 'What is missing' },
    lacksText: {
      fr: 'Le document n’est pas revu en entier. Il peut être émis malgré cela, si une personne signe à part pour ces manques\u00a0: son nom sera imprimé avec eux dans la version.',
      en: 'The document is not wholly reviewed. It can be issued all the same, if somebody signs apart for what is missing: their name will be printed with it in the version.',
    },
    despiteName: {
      fr: 'Nom de qui signe malgré ces manques',
      en: 'Name of who signs in spite of it',
    },
    despiteAs: { fr: 'Qualité', en: 'Capacity' },
    submit: { fr: 'Émettre', en: 'Issue' },
    done: { fr: 'Version {number} émise', en: 'Version {number} issued' },
  },
  older: {
    fr: '{count, plural, one {Une version précédente} other {# versions précédentes}}',
    en: '{count, plural, one {One earlier version} other {# earlier versions}}',
  },
  item: {
    title: { fr: 'Version {number}', en: 'Version {number}' },
    inForce: { fr: 'En vigueur', en: 'In force' },
    superseded: { fr: 'Remplacée le {day}', en: 'Superseded on {day}' },
    issuedOn: { fr: 'Émise le {day}', en: 'Issued on {day}' },
    reason: { fr: 'Motif', en: 'Reason' },
    opinion: { fr: 'CSE', en: 'Works council' },
    hash: { fr: 'Empreinte', en: 'Fingerprint' },
    timestamp: { fr: 'Horodatage', en: 'Timestamp' },
    timestamped: {
      fr: 'Horodaté le {moment} par {authority}',
      en: 'Timestamped on {moment} by {authority}',
    },
    timestampAwaited: {
      fr: 'Horodatage en attente\u00a0: la version est émise, l’autorité est sollicitée jusqu’à ce qu’elle réponde.',
      en: 'Timestamp pending: the version is issued, the authority is asked until it answers.',
    },
    pdf: { fr: 'PDF conservé (PDF/A)', en: 'PDF as kept (PDF/A, in French)' },
    reading: { fr: 'PDF de lecture, accessible', en: 'PDF for reading, accessible' },
    csv: { fr: 'CSV', en: 'CSV' },
    json: { fr: 'Texte scellé (JSON)', en: 'Sealed text (JSON)' },
    others: { fr: 'Autres fichiers', en: 'Other files' },
    compare: { fr: 'Ce qui a changé', en: 'What changed' },
    transmissions: { fr: 'Transmissions', en: 'Sent to' },
    transmission: { fr: '{day}, {recipient} ({means})', en: '{day}, {recipient} ({means})' },
    notSent: {
      fr: 'Pas encore transmise au service de santé au travail.',
      en: 'Not sent to the occupational health service yet.',
    },
    send: { fr: 'Noter une transmission', en: 'Note that it was sent' },
  },
  sending: {
    send: {
      fr: 'Envoyer au service de santé au travail',
      en: 'Send to the occupational health service',
    },
    title: { fr: 'Envoyer cette version', en: 'Send this version' },
    text: {
      fr: 'Le service reçoit un courriel avec un lien vers cette seule version, valable soixante jours. Il en accuse réception à son nom : la preuve se garde ici.',
      en: 'The service receives a mail with a link to this version alone, which holds for sixty days. It says by name that it received it: the proof is kept here.',
    },
    recipient: { fr: 'Service de santé au travail', en: 'Occupational health service' },
    email: { fr: 'Adresse e-mail du service', en: 'E-mail address of the service' },
    submit: { fr: 'Envoyer', en: 'Send' },
    done: { fr: 'Version envoyée', en: 'Version sent' },
    sent: { fr: '{day}, {recipient}, {email}', en: '{day}, {recipient}, {email}' },
    states: {
      leaving: { fr: 'Envoi en cours', en: 'Leaving' },
      delivered: { fr: 'En attente de réception', en: 'Waiting to be received' },
      refused: { fr: 'Refusé', en: 'Refused' },
      received: { fr: 'Reçu', en: 'Received' },
      revoked: { fr: 'Révoqué', en: 'Revoked' },
    },
    explained: {
      leaving: { fr: 'Le courriel part.', en: 'The mail is leaving.' },
      delivered: {
        fr: 'Une messagerie a pris le courriel. Personne n’a encore accusé réception ; le lien vaut jusqu’au {day}.',
        en: 'A mail server took the mail. Nobody has said yet that they received it; the link holds until {day}.',
      },
      refused: {
        fr: 'L’adresse n’existe pas, ou n’accepte pas ce courriel. Vérifiez-la auprès du service, puis renvoyez ; ou remettez la version autrement, et notez-le.',
        en: 'The address does not exist, or does not take this mail. Check it with the service, then send again; or hand the version over in another way, and note that.',
      },
      revoked: { fr: 'Le lien n’ouvre plus rien.', en: 'The link opens nothing any more.' },
    },
    received: {
      fr: 'Réception déclarée le {day} par {name}.',
      en: 'Said to be received on {day} by {name}.',
    },
    because: {
      fr: 'Réponse de la messagerie : {reason}',
      en: 'Answer of the mail server: {reason}',
    },
    receipt: { fr: 'Reçu (PDF)', en: 'Receipt (PDF)' },
    receiptFile: {
      fr: 'transmission-document-unique-{day}.pdf',
      en: 'sending-of-risk-document-{day}.pdf',
    },
    again: { fr: 'Renvoyer', en: 'Send again' },
    revoke: { fr: 'Révoquer le lien', en: 'Revoke the link' },
    revoked: { fr: 'Lien révoqué', en: 'Link revoked' },
  },
  transmission: {
    title: { fr: 'Noter une transmission', en: 'Note that it was sent' },
    text: {
      fr: 'À chaque mise à jour, la version est transmise au service de prévention et de santé au travail. Notez quand et comment.',
      en: 'At each update the version goes to the occupational health service. Note when and how.',
    },
    sentOn: { fr: 'Date', en: 'Date' },
    recipient: { fr: 'Destinataire', en: 'Recipient' },
    means: { fr: 'Moyen', en: 'Means' },
    submit: { fr: 'Noter', en: 'Note' },
    done: { fr: 'Transmission notée', en: 'Noted' },
    mail: {
      fr: 'Écrire au service de santé au travail',
      en: 'Write to the occupational health service',
    },
    subject: {
      fr: 'Document unique, version {number}',
      en: 'Risk document (DUERP), version {number}',
    },
    body: {
      fr: 'Bonjour,\n\nVeuillez trouver ci-joint la version {number} de notre document unique d’évaluation des risques professionnels, émise le {day}.\n\n{company}',
      en: 'Hello,\n\nPlease find attached version {number} of our occupational risk assessment document, issued on {day}.\n\n{company}',
    },
  },
  links: {
    title: { fr: 'Liens de consultation', en: 'Links for reading' },
    text: {
      fr: 'Pour qui a le droit de lire sans avoir de compte\u00a0: une personne qui a travaillé ici lit les versions en vigueur pendant qu’elle y était\u202f; le service de santé au travail et les agents de contrôle les lisent toutes. Un lien vaut trente jours.',
      en: 'For those who may read without having an account: somebody who used to work here reads the versions in force while they did; the occupational health service and inspectors read all of them. A link holds for thirty days.',
    },
    none: { fr: 'Aucun lien.', en: 'No link.' },
    make: { fr: 'Faire un lien', en: 'Make a link' },
    holder: { fr: 'Pour qui\u202f?', en: 'For whom?' },
    audience: { fr: 'À quel titre\u202f?', en: 'In what capacity?' },
    audiences: {
      'former-worker': { fr: 'Ancien salarié, ancienne salariée', en: 'Former employee' },
      'health-service': {
        fr: 'Service de prévention et de santé au travail',
        en: 'Occupational health service',
      },
      authority: {
        fr: 'Inspection du travail ou autre agent de contrôle',
        en: 'Labour inspectorate or another authority',
      },
    },
    employedFrom: { fr: 'Premier jour dans l’entreprise', en: 'First day in the company' },
    employedUntil: { fr: 'Dernier jour dans l’entreprise', en: 'Last day in the company' },
    made: { fr: 'Lien fait\u00a0: copiez-le pour l’envoyer', en: 'Link made: copy it to send it' },
    copy: { fr: 'Copier le lien', en: 'Copy the link' },
    copied: { fr: 'Lien copié', en: 'Link copied' },
    revoke: { fr: 'Révoquer', en: 'Revoke' },
    revoked: { fr: 'Révoqué', en: 'Revoked' },
    over: { fr: 'Terminé le {day}', en: 'Over since {day}' },
    holds: { fr: 'Valable jusqu’au {day}', en: 'Holds until {day}' },
    worked: { fr: 'du {from} au {until}', en: 'from {from} to {until}' },
  },
  archive: {
    title: { fr: 'Archive et affichage', en: 'Archive and notice' },
    text: {
      fr: 'Toutes les versions en un fichier ZIP, avec une page qui en vérifie la chaîne sans réseau. Elle reste disponible après la fin du contrat.',
      en: 'All versions in one ZIP file, with a page that verifies their chain without a network. It stays available after the contract has ended.',
    },
    portal: {
      fr: 'Le portail national prévu par la loi n’est pas ouvert\u00a0: gardez vos versions.',
      en: 'The national portal that the law foresees is not open: keep your versions.',
    },
    download: { fr: 'Télécharger l’archive (ZIP)', en: 'Download the archive (ZIP)' },
    notice: { fr: 'Avis à afficher (PDF)', en: 'Notice to post (PDF)' },
    noticeText: {
      fr: 'Dit à tous où lire le document, avec un QR code.',
      en: 'Tells everybody where to read the document, with a QR code.',
    },
  },
  compare: {
    title: { fr: 'Ce qui a changé', en: 'What changed' },
    before: { fr: 'De', en: 'From' },
    after: { fr: 'À', en: 'To' },
    now: { fr: 'Le document en cours', en: 'The document as it is kept' },
    none: { fr: 'Rien ne diffère.', en: 'Nothing differs.' },
    loading: { fr: 'Comparaison…', en: 'Comparing…' },
    empty: { fr: 'rien', en: 'nothing' },
    change: { fr: '{field}\u00a0: {before} → {after}', en: '{field}: {before} → {after}' },
  },
  changes: {
    intro: {
      fr: 'Qui a modifié quoi dans le document, et quand. Ce journal s’écrit tout seul et ne se corrige pas.',
      en: 'Who changed what in the document, and when. This journal writes itself and cannot be corrected.',
    },
    altered: { fr: 'modifiée après coup', en: 'changed afterwards' },
    notWhole: {
      title: {
        fr: 'Ce journal n’est plus tel qu’il a été écrit',
        en: 'This journal is no longer as it was written',
      },
      text: {
        fr: 'Des lignes ont été modifiées, ajoutées ou retirées après coup\u202f; celles qui sont encore là sont signalées. La vérification de la nuit en prévient notre équipe, qui les rétablira.',
        en: 'Lines were changed, added or taken out afterwards; those that are still here are marked. The nightly check tells our team, who will restore them.',
      },
    },
    none: { fr: 'Aucune modification', en: 'No change' },
    by: { fr: 'par {who}', en: 'by {who}' },
    you: { fr: 'vous', en: 'you' },
    member: { fr: 'quelqu’un', en: 'somebody' },
    product: { fr: 'le produit', en: 'the product' },
    more: { fr: 'Voir les modifications plus anciennes', en: 'Show older changes' },
    loading: { fr: 'Lecture des modifications…', en: 'Reading the changes…' },
  },
  settings: {
    method: { fr: 'Méthode d’évaluation', en: 'Method of evaluation' },
    methodHint: {
      fr: 'Elle est conservée avec chaque version. En changer laisse les cotations faites avec l’autre, à refaire une à une.',
      en: 'It is kept with each version. Changing it leaves the ratings made with the other one, to be done again one by one.',
    },
    responsible: { fr: 'Qui répond du document\u202f?', en: 'Who answers for the document?' },
    responsibleHint: {
      fr: 'L’employeur, ou la personne à qui il a délégué ce pouvoir.',
      en: 'The employer, or whoever has been given that power.',
    },
    healthService: { fr: 'Service de santé au travail', en: 'Occupational health service' },
    healthServiceEmail: { fr: 'Son adresse e-mail', en: 'Its e-mail address' },
    readingPlace: { fr: 'Où le lire sur papier\u202f?', en: 'Where is it read on paper?' },
    readingPlaceHint: { fr: 'Figure sur l’avis à afficher.', en: 'Stands on the notice to post.' },
    hazards: { fr: 'Dangers propres à l’entreprise', en: 'Hazards of our own' },
    hazardsIntro: {
      fr: 'Ce que le catalogue n’a pas. Ils s’ajoutent à la liste des dangers.',
      en: 'What the catalogue does not have. They join the list of hazards.',
    },
    noHazard: { fr: 'Aucun pour l’instant.', en: 'None for now.' },
    addHazard: { fr: 'Ajouter un danger', en: 'Add a hazard' },
    editHazard: { fr: 'Modifier le danger', en: 'Change the hazard' },
    family: { fr: 'Famille', en: 'Family' },
    hazardName: { fr: 'Nom du danger', en: 'Name of the hazard' },
    inUse: { fr: 'Ce danger est utilisé dans un risque.', en: 'This hazard is used in a risk.' },
  },
} satisfies Texts;
