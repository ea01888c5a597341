import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './mood.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'How work is going',
  intro:
    'One figure for each group, published every Monday at six, the same for HR and the works council. Read first where it is going, then where it stands. Never an answer, never a person.',
  loading: 'Reading the results…',
  failed: 'The results could not be read.',
  forbidden: 'These results are for the company’s HR and works council.',
  retry: 'Try again',
  arrived: 'New results have just been published.',
  altered: {
    title:
      '{count, plural, one {A published week has been altered} other {# published weeks have been altered}}',
    text: '{count, plural, one {Week of {days}: its figures are no longer those that were published, as their fingerprint shows. They are not displayed.} other {Weeks of {days}: their figures are no longer those that were published, as their fingerprints show. They are not displayed.}} Tell us: we will compare them with our copies.',
  },
  lastWeek: 'Last published week: {week}.',
  place: 'Group',
  whole: 'The whole company',
  back: 'Back to the results',
  print: 'Print',
  attack: 'Try to identify somebody',
  questions: 'A question for everybody',
  questionnaire: 'The yearly questionnaire',
  settings: 'Listening settings',
  method: 'The method',
  score: {
    title: 'QVCT score',
    level: 'Level',
    outOf: 'out of 15',
    margin: '± {margin}',
    marginText:
      'Nineteen times out of twenty, the true level is within {margin} {amount, plural, one {point} other {points}} of this figure. The trend is surer: what blurs the level does not move from week to week.',
    listed: '{count, plural, one {One person} other {# people}} on the quarter’s list.',
    rate: {
      'under-half':
        'In the whole company, fewer than half of those listed count: they answered in two weeks of twelve, or more.',
      'over-half':
        'In the whole company, more than half of those listed count: they answered in two weeks of twelve, or more.',
      most: 'In the whole company, most of those listed count: they answered in two weeks of twelve, or more.',
    },
    hidden: 'Not published',
    former:
      '{points} out of 15, by the former method. Trends and a margin will be back with the next list.',
    begins: 'A new list: changes are read from here on.',
  },
  climate: { low: 'Tense', middle: 'Mixed', high: 'Good' },
  climateBetween: '{from} to {to}',
  climateText:
    'Tense under 6, mixed from 6 to 10, good above. It is an index of how work is going, not a diagnosis. A single word is given only when the whole margin lies in one zone.',
  noRanking: 'Do not rank teams by level: compare each of them with itself.',
  list: {
    holds: 'List of {since}; the next one is made on {next}.',
  },
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
    caption: 'Published changes, week after week: {place}',
    table: 'The same figures as a table',
    week: 'Week',
    thread: 'Thread',
    score: 'Level',
    people: 'Listed',
    hidden: 'not published',
    begins: '(new list)',
    former: '{points} (former method)',
    scale:
      'Scale of 1 to 15. The line is the thread, from which changes are read: people who come and go do not move it. It is drawn so as to end at the level of the last week. The band shows what chance explains in one week, the upright line the margin of the level.',
    formerText:
      'Dashed weeks are those of the former method: they do not compare with the later ones.',
  },
  tree: {
    title: 'Sites and teams',
    caption: 'Trends and level of each group, last published week',
    group: 'Group',
    thirtyDays: '30 days',
    sevenDays: '7 days',
    level: 'Level and margin',
    listed: 'Listed',
    noTrend: 'not yet',
    hidden: 'not published',
    legend:
      'In the order of your sites and teams, never by level: between two teams the difference may be nothing but secret terms.',
  },
  factors: {
    title: 'The six factors',
    intro:
      'The average of each day’s third question over the four weeks to {day}. Its margin is wider still than that of the level: a factor sheds light on a trend, it triggers no alert.',
    none: 'Factors are published three times a list, every four weeks; the first ones will come.',
    factor: 'Factor',
    score: 'Score out of 15',
    hidden: 'not published',
  },
  outside: {
    title: 'A group that is split?',
    text: 'One and the same level may hide people far up and others far down. From sixty listed people on, once a list, it is told how many are outside the middle third of the scale; never on which side.',
    least: '10% or fewer outside the middle third',
    some: 'about {percent}% outside the middle third',
    most: '90% or more outside the middle third',
    margin:
      'With sixty people listed, this figure may be more than twenty percentage points off, with more people less: for one person in four the side is turned by chance, for ever, so that nothing is sure of anybody.',
  },
  hidden: {
    title: 'What is not shown, and why',
    names: 'Groups not published this week: {names}.',
    all: 'Every group is published this week.',
    silent:
      'Nothing is published as long as this list holds: when it was made, fewer than half of those listed in the company had answered in two of the last twelve weeks.',
    few: 'Either fewer than {least} people are on the quarter’s list there.',
    remainder:
      'Or fewer than {least} would remain beside the published groups, and subtraction would single them out.',
    fromList:
      'Both are read from the employer’s list, never from answers: whether a group is published says nothing of what people there answer, nor whether they do.',
    who: 'Who answered, who did not, on which day, at what time: nobody sees it.',
  },
  smallPlaces: {
    title: 'Small groups: what hides them, what would open them',
    whole: 'the whole company',
    intro:
      'By today’s headcount, supposing that everybody is listed. It takes {least} people in a group, and as many outside the published groups around it.',
    people: '({count, plural, one {# person} other {# people}})',
    few: 'It is {missing, plural, one {one person} other {# people}} short.',
    beside:
      'Large enough, but hidden by {others}: published, it would leave {count, plural, one {one person} other {# people}} apart in {within}, and subtraction would single them out.',
    besideUnplaced:
      'Large enough, but hidden by people without a team: published, it would leave {count, plural, one {one} other {#}} of them apart in {within}, and subtraction would single them out.',
    merge:
      'Joined with {other}, it would make a group of {count} people: both would appear, under one figure.',
    more: '{count, plural, one {One more group is in this case.} other {# more groups are in this case.}}',
    next: 'Joining counts from the list of {day} on. Do it only where these people really work together: a common figure says what they have in common.',
    employees: 'Move people to another team',
  },
  start: {
    title: 'The first results are on their way',
    intro:
      'Nothing is published before the first list. From then on a group appears if at least {least} people in it are listed, whether they answer or not.',
    since: 'People have been heard since {day}.',
    expected: 'Next list on Monday {day}; first results possible one week later.',
    needed:
      'By then at least half of the people who have come in must have answered in two of the twelve weeks before.',
    later:
      'The list of {list} is made, but too few people had answered in two weeks: nothing appears before the one of {day}. Reminders go to everybody in the same way; there is nobody to chase.',
    cameIn:
      '{count, plural, =0 {Nobody has come in} one {One person has come in} other {# people have come in}} of {of} on the list.',
    invite: 'Invite employees',
  },
  small: {
    title: 'Under {least}, no score',
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
