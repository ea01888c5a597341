import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './mails.fr.ts';

export const en: MirrorOf<typeof fr> = {
  monthly: 'The box of {month}',
  greeting: 'Hello {name},',
  invited: {
    title: 'A box for you, a gift from {company}: choose yours',
    text: 'A box of French products is yours, a gift from {company} (“{title}”). Choose what is in it by the end of {day}; twenty seconds will do, and you may change your mind until then.',
  },
  first: {
    title: 'Your box is waiting until {day}',
    text: 'You have until the end of {day} to choose the box that {company} is giving you (“{title}”).',
  },
  last: {
    title: 'Almost the last day to choose your box',
    text: 'Choosing “{title}” closes at the end of {day}. If you do not answer, the page tells you what becomes of your box.',
  },
  home: 'It will be sent to your home: only you give the address, and your company does not see it.',
  link: 'Choose my box',
  mailboxFull: 'too many messages to this mailbox today, nothing was sent',
  typedName: '“{name}”',
  unverified:
    'We have not verified this company yet: if in doubt, ask it first whether this box comes from it.',
  promise:
    '{company} sees neither your choice nor whether you have answered. It will only learn how many boxes of each kind were chosen, and only if that points at nobody.',
  personal: 'This link is for you alone: whoever holds it can choose in your place.',
  signature: 'The {product} team',
};
