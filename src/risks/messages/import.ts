import type { Texts } from '#basics/messages.ts';

/** Bringing in a risk document that was kept elsewhere. */
export const texts = {
  title: { fr: 'Importer un document unique', en: 'Import a risk document' },
  intro: {
    fr: 'Votre document actuel, en CSV ou Excel. Vous verrez ce que contient chaque ligne avant que rien ne soit enregistré.',
    en: 'The document you have today, as CSV or Excel. You will see what each line holds before anything is saved.',
  },
  readOnly: {
    fr: 'L’import est ouvert à l’employeur, aux RH et à la personne chargée de la prévention, tant que la licence court.',
    en: 'Importing is for the employer, HR and the prevention lead, as long as the licence runs.',
  },
  back: { fr: 'Revenir au document', en: 'Back to the document' },
  unnamedHazard: { fr: 'Danger à préciser', en: 'Hazard to be specified' },
  columns: {
    sheet: { fr: 'Feuille du classeur', en: 'Sheet of the workbook' },
    sheetHint: {
      fr: 'Une feuille à la fois\u00a0: les autres s’importent ensuite de la même façon.',
      en: 'One sheet at a time: the others can be imported afterwards in the same way.',
    },
    leftOut: {
      fr: '{count, plural, one {Une colonne est laissée} other {# colonnes sont laissées}} de côté\u00a0: {names}.',
      en: '{count, plural, one {One column is left out} other {# columns are left out}}: {names}.',
    },
    everyUnit: { fr: 'Unité de travail de toutes les lignes', en: 'Work unit of all lines' },
    everyUnitHint: {
      fr: 'Aucune colonne ne dit l’unité de travail\u00a0: nommez celle de ce fichier.',
      en: 'No column says the work unit: name the one this file is about.',
    },
    kinds: {
      establishment: { fr: 'Établissement', en: 'Establishment' },
      unit: { fr: 'Unité de travail', en: 'Work unit' },
      family: { fr: 'Famille de risques', en: 'Family of risks' },
      hazard: { fr: 'Danger', en: 'Hazard' },
      situation: { fr: 'Situation dangereuse', en: 'Dangerous situation' },
      harm: { fr: 'Dommages possibles', en: 'Possible harm' },
      sexDifference: {
        fr: 'Différence entre les femmes et les hommes',
        en: 'Difference between women and men',
      },
      measures: { fr: 'Mesures existantes', en: 'Measures in place' },
      women: { fr: 'Femmes exposées', en: 'Women exposed' },
      men: { fr: 'Hommes exposés', en: 'Men exposed' },
      frequency: { fr: 'Fréquence', en: 'Frequency' },
      severity: { fr: 'Gravité', en: 'Severity' },
      mastery: { fr: 'Maîtrise', en: 'Control' },
      priority: { fr: 'Priorité', en: 'Priority' },
      rating: { fr: 'Cotation d’origine', en: 'Original rating' },
      action: { fr: 'Actions prévues', en: 'Planned actions' },
      responsible: { fr: 'Responsable des actions', en: 'Person responsible for the actions' },
      dueOn: { fr: 'Échéance des actions', en: 'Due date of the actions' },
    },
    problems: {
      'no-risk': {
        fr: 'Indiquez où sont les risques\u00a0: la situation dangereuse, ou le danger.',
        en: 'Say where the risks are: the dangerous situation, or the hazard.',
      },
      'column-twice': {
        fr: 'Deux colonnes ont le même contenu\u00a0: laissez l’une de côté, ou gardez-la comme cotation d’origine.',
        en: 'Two columns hold the same: leave one out, or keep it as original rating.',
      },
    },
  },
  scale: {
    title: {
      fr: 'Ce fichier semble coté sur une autre échelle',
      en: 'This file seems to be rated on another scale',
    },
    text: {
      fr: '{count, plural, one {Une ligne a une cotation} other {# lignes ont une cotation}} hors de votre méthode ({method}). Les lignes entreront «\u202fnon évaluées\u202f», avec leur cotation d’origine gardée parmi les mesures\u00a0: un même chiffre n’a pas le même sens d’une échelle à l’autre.',
      en: '{count, plural, one {One line has a rating} other {# lines have a rating}} outside your method ({method}). Lines will come in as “not evaluated”, with their original rating kept among the measures: the same figure does not mean the same on another scale.',
    },
    fit: {
      fr: '{count, plural, one {Évaluer quand même la ligne dont les chiffres sont sur votre échelle} other {Évaluer quand même les # lignes dont les chiffres sont sur votre échelle}}',
      en: '{count, plural, one {Evaluate the line whose figures are on your scale all the same} other {Evaluate the # lines whose figures are on your scale all the same}}',
    },
  },
  lines: {
    coming: {
      fr: '{count, plural, =0 {Aucune ligne à importer} one {Une ligne à importer} other {# lignes à importer}}',
      en: '{count, plural, =0 {No line to import} one {One line to import} other {# lines to import}}',
    },
    counts: {
      fr: '{units, plural, =0 {Aucune unité de travail} one {Une unité de travail} other {# unités de travail}}, {actions, plural, =0 {aucune action} one {une action} other {# actions}}, {evaluated, plural, =0 {aucun risque évalué} one {un risque évalué} other {# risques évalués}}.',
      en: '{units, plural, =0 {No work unit} one {One work unit} other {# work units}}, {actions, plural, =0 {no action} one {one action} other {# actions}}, {evaluated, plural, =0 {no risk evaluated} one {one risk evaluated} other {# risks evaluated}}.',
    },
    promise: {
      fr: 'Les lignes s’ajoutent à votre document, où tout reste modifiable\u202f; ce qui s’y trouve déjà ne change pas. Le même fichier, importé à nouveau, n’ajoute rien deux fois.',
      en: 'Lines are added to your document, where all of them can still be changed; what is there already stays as it is. The same file, imported again, adds nothing twice.',
    },
    run: {
      fr: '{count, plural, one {Importer une ligne} other {Importer # lignes}}',
      en: '{count, plural, one {Import one line} other {Import # lines}}',
    },
  },
  aside: {
    title: {
      fr: '{count, plural, one {Une ligne est mise de côté} other {# lignes sont mises de côté}}',
      en: '{count, plural, one {One line is set aside} other {# lines are set aside}}',
    },
    text: {
      fr: 'Elles n’entreront pas. Téléchargez-les, corrigez-les dans votre tableur, puis importez ce second fichier.',
      en: 'They will not come in. Download them, correct them in your spreadsheet, then import that second file.',
    },
    refused: {
      fr: '{count, plural, one {Une ligne n’a pas été acceptée} other {# lignes n’ont pas été acceptées}}',
      en: '{count, plural, one {One line was not accepted} other {# lines were not accepted}}',
    },
    line: { fr: 'Ligne {line}', en: 'Line {line}' },
    problems: { fr: 'Problème', en: 'Problem' },
    excerpt: { fr: 'Contenu', en: 'Content' },
    more: {
      fr: '{count, plural, one {Et une autre ligne, dans le fichier à télécharger.} other {Et # autres lignes, dans le fichier à télécharger.}}',
      en: '{count, plural, one {And one more line, in the file to download.} other {And # more lines, in the file to download.}}',
    },
    download: { fr: 'Télécharger ces lignes (CSV)', en: 'Download these lines (CSV)' },
    file: { fr: 'lignes-a-revoir', en: 'lines-to-review' },
    originalLine: { fr: 'Ligne d’origine', en: 'Original line' },
    wrong: { fr: 'À revoir', en: 'To review' },
    mark: { fr: 'Repère (à laisser tel quel)', en: 'Mark (leave as it is)' },
    problem: { fr: '{column}\u00a0: {problem}', en: '{column}: {problem}' },
  },
  wrong: {
    any: {
      required: { fr: 'c’est vide.', en: 'this is empty.' },
      'too-long': {
        fr: 'c’est trop long\u00a0: 4\u202f000 caractères au plus, 200 pour un nom.',
        en: 'this is too long: 4,000 characters at most, 200 for a name.',
      },
      'control-characters': {
        fr: 'un caractère invisible s’y est glissé.',
        en: 'an invisible character has slipped in.',
      },
      'number-invalid': {
        fr: 'il faut un nombre entier de personnes.',
        en: 'a whole number of people is needed.',
      },
      'day-invalid': {
        fr: 'il faut une date, comme 15/12/2026.',
        en: 'a date is needed, such as 15/12/2026.',
      },
    },
    unit: {
      required: {
        fr: 'aucune unité n’est donnée, ni ici ni plus haut.',
        en: 'no work unit is given, here or above.',
      },
    },
    situation: {
      required: {
        fr: 'la ligne ne dit ni situation ni danger.',
        en: 'the line says neither a situation nor a hazard.',
      },
    },
    action: {
      'too-many': {
        fr: 'trente actions au plus par ligne.',
        en: 'thirty actions at most on a line.',
      },
    },
    unknown: { fr: 'à vérifier.', en: 'to be checked.' },
  },
  sending: {
    title: {
      fr: '{count, plural, one {Import d’une ligne} other {Import de # lignes}}',
      en: '{count, plural, one {Importing one line} other {Importing # lines}}',
    },
    share: { fr: '{percent}\u202f%', en: '{percent}%' },
    progress: { fr: 'Avancement de l’import', en: 'Progress of the import' },
    stopped: { fr: 'L’import s’est arrêté en chemin', en: 'The import stopped on its way' },
    forbidden: {
      fr: 'Vous n’avez plus ce droit, ou la licence est terminée.',
      en: 'You no longer have this right, or the licence has ended.',
    },
    unreachable: {
      fr: 'Ce qui est arrivé est enregistré, le reste attend ici. Reprendre n’ajoutera rien deux fois.',
      en: 'What has arrived is saved, the rest is waiting here. Going on will add nothing twice.',
    },
    resume: { fr: 'Reprendre l’import', en: 'Go on with the import' },
    rest: {
      fr: 'Télécharger les lignes qui restent (CSV)',
      en: 'Download the lines that are left (CSV)',
    },
  },
  done: {
    title: { fr: 'C’est fait', en: 'Done' },
    added: {
      fr: '{count, plural, =0 {risque ajouté} one {risque ajouté} other {risques ajoutés}}',
      en: '{count, plural, =0 {risks added} one {risk added} other {risks added}}',
    },
    alreadyThere: {
      fr: '{count, plural, =0 {ligne déjà au document} one {ligne déjà au document} other {lignes déjà au document}}',
      en: '{count, plural, =0 {lines already in the document} one {line already in the document} other {lines already in the document}}',
    },
    newUnits: {
      fr: '{count, plural, =0 {unité créée} one {unité créée} other {unités créées}}',
      en: '{count, plural, =0 {units created} one {unit created} other {units created}}',
    },
    toDocument: { fr: 'Voir le document', en: 'See the document' },
    another: { fr: 'Importer un autre fichier', en: 'Import another file' },
    anotherSheet: { fr: 'Importer une autre feuille', en: 'Import another sheet' },
  },
} satisfies Texts;
