import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './own-data.fr.ts';

export const en: MirrorOf<typeof fr> = {
  groups: {
    quotes: 'Your quotes',
  },
  fields: {},
  values: {
    accepted: 'accepted',
    sent: 'sent',
    declined: 'declined',
    withdrawn: 'withdrawn',
  },
};
