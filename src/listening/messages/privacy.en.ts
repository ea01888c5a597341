import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './privacy.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Who sees what?',
  close: 'Close',
  you: {
    title: 'You',
    text: 'Everything you have answered, day by day. You can download it and erase it whenever you like.',
  },
  company: {
    title: 'HR and the works council',
    text: 'A figure for each team, once the week is over, if at least {least} people in it are on the quarter’s list, whether they answer or not. They see the same, at the same minute. Never an answer, never a name, never who answered and who did not.',
    everybody: 'Your company has chosen to show these same results to every employee.',
  },
  nobody: {
    title: 'Nobody else',
    text: 'Your answers are in a separate database, under a pseudonym whose key is elsewhere. The screens of your company and of our team have no access to it.',
  },
  group: {
    title: 'Your group',
    text: '{name}: {count, plural, one {one person} other {# people}}.',
    changed: 'The people in it last changed on {day}.',
    never: 'The people in it have not changed.',
    small:
      'You are fewer than {least}: nothing is published for a group so small. Your answers count within a larger one only.',
    waits:
      'You are not yet on the list of your group: you count there from Monday {day} on, if you have answered in two weeks by then. Your own trends do not wait.',
  },
  example: {
    title: 'An example',
    text: 'You answer “Very badly” and your nine colleagues “Rather well”. Your number goes down by two points a week only, and never leaves 3 to 13. A secret term, yours for ever, is added to it, and your colleagues’ to theirs: on Monday the team may read 8 out of 15, or 12, and nobody can tell from it for sure what you said.',
  },
  polls: {
    title: 'Questions put to everybody',
    text: 'Once a quarter at most, HR or the works council can ask a question with fixed answers. Only shares are published, in tens, once, from sixty people listed on. One person in four, known to nobody and always the same, is not counted in them. Your answer is erased when the result is out.',
  },
  questionnaire: {
    title: 'The yearly questionnaire',
    text: 'Once a year, eighteen statements, optional. No statement is published: only six dimensions, once, for the company and groups of at least {least} listed people, with secret terms that are yours for ever. Your answers are kept under a pseudonym until the result, then erased.',
  },
  notPromised: {
    title: 'What we do not promise',
    text: 'Somebody who knew everything the others answer might notice that you change for long. And do not show your answers to your employer: a single one would teach them something of your secret term, for ever.',
  },
  always:
    'Somebody who moves, who leaves, or an answer that comes late never changes a result that was published. If you leave, or answer no more, your last number counts until the list ends: your absence shows nowhere.',
  method: 'The whole method',
};
