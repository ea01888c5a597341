import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './staff.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Companies and licences',
  intro: 'Every space, its seats and its last day. Who the employees are is not seen from here.',
  loading: 'Loading the companies…',
  search: 'Search a name or a SIREN',
  none: 'No company matches.',
  columns: { name: 'Company', seats: 'Seats', until: 'Last day', edit: 'Licence' },
  seats: '{people} of {seats}',
  edit: 'Edit',
  editNamed: 'Edit the licence: {name}',
  close: 'Close',
  kind: 'Kind',
  lastDay: 'Last day, included',
  save: 'Save',
  saved: 'The licence is saved',
};
