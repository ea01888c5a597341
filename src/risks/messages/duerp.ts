import type { Texts } from '#basics/messages.ts';

/** The screens of the risk document. */
export const texts = {
  title: { fr: 'Risques et document unique', en: 'Risks and the risk document' },
  intro: {
    fr: 'Le document unique (DUERP) inventorie les risques de chaque unité de travail et ce qui est fait pour les prévenir. Tenez-le ici, puis émettez des versions qui ne changeront plus.',
    en: 'The risk document (DUERP) lists the risks of each work unit and what is done to prevent them. Keep it here, then issue versions that will never change.',
  },
  loading: { fr: 'Lecture du document…', en: 'Reading the document…' },
  readOnly: {
    fr: 'Vous lisez ce document\u202f; l’employeur, les RH et la personne chargée de la prévention l’écrivent.',
    en: 'You read this document; the employer, HR and the prevention lead write it.',
  },
  tabs: {
    label: { fr: 'Le document unique', en: 'The risk document' },
    document: { fr: 'Document', en: 'Document' },
    units: { fr: 'Unités de travail', en: 'Work units' },
    actions: { fr: 'Plan d’actions', en: 'Action plan' },
    versions: { fr: 'Versions', en: 'Versions' },
    alerts: { fr: 'Alertes', en: 'Alerts' },
    registers: { fr: 'Registres', en: 'Registers' },
    changes: { fr: 'Modifications', en: 'Changes' },
    settings: { fr: 'Réglages', en: 'Settings' },
  },
  failed: {
    title: { fr: 'Ce n’est pas enregistré', en: 'This is not saved' },
    unknown: {
      fr: 'Rien de ce que vous avez écrit n’est perdu. Réessayez dans un instant.',
      en: 'Nothing that you wrote is lost. Try again in a moment.',
    },
    conflict: {
      fr: 'Quelqu’un d’autre a modifié cette fiche entre-temps. Votre texte est toujours là\u00a0: fermez, relisez sa version, puis reprenez.',
      en: 'Somebody else has changed this entry meanwhile. Your text is still here: close, read their version, then go on.',
    },
    forbidden: {
      fr: 'Vous n’avez pas ce droit, ou la licence est terminée.',
      en: 'You do not have this right, or the licence has ended.',
    },
    'not-found': { fr: 'Cet élément n’existe plus.', en: 'This is no longer there.' },
  },
  draft: {
    text: {
      fr: 'Vous retrouvez ce que vous aviez écrit ici sans l’enregistrer.',
      en: 'You find again what you had written here without saving it.',
    },
    stale: {
      fr: 'Vous retrouvez ce que vous aviez écrit ici sans l’enregistrer. Quelqu’un d’autre a modifié cette fiche depuis\u00a0: enregistrer mettra votre version à la place de la sienne.',
      en: 'You find again what you had written here without saving it. Somebody else has changed this entry since: saving puts your version in the place of theirs.',
    },
    drop: { fr: 'Repartir de ce qui est enregistré', en: 'Start from what is saved' },
  },
  offline: {
    text: {
      fr: 'Vous êtes hors ligne\u00a0: le document se lit et s’écrit sur cet appareil.',
      en: 'You are offline: the document is read and written on this device.',
    },
    waiting: {
      fr: '{count, plural, one {Une modification attend sur cet appareil\u00a0: elle partira} other {# modifications attendent sur cet appareil\u00a0: elles partiront}} dès que la connexion reviendra.',
      en: '{count, plural, one {One change waits} other {# changes wait}} on this device, to leave as soon as there is a connection.',
    },
    kept: {
      fr: 'Gardé sur cet appareil, en attendant la connexion',
      en: 'Kept on this device until there is a connection',
    },
    conflict: {
      fr: 'Quelqu’un d’autre a modifié cette fiche pendant que vous étiez hors ligne. Votre version est toujours sur cet appareil.',
      en: 'Somebody else changed this entry while you were offline. Your version is still on this device.',
    },
    refused: {
      fr: 'Cette modification n’a pas été acceptée. Elle est toujours sur cet appareil.',
      en: 'This change was not accepted. It is still on this device.',
    },
    replace: { fr: 'Mettre ma version à la place', en: 'Put my version in its place' },
    drop: { fr: 'Abandonner ma version', en: 'Give up my version' },
  },
  saved: { fr: 'Enregistré', en: 'Saved' },
  notForYou: {
    fr: 'Cette partie n’est pas ouverte à votre rôle',
    en: 'This part is not open to your role',
  },
  notForYouText: {
    fr: 'Le document unique que vous pouvez lire comme salarié est sur «\u202fMon compte\u202f».',
    en: 'The risk document that you may read as a worker is under “My account”.',
  },
  removeSure: {
    fr: 'Retirer pour de bon\u00a0? Pressez encore une fois. Les versions émises ne changent pas.',
    en: 'Remove for good? Press once more. Issued versions do not change.',
  },
  removed: { fr: 'Retiré', en: 'Removed' },
  retry: { fr: 'Réessayer', en: 'Try again' },
  save: { fr: 'Enregistrer', en: 'Save' },
  close: { fr: 'Fermer', en: 'Close' },
  remove: { fr: 'Retirer', en: 'Remove' },
  edit: { fr: 'Modifier', en: 'Change' },
  optional: { fr: 'facultatif', en: 'optional' },
  choose: { fr: 'Choisir…', en: 'Choose…' },
  problems: {
    required: { fr: 'À remplir.', en: 'Please fill this in.' },
    'too-long': {
      fr: 'Trop long\u00a0: 4 000 caractères au plus, 200 pour un nom.',
      en: 'Too long: 4,000 characters at most, 200 for a name.',
    },
    'control-characters': {
      fr: 'Ce texte contient des caractères invisibles\u00a0: retapez-le.',
      en: 'This text has invisible characters in it: please type it again.',
    },
    'number-invalid': { fr: 'Un nombre entier de personnes.', en: 'A whole number of people.' },
    'more-than-unit': { fr: 'Plus que l’effectif de l’unité.', en: 'More than work in the unit.' },
    'amount-invalid': {
      fr: 'Un montant en euros, par exemple 1 200,50.',
      en: 'An amount in euros, such as 1,200.50.',
    },
    'day-invalid': { fr: 'Une date valable.', en: 'A valid date.' },
    'day-to-come': {
      fr: 'Une date passée, ou celle d’aujourd’hui.',
      en: 'A date in the past, or today’s.',
    },
    'before-issue': {
      fr: 'Cette version n’était pas encore émise.',
      en: 'This version was not issued yet.',
    },
    'before-freeze': {
      fr: 'Le document n’était pas encore figé\u00a0: l’avis porte sur ce qui a été figé.',
      en: 'The document was not frozen yet: the opinion is on what was frozen.',
    },
    'day-over': {
      fr: 'Une date à venir, ou celle d’aujourd’hui.',
      en: 'A date to come, or today’s.',
    },
    'before-file': { fr: 'Ce fichier n’était pas encore fait.', en: 'This file was not made yet.' },
    'before-start': {
      fr: 'Le dernier jour vient avant le premier.',
      en: 'The last day comes before the first.',
    },
    'choice-invalid': { fr: 'Choisissez dans la liste.', en: 'Please choose from the list.' },
    'siret-invalid': {
      fr: 'Un SIRET a quatorze chiffres, et celui-ci n’est pas valable.',
      en: 'A SIRET has fourteen digits, and this one is not valid.',
    },
    'email-invalid': { fr: 'Une adresse e-mail valable.', en: 'A valid e-mail address.' },
    'not-verified': {
      fr: 'Notre équipe n’a pas encore vérifié votre entreprise : le produit n’écrit donc à personne en son nom. Demandez la vérification dans les réglages de l’espace ; d’ici là, envoyez le PDF vous-même et notez la transmission.',
      en: 'Our team has not verified your company yet, so the product writes to nobody in its name. Ask for it in the settings of the space; until then, send the PDF yourself and note that it was sent.',
    },
    taken: { fr: 'Ce nom est déjà pris.', en: 'This name is taken.' },
    unknown: { fr: 'À corriger.', en: 'Please correct this.' },
  },
  overview: {
    status: {
      none: { fr: 'Aucune version n’a encore été émise', en: 'No version has been issued yet' },
      version: { fr: 'Version {number}, du {day}', en: 'Version {number}, of {day}' },
      draft: {
        fr: 'Le document se prépare. Rien n’est officiel tant qu’une version n’est pas émise.',
        en: 'The document is in the making. Nothing is official until a version is issued.',
      },
      consultation: {
        fr: 'Une version est soumise à consultation depuis le {day}.',
        en: 'A version has been under consultation since {day}.',
      },
      due: {
        first: {
          fr: 'Un document unique est obligatoire dès le premier salarié.',
          en: 'A risk document is compulsory from the first employee on.',
        },
        yearly: {
          fr: 'Mise à jour annuelle à faire avant le {day}.',
          en: 'The yearly update is due by {day}.',
        },
        event: {
          fr: 'Un événement demande une mise à jour avant le {day}.',
          en: 'An event asks for an update by {day}.',
        },
        late: {
          fr: 'La mise à jour attendue pour le {day} est en retard.',
          en: 'The update that was due by {day} is late.',
        },
        none: {
          fr: 'Moins de onze salariés\u00a0: mise à jour à chaque changement important.',
          en: 'Fewer than eleven employees: update it at each important change.',
        },
      },
      toVersions: { fr: 'Préparer une version', en: 'Prepare a version' },
      readVersions: { fr: 'Voir les versions', en: 'See the versions' },
      pdfIssued: {
        fr: 'Télécharger la version {number} (PDF)',
        en: 'Download version {number} (PDF)',
      },
      csvIssued: { fr: 'Version {number} en liste (CSV)', en: 'Version {number} as a list (CSV)' },
      archive: { fr: 'Toutes les versions (ZIP)', en: 'All versions (ZIP)' },
      pdf: { fr: 'PDF du projet', en: 'Draft as PDF' },
      csv: { fr: 'Projet en liste (CSV)', en: 'Draft as a list (CSV)' },
      notice: { fr: 'Avis à afficher (PDF)', en: 'Notice for the wall (PDF)' },
      others: { fr: 'Autres fichiers', en: 'Other files' },
    },
    findings: {
      title: { fr: 'Avant d’émettre', en: 'Before it is issued' },
      ready: {
        fr: 'Le document est complet, pour autant qu’un logiciel puisse en juger.',
        en: 'The document is complete, as far as software can tell.',
      },
      blocking: { fr: 'indispensable', en: 'essential' },
      reserved: { fr: 'à signer à part', en: 'to sign for apart' },
      texts: {
        'no-unit': { fr: 'Aucune unité de travail.', en: 'There is no work unit.' },
        'no-risk': { fr: 'Aucun risque n’est inscrit.', en: 'No risk is listed.' },
        'no-responsible': {
          fr: 'Personne ne répond du document\u00a0: à indiquer dans les réglages.',
          en: 'Nobody answers for the document: say who in the settings.',
        },
        'unit-without-risk': {
          fr: '{count, plural, one {Une unité n’a} other {# unités n’ont}} aucun risque inscrit.',
          en: '{count, plural, one {One unit has} other {# units have}} no risk listed.',
        },
        'unit-without-psychosocial': {
          fr: '{count, plural, one {Une unité n’a} other {# unités n’ont}} aucun risque psychosocial.',
          en: '{count, plural, one {One unit has} other {# units have}} no psychosocial risk.',
        },
        'unit-without-people': {
          fr: '{count, plural, one {L’effectif d’une unité, femmes et hommes, n’est pas renseigné} other {L’effectif de # unités, femmes et hommes, n’est pas renseigné}}.',
          en: '{count, plural, one {The headcount of one unit, women and men, is missing} other {The headcount of # units, women and men, is missing}}.',
        },
        'proposal-not-reviewed': {
          fr: '{count, plural, one {Une proposition du modèle n’est pas encore relue} other {# propositions du modèle ne sont pas encore relues}}.',
          en: '{count, plural, one {One proposal of the starting point has} other {# proposals of the starting point have}} not been reviewed yet.',
        },
        'risk-not-evaluated': {
          fr: '{count, plural, one {Un risque n’est} other {# risques ne sont}} pas encore évalué{count, plural, one {} other {s}}.',
          en: '{count, plural, one {One risk is} other {# risks are}} not evaluated yet.',
        },
        'risk-of-other-method': {
          fr: '{count, plural, one {Un risque est coté par une autre méthode} other {# risques sont cotés par une autre méthode}} que celle de l’entreprise.',
          en: '{count, plural, one {One risk is} other {# risks are}} rated by another method than the company’s.',
        },
        'priority-without-action': {
          fr: '{count, plural, one {Un risque de priorité 1 n’a} other {# risques de priorité 1 n’ont}} aucune action.',
          en: '{count, plural, one {One risk of priority 1 has} other {# risks of priority 1 have}} no action.',
        },
        'risk-without-people': {
          fr: '{count, plural, one {Un risque ne dit} other {# risques ne disent}} pas combien de femmes et d’hommes y sont exposés (article R4121-1).',
          en: '{count, plural, one {One risk does not say} other {# risks do not say}} how many women and men are exposed (article R4121-1).',
        },
        'place-not-covered': {
          fr: '{count, plural, one {Une équipe ou un site n’est rattaché} other {# équipes ou sites ne sont rattachés}} à aucune unité de travail.',
          en: '{count, plural, one {One team or site belongs} other {# teams or sites belong}} to no work unit.',
        },
        'people-not-covered': {
          fr: '{count, plural, one {Une personne de l’effectif déclaré n’est comptée} other {# personnes de l’effectif déclaré ne sont comptées}} dans aucune unité.',
          en: '{count, plural, one {One person of the declared headcount is} other {# people of the declared headcount are}} counted in no unit.',
        },
        'action-without-principle': {
          fr: '{count, plural, one {Une action ne dit pas quel principe de prévention elle suit} other {# actions ne disent pas quel principe de prévention elles suivent}}.',
          en: '{count, plural, one {One action does not say which principle of prevention it follows} other {# actions do not say which principle of prevention they follow}}.',
        },
        'action-without-owner': {
          fr: '{count, plural, one {Une action n’a} other {# actions n’ont}} pas de responsable.',
          en: '{count, plural, one {One action has} other {# actions have}} nobody in charge.',
        },
        'action-without-day': {
          fr: '{count, plural, one {Une action n’a} other {# actions n’ont}} pas d’échéance.',
          en: '{count, plural, one {One action has} other {# actions have}} no due date.',
        },
        'action-without-programme': {
          fr: '{count, plural, one {Il manque à une action} other {Il manque à # actions}} un coût, des conditions ou un indicateur\u00a0: le PAPRIPACT les demande.',
          en: '{count, plural, one {One action lacks} other {# actions lack}} a cost, conditions or an indicator, which the PAPRIPACT asks for.',
        },
        'exposure-not-said': {
          fr: '{count, plural, one {Les expositions d’une unité ne sont pas examinées} other {Les expositions de # unités ne sont pas examinées}} (annexe).',
          en: '{count, plural, one {The exposures of one unit have} other {The exposures of # units have}} not been examined (annex).',
        },
        'combined-not-said': {
          fr: '{count, plural, one {Dans une unité, plusieurs agents chimiques se rencontrent} other {Dans # unités, plusieurs agents chimiques se rencontrent}} et leurs effets ensemble ne sont pas évalués (registres, article R4412-7).',
          en: '{count, plural, one {In one unit several chemical agents meet} other {In # units several chemical agents meet}} and their effects together are not assessed (registers, article R4412-7).',
        },
        'cmr-without-list': {
          fr: '{count, plural, one {Une unité retient un agent CMR, mais personne n’y est} other {# unités retiennent un agent CMR, mais personne n’y est}} sur la liste des travailleurs exposés (registres, article R4412-93-1).',
          en: '{count, plural, one {One unit names a CMR agent, but nobody there is} other {# units name a CMR agent, but nobody there is}} on the list of exposed workers (registers, article R4412-93-1).',
        },
        'accident-not-examined': {
          fr: '{count, plural, one {Un accident bénin attend} other {# accidents bénins attendent}} qu’on dise si le document est à mettre à jour (registres).',
          en: '{count, plural, one {Of one minor accident} other {Of # minor accidents}} it is not said yet whether the document needs an update (registers).',
        },
      },
    },
    events: {
      title: { fr: 'Événements et tâches', en: 'Events and tasks' },
      intro: {
        fr: 'Un aménagement important, une information nouvelle, un accident\u00a0: le document est à revoir, quelle que soit la taille de l’entreprise.',
        en: 'An important change at work, new information, an accident: the document must be reviewed, whatever the size of the company.',
      },
      none: { fr: 'Aucun événement n’est noté.', en: 'No event is noted.' },
      add: { fr: 'Noter un événement', en: 'Note an event' },
      kind: { fr: 'Nature', en: 'Kind' },
      happenedOn: { fr: 'Date', en: 'Date' },
      what: { fr: 'Que s’est-il passé\u202f?', en: 'What happened?' },
      unit: { fr: 'Unité concernée', en: 'Unit concerned' },
      anyUnit: { fr: 'Toute l’entreprise', en: 'The whole company' },
      due: { fr: 'avant le {day}', en: 'by {day}' },
      done: { fr: 'faite le {day}', en: 'done on {day}' },
      noted: { fr: 'Événement noté, avec ses tâches', en: 'Event noted, with its tasks' },
    },
  },
  start: {
    title: { fr: 'Par où commencer\u202f?', en: 'Where to begin?' },
    text: {
      fr: 'Une unité de travail regroupe des personnes exposées aux mêmes risques\u00a0: un métier, un atelier, un lieu. Partez d’un modèle, de vos équipes, d’un fichier, ou d’une page blanche.',
      en: 'A work unit is a group of people exposed to the same risks: a job, a workshop, a place. Begin with a model, your teams, a file, or a blank page.',
    },
    readerText: {
      fr: 'Le document n’est pas encore commencé.',
      en: 'The document has not been begun yet.',
    },
    trade: { fr: 'Partir d’un modèle', en: 'Begin with a model' },
    tradeText: {
      fr: 'Bureau, commerce, restaurant, atelier, soin\u00a0: un premier jet à relire en dix minutes.',
      en: 'Office, shop, restaurant, workshop, care: a first draft to go through in ten minutes.',
    },
    tree: { fr: 'Partir de vos équipes', en: 'Begin with your teams' },
    treeText: {
      fr: 'Vos sites deviennent des établissements, vos équipes des unités de travail.',
      en: 'Your sites become establishments, your teams work units.',
    },
    file: { fr: 'Importer un fichier', en: 'Import a file' },
    fileText: {
      fr: 'Un document existant, en CSV ou Excel, avec un compte rendu ligne par ligne.',
      en: 'An existing document, as CSV or Excel, with a report line by line.',
    },
    blank: { fr: 'Ajouter une unité', en: 'Add a unit' },
    blankText: {
      fr: 'Tout écrire vous-même, avec le catalogue des dangers pour guide.',
      en: 'Write it all yourself, guided by the catalogue of hazards.',
    },
  },
  trade: {
    title: { fr: 'Partir d’un modèle', en: 'Begin with a model' },
    intro: {
      fr: 'Le modèle ajoute des unités de travail et leurs risques habituels, avec une première cotation. Ce sont des propositions, mesures existantes comprises\u00a0: relisez chaque ligne avec les personnes concernées, et ne gardez que ce qui est vrai chez vous.',
      en: 'The model adds work units and their usual risks, with a first rating. These are proposals, existing measures included: go through each line with the people concerned, and keep only what is true of your workplace.',
    },
    trade: { fr: 'Activité', en: 'Trade' },
    contents: {
      fr: '{units, plural, one {Une unité} other {# unités}}, {risks} risques\u00a0: {names}.',
      en: '{units, plural, one {One unit} other {# units}}, {risks} risks: {names}.',
    },
    establishment: { fr: 'Établissement', en: 'Establishment' },
    newEstablishment: { fr: 'Nom de l’établissement', en: 'Name of the establishment' },
    mainEstablishment: { fr: 'Établissement principal', en: 'Main establishment' },
    apply: { fr: 'Ajouter ces unités', en: 'Add these units' },
    applied: {
      fr: '{units, plural, =0 {Ces unités étaient déjà là} one {Une unité ajoutée} other {# unités ajoutées}}',
      en: '{units, plural, =0 {These units were there already} one {One unit added} other {# units added}}',
    },
  },
  tree: {
    title: { fr: 'Partir de vos équipes', en: 'Begin with your teams' },
    intro: {
      fr: 'Les indicateurs publiés d’une équipe paraîtront à côté de ses risques psychosociaux.',
      en: 'The published indicators of a team will stand beside its psychosocial risks.',
    },
    none: {
      fr: 'Votre espace n’a encore ni site ni équipe.',
      en: 'Your space has no site or team yet.',
    },
    apply: { fr: 'Ajouter', en: 'Add' },
    there: { fr: 'déjà une unité', en: 'already a unit' },
    applied: {
      fr: '{added, plural, =0 {Rien à ajouter} one {Une unité ajoutée} other {# unités ajoutées}}',
      en: '{added, plural, =0 {Nothing to add} one {One unit added} other {# units added}}',
    },
  },
  units: {
    title: { fr: 'Unités de travail', en: 'Work units' },
    choose: { fr: 'Unité de travail', en: 'Work unit' },
    add: { fr: 'Ajouter une unité', en: 'Add a unit' },
    addEstablishment: { fr: 'Ajouter un établissement', en: 'Add an establishment' },
    name: { fr: 'Nom de l’unité', en: 'Name of the unit' },
    nameHint: {
      fr: 'Un métier, un atelier, un lieu\u00a0: des personnes exposées aux mêmes risques.',
      en: 'A job, a workshop, a place: people exposed to the same risks.',
    },
    establishment: { fr: 'Établissement', en: 'Establishment' },
    establishmentName: { fr: 'Nom de l’établissement', en: 'Name of the establishment' },
    siret: { fr: 'SIRET', en: 'SIRET number' },
    activities: { fr: 'Activités', en: 'Activities' },
    activitiesHint: {
      fr: 'Ce qu’on y fait, avec quoi, à quelles heures.',
      en: 'What is done there, with what, at what hours.',
    },
    women: { fr: 'Femmes', en: 'Women' },
    men: { fr: 'Hommes', en: 'Men' },
    people: { fr: 'Personnes', en: 'People' },
    place: { fr: 'Indicateurs d’écoute', en: 'Listening indicators' },
    placeHint: {
      fr: 'Le groupe dont les indicateurs publiés paraîtront à côté des risques psychosociaux. Une unité psychosociale peut différer d’une unité physique.',
      en: 'The group whose published indicators stand beside the psychosocial risks. A psychosocial unit may differ from a physical one.',
    },
    noPlace: { fr: 'Aucun', en: 'None' },
    wholeCompany: { fr: 'Toute l’entreprise', en: 'The whole company' },
    risks: { fr: 'Risques', en: 'Risks' },
    actions: { fr: 'Actions ouvertes', en: 'Open actions' },
    indicator: { fr: 'Climat', en: 'Climate' },
    indicatorValue: { fr: '{points} sur 15', en: '{points} out of 15' },
    editUnit: { fr: 'Modifier l’unité', en: 'Change the unit' },
    removeUnit: { fr: 'Retirer l’unité', en: 'Remove the unit' },
    removeContents: {
      fr: 'L’unité sera retirée avec {count, plural, =0 {ses expositions} one {son risque, ses actions et les expositions} other {ses # risques, leurs actions et les expositions}}. Les versions émises les gardent.',
      en: 'The unit will be removed with {count, plural, =0 {its exposures} one {its risk, the actions and the exposures} other {its # risks, their actions and the exposures}}. Issued versions keep them.',
    },
    removeEstablishment: { fr: 'Retirer l’établissement', en: 'Remove the establishment' },
    establishmentInUse: {
      fr: 'Cet établissement contient des unités\u00a0: retirez-les d’abord.',
      en: 'This establishment holds units: remove them first.',
    },
    editEstablishment: { fr: 'Modifier l’établissement', en: 'Change the establishment' },
    none: { fr: 'Aucune unité de travail', en: 'No work unit' },
    noRisk: { fr: 'Aucun risque n’est encore inscrit ici.', en: 'No risk is listed here yet.' },
    notEvaluated: {
      fr: '{count, plural, one {# à évaluer} other {# à évaluer}}',
      en: '{count, plural, one {# to evaluate} other {# to evaluate}}',
    },
    band: { fr: '{band}\u00a0: {count}', en: '{band}: {count}' },
    peopleUnknown: { fr: 'effectif non renseigné', en: 'headcount missing' },
    rpsIndicator: {
      fr: 'Indicateur publié de cette unité\u00a0: {points} sur 15 (marge {margin}), {trend, select, up {en hausse de {change} sur 30 jours} down {en baisse de {change} sur 30 jours} stable {stable sur 30 jours} other {évolution sur 30 jours pas encore connue}}, quatre semaines jusqu’à celle du {day}. Il sera figé dans la version. Il propose\u202f; une personne décide.',
      en: 'Published indicator of this unit: {points} out of 15 (margin {margin}), {trend, select, up {up by {change} in 30 days} down {down by {change} in 30 days} stable {stable over 30 days} other {change over 30 days not known yet}}, four weeks up to that of {day}. It will be frozen in the version. It proposes; a person decides.',
    },
  },
  risk: {
    add: { fr: 'Ajouter un risque', en: 'Add a risk' },
    edit: { fr: 'Modifier le risque', en: 'Change the risk' },
    removeContents: {
      fr: 'Le risque sera retiré avec {count, plural, one {son action} other {ses # actions}}. Les versions émises les gardent.',
      en: 'The risk will be removed with {count, plural, one {its action} other {its # actions}}. Issued versions keep them.',
    },
    proposal: { fr: 'Proposition à relire', en: 'Proposal to review' },
    confirm: { fr: 'C’est relu', en: 'Reviewed' },
    confirmAll: {
      fr: 'Les {count} propositions sont relues',
      en: 'The {count} proposals are reviewed',
    },
    confirmed: {
      fr: '{count, plural, one {Proposition relue} other {# propositions relues}}',
      en: '{count, plural, one {Proposal reviewed} other {# proposals reviewed}}',
    },
    hazard: { fr: 'Danger', en: 'Hazard' },
    chooseHazard: { fr: 'Choisissez un danger…', en: 'Choose a hazard…' },
    own: { fr: 'Dangers propres à l’entreprise', en: 'Hazards of our own' },
    questions: { fr: 'Pour vous guider', en: 'To guide you' },
    situation: { fr: 'Situation dangereuse', en: 'Dangerous situation' },
    situationHint: {
      fr: 'Qui fait quoi, quand, avec quoi\u202f; ce qui peut arriver.',
      en: 'Who does what, when, with what; what may happen.',
    },
    harm: { fr: 'Dommages possibles', en: 'Possible harm' },
    measures: { fr: 'Mesures existantes', en: 'Measures in place' },
    sexDifference: {
      fr: 'Femmes et hommes sont-ils concernés différemment\u202f?',
      en: 'Are women and men concerned differently?',
    },
    sexDifferenceHint: {
      fr: 'L’évaluation tient compte de l’impact différencié selon le sexe (L4121-3).',
      en: 'The evaluation considers how the risk differs by sex (L4121-3).',
    },
    women: { fr: 'Femmes exposées', en: 'Women exposed' },
    men: { fr: 'Hommes exposés', en: 'Men exposed' },
    evaluation: { fr: 'Évaluation', en: 'Evaluation' },
    evaluationHint: {
      fr: 'Sans cotation, le risque reste «\u202fnon évalué\u202f».',
      en: 'Without a rating the risk stays “not evaluated”.',
    },
    notYet: { fr: 'Pas encore', en: 'Not yet' },
    otherMethod: {
      fr: 'Coté par une autre méthode ({method})\u00a0: cette cotation reste tant que vous n’en choisissez pas une nouvelle.',
      en: 'Rated by another method ({method}): this rating stays until you choose a new one.',
    },
    priority: { fr: 'Priorité', en: 'Priority' },
    proposed: { fr: 'Comme proposé', en: 'As proposed' },
    exposed: {
      fr: 'Exposés\u00a0: {women, plural, =-1 {– femmes} one {# femme} other {# femmes}}, {men, plural, =-1 {– hommes} one {# homme} other {# hommes}}',
      en: 'Exposed: {women, plural, =-1 {– women} one {# woman} other {# women}}, {men, plural, =-1 {– men} one {# man} other {# men}}',
    },
    measuresTitle: { fr: 'Mesures', en: 'Measures' },
    harmTitle: { fr: 'Dommages', en: 'Harm' },
    indicator: {
      fr: 'Indicateur publié pour ce facteur\u00a0: {points} sur 15.',
      en: 'Published indicator for this factor: {points} out of 15.',
    },
  },
  action: {
    add: { fr: 'Ajouter une action', en: 'Add an action' },
    edit: { fr: 'Modifier l’action', en: 'Change the action' },
    title: { fr: 'Actions', en: 'Actions' },
    none: { fr: 'Aucune action.', en: 'No action.' },
    what: { fr: 'Action', en: 'Action' },
    principle: { fr: 'Principe de prévention', en: 'Principle of prevention' },
    choosePrinciple: { fr: 'Choisissez un principe…', en: 'Choose a principle…' },
    principleHint: {
      fr: 'Les neuf principes vont du plus efficace au moins efficace.',
      en: 'The nine principles go from the most effective to the least.',
    },
    responsible: { fr: 'Responsable', en: 'Person in charge' },
    dueOn: { fr: 'Échéance', en: 'Due' },
    cost: { fr: 'Coût estimé (€)', en: 'Estimated cost (€)' },
    conditions: {
      fr: 'Conditions d’exécution et ressources',
      en: 'Conditions of execution and resources',
    },
    indicator: { fr: 'Indicateur de résultat', en: 'Result indicator' },
    state: { fr: 'État', en: 'State' },
    doneOn: { fr: 'Faite le', en: 'Done on' },
    after: { fr: 'Évaluation attendue', en: 'Evaluation expected' },
    late: { fr: 'en retard', en: 'late' },
    due: { fr: 'pour le {day}', en: 'due {day}' },
    doneDay: { fr: 'faite le {day}', en: 'done on {day}' },
    effect: { fr: '{before} → {after}', en: '{before} → {after}' },
    reEvaluate: {
      fr: 'Action faite\u00a0: pensez à réévaluer le risque.',
      en: 'Action done: remember to evaluate the risk again.',
    },
  },
  plan: {
    intro: {
      papripact: {
        fr: 'Cinquante salariés ou plus\u00a0: un programme annuel (PAPRIPACT), avec pour chaque mesure ses conditions, son indicateur, son coût et son échéance.',
        en: 'Fifty employees or more: a yearly programme (PAPRIPACT), with the conditions, indicator, cost and due date of each measure.',
      },
      actions: {
        fr: 'Moins de cinquante salariés\u00a0: une liste d’actions, tenue dans le document.',
        en: 'Fewer than fifty employees: a list of actions, kept in the document.',
      },
    },
    none: { fr: 'Aucune action n’est inscrite', en: 'No action is listed' },
    noneText: {
      fr: 'Les actions s’ajoutent à un risque, dans son unité de travail.',
      en: 'Actions are added to a risk, in its work unit.',
    },
    filter: { fr: 'Afficher', en: 'Show' },
    filters: {
      open: { fr: 'À faire', en: 'To do' },
      late: { fr: 'En retard', en: 'Late' },
      all: { fr: 'Toutes', en: 'All' },
    },
    summary: {
      fr: '{open} à faire, dont {late} en retard\u202f; coût estimé {cost}.',
      en: '{open} to do, {late} of them late; estimated cost {cost}.',
    },
  },
  exposure: {
    title: { fr: 'Expositions collectives (annexe)', en: 'Collective exposure (annex)' },
    intro: {
      fr: 'Combien de personnes de cette unité sont exposées au-delà des seuils, après protection\u202f? Zéro se dit aussi.',
      en: 'How many people of this unit are exposed beyond the thresholds, protection considered? None is an answer too.',
    },
    not: { fr: 'non examiné', en: 'not examined' },
    value: {
      fr: '{women, plural, one {# femme} other {# femmes}}, {men, plural, one {# homme} other {# hommes}}',
      en: '{women, plural, one {# woman} other {# women}}, {men, plural, one {# man} other {# men}}',
    },
    set: { fr: 'Renseigner', en: 'Fill in' },
    nobody: {
      fr: 'Personne n’est exposé, pour tous les facteurs non examinés',
      en: 'Nobody is exposed, for every factor not examined',
    },
    note: { fr: 'Remarque', en: 'Remark' },
  },
  files: {
    draft: { fr: 'document-unique-projet', en: 'risk-document-draft' },
    version: { fr: 'document-unique-version-{number}', en: 'risk-document-version-{number}' },
    archive: { fr: 'document-unique-archive', en: 'risk-document-archive' },
    notice: { fr: 'avis-document-unique', en: 'risk-document-notice' },
    preparing: { fr: 'Préparation du fichier…', en: 'Preparing the file…' },
    ready: { fr: 'Le fichier est téléchargé.', en: 'The file has been downloaded.' },
    failed: {
      fr: 'Le fichier n’a pas pu être préparé. Réessayez.',
      en: 'The file could not be prepared. Please try again.',
    },
    altered: {
      fr: 'Cette version n’est plus telle qu’elle a été émise\u00a0: son empreinte ne correspond plus. Rien n’en est remis. Écrivez-nous\u00a0: nous la rétablirons à partir d’une sauvegarde.',
      en: 'This version is no longer as it was issued: its fingerprint does not match any more. Nothing of it is handed out. Write to us: we restore it from a backup.',
    },
  },
} satisfies Texts;
