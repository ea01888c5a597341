import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './order-mail.fr.ts';

export const en: MirrorOf<typeof fr> = {
  confirmed: {
    title: 'Your order {number} is confirmed',
    intro: 'Thank you! The payment from {company} has reached us and we are preparing your boxes.',
  },
  received: {
    title: 'Your order {number} is registered',
    intro:
      'Thank you! The order from {company} is registered. We prepare it as soon as your transfer arrives.',
  },
  net: 'Total excl. VAT',
  vat: 'VAT at {rate, number, ::percent .##}',
  gross: 'Total incl. VAT',
  transfer: {
    intro:
      'To pay, send a bank transfer with this exact reference, so that we can match it to your order.',
    beneficiary: 'Beneficiary',
    reference: 'Reference',
  },
  link: 'See the order again',
  signature: 'A question? Just reply to this message. The Prévenance team',
};
