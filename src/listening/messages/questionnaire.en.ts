/** The yearly questionnaire: to open it, to answer it, and what is published of it. */
export const en = {
  title: 'The yearly questionnaire',
  intro:
    'Eighteen statements about work, the same every year, never free text. Six dimensions are published, never a statement.',
  loading: 'Reading the questionnaire…',
  card: {
    title: 'This year’s questionnaire',
    text: 'Eighteen statements, five minutes. You can stop and go on until {closes} included.',
    begin: 'Begin',
    goOn: 'Go on: {done} of {all}',
    again: 'See my answers again',
    done: 'You have been through all of it. The result is published on Monday {told}.',
  },
  own: {
    back: 'Back to my check-in',
    intro:
      'For each statement, say how often it has been true for you over the last year. Each may be passed.',
    privacy:
      'Optional. Nobody in the company sees who answered, or what. Only six dimensions are published, blurred, for groups of at least {least} listed people. Your answers are erased when the result is out.',
    step: 'Step {step} of {steps}: {dimension}',
    progress: '{done} of {all}',
    saving: 'Saving…',
    saved: 'Everything is saved.',
    untouched: 'Nothing is saved yet.',
    pass: 'I pass',
    previous: 'Previous',
    next: 'Next',
    finish: 'Finish',
    endTitle: 'Thank you',
    end: 'You have been through {done} of {all} statements. You can come back to them until {closes} included; the result is out on Monday {told}.',
    fromStart: 'See it again from the start',
    failed: 'Your last answers are not saved. Keep this page open and try again.',
    closed: 'The questionnaire is closed or withdrawn: your answers are not saved.',
    retry: 'Try again',
    none: 'No questionnaire is open for you at the moment.',
  },
  next: {
    ready:
      'It would be open from Monday {opens} to Sunday {closes}, for the {listed} people on the list of the quarter, and published on Monday {told}: for the whole company{count, plural, =0 {} one { and for: {places}} other { and for # places: {places}}}.',
    once: 'One a year, opened by HR or by the works council. The other sees it here and in the journal before it opens, and can withdraw it.',
    'no-list': 'It cannot be opened yet: the first list of the company has not been made.',
    'old-list':
      'It can be opened from the next list on, on Monday {again}: the one of this quarter was made before there was a questionnaire.',
    few: 'It cannot be opened: {listed, plural, one {one person is} other {# people are}} on the list of the quarter, and {least} are needed for a result that protects everybody and says something.',
    'this-year': 'This year’s is there. The next one can be opened from {again} on.',
    'this-list':
      'A questionnaire was withdrawn this quarter. The next one can be opened from Monday {again} on.',
    late: 'The quarter is too far gone for it to close before the next list. It can be opened from Monday {again} on.',
  },
  ask: {
    open: 'Open the questionnaire on Monday',
    opened: 'The questionnaire will open on Monday.',
    failed: 'The questionnaire is not opened. Try again.',
    statements: 'What everybody will read',
  },
  asked: {
    title: 'Questionnaires',
    none: 'No questionnaire has been opened yet.',
    heading: 'From {opens} to {closes}',
    state: {
      written: 'Will open on Monday {opens}.',
      open: 'Open. The result is published on Monday {told}; nothing can be read before.',
      waiting: 'Closed. The result is published on Monday {told}.',
      told: 'Published on Monday {told}.',
      'few-answered': 'Closed. Fewer than half answered: nothing else is published.',
      withdrawn: 'Withdrawn. The answers are erased, nothing is published.',
    },
    rate: { 'over-half': 'More than half answered.', most: 'Most answered.' },
    withdraw: 'Withdraw',
    withdrawing: 'Withdraw the questionnaire of {opens}',
    withdrawn: 'The questionnaire is withdrawn.',
    notWithdrawn: 'The questionnaire is not withdrawn. Try again.',
    whole: 'The whole company',
    listed: '{count} listed',
    column: { dimension: 'Dimension', points: 'Points' },
    hidden: 'Not published',
    margin:
      'To within ± {margin} {amount, plural, one {point} other {points}}, nineteen times in twenty. More points are better; 8 is the middle.',
    reading:
      'An order of magnitude, to begin a discussion: two places closer than their margin cannot be told apart.',
  },
  told: 'The yearly questionnaire',
};
