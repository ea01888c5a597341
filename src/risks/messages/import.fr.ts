/** Bringing in a risk document that was kept elsewhere. */
export const fr = {
  title: 'Importer un document unique',
  intro:
    'Votre document actuel, en CSV ou Excel. Vous verrez ce que contient chaque ligne avant que rien ne soit enregistré.',
  readOnly:
    'L’import est ouvert à l’employeur, aux RH et à la personne chargée de la prévention, tant que la licence court.',
  back: 'Revenir au document',
  unnamedHazard: 'Danger à préciser',
  steps: {
    label: 'Étapes de l’import',
    file: 'Fichier',
    lines: 'Colonnes et lignes',
    done: 'Terminé',
  },
  file: {
    label: 'Choisissez un fichier, ou déposez-le ici',
    hint: 'CSV, texte ou Excel (.xlsx), 20\u00a0Mo au plus',
    reading: 'Lecture du fichier…',
    another: 'Choisir un autre fichier',
    privacy:
      'Le fichier est lu dans votre navigateur. Seules les colonnes que vous retenez partent vers nos serveurs.',
    problems: {
      'too-large': 'Ce fichier dépasse 20\u00a0Mo. Enlevez les images, ou coupez-le en deux.',
      empty: 'Ce fichier est vide.',
      unreadable:
        'Ce fichier n’a pas pu être lu. Enregistrez-le en CSV ou en .xlsx depuis votre tableur, puis réessayez.',
      'old-excel':
        'C’est un classeur de l’ancien format (.xls). Ouvrez-le, enregistrez-le en .xlsx, puis réessayez.',
    },
  },
  columns: {
    title: 'Que contient chaque colonne\u202f?',
    otherFile: 'Choisir un autre fichier',
    sheet: 'Feuille du classeur',
    sheetHint: 'Une feuille à la fois\u00a0: les autres s’importent ensuite de la même façon.',
    unnamed: 'Colonne {number}',
    leftOut:
      '{count, plural, one {Une colonne est laissée} other {# colonnes sont laissées}} de côté\u00a0: {names}.',
    everyUnit: 'Unité de travail de toutes les lignes',
    everyUnitHint: 'Aucune colonne ne dit l’unité de travail\u00a0: nommez celle de ce fichier.',
    kinds: {
      establishment: 'Établissement',
      unit: 'Unité de travail',
      family: 'Famille de risques',
      hazard: 'Danger',
      situation: 'Situation dangereuse',
      harm: 'Dommages possibles',
      sexDifference: 'Différence entre les femmes et les hommes',
      measures: 'Mesures existantes',
      women: 'Femmes exposées',
      men: 'Hommes exposés',
      frequency: 'Fréquence',
      severity: 'Gravité',
      mastery: 'Maîtrise',
      priority: 'Priorité',
      rating: 'Cotation d’origine',
      action: 'Actions prévues',
      responsible: 'Responsable des actions',
      dueOn: 'Échéance des actions',
    },
    problems: {
      'no-risk': 'Indiquez où sont les risques\u00a0: la situation dangereuse, ou le danger.',
      'column-twice':
        'Deux colonnes ont le même contenu\u00a0: laissez l’une de côté, ou gardez-la comme cotation d’origine.',
    },
  },
  scale: {
    title: 'Ce fichier semble coté sur une autre échelle',
    text: '{count, plural, one {Une ligne a une cotation} other {# lignes ont une cotation}} hors de votre méthode ({method}). Les lignes entreront «\u202fnon évaluées\u202f», avec leur cotation d’origine gardée parmi les mesures\u00a0: un même chiffre n’a pas le même sens d’une échelle à l’autre.',
    fit: '{count, plural, one {Évaluer quand même la ligne dont les chiffres sont sur votre échelle} other {Évaluer quand même les # lignes dont les chiffres sont sur votre échelle}}',
  },
  lines: {
    coming:
      '{count, plural, =0 {Aucune ligne à importer} one {Une ligne à importer} other {# lignes à importer}}',
    counts:
      '{units, plural, =0 {Aucune unité de travail} one {Une unité de travail} other {# unités de travail}}, {actions, plural, =0 {aucune action} one {une action} other {# actions}}, {evaluated, plural, =0 {aucun risque évalué} one {un risque évalué} other {# risques évalués}}.',
    promise:
      'Les lignes s’ajoutent à votre document, où tout reste modifiable\u202f; ce qui s’y trouve déjà ne change pas. Le même fichier, importé à nouveau, n’ajoute rien deux fois.',
    run: '{count, plural, one {Importer une ligne} other {Importer # lignes}}',
  },
  aside: {
    title: '{count, plural, one {Une ligne est mise de côté} other {# lignes sont mises de côté}}',
    text: 'Elles n’entreront pas. Téléchargez-les, corrigez-les dans votre tableur, puis importez ce second fichier.',
    refused:
      '{count, plural, one {Une ligne n’a pas été acceptée} other {# lignes n’ont pas été acceptées}}',
    line: 'Ligne {line}',
    problems: 'Problème',
    excerpt: 'Contenu',
    more: '{count, plural, one {Et une autre ligne, dans le fichier à télécharger.} other {Et # autres lignes, dans le fichier à télécharger.}}',
    download: 'Télécharger ces lignes (CSV)',
    file: 'lignes-a-revoir',
    originalLine: 'Ligne d’origine',
    wrong: 'À revoir',
    mark: 'Repère (à laisser tel quel)',
    problem: '{column}\u00a0: {problem}',
  },
  wrong: {
    any: {
      required: 'c’est vide.',
      'too-long': 'c’est trop long\u00a0: 4\u202f000 caractères au plus, 200 pour un nom.',
      'control-characters': 'un caractère invisible s’y est glissé.',
      'number-invalid': 'il faut un nombre entier de personnes.',
      'day-invalid': 'il faut une date, comme 15/12/2026.',
    },
    unit: { required: 'aucune unité n’est donnée, ni ici ni plus haut.' },
    situation: { required: 'la ligne ne dit ni situation ni danger.' },
    action: { 'too-many': 'trente actions au plus par ligne.' },
    unknown: 'à vérifier.',
  },
  sending: {
    title: '{count, plural, one {Import d’une ligne} other {Import de # lignes}}',
    share: '{percent}\u202f%',
    progress: 'Avancement de l’import',
    stopped: 'L’import s’est arrêté en chemin',
    forbidden: 'Vous n’avez plus ce droit, ou la licence est terminée.',
    unreachable:
      'Ce qui est arrivé est enregistré, le reste attend ici. Reprendre n’ajoutera rien deux fois.',
    resume: 'Reprendre l’import',
    rest: 'Télécharger les lignes qui restent (CSV)',
  },
  done: {
    title: 'C’est fait',
    added: '{count, plural, =0 {risque ajouté} one {risque ajouté} other {risques ajoutés}}',
    alreadyThere:
      '{count, plural, =0 {ligne déjà au document} one {ligne déjà au document} other {lignes déjà au document}}',
    newUnits: '{count, plural, =0 {unité créée} one {unité créée} other {unités créées}}',
    toDocument: 'Voir le document',
    another: 'Importer un autre fichier',
    anotherSheet: 'Importer une autre feuille',
  },
};
