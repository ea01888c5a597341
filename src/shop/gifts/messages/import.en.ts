/** Bringing in a list of gifts. */
export const en = {
  title: 'Import a list of gifts',
  intro:
    'The file of your works council or supplier, as it is: a number, an address or a name, a date, a value. Nothing is kept before you have seen what would change.',
  readOnly: 'This space is read-only: importing goes on with the licence.',
  back: 'Back to the meter',
  gift: 'Gift',
  steps: {
    label: 'Steps of the import',
    file: 'File',
    lines: 'Columns and lines',
    check: 'Check',
    done: 'Done',
  },
  file: {
    label: 'Choose a file, or drop it here',
    hint: 'CSV, text or Excel (.xlsx), 20\u00a0MB at most',
    reading: 'Reading the file…',
    another: 'Choose another file',
    privacy:
      'The file is read in your browser. Only the columns that you keep travel to our servers.',
    problems: {
      'too-large': 'This file is larger than 20\u00a0MB. Remove columns, or cut it in two.',
      empty: 'This file is empty.',
      unreadable:
        'This file could not be read. Save it as CSV or .xlsx from your spreadsheet, then try again.',
      'old-excel':
        'This is a workbook of the former format (.xls). Open it, save it as .xlsx, then try again.',
    },
  },
  columns: {
    kinds: {
      employeeNumber: 'Number',
      email: 'E-mail',
      lastName: 'Last name',
      firstName: 'First name',
      fullName: 'Full name',
      givenOn: 'Given on',
      value: 'Value incl. VAT',
      what: 'What it is',
      event: 'Event',
    },
    problems: {
      'column-twice': 'Two columns hold the same: leave one out.',
      'no-person':
        'Say for whom the gifts are: a number, an address, or a last name with its first name.',
      'no-day': 'Say where the date is.',
      'no-value': 'Say where the value is.',
    },
  },
  lines: {
    wrong: '{count, plural, one {One line to look at} other {# lines to look at}}',
    allGood: 'All lines are good',
    gifts: '{count, plural, =0 {No gift in this file.} one {One gift.} other {# gifts.}}',
    aside: '{count, plural, one {One line set aside.} other {# lines set aside.}}',
    tooLong: 'The file has too many lines: {most, number} at most at a time. Cut it in two.',
    setAllAside: '{count, plural, one {Set this line aside} other {Set these # lines aside}}',
    next: 'See what would change',
  },
  problems: {
    required: 'This is empty.',
    'too-long': 'This is too long: 200 characters at most.',
    'control-characters': 'An invisible character has slipped in.',
    'person-missing': 'A number, an address, or a last name with its first name is missing.',
    'person-unknown': 'Nobody of the company who was there on that day matches.',
    'several-people': 'Several people bear this name: give a number or an address.',
    'day-invalid': 'Write a date since 2020, such as 24/12/2026.',
    'amount-invalid': 'Write an amount in euros, such as 42.09.',
    'event-unknown': 'URSSAF does not list this event: leave it empty.',
    unknown: 'This value is not accepted.',
  },
  check: {
    conflicts: '{count, plural, one {One line is for nobody} other {# lines are for nobody}}',
    conflictsText: 'Put them right here, or set them aside.',
    again: 'Check again',
    setAside: '{count, plural, one {Set this line aside} other {Set these # lines aside}}',
    title: 'What would be entered',
    nothing: 'Everything is entered already',
    added: '{count, plural, one {more gift} other {more gifts}}',
    people: '{count, plural, one {person} other {people}}',
    total: 'Value, incl. VAT',
    known: '{count, plural, one {line entered before} other {lines entered before}}',
    promise: 'The same file a second time adds nothing. An import is taken back at once.',
    run: 'Enter in the meter',
    change: 'Back to the lines',
  },
  done: {
    title: 'The list is entered',
    counts:
      '{added, plural, one {One gift entered} other {# gifts entered}} for {people, plural, one {one person} other {# people}}, {total} incl. VAT.',
    toMeter: 'See the meter',
    another: 'Import another list',
  },
};
