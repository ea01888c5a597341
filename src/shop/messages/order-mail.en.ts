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
  licence: {
    confirmed:
      'Thank you! The payment from {company} has reached us and the licence of your space is being updated.',
    received:
      'Thank you! The order from {company} is registered. The licence of your space changes as soon as your transfer arrives.',
  },
  cancelled: {
    title: 'Your order {number} is cancelled',
    intro: 'The order of {company} is cancelled and will not be delivered.',
  },
  shipped: {
    title: 'Your order {number} is on its way',
    intro: 'Parcel {parcel} of order {number} has just left.',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    day: 'Expected delivery',
    follow: 'Follow the parcel',
    own: 'our own delivery',
    other: 'another carrier',
  },
  refunded: {
    title: 'Refund for order {number}',
    intro:
      'We have returned {amount} to you for order {number}. Depending on your bank, it shows within a few days.',
  },
  debit: {
    title: 'The direct debit for order {number} was refused',
    intro:
      'The bank refused the direct debit of {amount}. Nothing is lost: order {number} stays reserved for you until {day}, so that you can pay it another way.',
  },
  reminder: {
    title: 'Your transfer for order {number}',
    intro:
      'We have not received the transfer for order {number} yet. If you have just made it, please ignore this message.',
  },
  remainder: {
    title: '{amount} is missing for order {number}',
    intro:
      'Thank you, we have received part of the transfer. {amount} is left to pay before we confirm order {number}.',
  },
  toPay: 'Left to pay',
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
