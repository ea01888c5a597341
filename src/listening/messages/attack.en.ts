import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './attack.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Try to identify somebody',
  intro:
    'Put yourself in the place of a patient employer. They know the method, the list, who was away and when, and what everybody else answers; they have accomplices, move people, invent some, and keep everything that was published. This is how far they would get, the worst first.',
  none: 'Nothing is published yet: there is nothing to attack.',
  worst: {
    title: '1. The worst that we have measured',
    text: 'One person always answers alike, at the very bottom (3) or at the very top (13). Tossing a coin, one would be right 50 times in 100.',
    limit:
      'Whatever the employer does, for ever, they would be right {right} times in 100 at most, and never more than {sure}% sure: the person’s own secret term remains, and nothing that is published allows anybody to take it off.',
    change:
      'What we do not promise: if one person changes for long, somebody who knew everything the others answer would notice about nine times in ten after eight weeks.',
  },
  guess: {
    title: '2. Guess, here, if nothing moves',
    text: 'The same question about your own groups, for somebody who knew exactly what everybody else answers, without moving or inventing anybody. Worked out by the formulae of the method; no answer is looked at.',
    caption: 'Chances of guessing right, by published group',
    group: 'Group',
    people: 'Listed',
    once: 'One list (a quarter)',
    often: 'Eight lists (two years)',
    percent: '{percent}%',
    coin: 'Moving people from one list to the next yields more: that is the table above.',
  },
  solve: {
    title: '3. Solve the equation',
    text: 'Choose a group and say what you think you know of the others. We work out what the figure of the last week still says of one person.',
    group: 'Group',
    others: 'Mean number of the others, in your view',
    terms: 'Suppose that all secret terms are known but the person’s own',
    found: 'At the very bottom: {low}%. At the very top: {high}%. No answer is ruled out.',
    refusal:
      'Tossing a coin, it would be 50 and 50. Nobody knows the person’s own part: even with all the rest known, one never gets beyond {sure}%.',
  },
  others: {
    title: '4. The other attacks, and what stops them',
    subtract: {
      title: 'Subtract one group from another',
      text: 'The total less the published teams always leaves nobody, or at least {least} listed people. Otherwise one more team is hidden. The list decides it, not the answers.',
    },
    before: {
      title: 'Compare before and after somebody leaves or joins',
      text: 'Between two lists nothing moves: those who join wait, those who leave or change teams still count where they were, with their last number. In the next list their secret term goes with them wherever they go.',
    },
    fake: {
      title: 'Invent employees to single out the real one',
      text: 'An invented account waits for the next list, and the space’s journal, which the works council reads, shows everyone who is added. With them, ten listed people may be one real person and nine accomplices: that is the attack measured above, and the person’s term remains.',
    },
    pressure: {
      title: 'Ask colleagues what they answered',
      text: 'Even if all of them tell but one, what that one usually answers is guessed {league} times in 100 after two years; a coin is right in 50. But whoever shows a single one of theirs weakens their own secret term for ever: nobody has to tell what they answered.',
    },
    participation: {
      title: 'Find out who did not answer',
      text: 'An absence changes nothing that is published: the last number stays. Reminders go to everybody in the same way. Participation is told in three words only, of the whole company, once a list.',
    },
  },
  figures: {
    caption: 'What the employer gets, the worst first',
    attack: 'What they do',
    weeks: '{weeks} weeks',
    percent: '{percent}%',
    sure: '95% sure',
    rows: {
      newCompany: '21 in league; moved, and moved back, in a new company, which has one list more',
      moved: '21 in league; the person is moved, and moved back',
      leaver: 'They leave; 8 honest colleagues, invented ones who come and go',
      inOut: '21 in league; they leave the team and return to it',
      newTeams: 'They leave; a new team with every list',
      league: '7 in league, nothing moves',
      turns: '11 in league by turns, known absences',
      absences: '13 honest colleagues, known absences',
      silent: 'They alone answer; 21 in league are listed and silent',
    },
    participation: 'And whether the person answers at all?',
    participationText:
      'All the others are in league, and the person’s usual answer is known. The employer puts together everything that is published: levels, factors, the share outside the middle third, participation. At worst they are right {worst} times in 100; a coin is right in 50. Now and then, rarely, they are sure of it, above all if the person begins half-way.',
    participationRows: {
      began: 'They begin to answer half-way, and say 3',
      known: 'They say 3; terms of the accomplices known',
      unknown: 'They say 3; terms of the accomplices unknown',
      middle: 'They say 8',
      sides: 'They say 3; 63 in league change sides with every list',
    },
    control: 'The person moved and moved back, without the terms of people',
    measured:
      'Measured on {day}: a program carried out each attack {lives} times, by the product’s own rules. Each figure is known to within {margin} points; that of the attack without terms, carried out a quarter as often, to within twice as many. Column “95% sure”: in 100 tries, how often the employer is more than 95% sure after two years. The same is measured again, on a smaller scale, at every change to the product.',
  },
};
