import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './attack.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Try to identify somebody',
  intro:
    'Put yourself in the place of somebody who wants to know what one person answered. They know the method, who is in which group, and everything that was published. This is how far they would get, worked out from your company’s results.',
  none: 'Nothing is published yet: there is nothing to attack.',
  guess: {
    title: '1. Guess an answer',
    text: 'One person answered at the very bottom (3) or at the very top (13). Knowing what everybody else usually says, one would be right:',
    caption: 'Chances of guessing right, by published group',
    group: 'Group',
    people: 'Answers, at least',
    once: 'One published week',
    often: 'The whole history ({weeks} weeks)',
    percent: '{percent}%',
    coin: 'Tossing a coin: 50%. Even with every week, the advantage stops there: the secret term of each person never changes, and nothing that is published allows anybody to measure it.',
  },
  solve: {
    title: '2. Solve the equation',
    text: 'Choose a group and say what you think you know of the others. We work out what the person may have answered.',
    group: 'Group',
    others: 'Mean of the others, in your view',
    whole: 'Anything is possible: 1 to 15.',
    range:
      'Between {from} and {to} out of 15, and one time in twenty elsewhere. This supposes that you know, to a tenth, what everybody else answered.',
    refusal:
      'We show nothing more exact: the rest depends on secret terms that nobody here can read.',
  },
  others: {
    title: '3. The other attacks, and what stops them',
    subtract: {
      title: 'Subtract one group from another',
      text: 'The total less the published teams always leaves nobody, or at least {k} people. Otherwise one more team is hidden.',
    },
    before: {
      title: 'Compare before and after somebody leaves or joins',
      text: 'A closed week never changes. When somebody leaves, the secret term of the group is drawn anew; those who join wait until they are several, or a quarter. A small group that changes twice within four weeks falls silent.',
    },
    fake: {
      title: 'Invent employees to single out the real one',
      text: 'An account counts only after four weeks and two weeks of answers, and the space’s journal, which the works council reads, shows everyone who is added. The secret term of the person remains.',
    },
    pressure: {
      title: 'Ask colleagues what they answered',
      text: 'Even if all of them tell but one, that one’s answer is guessed hardly more often. Nobody has to tell what they answered.',
    },
    participation: {
      title: 'Find out who did not answer',
      text: 'Nowhere. Reminders go to everybody in the same way, and participation is rounded to ten percent.',
    },
  },
};
