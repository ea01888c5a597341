import { en as events } from './events.en.ts';

/** The justification sheet of a year, printed or as a list. */
export const en = {
  title: 'Gifts to employees in {year} – {company}',
  foot: '{title} · version {number} · {hash}',
  page: 'Page',
  company: '{name}, SIREN {siren}',
  printed: 'Printed on {moment}, version {number}',
  hash: 'Fingerprint of the content (SHA-256): {hash}',
  limit:
    'Limit of {year}: {limit} per employee, which is 5% of the monthly social security ceiling ({ceiling}), rounded to the euro. Source: {source}.',
  provisional:
    'The ceiling of {year} is not published yet: the year is judged by the limit of {ofYear}, {limit} per employee (5% of {ceiling}). Source: {source}.',
  totals:
    '{receivers, plural, =0 {Nobody has received a gift} one {One person has received a gift} other {# people have received a gift}}, for {total} including VAT in all; {over, plural, =0 {nobody is over the limit} one {one person is over the limit} other {# people are over the limit}}.',
  giver: 'Who gives',
  givers: {
    council: 'The works council (CSE), as part of its social and cultural activities.',
    'small-employer':
      'The employer, in a company of {headcount, plural, one {# employee} other {# employees}}, below the {councilHeadcount} from which social and cultural activities belong to the council.',
    carence:
      'The employer of {headcount, plural, one {# employee} other {# employees}}, who declares a procès-verbal de carence (no candidate at the elections): keep it with this sheet.',
    'employer-without-record':
      'The employer of {headcount, plural, one {# employee} other {# employees}}, without a declared procès-verbal de carence. From {councilHeadcount} employees on, the tolerance holds for the gifts of the council, not for those that the employer gives.',
  },
  policy: 'By which criteria',
  noPolicy: 'No criteria have been written down.',
  rule: {
    title: 'The rule that was applied',
    together:
      'All gifts to an employee in a calendar year are added together, VAT included. Up to the limit they give rise to no contributions, whatever the occasion (ministerial letter of 12 December 1988).',
    event:
      'Above it each gift is examined: it is left out only if it belongs to an event that URSSAF lists and that concerns this employee, is used for it, and if the gifts of that event stay within the limit. Otherwise its whole value is subject to contributions, from the first euro.',
    tolerance:
      'This is a tolerance of the administration, by which judges are not bound (Cass. 2e civ., 30 March 2017, no. 15-25.453). Keep the invoices and the proof of each event with this document.',
  },
  people: 'By employee',
  number: 'number {number}',
  day: 'Given on',
  what: 'Gift',
  event: 'Event',
  origin: 'Origin',
  value: 'Value incl. VAT',
  none: 'None',
  nobody: 'No gift is declared for {year}.',
  origins: {
    order: 'Order {number}, attributed on {day} by {by}',
    declared: 'Declared on {day} by {by}',
    imported: 'Imported on {day} by {by}',
  },
  somebody: 'a deleted account',
  verdict: {
    within: 'Total: {total} of {limit}. Within the limit.',
    over: 'Total: {total} of {limit}. Over the limit: {toProve} to be proven by event, {subject} subject to contributions.',
  },
  sources: { order: 'Order', declared: 'Declaration', imported: 'Import' },
  csv: {
    lastName: 'Last name',
    firstName: 'First name',
    employeeNumber: 'Number',
    site: 'Site',
    day: 'Date',
    what: 'Gift',
    event: 'Event',
    value: 'Value incl. VAT',
    source: 'Origin',
    order: 'Order',
    declaredBy: 'Declared by',
    declaredOn: 'Declared on',
  },
  events: {
    birth: events.birth.name,
    adoption: events.adoption.name,
    marriage: events.marriage.name,
    'civil-partnership': events['civil-partnership'].name,
    retirement: events.retirement.name,
    'mothers-day': events['mothers-day'].name,
    'fathers-day': events['fathers-day'].name,
    'saint-catherine': events['saint-catherine'].name,
    'saint-nicholas': events['saint-nicholas'].name,
    'employee-christmas': events['employee-christmas'].name,
    'child-christmas': events['child-christmas'].name,
    'school-start': events['school-start'].name,
  },
};
