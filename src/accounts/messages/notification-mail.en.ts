import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './notification-mail.fr.ts';

export const en: MirrorOf<typeof fr> = {
  link: 'See to it',
  preferences:
    'You receive this message because such mails are on in your account. To stop them: {address}',
  signature: 'The {product} team',
};
