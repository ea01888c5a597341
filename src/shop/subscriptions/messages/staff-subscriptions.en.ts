import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './staff-subscriptions.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Subscriptions',
  intro: 'Monthly boxes, those that wait for a payment first.',
  back: 'All orders',
  loading: 'Loading subscriptions…',
  none: 'No subscription matches.',
  total: '{count, plural, =0 {No subscription} one {One subscription} other {# subscriptions}}',
  search: 'Search',
  searchHint: 'Company, SIREN, e-mail or number of the first order.',
  state: 'State',
  every: 'All',
  withCount: '{name} ({count})',
  methods: { card: 'card or direct debit', transfer: 'transfer' },
};
