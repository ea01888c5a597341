/** What somebody received in the year, in their own account. */
export const en = {
  title: 'Your gifts of {year}',
  intro:
    'What your company or your works council has entered under your name. Those who give see it too; your colleagues do not.',
  total: '{total} incl. VAT in all, for a limit of {limit} per person and year.',
  meaning:
    'Up to this limit URSSAF tolerates, under conditions, that the gifts of a year are not subject to contributions. Above it, those who give have to justify or declare them; part of them may then be on your payslip. If a line is wrong, tell them.',
  columns: { what: 'Gift', day: 'Given on', event: 'Event', value: 'Value incl. VAT' },
  noEvent: 'no event',
  failed: 'Your gifts of the year could not be read.',
  retry: 'Try again',
};
