import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './frame.fr.ts';

export const en: MirrorOf<typeof fr> = {
  search: 'Search…',
  tabs: {
    label: 'Navigation of the space',
    more: 'More',
    close: 'Close',
    help: 'Help',
    answers: 'My answers',
    account: 'My account',
    space: 'My space',
    staff: 'The staff area',
  },
  short: {
    overview: 'Home',
    listening: 'Climate',
    risks: 'Risks',
    boxes: 'Boxes',
  },
};
