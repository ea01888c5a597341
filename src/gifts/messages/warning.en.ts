/** Before ordering: what these boxes would do to the year of employees. */
export const en = {
  title: 'URSSAF limit of {year}',
  crossing:
    'If each person receives one box of each line ({value} incl. VAT), {count, plural, one {one more person would be} other {up to # more people would be}} over {limit} this year.',
  first: 'The first of them as early as {month}.',
  already:
    '{count, plural, one {One person is already} other {# people are already}} over {limit}.',
  meter: 'See the meter of gifts',
};
