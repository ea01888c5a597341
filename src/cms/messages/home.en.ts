import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './home.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'The staff area',
  intro: 'What the shop shows, and who keeps it up to date.',
  views: { label: 'Views', start: 'Home', journal: 'Journal' },
  places: {
    products: 'Put products together, look at them before publishing, follow the stock.',
    images: 'Add, describe and reframe the pictures of the shop.',
    media: 'Find each file, its weight and where it is used.',
    companies: 'The companies that signed up, and their licences.',
  },
};
