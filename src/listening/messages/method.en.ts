import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './method.fr.ts';

export const en: MirrorOf<typeof fr> = {
  eyebrow: 'In the open',
  title: 'The method',
  intro:
    'How the score is made, what is published, what never is, and how far somebody would get who wanted to know who answered what.',
  score: {
    title: 'The score, from 1 to 15',
    p1: 'Three questions, each from 1 to 5, each optional: how work is going, energy, and one that changes every day, on one of the six factors of psychosocial risk of the Gollac and Bodier report (2011). The thirty-six questions are our own.',
    formula: 'score = 1 + 14 × (mean − 1) ÷ 4',
    p2: 'All 1 gives 1, all 3 gives 8, all 5 gives 15. A person’s week is the mean of their days, a group’s the mean of its people: answering more often weighs no more. It is an index of how work is going, not a diagnosis, and nothing is inferred from a voice, a face or a way of writing.',
  },
  release: {
    title: 'What is published',
    p1: 'One grid only: the closed week, Monday to Sunday, and the tree of the company: company, sites, teams. Published on Monday at six, it changes no more: each release carries the fingerprint of the one before.',
    p2: 'A group is published if at least eight people in it answered (ten or fifteen if the company prefers), if their answers differ, and if what remains around the published groups is nobody, or a group that could be published too. Only accounts count that came in four weeks ago and have answered in two weeks.',
    p3: 'The number of answers is given as a band, participation to ten percent, the spread from thirty answers on. The six factors come every four weeks. Under the threshold the screen is the same for no answer and for seven.',
  },
  terms: {
    title: 'The secret terms',
    p1: 'Three terms are added to each mean, drawn from a key that nobody reads: one for each person (standard deviation 3 points, for ever), one for the group (5 points divided by the number of answers, as long as the group stays the same), one for the week (likewise). The result is rounded to half a point and kept between 2.5 and 13.5.',
    p2: 'The larger the group, the less these terms weigh: the margin shown beside the score allows for them. An arrow appears only if the difference is more than half a point and more than chance explains nineteen times out of twenty.',
  },
  people: {
    title: 'Who counts where',
    p1: 'Moves and arrivals wait: for somebody to leave the group, for eight to arrive at once, or for a quarter. A departure draws the group’s secret term anew. A group of fewer than thirty people that changes twice within four weeks is not published until these are over.',
  },
  separation: {
    title: 'Where the answers are',
    p1: 'In a database of their own, with its own access, under a pseudonym whose key is in no database. No time of day, no address, no order of arrival. Five weeks after publication all that is left is your history, sealed with a key that is yours alone: erasing it erases everything, copies included.',
  },
  attacker: {
    title: 'The attacker, measured',
    intro:
      'We have the product attacked by a program that knows the method, who is in which group and everything the others usually say. It must tell whether one person answered at the very bottom or at the very top. Tossing a coin, it would be right one time in two.',
    caption: 'What the attacker gets',
    attack: 'Attack',
    right: 'It is right',
    sure: 'It is 95% sure',
    control: 'Without the secret terms',
    percent: '{percent}%',
    rows: {
      week: 'One published week',
      league: 'The same, all colleagues being in league',
      half: 'Somebody leaves, six months before and after',
      halfToggled: 'The same, a made-up colleague changed every four weeks',
      years: 'Somebody leaves, two years before and after',
      yearsToggled: 'The same, a made-up colleague changed every four weeks',
    },
    command:
      'Measured on {day} by “npm run torture -- anonymity 10000 20261121”: {count} simulated companies, read through the product’s own interface. The same runs, smaller, at every change.',
  },
  limits: {
    title: 'Limits',
    p1: 'A small team has a wide margin: its score tells a tendency, not a mark. A group in which nearly everybody thinks alike, or which keeps changing, is not published. We do not speak of “differential privacy”: we bound what an attacker can know, and we measure it.',
    p2: 'There is no anonymous conversation both ways: a style, a date, a detail are enough to recognise somebody, and whoever answers cannot help knowing. HR publishes what it heard and what it does; to talk, there are the works council, the occupational doctor and 3114.',
  },
};
