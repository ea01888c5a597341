import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './import.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Import a risk document',
  intro:
    'The document you have today, as CSV or Excel. You will see what each line holds before anything is saved.',
  readOnly:
    'Importing is for the employer, HR and the prevention lead, as long as the licence runs.',
  back: 'Back to the document',
  unnamedHazard: 'Hazard to be specified',
  steps: {
    label: 'Steps of the import',
    file: 'File',
    lines: 'Columns and lines',
    done: 'Done',
  },
  file: {
    label: 'Choose a file, or drop it here',
    hint: 'CSV, text or Excel (.xlsx), 20 MB at most',
    reading: 'Reading the file…',
    another: 'Choose another file',
    privacy: 'The file is read in your browser. Only the columns you keep are sent to our servers.',
    problems: {
      'too-large': 'This file is over 20 MB. Remove its pictures, or cut it in two.',
      empty: 'This file is empty.',
      unreadable:
        'This file could not be read. Save it as CSV or .xlsx from your spreadsheet, then try again.',
      'old-excel':
        'This is a workbook in the old format (.xls). Open it, save it as .xlsx, then try again.',
    },
  },
  columns: {
    title: 'What does each column hold?',
    otherFile: 'Choose another file',
    sheet: 'Sheet of the workbook',
    sheetHint: 'One sheet at a time: the others can be imported afterwards in the same way.',
    unnamed: 'Column {number}',
    leftOut:
      '{count, plural, one {One column is left out} other {# columns are left out}}: {names}.',
    everyUnit: 'Work unit of all lines',
    everyUnitHint: 'No column says the work unit: name the one this file is about.',
    kinds: {
      establishment: 'Establishment',
      unit: 'Work unit',
      family: 'Family of risks',
      hazard: 'Hazard',
      situation: 'Dangerous situation',
      harm: 'Possible harm',
      sexDifference: 'Difference between women and men',
      measures: 'Measures in place',
      women: 'Women exposed',
      men: 'Men exposed',
      frequency: 'Frequency',
      severity: 'Severity',
      mastery: 'Control',
      priority: 'Priority',
      rating: 'Original rating',
      action: 'Planned actions',
      responsible: 'Person responsible for the actions',
      dueOn: 'Due date of the actions',
    },
    problems: {
      'no-risk': 'Say where the risks are: the dangerous situation, or the hazard.',
      'column-twice': 'Two columns hold the same: leave one out, or keep it as original rating.',
    },
  },
  scale: {
    title: 'This file seems to be rated on another scale',
    text: '{count, plural, one {One line has a rating} other {# lines have a rating}} outside your method ({method}). Lines will come in as “not evaluated”, with their original rating kept among the measures: the same figure does not mean the same on another scale.',
    fit: '{count, plural, one {Evaluate the line whose figures are on your scale all the same} other {Evaluate the # lines whose figures are on your scale all the same}}',
  },
  lines: {
    coming:
      '{count, plural, =0 {No line to import} one {One line to import} other {# lines to import}}',
    counts:
      '{units, plural, =0 {No work unit} one {One work unit} other {# work units}}, {actions, plural, =0 {no action} one {one action} other {# actions}}, {evaluated, plural, =0 {no risk evaluated} one {one risk evaluated} other {# risks evaluated}}.',
    promise:
      'Lines are added to your document, where all of them can still be changed; what is there already stays as it is. The same file, imported again, adds nothing twice.',
    run: '{count, plural, one {Import one line} other {Import # lines}}',
  },
  aside: {
    title: '{count, plural, one {One line is set aside} other {# lines are set aside}}',
    text: 'They will not come in. Download them, correct them in your spreadsheet, then import that second file.',
    refused: '{count, plural, one {One line was not accepted} other {# lines were not accepted}}',
    line: 'Line {line}',
    problems: 'Problem',
    excerpt: 'Content',
    more: '{count, plural, one {And one more line, in the file to download.} other {And # more lines, in the file to download.}}',
    download: 'Download these lines (CSV)',
    file: 'lines-to-review',
    originalLine: 'Original line',
    wrong: 'To review',
    mark: 'Mark (leave as it is)',
    problem: '{column}: {problem}',
  },
  wrong: {
    any: {
      required: 'this is empty.',
      'too-long': 'this is too long: 4,000 characters at most, 200 for a name.',
      'control-characters': 'an invisible character has slipped in.',
      'number-invalid': 'a whole number of people is needed.',
      'day-invalid': 'a date is needed, such as 15/12/2026.',
    },
    unit: { required: 'no work unit is given, here or above.' },
    situation: { required: 'the line says neither a situation nor a hazard.' },
    action: { 'too-many': 'thirty actions at most on a line.' },
    unknown: 'to be checked.',
  },
  sending: {
    title: '{count, plural, one {Importing one line} other {Importing # lines}}',
    share: '{percent}%',
    progress: 'Progress of the import',
    stopped: 'The import stopped on its way',
    forbidden: 'You no longer have this right, or the licence has ended.',
    unreachable:
      'What has arrived is saved, the rest is waiting here. Going on will add nothing twice.',
    resume: 'Go on with the import',
    rest: 'Download the lines that are left (CSV)',
  },
  done: {
    title: 'Done',
    added: '{count, plural, =0 {risks added} one {risk added} other {risks added}}',
    alreadyThere:
      '{count, plural, =0 {lines already in the document} one {line already in the document} other {lines already in the document}}',
    newUnits: '{count, plural, =0 {units created} one {unit created} other {units created}}',
    toDocument: 'See the document',
    another: 'Import another file',
    anotherSheet: 'Import another sheet',
  },
};
