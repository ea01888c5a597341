import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './mails.fr.ts';

export const en: MirrorOf<typeof fr> = {
  checkIn: {
    title: 'How is work going?',
    text: 'One click begins: the page opens with your answer, you add to it if you like, and you save it. Nothing leaves without you.',
    mood: {
      r1: 'Very badly',
      r2: 'Rather badly',
      r3: 'So-so',
      r4: 'Rather well',
      r5: 'Very well',
    },
    whoSees:
      'You alone see your answers. {company} only sees means, once the week is closed, and never who answered.',
    personal:
      'This link is personal and holds until Sunday night: do not forward it. This message goes to everybody, whether they have answered or not.',
  },
  results: {
    title: 'The results of the week',
    text: '{company} shares the anonymous results of the week that has just closed with all employees.',
    link: 'See the results',
  },
  preferences: 'To stop these messages: {address}',
  signature: 'The {product} team',
};
