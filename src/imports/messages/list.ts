import type { Texts } from '#basics/messages.ts';

/** What every list that comes in says: its file, its columns, its lines, the look at it before it is kept. */
export const texts = {
  steps: {
    label: { fr: 'Étapes de l’import', en: 'Steps of the import' },
    file: { fr: 'Fichier', en: 'File' },
    lines: { fr: 'Colonnes et lignes', en: 'Columns and lines' },
    check: { fr: 'Vérification', en: 'Check' },
    done: { fr: 'Terminé', en: 'Done' },
  },
  file: {
    label: { fr: 'Choisissez un fichier, ou déposez-le ici', en: 'Choose a file, or drop it here' },
    hint: {
      fr: 'CSV, texte ou Excel (.xlsx), 20\u00a0Mo au plus',
      en: 'CSV, text or Excel (.xlsx), 20\u00a0MB at most',
    },
    reading: { fr: 'Lecture du fichier…', en: 'Reading the file…' },
    another: { fr: 'Choisir un autre fichier', en: 'Choose another file' },
    privacy: {
      fr: 'Le fichier est lu dans votre navigateur. Seules les colonnes que vous retenez partent vers nos serveurs.',
      en: 'The file is read in your browser. Only the columns you keep leave for our servers.',
    },
    problems: {
      'too-large': {
        fr: 'Ce fichier dépasse 20\u00a0Mo. Enlevez les images et les colonnes inutiles, ou coupez-le en deux.',
        en: 'This file is over 20\u00a0MB. Remove pictures and columns you do not need, or cut it in two.',
      },
      empty: { fr: 'Ce fichier est vide.', en: 'This file is empty.' },
      unreadable: {
        fr: 'Ce fichier n’a pas pu être lu. Enregistrez-le en CSV ou en .xlsx depuis votre tableur, puis réessayez.',
        en: 'This file could not be read. Save it as CSV or .xlsx from your spreadsheet, then try again.',
      },
      'old-excel': {
        fr: 'C’est un classeur de l’ancien format (.xls). Ouvrez-le, enregistrez-le en .xlsx, puis réessayez.',
        en: 'This is a workbook of the old format (.xls). Open it, save it as .xlsx, then try again.',
      },
    },
  },
  columns: {
    title: { fr: 'Que contient chaque colonne\u202f?', en: 'What does each column hold?' },
    otherFile: { fr: 'Choisir un autre fichier', en: 'Choose another file' },
    unnamed: { fr: 'Colonne {number}', en: 'Column {number}' },
    ignored: { fr: 'Laissée de côté', en: 'Left out' },
  },
  lines: {
    wrong: {
      fr: '{count, plural, one {Une ligne à revoir} other {# lignes à revoir}}',
      en: '{count, plural, one {One line to look at} other {# lines to look at}}',
    },
    allGood: { fr: 'Toutes les lignes sont bonnes', en: 'Every line is good' },
    aside: {
      fr: '{count, plural, one {Une ligne écartée.} other {# lignes écartées.}}',
      en: '{count, plural, one {One line set aside.} other {# lines set aside.}}',
    },
    line: { fr: 'Ligne {line}', en: 'Line {line}' },
    setOneAside: { fr: 'Écarter', en: 'Set aside' },
    setAsideNamed: { fr: 'Écarter la ligne {line}', en: 'Set aside line {line}' },
    setAllAside: {
      fr: '{count, plural, one {Écarter cette ligne} other {Écarter ces # lignes}}',
      en: '{count, plural, one {Set aside this line} other {Set aside these # lines}}',
    },
    more: {
      fr: '{count, plural, one {Et une autre ligne ensuite.} other {Et # autres lignes ensuite.}}',
      en: '{count, plural, one {And one more line after these.} other {And # more lines after these.}}',
    },
    next: { fr: 'Voir ce qui changerait', en: 'See what would change' },
    sending: { fr: 'Envoi… {percent}\u00a0%', en: 'Sending… {percent}%' },
    progress: { fr: 'Avancement de l’envoi', en: 'How far the sending has come' },
  },
  check: {
    again: { fr: 'Vérifier à nouveau', en: 'Check again' },
    back: { fr: 'Revenir aux lignes', en: 'Back to the lines' },
  },
} satisfies Texts;
