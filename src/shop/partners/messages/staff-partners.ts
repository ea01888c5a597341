import type { Texts } from '#basics/messages.ts';

/** Whoever applies to the boutique, and whoever became partner. */
export const texts = {
  titles: {
    applications: { fr: 'Candidatures', en: 'Applications' },
    approved: { fr: 'Partenaires approuvés', en: 'Approved partners' },
  },
  intros: {
    applications: {
      fr: 'Les maisons qui demandent à rejoindre la boutique, de la réception à la décision.',
      en: 'Makers who ask to join the boutique, from their first words to the decision.',
    },
    approved: {
      fr: 'Les maisons dont les produits portent le nom, et les pièces qui prouvent leur origine.',
      en: 'The makers named on products, and the documents that prove where they work.',
    },
  },
  tabs: { fr: 'Candidatures et partenaires', en: 'Applications and partners' },
  back: {
    applications: { fr: 'Toutes les candidatures', en: 'All applications' },
    approved: { fr: 'Tous les partenaires', en: 'All partners' },
  },
  close: { fr: 'Fermer', en: 'Close' },
  conflict: {
    title: {
      fr: 'Quelqu’un d’autre a agi sur ce dossier entre-temps',
      en: 'Somebody else has worked on this file meanwhile',
    },
    text: {
      fr: 'Rien de ce que vous avez saisi n’est perdu\u00a0: choisissez ce qui reste.',
      en: 'Nothing you typed is lost: choose what stays.',
    },
    keepMine: { fr: 'Garder ma saisie', en: 'Keep what I typed' },
    takeTheirs: { fr: 'Fermer et relire le dossier', en: 'Close and read the file again' },
    over: {
      fr: 'Quelqu’un d’autre a décidé entre-temps. Copiez ce que vous avez écrit, fermez et relisez.',
      en: 'Somebody else has decided meanwhile. Copy what you have written, close, and read again.',
    },
  },
  states: {
    received: { fr: 'reçue', en: 'received' },
    'in-review': { fr: 'à l’étude', en: 'in review' },
    'waiting-for-partner': { fr: 'en attente d’une réponse', en: 'waiting for an answer' },
    approved: { fr: 'approuvé', en: 'approved' },
    declined: { fr: 'refusée', en: 'declined' },
    active: { fr: 'actif', en: 'active' },
    suspended: { fr: 'suspendu', en: 'suspended' },
    'to-review': { fr: 'à examiner', en: 'to review' },
    'to-judge': { fr: 'pièce à vérifier', en: 'document to check' },
    'to-renew': { fr: 'pièce à renouveler', en: 'document to renew' },
  },
  validity: {
    undated: { fr: 'sans date de fin', en: 'no end date' },
    valid: { fr: 'jusqu’au {day}', en: 'until {day}' },
    ending: { fr: 'finit le {day}', en: 'ends on {day}' },
    over: { fr: 'échue le {day}', en: 'ended on {day}' },
  },
  list: {
    loading: { fr: 'Chargement des dossiers…', en: 'Loading the files…' },
    search: {
      fr: 'Nom, entreprise, ville, e-mail ou SIREN',
      en: 'Name, company, town, e-mail or SIREN',
    },
    state: { fr: 'État', en: 'State' },
    everyState: { fr: 'Tous', en: 'All' },
    sort: { fr: 'Ordre', en: 'Order' },
    sorts: {
      newest: { fr: 'Les plus récentes d’abord', en: 'Newest first' },
      oldest: { fr: 'Les plus anciennes d’abord', en: 'Oldest first' },
      company: { fr: 'Par entreprise', en: 'By company' },
      expiry: { fr: 'Les échéances d’abord', en: 'Ending soonest first' },
    },
    found: {
      applications: {
        fr: '{count, plural, =0 {Aucune candidature} one {Une candidature} other {# candidatures}}',
        en: '{count, plural, =0 {No application} one {One application} other {# applications}}',
      },
      approved: {
        fr: '{count, plural, =0 {Aucun partenaire} one {Un partenaire} other {# partenaires}}',
        en: '{count, plural, =0 {No partner} one {One partner} other {# partners}}',
      },
    },
    none: { fr: 'Rien ne correspond à cette recherche.', en: 'Nothing matches this search.' },
    empty: {
      applications: {
        fr: 'Aucune candidature en cours. Celles de la page boutique arrivent ici.',
        en: 'No application at the moment. Those from the boutique page arrive here.',
      },
      approved: {
        fr: 'Aucun partenaire pour l’instant. Une candidature approuvée arrive ici.',
        en: 'No partner yet. An application that is approved arrives here.',
      },
    },
    columns: {
      company: { fr: 'Maison', en: 'Maker' },
      town: { fr: 'Ville', en: 'Town' },
      state: { fr: 'État', en: 'State' },
      expiry: { fr: 'Prochaine échéance', en: 'Next end date' },
      checks: { fr: 'Vérifications', en: 'Checks' },
      sent: { fr: 'Reçue le', en: 'Received on' },
    },
    checked: { fr: '{done} sur {all}', en: '{done} of {all}' },
    answered: { fr: 'a répondu', en: 'has answered' },
    toJudge: {
      fr: '{count, plural, one {une pièce à examiner} other {# pièces à examiner}}',
      en: '{count, plural, one {one document to examine} other {# documents to examine}}',
    },
  },
  view: {
    title: { fr: 'Dossier', en: 'File' },
    loading: { fr: 'Chargement du dossier…', en: 'Loading the file…' },
    sent: {
      fr: 'Candidature {deWho}, reçue le {day}.',
      en: 'Application from {who}, received on {day}.',
    },
    what: { fr: 'Ce qui a été envoyé', en: 'What was sent' },
    company: { fr: 'Entreprise', en: 'Company' },
    siren: { fr: 'SIREN', en: 'SIREN' },
    sirenGood: { fr: 'clé de contrôle juste', en: 'check digit correct' },
    sirenBad: { fr: 'clé de contrôle fausse', en: 'check digit wrong' },
    town: { fr: 'Ville de l’atelier', en: 'Town of the workshop' },
    email: { fr: 'E-mail', en: 'E-mail' },
    phone: { fr: 'Téléphone', en: 'Phone' },
    language: { fr: 'Langue', en: 'Language' },
    languages: {
      fr: { fr: 'français', en: 'French' },
      en: { fr: 'anglais', en: 'English' },
    },
    products: { fr: 'Ce qu’elle fabrique', en: 'What they make' },
    evidence: { fr: 'Preuves annoncées', en: 'Evidence announced' },
    notSaid: { fr: 'non précisé', en: 'not given' },
    sameSiren: {
      fr: 'Autres candidatures sous ce SIREN',
      en: 'Other applications under this SIREN',
    },
  },
  checks: {
    title: { fr: 'Vérifications', en: 'Checks' },
    kinds: {
      establishment: { fr: 'Établissement au registre', en: 'Establishment in the register' },
      origin: { fr: 'Lieu de fabrication', en: 'Place of manufacture' },
      'food-registration': { fr: 'Déclaration sanitaire', en: 'Food registration' },
      haccp: { fr: 'Plan de maîtrise sanitaire', en: 'Food safety plan' },
      insurance: { fr: 'Assurance responsabilité civile', en: 'Liability insurance' },
    },
    hints: {
      establishment: {
        fr: 'L’entreprise est active, et l’adresse de l’atelier est bien l’un de ses établissements.',
        en: 'The company is active, and the workshop is one of its establishments.',
      },
      origin: {
        fr: 'Une pièce prouve où le produit est fait\u00a0: label, attestation, facture d’atelier.',
        en: 'A document proves where the product is made: label, certificate, workshop invoice.',
      },
      'food-registration': {
        fr: 'Denrées alimentaires\u00a0: déclaration d’activité, ou agrément sanitaire pour les produits d’origine animale.',
        en: 'Food only: registered activity, or “agrément sanitaire” for products of animal origin.',
      },
      haccp: {
        fr: 'Denrées alimentaires\u00a0: plan HACCP et traçabilité, à jour.',
        en: 'Food only: HACCP plan and traceability, up to date.',
      },
      insurance: {
        fr: 'Responsabilité civile produits, en cours de validité.',
        en: 'Product liability, in force.',
      },
    },
    states: {
      open: { fr: 'à faire', en: 'to do' },
      passed: { fr: 'conforme', en: 'passed' },
      failed: { fr: 'non conforme', en: 'failed' },
      'not-applicable': { fr: 'sans objet', en: 'not applicable' },
    },
    register: {
      fr: 'Chercher dans l’Annuaire des entreprises (nouvel onglet)',
      en: 'Look in the public register of companies (new tab)',
    },
    examine: { fr: 'Vérifier', en: 'Check' },
    examineNamed: { fr: 'Vérifier\u00a0: {check}', en: 'Check: {check}' },
    by: { fr: 'Par {who}, le {at}', en: 'By {who}, {at}' },
    somebody: { fr: 'un compte supprimé', en: 'a deleted account' },
    state: { fr: 'Résultat', en: 'Result' },
    note: { fr: 'Note', en: 'Note' },
    noteHint: {
      fr: 'Ce que vous avez vu, et où. Indispensable si ce n’est pas conforme.',
      en: 'What you saw, and where. Needed when it has failed.',
    },
    save: { fr: 'Enregistrer', en: 'Save' },
    saved: { fr: 'La vérification est enregistrée', en: 'The check is saved' },
  },
  documents: {
    title: { fr: 'Pièces', en: 'Documents' },
    none: {
      fr: 'Aucune pièce pour l’instant. Le partenaire les dépose par le lien que porte chaque message.',
      en: 'No document yet. The partner sends them through the link that each message carries.',
    },
    kinds: {
      origin: { fr: 'Origine', en: 'Origin' },
      'food-registration': {
        fr: 'Déclaration ou agrément sanitaire',
        en: 'Food registration or approval',
      },
      haccp: { fr: 'Plan de maîtrise sanitaire', en: 'Food safety plan' },
      insurance: { fr: 'Assurance', en: 'Insurance' },
      other: { fr: 'Autre pièce', en: 'Other document' },
    },
    states: {
      received: { fr: 'à examiner', en: 'to examine' },
      accepted: { fr: 'acceptée', en: 'accepted' },
      refused: { fr: 'refusée', en: 'refused' },
    },
    added: { fr: 'déposée le {day}', en: 'sent on {day}' },
    addedByStaff: { fr: 'ajoutée le {day} par {who}', en: 'added on {day} by {who}' },
    byStaff: { fr: 'ajoutée par l’équipe', en: 'added by the team' },
    cameFromSaid: { fr: 'Provenance\u00a0: {how}', en: 'Came from: {how}' },
    add: { fr: 'Ajouter une pièce reçue', en: 'Add a document received' },
    addText: {
      fr: 'Une pièce arrivée par e-mail ou par la poste. Elle est lue, vérifiée et gardée comme celles que le partenaire dépose, puis reste à examiner.',
      en: 'A document that came by e-mail or by post. It is read, checked and kept like those the partner sends, then waits to be examined.',
    },
    addSend: { fr: 'Ajouter la pièce', en: 'Add the document' },
    addDone: { fr: 'La pièce est ajoutée', en: 'The document is added' },
    kind: { fr: 'Nature de la pièce', en: 'Kind of document' },
    proves: { fr: 'Ce qu’elle prouve', en: 'What it proves' },
    provesHint: {
      fr: 'Par exemple\u00a0: Origine France Garantie, n° 123.',
      en: 'For example: Origine France Garantie, no. 123.',
    },
    cameFrom: { fr: 'Comment elle nous est parvenue', en: 'How it reached us' },
    cameFromHint: {
      fr: 'Par exemple\u00a0: e-mail de Mme Roux, le 20 novembre.',
      en: 'For example: e-mail from Ms Roux, 20 November.',
    },
    file: { fr: 'Fichier', en: 'File' },
    fileHint: {
      fr: 'PDF, JPEG ou PNG, {megabytes} Mo au plus. Seule l’équipe peut l’ouvrir.',
      en: 'PDF, JPEG or PNG, {megabytes} MB at most. Only the team can open it.',
    },
    by: { fr: 'Par {who}, le {at}', en: 'By {who}, {at}' },
    somebody: { fr: 'un compte supprimé', en: 'a deleted account' },
    open: { fr: 'Ouvrir', en: 'Open' },
    openNamed: { fr: 'Ouvrir\u00a0: {proves}', en: 'Open: {proves}' },
    notOpened: {
      fr: 'La pièce ne s’est pas ouverte. Réessayez dans un instant.',
      en: 'The document did not open. Try again in a moment.',
    },
    judge: { fr: 'Examiner', en: 'Examine' },
    judgeNamed: { fr: 'Examiner\u00a0: {proves}', en: 'Examine: {proves}' },
    judgeText: {
      fr: 'Relevez les dates sur la pièce elle-même\u00a0: ce sont elles qui comptent.',
      en: 'Take the dates from the document itself: they are the ones that count.',
    },
    state: { fr: 'Avis', en: 'Opinion' },
    issuedOn: { fr: 'Établie le', en: 'Issued on' },
    expiresOn: { fr: 'Valable jusqu’au', en: 'Valid until' },
    note: { fr: 'Note', en: 'Note' },
    noteHint: {
      fr: 'Pour une pièce refusée, le partenaire lit pourquoi, dans son dossier et dans la lettre.',
      en: 'When a document is refused, the partner reads why, in their file and in the letter.',
    },
    refuseAndSend: { fr: 'Refuser et envoyer', en: 'Refuse and send' },
    save: { fr: 'Enregistrer', en: 'Save' },
    saved: { fr: 'L’avis est enregistré', en: 'The opinion is saved' },
  },
  thread: {
    title: { fr: 'Échanges', en: 'Messages' },
    none: { fr: 'Rien n’a encore été écrit.', en: 'Nothing has been written yet.' },
    staff: { fr: 'L’équipe', en: 'The team' },
    kinds: {
      approved: { fr: 'lettre d’accord', en: 'letter of approval' },
      declined: { fr: 'lettre de refus', en: 'letter of refusal' },
      'document-refused': {
        fr: 'lettre sur une pièce refusée',
        en: 'letter about a refused document',
      },
      suspended: { fr: 'lettre de suspension', en: 'letter of suspension' },
      reinstated: { fr: 'lettre de reprise', en: 'letter of reinstatement' },
    },
    write: { fr: 'Votre message', en: 'Your message' },
    writeHint: {
      fr: 'Part par e-mail à {email}, avec un lien pour répondre et déposer des pièces.',
      en: 'Leaves by e-mail to {email}, with a link to answer and send documents.',
    },
    question: {
      fr: 'Attendre une réponse avant de décider',
      en: 'Wait for an answer before deciding',
    },
    questionHint: {
      fr: 'Le dossier revient à l’étude dès que le partenaire répond.',
      en: 'The file comes back to review as soon as the partner answers.',
    },
    send: { fr: 'Envoyer', en: 'Send' },
    sent: { fr: 'Le message est parti', en: 'The message has left' },
    links: {
      fr: '{count, plural, =0 {Aucun lien ouvert.} one {Un lien ouvert chez le partenaire.} other {# liens ouverts chez le partenaire.}}',
      en: '{count, plural, =0 {No open link.} one {One link is open at the partner’s.} other {# links are open at the partner’s.}}',
    },
    revoke: { fr: 'Fermer les liens', en: 'Close the links' },
    revoked: { fr: 'Les liens sont fermés', en: 'The links are closed' },
  },
  decision: {
    title: { fr: 'Décision', en: 'Decision' },
    because: { fr: 'Raison\u00a0: {reason}', en: 'Reason: {reason}' },
    start: { fr: 'Étudier cette candidature', en: 'Take up this application' },
    left: {
      fr: 'Avant d’approuver, il reste\u00a0: {checks}.',
      en: 'Before approving, still to do: {checks}.',
    },
    approve: { fr: 'Approuver…', en: 'Approve…' },
    decline: { fr: 'Refuser…', en: 'Decline…' },
    approving: { fr: 'Approuver {company}', en: 'Approve {company}' },
    approveText: {
      fr: 'La maison devient un fabricant que vos produits peuvent nommer.',
      en: 'They become a maker whom your products can name.',
    },
    approveAndSend: { fr: 'Approuver et envoyer', en: 'Approve and send' },
    approved: { fr: 'La candidature est approuvée', en: 'The application is approved' },
    declining: { fr: 'Refuser {company}', en: 'Decline {company}' },
    declineText: {
      fr: 'Ce qui est décidé le reste\u202f; la maison pourra se présenter à nouveau.',
      en: 'What is decided stays so; they may introduce themselves again.',
    },
    declineAndSend: { fr: 'Refuser et envoyer', en: 'Decline and send' },
    declined: { fr: 'La candidature est refusée', en: 'The application is declined' },
    reason: { fr: 'Raison, pour l’équipe', en: 'Reason, for the team' },
    reasonHint: {
      fr: 'Gardée dans le dossier\u202f; ne part pas avec la lettre.',
      en: 'Kept in the file; it does not leave with the letter.',
    },
    letter: { fr: 'Lettre à {email}', en: 'Letter to {email}' },
    letterHint: {
      fr: 'Part telle quelle, en {language}, suivie du lien vers son dossier et de notre signature.',
      en: 'Leaves as it is, in {language}, followed by the link to their file and our signature.',
    },
  },
  maker: {
    title: { fr: 'Partenaire', en: 'Partner' },
    place: { fr: '{name}, {town} ({department})', en: '{name}, {town} ({department})' },
    since: { fr: 'Depuis le {day}', en: 'Since {day}' },
    suspendedOn: { fr: 'Suspendu le {day}', en: 'Suspended on {day}' },
    stillShown: {
      fr: '{count, plural, =0 {Aucun de ses articles n’est utilisé.} one {Un de ses articles est encore à vendre\u00a0: retirez-le des produits s’il le faut.} other {# de ses articles sont encore à vendre\u00a0: retirez-les des produits s’il le faut.}}',
      en: '{count, plural, =0 {None of their items is in use.} one {One of their items is still on sale: take it out of products if need be.} other {# of their items are still on sale: take them out of products if need be.}}',
    },
    items: {
      fr: '{count, plural, =0 {Articles} one {Un article} other {# articles}}',
      en: '{count, plural, =0 {Items} one {One item} other {# items}}',
    },
    noItems: {
      fr: 'Aucun article. Nommez ce fabricant dans un article pour qu’il apparaisse ici.',
      en: 'No item. Name this maker in an item, and it appears here.',
    },
    nowhere: { fr: 'dans aucun produit montré', en: 'in no product shown' },
    suspend: { fr: 'Suspendre…', en: 'Suspend…' },
    resume: { fr: 'Rétablir…', en: 'Reinstate…' },
    acts: {
      suspend: {
        title: { fr: 'Suspendre {maker}', en: 'Suspend {maker}' },
        text: {
          fr: 'La mention de sa pièce d’origine quitte aussitôt les pages. Ses articles restent en vente jusqu’à ce que vous les retiriez.',
          en: 'The mention of their evidence of origin leaves the pages at once. Their items stay on sale until you take them out.',
        },
        send: { fr: 'Suspendre et envoyer', en: 'Suspend and send' },
        done: { fr: 'Le partenaire est suspendu', en: 'The partner is suspended' },
      },
      resume: {
        title: { fr: 'Rétablir {maker}', en: 'Reinstate {maker}' },
        text: {
          fr: 'La mention de sa pièce d’origine revient, si elle vaut encore.',
          en: 'The mention of their evidence of origin comes back, if it still holds.',
        },
        send: { fr: 'Rétablir et envoyer', en: 'Reinstate and send' },
        done: { fr: 'Le partenaire est rétabli', en: 'The partner is reinstated' },
      },
    },
    reason: { fr: 'Raison', en: 'Reason' },
    reasonHint: {
      fr: 'Reprise dans la lettre ci-dessous, et gardée au dossier.',
      en: 'Goes into the letter below, and is kept in the file.',
    },
  },
  history: {
    title: { fr: 'Historique', en: 'History' },
    sent: { fr: 'Candidature reçue', en: 'Application received' },
    moved: { fr: 'Dossier\u00a0: {state}', en: 'File: {state}' },
    checked: { fr: '{check}\u00a0: {state}', en: '{check}: {state}' },
    wrote: { fr: 'Message envoyé', en: 'Message sent' },
    answered: { fr: 'Réponse du partenaire', en: 'Answer from the partner' },
    'evidence-added': { fr: 'Pièce déposée\u00a0: {proves}', en: 'Document sent: {proves}' },
    'evidence-judged': { fr: '{proves}\u00a0: {state}', en: '{proves}: {state}' },
    suspended: { fr: 'Partenaire suspendu', en: 'Partner suspended' },
    resumed: { fr: 'Partenaire rétabli', en: 'Partner reinstated' },
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
    'day-before-issue': {
      fr: 'Cette date précède celle où la pièce a été établie.',
      en: 'This date is before the day on which the document was issued.',
    },
    'department-invalid': {
      fr: 'Deux ou trois chiffres, ou 2A, 2B.',
      en: 'Two or three digits, or 2A, 2B.',
    },
    'website-invalid': {
      fr: 'Une adresse qui commence par https://.',
      en: 'An address that begins with https://.',
    },
    'day-over': {
      fr: 'Cette pièce est échue\u202f: demandez la nouvelle.',
      en: 'This document has expired: ask for the new one.',
    },
    'day-to-come': { fr: 'Cette date est à venir.', en: 'This date is in the future.' },
    'file-too-large': {
      fr: 'Ce fichier est trop lourd\u202f: 8 Mo au plus.',
      en: 'This file is too large: 8 MB at most.',
    },
    'file-unreadable': {
      fr: 'Ce fichier ne se lit pas comme un PDF, un JPEG ou un PNG.',
      en: 'This file does not read as a PDF, a JPEG or a PNG.',
    },
    gone: {
      fr: 'Ce fabricant a déjà un partenaire, ou n’existe plus\u202f: choisissez-en un autre.',
      en: 'This maker has a partner already, or is gone: choose another one.',
    },
    'checks-left': {
      fr: 'Une vérification a changé entre-temps et n’est plus conforme. Fermez et relisez le dossier.',
      en: 'A check has changed meanwhile and no longer holds. Close, and read the file again.',
    },
    unknown: { fr: 'À revoir.', en: 'To be looked at again.' },
  },
} satisfies Texts;
