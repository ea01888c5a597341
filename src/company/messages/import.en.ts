import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './import.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Import employees',
  intro:
    'The file of your payroll software, as it is. Nothing is saved before you have seen what would change.',
  readOnly: 'The space is read-only: imports come back with the licence.',
  back: 'Back to the list',
  steps: {
    label: 'Steps of the import',
    file: 'File',
    columns: 'Columns and lines',
    check: 'Check',
    done: 'Done',
  },
  file: {
    label: 'Choose a file, or drop it here',
    hint: 'CSV, text or Excel (.xlsx), 20 MB at most',
    reading: 'Reading the file…',
    another: 'Choose another file',
    privacy:
      'The file is read in your browser. Only the columns you keep leave for our servers: last name, first name, address, number, site and team.',
    problems: {
      'too-large': 'This file is over 20 MB. Remove columns you do not need, or cut it in two.',
      empty: 'This file is empty.',
      unreadable:
        'This file could not be read. Save it as CSV or .xlsx from your spreadsheet, then try again.',
      'old-excel':
        'This is a workbook of the old format (.xls). Open it, save it as .xlsx, then try again.',
    },
  },
  columns: {
    title: 'What does each column hold?',
    otherFile: 'Choose another file',
    unnamed: 'Column {number}',
    ignored: 'Left out',
    kinds: {
      lastName: 'Last name',
      firstName: 'First name',
      fullName: 'Last and first name together',
      email: 'E-mail',
      employeeNumber: 'Employee number',
      site: 'Site',
      team: 'Team',
    },
    problems: {
      'no-name':
        'Say where the names are: one column for last names and one for first names, or one for both.',
      'kind-twice': 'Two columns hold the same: leave one of them out.',
      'name-twice': 'The names are there twice: keep the column that has both, or the two others.',
    },
  },
  problems: {
    title: '{count, plural, one {One line to look at} other {# lines to look at}}',
    allGood: 'Every line is good',
    people: '{count, plural, =0 {Nobody in this file.} one {One person.} other {# people.}}',
    setAside: '{count, plural, one {One line set aside.} other {# lines set aside.}}',
    line: 'Line {line}',
    setOneAside: 'Set aside',
    setAsideNamed: 'Set aside line {line}',
    setAllAside: '{count, plural, one {Set aside this line} other {Set aside these # lines}}',
    more: '{count, plural, one {And one more line after these.} other {And # more lines after these.}}',
    next: 'See what would change',
    sending: 'Sending… {percent}%',
    progress: 'How far the sending has come',
  },
  wrong: {
    any: {
      required: 'This is empty.',
      'too-long': 'This is too long: 200 characters at most.',
      'control-characters': 'An invisible character slipped in.',
      'link-in-name':
        'A name holds no link and no e-mail address. After a dot or a colon, leave a space.',
      'number-in-name':
        'Nine digits in a row or more look like a telephone number, and a name holds none. Only a SIRET passes, written in one piece.',
    },
    firstName: { required: 'The first name is missing.' },
    lastName: {
      required: 'The last name is missing.',
      'several-of-that-name': 'Several people have this name: give a number or an address.',
      'same-person-twice': 'Two lines name the same person: keep one of them.',
    },
    email: {
      'email-invalid': 'This address does not look complete.',
      'email-of-another': 'This address belongs to another employee number.',
    },
    repeated: 'Given on line {line} already.',
    unknown: 'To be checked.',
  },
  check: {
    title: 'This is what would change',
    nothing: 'Nothing would change',
    conflicts:
      '{count, plural, one {One line contradicts the list} other {# lines contradict the list}}',
    conflictsText:
      'They could name somebody else. Correct them or set them aside: as long as there are any, nothing is saved.',
    again: 'Check again',
    setAside: '{count, plural, one {Set aside this line} other {Set aside these # lines}}',
    added: '{count, plural, one {person added} other {people added}}',
    changed: '{count, plural, one {person changed} other {people changed}}',
    unchanged: '{count, plural, one {person unchanged} other {people unchanged}}',
    places:
      '{sites, plural, =0 {} one {One site will be made ({names}). } other {# sites will be made ({names}). }}{teams, plural, =0 {} one {One team will be made.} other {# teams will be made.}}',
    promise:
      'Those whom the file does not name stay as they are: a departure is noted in the list. The same file imported again changes nothing.',
    run: 'Save',
    running: 'Saving…',
    back: 'Back to the lines',
  },
  done: {
    title: 'Done',
    nothing: 'Everything was up to date',
    counts:
      '{added, plural, =0 {Nobody added} one {One added} other {# added}}, {changed, plural, =0 {nobody changed} one {one changed} other {# changed}}, {unchanged, plural, =0 {nobody unchanged} one {one unchanged} other {# unchanged}}.',
    toList: 'See the list and invite',
  },
};
