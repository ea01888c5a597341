/** The screens of the risk document. */
export const fr = {
  title: 'Risques et document unique',
  intro:
    'Le document unique (DUERP) inventorie les risques de chaque unité de travail et ce qui est fait pour les prévenir. Tenez-le ici, puis émettez des versions qui ne changeront plus.',
  loading: 'Lecture du document…',
  readOnly:
    'Vous lisez ce document\u202f; l’employeur, les RH et la personne chargée de la prévention l’écrivent.',
  tabs: {
    label: 'Le document unique',
    document: 'Document',
    units: 'Unités de travail',
    actions: 'Plan d’actions',
    versions: 'Versions',
    alerts: 'Alertes',
    registers: 'Registres',
    changes: 'Modifications',
    settings: 'Réglages',
  },
  failed: {
    title: 'Ce n’est pas enregistré',
    text: 'Rien de ce que vous avez écrit n’est perdu. Réessayez dans un instant.',
    conflict:
      'Quelqu’un d’autre a modifié cette fiche entre-temps. Votre texte est toujours là\u00a0: fermez, relisez sa version, puis reprenez.',
    forbidden: 'Vous n’avez pas ce droit, ou la licence est terminée.',
    gone: 'Cet élément n’existe plus.',
  },
  draft: {
    text: 'Vous retrouvez ce que vous aviez écrit ici sans l’enregistrer.',
    stale:
      'Vous retrouvez ce que vous aviez écrit ici sans l’enregistrer. Quelqu’un d’autre a modifié cette fiche depuis\u00a0: enregistrer mettra votre version à la place de la sienne.',
    drop: 'Repartir de ce qui est enregistré',
  },
  offline: {
    text: 'Vous êtes hors ligne\u00a0: le document se lit et s’écrit sur cet appareil.',
    waiting:
      '{count, plural, one {Une modification attend sur cet appareil\u00a0: elle partira} other {# modifications attendent sur cet appareil\u00a0: elles partiront}} dès que la connexion reviendra.',
    kept: 'Gardé sur cet appareil, en attendant la connexion',
    conflict:
      'Quelqu’un d’autre a modifié cette fiche pendant que vous étiez hors ligne. Votre version est toujours sur cet appareil.',
    refused: 'Cette modification n’a pas été acceptée. Elle est toujours sur cet appareil.',
    replace: 'Mettre ma version à la place',
    drop: 'Abandonner ma version',
  },
  saved: 'Enregistré',
  notForYou: 'Cette partie n’est pas ouverte à votre rôle',
  notForYouText:
    'Le document unique que vous pouvez lire comme salarié est sur «\u202fMon compte\u202f».',
  removeSure:
    'Retirer pour de bon\u00a0? Pressez encore une fois. Les versions émises ne changent pas.',
  removed: 'Retiré',
  retry: 'Réessayer',
  save: 'Enregistrer',
  close: 'Fermer',
  remove: 'Retirer',
  edit: 'Modifier',
  optional: 'facultatif',
  choose: 'Choisir…',
  problems: {
    required: 'À remplir.',
    'too-long': 'Trop long\u00a0: 4 000 caractères au plus, 200 pour un nom.',
    'control-characters': 'Ce texte contient des caractères invisibles\u00a0: retapez-le.',
    'number-invalid': 'Un nombre entier de personnes.',
    'more-than-unit': 'Plus que l’effectif de l’unité.',
    'amount-invalid': 'Un montant en euros, par exemple 1 200,50.',
    'day-invalid': 'Une date valable.',
    'day-to-come': 'Une date passée, ou celle d’aujourd’hui.',
    'before-issue': 'Cette version n’était pas encore émise.',
    'before-freeze':
      'Le document n’était pas encore figé\u00a0: l’avis porte sur ce qui a été figé.',
    'day-over': 'Une date à venir, ou celle d’aujourd’hui.',
    'before-file': 'Ce fichier n’était pas encore fait.',
    'before-start': 'Le dernier jour vient avant le premier.',
    'choice-invalid': 'Choisissez dans la liste.',
    'siret-invalid': 'Un SIRET a quatorze chiffres, et celui-ci n’est pas valable.',
    'email-invalid': 'Une adresse e-mail valable.',
    'not-verified':
      'Notre équipe n’a pas encore vérifié votre entreprise : le produit n’écrit donc à personne en son nom. Demandez la vérification dans les réglages de l’espace ; d’ici là, envoyez le PDF vous-même et notez la transmission.',
    taken: 'Ce nom est déjà pris.',
    unknown: 'À corriger.',
  },
  overview: {
    status: {
      none: 'Aucune version n’a encore été émise',
      version: 'Version {number}, du {day}',
      draft: 'Le document se prépare. Rien n’est officiel tant qu’une version n’est pas émise.',
      consultation: 'Une version est soumise à consultation depuis le {day}.',
      due: {
        first: 'Un document unique est obligatoire dès le premier salarié.',
        yearly: 'Mise à jour annuelle à faire avant le {day}.',
        event: 'Un événement demande une mise à jour avant le {day}.',
        late: 'La mise à jour attendue pour le {day} est en retard.',
        none: 'Moins de onze salariés\u00a0: mise à jour à chaque changement important.',
      },
      toVersions: 'Préparer une version',
      readVersions: 'Voir les versions',
      pdfIssued: 'Télécharger la version {number} (PDF)',
      csvIssued: 'Version {number} en liste (CSV)',
      archive: 'Toutes les versions (ZIP)',
      pdf: 'PDF du projet',
      csv: 'Projet en liste (CSV)',
      notice: 'Avis à afficher (PDF)',
      others: 'Autres fichiers',
    },
    findings: {
      title: 'Avant d’émettre',
      ready: 'Le document est complet, pour autant qu’un logiciel puisse en juger.',
      blocking: 'indispensable',
      reserved: 'à signer à part',
      texts: {
        'no-unit': 'Aucune unité de travail.',
        'no-risk': 'Aucun risque n’est inscrit.',
        'no-responsible': 'Personne ne répond du document\u00a0: à indiquer dans les réglages.',
        'unit-without-risk':
          '{count, plural, one {Une unité n’a} other {# unités n’ont}} aucun risque inscrit.',
        'unit-without-psychosocial':
          '{count, plural, one {Une unité n’a} other {# unités n’ont}} aucun risque psychosocial.',
        'unit-without-people':
          '{count, plural, one {L’effectif d’une unité, femmes et hommes, n’est pas renseigné} other {L’effectif de # unités, femmes et hommes, n’est pas renseigné}}.',
        'proposal-not-reviewed':
          '{count, plural, one {Une proposition du modèle n’est pas encore relue} other {# propositions du modèle ne sont pas encore relues}}.',
        'risk-not-evaluated':
          '{count, plural, one {Un risque n’est} other {# risques ne sont}} pas encore évalué{count, plural, one {} other {s}}.',
        'risk-of-other-method':
          '{count, plural, one {Un risque est coté par une autre méthode} other {# risques sont cotés par une autre méthode}} que celle de l’entreprise.',
        'priority-without-action':
          '{count, plural, one {Un risque de priorité 1 n’a} other {# risques de priorité 1 n’ont}} aucune action.',
        'risk-without-people':
          '{count, plural, one {Un risque ne dit} other {# risques ne disent}} pas combien de femmes et d’hommes y sont exposés (article R4121-1).',
        'place-not-covered':
          '{count, plural, one {Une équipe ou un site n’est rattaché} other {# équipes ou sites ne sont rattachés}} à aucune unité de travail.',
        'people-not-covered':
          '{count, plural, one {Une personne de l’effectif déclaré n’est comptée} other {# personnes de l’effectif déclaré ne sont comptées}} dans aucune unité.',
        'action-without-principle':
          '{count, plural, one {Une action ne dit pas quel principe de prévention elle suit} other {# actions ne disent pas quel principe de prévention elles suivent}}.',
        'action-without-owner':
          '{count, plural, one {Une action n’a} other {# actions n’ont}} pas de responsable.',
        'action-without-day':
          '{count, plural, one {Une action n’a} other {# actions n’ont}} pas d’échéance.',
        'action-without-programme':
          '{count, plural, one {Il manque à une action} other {Il manque à # actions}} un coût, des conditions ou un indicateur\u00a0: le PAPRIPACT les demande.',
        'exposure-not-said':
          '{count, plural, one {Les expositions d’une unité ne sont pas examinées} other {Les expositions de # unités ne sont pas examinées}} (annexe).',
        'combined-not-said':
          '{count, plural, one {Dans une unité, plusieurs agents chimiques se rencontrent} other {Dans # unités, plusieurs agents chimiques se rencontrent}} et leurs effets ensemble ne sont pas évalués (registres, article R4412-7).',
        'cmr-without-list':
          '{count, plural, one {Une unité retient un agent CMR, mais personne n’y est} other {# unités retiennent un agent CMR, mais personne n’y est}} sur la liste des travailleurs exposés (registres, article R4412-93-1).',
        'accident-not-examined':
          '{count, plural, one {Un accident bénin attend} other {# accidents bénins attendent}} qu’on dise si le document est à mettre à jour (registres).',
      },
    },
    events: {
      title: 'Événements et tâches',
      intro:
        'Un aménagement important, une information nouvelle, un accident\u00a0: le document est à revoir, quelle que soit la taille de l’entreprise.',
      none: 'Aucun événement n’est noté.',
      add: 'Noter un événement',
      kind: 'Nature',
      happenedOn: 'Date',
      what: 'Que s’est-il passé\u202f?',
      unit: 'Unité concernée',
      anyUnit: 'Toute l’entreprise',
      due: 'avant le {day}',
      done: 'faite le {day}',
      noted: 'Événement noté, avec ses tâches',
    },
  },
  start: {
    title: 'Par où commencer\u202f?',
    text: 'Une unité de travail regroupe des personnes exposées aux mêmes risques\u00a0: un métier, un atelier, un lieu. Partez d’un modèle, de vos équipes, d’un fichier, ou d’une page blanche.',
    readerText: 'Le document n’est pas encore commencé.',
    trade: 'Partir d’un modèle',
    tradeText:
      'Bureau, commerce, restaurant, atelier, soin\u00a0: un premier jet à relire en dix minutes.',
    tree: 'Partir de vos équipes',
    treeText: 'Vos sites deviennent des établissements, vos équipes des unités de travail.',
    file: 'Importer un fichier',
    fileText: 'Un document existant, en CSV ou Excel, avec un compte rendu ligne par ligne.',
    blank: 'Ajouter une unité',
    blankText: 'Tout écrire vous-même, avec le catalogue des dangers pour guide.',
  },
  trade: {
    title: 'Partir d’un modèle',
    intro:
      'Le modèle ajoute des unités de travail et leurs risques habituels, avec une première cotation. Ce sont des propositions, mesures existantes comprises\u00a0: relisez chaque ligne avec les personnes concernées, et ne gardez que ce qui est vrai chez vous.',
    trade: 'Activité',
    contents: '{units, plural, one {Une unité} other {# unités}}, {risks} risques\u00a0: {names}.',
    establishment: 'Établissement',
    newEstablishment: 'Nom de l’établissement',
    mainEstablishment: 'Établissement principal',
    apply: 'Ajouter ces unités',
    applied:
      '{units, plural, =0 {Ces unités étaient déjà là} one {Une unité ajoutée} other {# unités ajoutées}}',
  },
  tree: {
    title: 'Partir de vos équipes',
    intro: 'Les indicateurs publiés d’une équipe paraîtront à côté de ses risques psychosociaux.',
    none: 'Votre espace n’a encore ni site ni équipe.',
    apply: 'Ajouter',
    there: 'déjà une unité',
    applied:
      '{added, plural, =0 {Rien à ajouter} one {Une unité ajoutée} other {# unités ajoutées}}',
  },
  units: {
    title: 'Unités de travail',
    choose: 'Unité de travail',
    add: 'Ajouter une unité',
    addEstablishment: 'Ajouter un établissement',
    name: 'Nom de l’unité',
    nameHint: 'Un métier, un atelier, un lieu\u00a0: des personnes exposées aux mêmes risques.',
    establishment: 'Établissement',
    establishmentName: 'Nom de l’établissement',
    siret: 'SIRET',
    activities: 'Activités',
    activitiesHint: 'Ce qu’on y fait, avec quoi, à quelles heures.',
    women: 'Femmes',
    men: 'Hommes',
    people: 'Personnes',
    place: 'Indicateurs d’écoute',
    placeHint:
      'Le groupe dont les indicateurs publiés paraîtront à côté des risques psychosociaux. Une unité psychosociale peut différer d’une unité physique.',
    noPlace: 'Aucun',
    wholeCompany: 'Toute l’entreprise',
    risks: 'Risques',
    actions: 'Actions ouvertes',
    indicator: 'Climat',
    indicatorValue: '{points} sur 15',
    editUnit: 'Modifier l’unité',
    removeUnit: 'Retirer l’unité',
    removeContents:
      'L’unité sera retirée avec {count, plural, =0 {ses expositions} one {son risque, ses actions et les expositions} other {ses # risques, leurs actions et les expositions}}. Les versions émises les gardent.',
    removeEstablishment: 'Retirer l’établissement',
    establishmentInUse: 'Cet établissement contient des unités\u00a0: retirez-les d’abord.',
    editEstablishment: 'Modifier l’établissement',
    none: 'Aucune unité de travail',
    noRisk: 'Aucun risque n’est encore inscrit ici.',
    notEvaluated: '{count, plural, one {# à évaluer} other {# à évaluer}}',
    band: '{band}\u00a0: {count}',
    peopleUnknown: 'effectif non renseigné',
    rpsIndicator:
      'Indicateur publié de cette unité\u00a0: {points} sur 15 (marge {margin}), {trend, select, up {en hausse de {change} sur 30 jours} down {en baisse de {change} sur 30 jours} stable {stable sur 30 jours} other {évolution sur 30 jours pas encore connue}}, quatre semaines jusqu’à celle du {day}. Il sera figé dans la version. Il propose\u202f; une personne décide.',
  },
  risk: {
    add: 'Ajouter un risque',
    edit: 'Modifier le risque',
    removeContents:
      'Le risque sera retiré avec {count, plural, one {son action} other {ses # actions}}. Les versions émises les gardent.',
    proposal: 'Proposition à relire',
    confirm: 'C’est relu',
    confirmAll: 'Les {count} propositions sont relues',
    confirmed: '{count, plural, one {Proposition relue} other {# propositions relues}}',
    hazard: 'Danger',
    chooseHazard: 'Choisissez un danger…',
    own: 'Dangers propres à l’entreprise',
    questions: 'Pour vous guider',
    situation: 'Situation dangereuse',
    situationHint: 'Qui fait quoi, quand, avec quoi\u202f; ce qui peut arriver.',
    harm: 'Dommages possibles',
    measures: 'Mesures existantes',
    sexDifference: 'Femmes et hommes sont-ils concernés différemment\u202f?',
    sexDifferenceHint: 'L’évaluation tient compte de l’impact différencié selon le sexe (L4121-3).',
    women: 'Femmes exposées',
    men: 'Hommes exposés',
    evaluation: 'Évaluation',
    evaluationHint: 'Sans cotation, le risque reste «\u202fnon évalué\u202f».',
    notYet: 'Pas encore',
    otherMethod:
      'Coté par une autre méthode ({method})\u00a0: cette cotation reste tant que vous n’en choisissez pas une nouvelle.',
    priority: 'Priorité',
    proposed: 'Comme proposé',
    exposed:
      'Exposés\u00a0: {women, plural, =-1 {– femmes} one {# femme} other {# femmes}}, {men, plural, =-1 {– hommes} one {# homme} other {# hommes}}',
    measuresTitle: 'Mesures',
    harmTitle: 'Dommages',
    indicator: 'Indicateur publié pour ce facteur\u00a0: {points} sur 15.',
  },
  action: {
    add: 'Ajouter une action',
    edit: 'Modifier l’action',
    title: 'Actions',
    none: 'Aucune action.',
    what: 'Action',
    principle: 'Principe de prévention',
    choosePrinciple: 'Choisissez un principe…',
    principleHint: 'Les neuf principes vont du plus efficace au moins efficace.',
    responsible: 'Responsable',
    dueOn: 'Échéance',
    cost: 'Coût estimé (€)',
    conditions: 'Conditions d’exécution et ressources',
    indicator: 'Indicateur de résultat',
    state: 'État',
    doneOn: 'Faite le',
    after: 'Évaluation attendue',
    late: 'en retard',
    due: 'pour le {day}',
    doneDay: 'faite le {day}',
    effect: '{before} → {after}',
    reEvaluate: 'Action faite\u00a0: pensez à réévaluer le risque.',
  },
  plan: {
    intro: {
      papripact:
        'Cinquante salariés ou plus\u00a0: un programme annuel (PAPRIPACT), avec pour chaque mesure ses conditions, son indicateur, son coût et son échéance.',
      actions: 'Moins de cinquante salariés\u00a0: une liste d’actions, tenue dans le document.',
    },
    none: 'Aucune action n’est inscrite',
    noneText: 'Les actions s’ajoutent à un risque, dans son unité de travail.',
    filter: 'Afficher',
    filters: { open: 'À faire', late: 'En retard', all: 'Toutes' },
    summary: '{open} à faire, dont {late} en retard\u202f; coût estimé {cost}.',
  },
  exposure: {
    title: 'Expositions collectives (annexe)',
    intro:
      'Combien de personnes de cette unité sont exposées au-delà des seuils, après protection\u202f? Zéro se dit aussi.',
    not: 'non examiné',
    value:
      '{women, plural, one {# femme} other {# femmes}}, {men, plural, one {# homme} other {# hommes}}',
    set: 'Renseigner',
    nobody: 'Personne n’est exposé, pour tous les facteurs non examinés',
    note: 'Remarque',
  },
  files: {
    draft: 'document-unique-projet',
    version: 'document-unique-version-{number}',
    archive: 'document-unique-archive',
    notice: 'avis-document-unique',
    preparing: 'Préparation du fichier…',
    ready: 'Le fichier est téléchargé.',
    failed: 'Le fichier n’a pas pu être préparé. Réessayez.',
    altered:
      'Cette version n’est plus telle qu’elle a été émise\u00a0: son empreinte ne correspond plus. Rien n’en est remis. Écrivez-nous\u00a0: nous la rétablirons à partir d’une sauvegarde.',
  },
};
