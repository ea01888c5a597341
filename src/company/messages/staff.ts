import type { Texts } from '#basics/messages.ts';

/** What staff see of companies. */
export const texts = {
  title: { fr: 'Entreprises et licences', en: 'Companies and licences' },
  intro: {
    fr: 'Chaque espace, ses places et son échéance. Qui sont les salariés ne se voit pas d’ici.',
    en: 'Every space, its seats and its last day. Who the employees are is not seen from here.',
  },
  loading: { fr: 'Chargement des entreprises…', en: 'Loading the companies…' },
  search: { fr: 'Chercher un nom ou un SIREN', en: 'Search a name or a SIREN' },
  none: { fr: 'Aucune entreprise ne correspond.', en: 'No company matches.' },
  columns: {
    name: { fr: 'Entreprise', en: 'Company' },
    headcount: { fr: 'Effectif déclaré', en: 'Declared headcount' },
    seats: { fr: 'Places', en: 'Seats' },
    active: { fr: 'Dernière activité', en: 'Last activity' },
    until: { fr: 'Dernier jour', en: 'Last day' },
    edit: { fr: 'Licence', en: 'Licence' },
    verification: { fr: 'Vérification', en: 'Verification' },
  },
  state: { fr: 'Licence', en: 'Licence' },
  everyState: { fr: 'Toutes', en: 'All' },
  licence: { fr: 'Formule', en: 'Plan' },
  everyLicence: { fr: 'Toutes', en: 'All' },
  organisation: { fr: 'Organisation', en: 'Organisation' },
  everyOrganisation: { fr: 'Toutes', en: 'All' },
  organisations: {
    employer: { fr: 'Employeur', en: 'Employer' },
    cse: { fr: 'CSE', en: 'Works council' },
  },
  sort: { fr: 'Trier par', en: 'Sort by' },
  sorts: {
    newest: { fr: 'Plus récentes', en: 'Newest first' },
    name: { fr: 'Nom', en: 'Name' },
    ending: { fr: 'Fin de licence', en: 'End of licence' },
    activity: { fr: 'Dernière activité', en: 'Last activity' },
    headcount: { fr: 'Effectif', en: 'Headcount' },
  },
  verification: {
    filter: { fr: 'Vérification', en: 'Verification' },
    filters: {
      every: { fr: 'Toutes', en: 'All' },
      awaiting: { fr: 'À examiner', en: 'To examine' },
      verified: { fr: 'Vérifiées', en: 'Verified' },
      unverified: { fr: 'Non vérifiées', en: 'Not verified' },
    },
    states: {
      unverified: { fr: 'Non vérifiée', en: 'Not verified' },
      verified: { fr: 'Vérifiée', en: 'Verified' },
      refused: { fr: 'Refusée', en: 'Refused' },
      withdrawn: { fr: 'Retirée', en: 'Withdrawn' },
    },
    awaiting: { fr: 'À examiner', en: 'To examine' },
    sameSiren: {
      fr: '{count, plural, one {Un autre espace a ce SIREN} other {# autres espaces ont ce SIREN}}',
      en: '{count, plural, one {Another space has this SIREN} other {# other spaces have this SIREN}}',
    },
    open: { fr: 'Examiner', en: 'Examine' },
    openNamed: { fr: 'Examiner {name}', en: 'Examine {name}' },
    title: { fr: 'Vérification\u00a0: {name}', en: 'Verification: {name}' },
    text: {
      fr: 'Un SIREN et une raison sociale sont publics. Vérifier, c’est avoir vu que cet espace est bien tenu pour cette entreprise.',
      en: 'A SIREN and a company name are public. To verify is to have seen that this space is kept for that company.',
    },
    asked: {
      fr: 'Demandée le {day}. Pour joindre l’entreprise\u00a0:',
      en: 'Asked for on {day}. How to reach the company:',
    },
    last: { fr: 'Dernière décision, le {day}\u00a0:', en: 'Last decision, on {day}:' },
    registry: {
      title: { fr: 'Annuaire des entreprises', en: 'Directory of companies' },
      loading: { fr: 'Question à l’annuaire…', en: 'Asking the directory…' },
      off: {
        fr: 'L’annuaire n’est pas branché sur cette installation.',
        en: 'The directory is not connected on this installation.',
      },
      silent: { fr: 'L’annuaire ne répond pas.', en: 'The directory does not answer.' },
      unknown: {
        fr: 'L’annuaire ne connaît pas ce SIREN.',
        en: 'The directory does not know this SIREN.',
      },
      known: {
        fr: '{names}{town, select, none {} other { ({town})}}',
        en: '{names}{town, select, none {} other { ({town})}}',
      },
      closed: { fr: 'Cette entreprise n’existe plus.', en: 'This company no longer exists.' },
      otherName: {
        fr: 'Ce n’est pas le nom de l’espace.',
        en: 'That is not the name of the space.',
      },
      sameName: { fr: 'C’est bien le nom de l’espace.', en: 'That is the name of the space.' },
    },
    decision: { fr: 'Décision', en: 'Decision' },
    decisions: {
      verified: { fr: 'Vérifier', en: 'Verify' },
      refused: { fr: 'Refuser', en: 'Refuse' },
      withdrawn: { fr: 'Retirer la vérification', en: 'Withdraw the verification' },
    },
    means: { fr: 'Vu par', en: 'Seen by' },
    meansOf: {
      document: { fr: 'Un document de l’entreprise', en: 'A document of the company' },
      registry: {
        fr: 'L’annuaire des entreprises, et un échange avec elle',
        en: 'The directory of companies, and an exchange with it',
      },
      other: { fr: 'Autre chose, dit ci-dessous', en: 'Something else, said below' },
    },
    note: { fr: 'Ce que vous avez vu', en: 'What you have seen' },
    noteHint: {
      fr: 'Cela reste entre nous. Par exemple\u00a0: Kbis du 12 novembre, rappelée au standard.',
      en: 'It stays between us. For example: register extract of 12 November, called back at the switchboard.',
    },
    confirm: { fr: 'Enregistrer la décision', en: 'Save the decision' },
    done: { fr: 'La décision est enregistrée', en: 'The decision is saved' },
    problems: {
      required: { fr: 'À compléter.', en: 'Please fill in.' },
      'too-long': { fr: 'Trop long.', en: 'Too long.' },
      'control-characters': {
        fr: 'Contient un caractère invisible\u202f: retapez ce passage.',
        en: 'Contains an invisible character: please type this passage again.',
      },
      'choice-invalid': { fr: 'Choisissez dans la liste.', en: 'Choose from the list.' },
      'registry-off': {
        fr: 'L’annuaire n’est pas branché\u00a0: choisissez un autre moyen.',
        en: 'The directory is not connected: choose another way.',
      },
      'registry-silent': {
        fr: 'L’annuaire ne répond pas\u00a0: réessayez, ou choisissez un autre moyen.',
        en: 'The directory does not answer: try again, or choose another way.',
      },
      'registry-unknown': {
        fr: 'L’annuaire ne connaît pas ce SIREN.',
        en: 'The directory does not know this SIREN.',
      },
      'registry-closed': {
        fr: 'D’après l’annuaire, cette entreprise n’existe plus.',
        en: 'According to the directory, this company no longer exists.',
      },
      'registry-other-name': {
        fr: 'L’annuaire donne un autre nom à ce SIREN.',
        en: 'The directory gives this SIREN another name.',
      },
      unknown: { fr: 'À revoir.', en: 'Please check.' },
    },
    conflict: {
      fr: 'Le nom ou la décision a changé entre-temps. Votre saisie est encore là\u202f: fermez, vérifiez, recommencez.',
      en: 'The name or the decision has changed meanwhile. What you typed is still there: close, check, start again.',
    },
  },
  found: {
    fr: '{count, plural, =0 {Aucune entreprise} one {Une entreprise} other {# entreprises}}',
    en: '{count, plural, =0 {No company} one {One company} other {# companies}}',
  },
  since: { fr: 'depuis le {day}', en: 'since {day}' },
  seats: { fr: '{people} sur {seats}', en: '{people} of {seats}' },
  edit: { fr: 'Modifier', en: 'Edit' },
  editNamed: { fr: 'Modifier la licence : {name}', en: 'Edit the licence: {name}' },
  close: { fr: 'Fermer', en: 'Close' },
  kind: { fr: 'Sorte', en: 'Kind' },
  lastDay: { fr: 'Dernier jour, inclus', en: 'Last day, included' },
  save: { fr: 'Enregistrer', en: 'Save' },
  saved: { fr: 'La licence est enregistrée', en: 'The licence is saved' },
} satisfies Texts;
