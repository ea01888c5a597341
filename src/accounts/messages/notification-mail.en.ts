import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './notification-mail.fr.ts';

export const en: MirrorOf<typeof fr> = {
  link: 'See to it',
  preferences: 'Change or stop these messages',
  signature: 'The {product} team',
};
