import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './demo.fr.ts';
import { en as questions } from './questions.en.ts';

export const en: MirrorOf<typeof fr> = {
  badge: 'Demonstration',
  nothingKept: 'Invented answers, the product’s real rules. Nothing is stored or sent.',
  noScript:
    'Your browser does not run scripts: the demonstration can be read, but it does not react.',
  places: {
    whole: 'The whole company',
    workshop: 'Workshop',
    studio: 'Design office',
    delivery: 'Delivery',
    reception: 'Front desk',
  },
  checkIn: {
    label: 'A check-in, demonstrated',
    question: questions.relations[1],
    saidTitle: 'Said. Here is what remains of it.',
    saidText:
      'On one side your answer, for you alone. On the other the average of a group, on Monday at six.',
    low: 'When nothing goes well, nobody has to stay alone with it: in the app, the French helpline 3114, the emergency number and the occupational doctor are one tap away from every question, and nobody is told.',
    own: 'What you see, and you alone',
    ownBefore: 'A month of answers, as if you had been here since autumn.',
    ownWith: 'Today’s answer has just joined them.',
    group: 'What HR and the works council will read',
    groupText: 'On Monday at six, for the Front desk, your team.',
    missing:
      'Your {others} colleagues have answered. Under {k} answers nothing appears, and nobody learns how many were missing. Answer, and the average will show.',
    reach:
      'With you they are {k}. Had you answered lowest throughout, it would read {low}; highest, {high}. A secret term is added: nobody gets from this figure back to you.',
  },
  dashboard: {
    label: 'Results, demonstrated',
    views: {
      legend: 'Who is looking',
      hr: 'What HR and the works council read',
      colleague: 'What a colleague sees',
    },
    takeOut: 'Take one answer out: {team}',
    takeOutText: 'The Front desk has just {k} answers. Take one out and watch the list.',
    hidden:
      'With {less} answers the Front desk falls silent. So does Delivery, which has enough of them: otherwise the total minus the other teams would have given the Front desk away.',
    colleague:
      'Their own answers, day by day, and their trends over the last seven and thirty days. Nothing of anybody else’s.',
    everybody:
      'If the company so decides, everybody also reads the averages of HR and the works council: the same figures, at the same minute.',
  },
  attack: {
    label: 'An attack, demonstrated',
    tries: 'Where do you begin?',
    released: 'All that the product has shown you',
    group: 'Group',
    week: 'Week',
    weeks: { before: 'With Camille', away: 'Without Camille' },
    percent: '{percent}%',
    filter: {
      title: 'Filter down to her',
      text: 'Choose her team and the right week.',
      mean: 'An average: {points} out of 15',
      why: 'It is about the whole group, rounded to half a point and shifted by a secret term. It will never change again.',
      none: 'There is no other filter: no age, no contract, no seniority, no day.',
    },
    subtract: {
      title: 'Subtract',
      text: 'Take the total, remove the teams that are published: hers is left.',
      left: '{count, plural, =0 {Nobody is left} other {# people are left, together}}',
      why: 'Only one team is under {k} answers, but the product has hidden a second one, which had enough. Otherwise {less} people would have been left, Camille among them.',
      nobody:
        'All teams could be published that week: the total says no more than their averages do.',
    },
    compare: {
      title: 'Compare two weeks',
      text: 'She answered, then went on leave. The difference would be her.',
      sum: '{people} × {now} − {others} × {before} = ?',
      why: 'Each week has its own secret term, each value is rounded to half a point, and the others changed their minds too. The difference drowns in that.',
    },
    guess: {
      title: 'Guess',
      text: 'Know everything of the others, and bet on her: very low, or very high?',
      found: 'The share of bets won, in a group of {people}, knowing everything of the others',
      why: 'Heads or tails would be 50%. We do not promise zero: we bound the advantage, measure it with every version, and publish the measure.',
    },
  },
};
