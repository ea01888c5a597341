import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './mails.fr.ts';

export const en: MirrorOf<typeof fr> = {
  checkIn: {
    title: 'How is work going?',
    text: 'Three questions, twenty seconds: you answer on the page, you skip what you like, and nothing leaves before you save it.',
    link: 'Answer',
    whoSees:
      'You alone see your answers. {company} only sees figures of groups, once the week is closed, and never who answered.',
    personal:
      'This link is personal and holds until Sunday night: do not forward it. This message goes to everybody, whether they have answered or not.',
  },
  results: {
    title: 'The results of the week',
    text: '{company} shares the anonymous results of the week that has just closed with all employees.',
    link: 'See the results',
  },
  preferences: 'Change or stop these messages',
  signature: 'The {product} team',
};
