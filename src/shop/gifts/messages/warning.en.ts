/** Before ordering: what these boxes would do to the year of employees. */
export const en = {
  title: 'URSSAF limit of {year}',
  crossing:
    'If each person receives one box of each line ({value} incl. VAT), {count, plural, one {one more person would be} other {up to # more people would be}} over {limit} this year.',
  first: 'The first of them as early as {month}.',
  already:
    '{count, plural, one {One person is already} other {# people are already}} over {limit}.',
  meter: 'See the meter of gifts',
  simulated: {
    ask: 'Count what your space has already given too',
    title: '{company}, by the meter of {year}',
    crossing:
      'These boxes on top of what each person has received: {count, plural, =0 {nobody else would be} one {one more person would be} other {# more people would be}} over {limit} this year, of {people, plural, one {the one employee} other {the # employees}} on your list.',
    how: 'Counted person by person, without averages or the amount typed above: boxes on demand from this month, the monthly box each month until December.',
    failed: 'The meter did not answer. Your simulation is still here.',
    retry: 'Try again',
  },
};
