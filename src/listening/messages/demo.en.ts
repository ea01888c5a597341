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
      'On one side your answer, for you alone. On the other the figure of a group, on Monday at six.',
    low: 'When nothing goes well, nobody has to stay alone with it: in the app, the French helpline 3114, the emergency number and the occupational doctor are one tap away from every question, and nobody is told.',
    own: 'What you see, and you alone',
    ownBefore: 'A month of answers, as if you had been here since autumn.',
    ownWith: 'Today’s answer has just joined them.',
    group: 'What HR and the works council will read',
    groupText: 'On Monday at six, for the Front desk, your team.',
    missing:
      'The Front desk has {least} people listed: its figure appears whether you answer or not. Without an answer of yours this week, your last number stays. Answer, and see how far it moves.',
    reach:
      'Lowest throughout, it would read {low}; highest, {high}. One week moves your number by two points only, and your secret term is added to it: from this figure nobody can be sure of what you said.',
  },
  dashboard: {
    label: 'Results, demonstrated',
    views: {
      legend: 'Who is looking',
      hr: 'What HR and the works council read',
      colleague: 'What a colleague sees',
    },
    people: {
      legend: '{team}, this week',
      'as-usual': 'Everybody answers',
      silent: 'One person keeps silent',
      gone: 'They leave, a list begins',
    },
    'as-usual': 'The Front desk has just {least} people listed. Let one fall silent, or leave.',
    silent: 'Nothing has moved: their last number stays. Whether one answers shows in no figure.',
    gone: 'With {less} people listed the Front desk falls silent. So does Delivery, which has enough of them: otherwise the total minus the other teams would have given the Front desk away. The list decides it, not the answers.',
    colleague:
      'Their own answers, day by day, and their trends over the last seven and thirty days. Nothing of anybody else’s.',
    everybody:
      'If the company so decides, everybody also reads the figures of HR and the works council: the same figures, at the same minute.',
  },
  attack: {
    label: 'An attack, demonstrated',
    tries: 'Where do you begin?',
    released: 'All that the product has shown you',
    group: 'Group',
    week: 'Week',
    weeks: { before: 'With Camille', away: 'Without her', gone: 'A new list' },
    percent: '{percent}%',
    filter: {
      title: 'Filter down to her',
      text: 'Choose her team and the right week.',
      mean: 'A figure of a group: {points} out of 15, give or take {margin}',
      why: 'It is about everybody listed in the group, with a secret term for each of them, rounded to half a point. It will never change again.',
      none: 'There is no other filter: no age, no contract, no seniority, no day.',
    },
    subtract: {
      title: 'Subtract',
      text: 'Take the total, remove the teams that are published: hers is left.',
      left: '{count, plural, =0 {Nobody is left} other {# listed people are left, together}}',
      why: 'Only one team has fewer than {least} people listed, but the product has hidden a second one, which had enough. Otherwise Camille’s team would have been left alone.',
      nobody: 'All teams have enough people listed: the total says no more than their figures do.',
    },
    compare: {
      title: 'Compare two weeks',
      text: 'She answered, then went on leave. The difference would be her.',
      sum: 'With her: {before}. Without her: {away}.',
      same: 'No difference',
      other: 'A difference, but not hers',
      why: 'Her last number still counts: her absence moves nothing. What moves comes from the others, and from the secret term of the week.',
    },
    guess: {
      title: 'Guess',
      text: 'Know everything of the others, and bet on her: very low, or very high?',
      found: 'The share of bets won, at the Front desk, knowing everything the others say',
      why: 'Heads or tails would be 50%. By moving people for two years our attacks get up to {worst}%; whatever one does, {limit}% at most. We do not promise zero: we bound the advantage, and publish the measure.',
    },
  },
};
