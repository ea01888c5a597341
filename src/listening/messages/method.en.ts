import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './method.fr.ts';

export const en: MirrorOf<typeof fr> = {
  eyebrow: 'In the open',
  title: 'The method',
  intro:
    'How the score is made, what is published, what never is, and how far a patient employer would get who wanted to know who answered what.',
  attacker: {
    title: 'The attacker, measured',
    intro:
      'We have the product attacked by a program that plays an employer: it knows the method, the lists, who was away and when, and what everybody else answers; it has accomplices, moves people, invents some, and keeps everything that is published. It must tell whether one person, who always answers alike, is at the very bottom (3) or at the very top (13). Tossing a coin, it would be right 50 times in 100.',
    limit:
      'Whatever it does, for ever, it would be right {right} times in 100 at most, and never more than {sure}% sure.',
  },
  limits: {
    title: 'What we do not promise',
    p1: 'A lasting change of one person can be noticed by somebody who knows everything the others answer: about nine times in ten after eight weeks. Of one week alone, very high or very low, they would guess the direction about two times in three: it moves nobody by more than two points.',
    p2: 'Whoever shows one of their answers to their employer weakens their own secret term, for ever. Show none, and ask for none. Whoever opens a new account with another address has another term: an employer who made everybody register again would have a second reading of each.',
    p3: 'A team is published as soon as ten people are listed there, even if few of them answer; and the last number of those who leave or fall silent counts until the list ends. That is the price for an absence to show nowhere.',
    p4: 'We do not speak of “differential privacy”: we bound what an attacker can know of somebody who always answers alike, and we measure it.',
  },
  score: {
    title: 'The score, from 1 to 15',
    p1: 'Three questions, each from 1 to 5, each optional: how work is going, energy, and one that changes every day, on one of the six factors of psychosocial risk of the Gollac and Bodier report (2011). The thirty-six questions are our own.',
    formula: 'day = 1 + 14 × (mean of the answers − 1) ÷ 4',
    p2: 'All 1 gives 1, all 3 gives 8, all 5 gives 15. A person’s week is the mean of their days: answering more often weighs no more. It is an index of how work is going, not a diagnosis, and nothing is inferred from a voice, a face or a way of writing.',
    p3: 'Each person has a number. It begins with their first week; each week in which they answer moves it towards what they said, by two points at most, always between 3 and 13. A week without an answer leaves it where it is.',
  },
  list: {
    title: 'The quarter’s list',
    p1: 'Who counts where is written down once a quarter, on its first Monday, from the employer’s list: the people who have come into the space by that day, each in one team only. Between two lists nothing moves: those who join wait for the next one, those who leave or change teams still count where they were. Of the people listed, those count who answered in two of the last twelve weeks.',
    p2: 'A company that is new has its first list after four weeks, or with the quarter’s if that falls within the four after them.',
  },
  release: {
    title: 'What is published',
    p1: 'One grid only: the closed week, Monday to Sunday, and the tree of the company: company, sites, teams. Published on Monday at six, it changes no more: each release carries the fingerprint of the one before.',
    p2: 'A group is published if at least ten people in it are listed (twelve or seventeen if the company prefers), and if what remains around the published groups is nobody, or ten listed people again. This is decided once a list, and no answer is read for it. The whole company is silent if fewer than half of those listed count.',
    p3: 'Participation is told in three words only, of the whole company, once a list; of no team, of no week. The six factors come three times a list. From sixty listed people on it is also told, once a list, how many are outside the middle third of the scale.',
  },
  terms: {
    title: 'The secret terms',
    p1: 'For everybody listed, answering or not, a term is added that belongs to the person, for ever: the same in another team, after coming back, in another company that uses the product. It is drawn from a key that nobody reads (Laplace’s law, standard deviation {person} points; for a factor, a second one of {factor}). To the sum of a group are added {leaf} points of standard deviation as long as the list holds, and {week} each week.',
    formula: 'group = 8 + sum of (number − 8 + terms) ÷ (listed × share that counts)',
    p2: 'The share that counts is the same for the whole company, blurred as well: no team can give itself away by its divisor. The result is rounded to half a point and kept between 2.5 and 13.5. Sites and the company are the sums of their teams, with their terms.',
  },
  polls: {
    title: 'Questions put to everybody',
    p1: 'An employer who asked the same question for ever, in other words and with the answers in another order, and who knew everything of the others, would guess which of two answers a person gives: {limit} times in 100 at most, for ever; {right20} times after twenty years, and would then call themselves 95% sure {sure20} times in 100; {years} times after two years, {year} after one, {half} after six months, {once} from a single question, even one aimed at that person. Whether they answer or not would be guessed {part} times in 100 after two years. Nobody knows as much: it is the bound that we measure.',
    p2: 'One question a quarter, two weeks, published once, closed, for the whole company and the sites with at least {least} listed; below that, nothing. One person in four, drawn for ever from a key that nobody reads, is not counted. To each count is added a term with a standard deviation of {deviation} people, drawn for that question. Shares are told in tens, and how many answered in three words. The answers are erased when the result is out.',
    p3: 'That is coarse, and meant to be: if most answer, a share is known to within {m60} points for sixty listed, {m140} for 140, {m400} for 400. We do not turn answers at random by their place: whoever asked again in another order would see through it.',
  },
  questionnaire: {
    title: 'The yearly questionnaire',
    p1: 'Once a year, for two weeks, eighteen statements that we wrote, three on each of six dimensions: workload, room to decide, support, recognition, meaning, tensions. One answers from “never” to “always”, or passes. Two answers of three make a number, kept between 4 and 12.',
    p2: 'It is published once, closed, by dimension, for the company and places with at least {least} listed; nothing if fewer than half answered, never anything of a statement. To the number of everybody listed, answering or not, are added three terms that stay theirs for ever: their own of each week, one for the questionnaire, one for the dimension, each with a standard deviation of {deviation} points. Each team gets two more, new each time.',
    p3: 'An employer who knew everything of the others, down to their secret terms, would guess whether a person is lowest or highest in everything: {first} times in 100 after one year, {fifth} after five, {tenth} after ten; in one dimension alone, knowing all the rest about them, {one} after ten; and would never be 95% sure. Whether they answer or not: {part} times at most. Of somebody who says the same each week, next to nothing more is learnt. What we do not promise: whoever knew half of your answers could, in ten years, be sure of the other half.',
    p4: 'Precision pays for it: if most answer, ± {m30} points for {least} listed, {m60} for sixty, {m140} for 140.',
  },
  reading: {
    title: 'Read changes, not levels',
    p1: 'The terms blur the level, but they do not move from week to week: changes can be read well. So beside its level each group has a thread, which neither arrivals nor departures move: the trends over seven and thirty days come from it. An arrow appears only if the difference is more than half a point and more than chance explains nineteen times out of twenty.',
    p2: 'Where most people count, the level of a team of twelve listed is known to within {m12} points, of twenty {m20}, of forty {m40}; that of a company of 140 to within {m140}. We do not rank teams by level, and you should not.',
  },
  separation: {
    title: 'Where the answers are',
    p1: 'In a database of their own, with its own access, under a pseudonym whose key is in no database. No time of day, no address, no order of arrival. Five weeks after publication what is left is your number, the weeks among the last twelve in which you answered, and your history, sealed with a key that is yours alone. You can erase all of it, copies included; the sum of the team then keeps your last number without a name until the list ends, so that your going shows nowhere.',
    p2: 'There is no anonymous conversation both ways: a style, a date, a detail are enough to recognise somebody, and whoever answers cannot help knowing. HR publishes what it heard and what it does; to talk, there are the works council, the occupational doctor and 3114.',
  },
};
