import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './poll.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'A question for everybody',
  intro:
    'Two to five answers to choose from, never free text. The question is put to the whole company, and published under the same rules as everything else.',
  loading: 'Reading the questions…',
  link: 'Put a question to everybody',
  own: {
    title: 'You are asked what you think',
    until: 'Until {closes} included. Result published on Monday {told}.',
    privacy:
      'Optional. Nobody in the company sees who answered, or what. One person in four, drawn by lot for ever and known to nobody, is not counted: nothing that is published proves an answer. Your answer is erased as soon as the result is out.',
    pass: 'I pass',
    passed: 'You passed this question. You can still answer.',
    kept: 'Noted. You can change your answer until {closes}.',
    failed: 'Your answer was not saved. Try again.',
    closed: 'This question is closed or withdrawn: your answer was not saved.',
  },
  next: {
    ready:
      'It would be asked from Monday {opens} to Sunday {closes}, of the {listed} people on the quarter’s list, and published on Monday {told}: for the whole company{count, plural, =0 {} one { and one site: {sites}} other { and # sites: {sites}}}.',
    once: 'One question a quarter only, of HR or of the works council: each one that is asked teaches a little of everybody.',
    'no-list': 'No question can be asked yet: the company’s first list has not been made.',
    few: 'No question can be asked: {listed, plural, one {one person is} other {# people are}} on the quarter’s list, and it takes {least} for a result to protect everybody. Below that nothing is published.',
    asked:
      'A question was asked this quarter already. The next one can be written from Monday {next} on.',
    late: 'The quarter is too far gone for the question to close before the next list. The next one can be written from Monday {next} on.',
  },
  form: {
    title: 'Write the question',
    wording: 'The question',
    wordingHint:
      'Speak of work, never of a person. The works council and HR read it before it is asked, and the journal keeps it.',
    choice: 'Answer {number}',
    choices: 'The answers to choose from',
    addChoice: 'Add an answer',
    english: 'Add the English version',
    wordingEn: 'The question in English',
    choiceEn: 'Answer {number} in English',
    preview: 'What everybody will see',
    emptyPreview: 'Write the question and two answers to see them here.',
    send: 'Ask the question',
    sent: 'The question will be asked on Monday.',
    failed: 'The question was not saved. Try again.',
    forbidden: 'You may not ask a question, or the licence of the space is over.',
  },
  asked: {
    title: 'Questions asked',
    none: 'No question has been asked yet.',
    dates: 'From {opens} to {closes}',
    state: {
      written: 'Will be asked on Monday {opens}.',
      open: 'Open. Result published on Monday {told}; nothing is read before.',
      waiting: 'Closed. Result published on Monday {told}.',
      told: 'Published on Monday {told}.',
      withdrawn: 'Withdrawn. The answers are erased, nothing is published.',
    },
    withdraw: 'Withdraw',
    withdrawing: 'Withdraw the question: {wording}',
    withdrawn: 'The question is withdrawn.',
    notWithdrawn: 'The question was not withdrawn. Try again.',
    whole: 'The whole company',
    listed: '{count} listed',
    rate: {
      'under-half': 'Fewer than half answered: read it with great care.',
      'over-half': 'More than half answered.',
      most: 'Most answered.',
    },
    percent: '{percent}%',
    margin:
      'In tens, to within {margin} points: two answers closer than that cannot be told apart. The sum may not be 100.',
    column: { choice: 'Answer', share: 'Share' },
  },
  told: 'Questions put to everybody',
  problems: {
    required: 'Write something.',
    'too-long': 'The text is too long.',
    'control-characters': 'The text contains signs that cannot be seen.',
    'link-in-name': 'No link and no address.',
    'number-in-name': 'No telephone number: never nine digits in a row.',
    twice: 'This answer is there already.',
    'names-somebody': 'The text names somebody of the company.',
  },
};
