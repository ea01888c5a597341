import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './licence.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Licence of the app',
  intro: 'Space of {company}. Nothing is charged before you have confirmed it.',
  loading: 'Working out the price…',
  away: 'The price could not be worked out. Nothing is lost.',
  retry: 'Try again',
  forbidden: {
    title: 'Your account cannot make this purchase',
    text: 'The licence of a space is bought by an owner or by HR of the company.',
    action: 'Back to the space',
  },
  waiting: {
    title: 'Order {number} is waiting to be paid',
    text: 'The licence changes as soon as it is paid. A second order would be added to it.',
    action: 'See order {number}',
  },
  now: {
    title: 'Today',
    trial: {
      running: 'The trial runs until {day}, included.',
      ending: 'The trial runs until {day}, included.',
      over: 'The trial ended on {day}.',
    },
    paid: {
      running:
        'The licence has {seats, plural, one {one place} other {# places}}, until {day}, included.',
      ending:
        'The licence has {seats, plural, one {one place} other {# places}}, until {day}, included.',
      over: 'The licence ended on {day}.',
    },
    people:
      'The space counts {count, plural, =0 {nobody present} one {one person present} other {# people present}}.',
  },
  kind: {
    legend: 'What you are buying',
    year: { label: 'A year', hint: 'Twelve months, following the current licence' },
    seats: { label: 'More places', hint: 'Until the end of the current licence' },
  },
  seats: {
    year: 'Number of people',
    yearHint: 'The price of the band applies to all of them.',
    seats: 'Places to add',
    seatsHint: 'They are charged for the days left. To have fewer, wait for the renewal.',
    invalid: 'Give a whole number, from 1 to 100,000.',
  },
  fewer:
    'That is fewer than the {people, plural, one {one person present} other {# people present}}. Nobody is turned away; we will talk about it at the renewal.',
  kept: 'The {seats, plural, one {one current place stays} other {# current places stay}} open until the new year begins.',
  summary: {
    title: 'Your licence',
    line: {
      year: '{seats, plural, one {One person} other {# people}}, 12 months',
      seats: '{seats, plural, one {One more place} other {# more places}}',
    },
    term: 'From {from} to {to}, both included',
    unit: '{price} excl. VAT per person',
    after: 'That makes {seats, plural, one {one place} other {# places}} in all',
  },
};
