import type { fr } from './overview.fr.ts';

export const en: typeof fr = {
  loading: 'Reading the results…',
  failed: 'The results could not be read.',
  retry: 'Try again',
  week: 'Results of {week}',
  level: '{climate}: {points} out of 15, give or take {margin}',
  climate: {
    low: 'A tense climate',
    lowToMiddle: 'A tense to mixed climate',
    middle: 'A mixed climate',
    middleToHigh: 'A mixed to good climate',
    high: 'A good climate',
    lowToHigh: 'An uncertain climate, anywhere from tense to good',
  },
  participation: 'Participation',
  rate: {
    'under-half': 'fewer than half',
    'over-half': 'more than half',
    most: 'most',
  },
  listed: '{count, plural, one {of one person listed} other {of # people listed}}',
  factors:
    'Over four weeks, the highest factor: {high} ({highPoints}); the lowest: {low} ({lowPoints}).',
  silent: 'Nothing is published for the whole company this week.',
  none: {
    title: 'No results yet',
    text: 'The QVCT score appears every Monday at 6 a.m., for groups of at least {least} people listed. Below that nothing appears: that is what protects everyone.',
  },
  action: 'See how work is going',
};
