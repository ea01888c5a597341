import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './cancel.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Payment interrupted',
  heading: 'You have not paid, and nothing is lost',
  intro: 'Your cart and details are kept. The boxes are set aside for you for half an hour.',
  retry: 'Resume payment',
  boxes: 'See the boxes again',
  transfer: 'Card not working? At the payment step, choose bank transfer.',
  help: 'A question before you pay? <contact>Write to us</contact>: the cart will wait.',
};
