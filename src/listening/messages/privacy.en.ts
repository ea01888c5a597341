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
    text: 'A mean for each team, once the week is over, and only if at least {k} people in it have answered. They see the same, at the same minute. Never an answer, never a name, never who answered and who did not.',
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
      'You are fewer than {k}: nothing is published for your group. Your answers count within a larger one only.',
  },
  example: {
    title: 'An example',
    text: 'You answer “Very badly” and your nine colleagues “Rather well”. On Monday the team may read 9.5 out of 15, or 11: a secret shift is added to every mean, and nobody can tell from it for sure what you said.',
  },
  always:
    'Somebody who moves, who leaves, or an answer that comes late never changes a result that was published.',
  method: 'The whole method',
};
