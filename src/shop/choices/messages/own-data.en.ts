import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './own-data.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Your choices of boxes',
  groups: { choices: 'Boxes to choose, and what you chose' },
  fields: {
    legal_name: 'Company',
    title: 'Occasion',
    deadline: 'Last day to choose',
    name: 'Name',
    email: 'E-mail address',
    site: 'Where it is handed out',
    chosen: 'Choice',
    swaps: 'Swaps',
    from: 'Taken out',
    to: 'Put in its place',
    chosen_at: 'Chosen on',
    parcel_number: 'Parcel',
    address: 'Delivery address',
  },
  values: {},
};
