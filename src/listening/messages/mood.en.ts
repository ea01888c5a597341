import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './mood.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'How work is going',
  intro:
    'Means, published every Monday at six, the same for HR and the works council. Never an answer, never a person.',
  loading: 'Reading the results…',
  failed: 'The results could not be read.',
  forbidden: 'These results are for the company’s HR and works council.',
  retry: 'Try again',
  arrived: 'New results have just been published.',
  lastWeek: 'Last published week: {week}.',
  place: 'Group',
  whole: 'The whole company',
  back: 'Back to the results',
  print: 'Print',
  attack: 'Try to identify somebody',
  settings: 'Listening settings',
  method: 'The method',
  score: {
    title: 'QVCT score',
    outOf: 'out of 15',
    margin: '± {margin}',
    marginText:
      'Nineteen times out of twenty, the true level is within {margin} {amount, plural, one {point} other {points}} of this figure.',
    respondents: '{from} to {to} people answered',
    respondentsFrom: '{from} people or more answered',
    participation: {
      least: '10% or fewer of those who could',
      some: 'about {percent}% of those who could',
      most: '90% or more of those who could',
    },
    hidden: 'Not enough answers',
    changed: 'The group changed this week: compare with more caution.',
  },
  climate: { low: 'Tense', middle: 'Mixed', high: 'Good' },
  climateText:
    'An index of how work is going, not a diagnosis: under 6 tense, 6 to 10 mixed, over 10 good.',
  trend: {
    sevenDays: '7 days',
    sevenDaysText: 'last closed week against the one before',
    thirtyDays: '30 days',
    thirtyDaysText: 'last four weeks against the four before',
    up: 'up',
    down: 'down',
    stable: 'stable',
    none: 'nothing to compare with yet',
    change: '{change} {amount, plural, one {point} other {points}}',
    stableText: 'The difference is no more than chance explains.',
  },
  history: {
    title: 'Week after week',
    caption: 'Published score of each week: {place}',
    table: 'The same figures as a table',
    week: 'Week',
    score: 'Score',
    people: 'Answers',
    participation: 'Participation',
    hidden: 'not published',
    scale: 'Scale of 1 to 15; the band shows the margin.',
  },
  tree: {
    title: 'Sites and teams',
    caption: 'Published score of each group, last eight weeks',
    group: 'Group',
    thirtyDays: '30 days',
    hidden: 'not published',
    legend: 'Every cell has its figure; colour only says it again.',
  },
  factors: {
    title: 'The six factors',
    intro:
      'The third question of each day, four weeks together, up to {day}. A factor sheds light on a trend; it sets nothing off by itself.',
    none: 'Factors are published every four weeks; the first ones will come.',
    factor: 'Factor',
    score: 'Score out of 15',
    hidden: 'not published',
  },
  shares: {
    title: 'Spread',
    text: 'A mean may hide a group that is split in two. Beyond thirty answers, one also reads:',
    low: 'in the lowest third of the scale',
    high: 'in the highest third',
    least: '10% or fewer',
    some: 'about {percent}%',
    most: '90% or more',
    none: 'From thirty answers on only.',
  },
  hidden: {
    title: 'What is not shown, and why',
    few: 'A group in which fewer than {k} people answered. Zero or {less}, the screen is the same.',
    remainder: 'A group that would let a smaller one be found by subtraction.',
    alike: 'A group in which everybody said nearly the same: the mean would be everybody’s answer.',
    quiet: 'A small group that has just changed twice within four weeks.',
    who: 'Who answered, who did not, on which day, at what time.',
    names: 'Groups not published this week: {names}.',
    all: 'Every group is published this week.',
  },
  start: {
    title: 'The first results are on their way',
    intro:
      'Nothing is published before four weeks of listening, nor before {k} answers. That is what protects everybody from the start.',
    cameIn:
      '{count, plural, =0 {Nobody has come in} one {One person has come in} other {# people have come in}} of {of} on the list.',
    weeks:
      '{count, plural, =0 {No week closed} one {One week closed} other {# weeks closed}} of four.',
    expected:
      'First results possible on Monday {day}, if at least {k} people have answered in two weeks or more.',
    later:
      'The four weeks are over: answers are still missing. Reminders go to everybody in the same way; there is nobody to chase.',
    invite: 'Invite employees',
  },
  small: {
    title: 'Under {k}, no score',
    intro:
      'In a group this small no arithmetic really protects anonymity: we would rather show nothing. A conversation led well is worth more.',
    sheetTitle: 'An hour together, once a quarter',
    steps: {
      p1: 'Announce it a week before, and say what it is for.',
      p2: 'Choose somebody neutral to lead: an elected representative, the occupational health service, somebody from outside.',
      p3: 'Talk of the work, not of people: load, hours, room for manoeuvre, mutual help, meaning, changes to come.',
      p4: 'Write down together three things that go well, three that weigh, and one to change by the next time.',
      p5: 'Everybody may keep silent, and everybody may see the occupational doctor, in confidence, at any time.',
      p6: 'Come back to it on the day you said: what has changed, what has not.',
    },
    questions: 'To begin with',
    asks: {
      p1: 'Which moment of your week takes most of your energy?',
      p2: 'What keeps you from doing good work?',
      p3: 'Of which decision would you have liked to be told?',
      p4: 'Who helps you when something is stuck?',
    },
  },
  direction: { up: 'up', down: 'down', stable: 'stable' },
};
