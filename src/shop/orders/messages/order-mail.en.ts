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
  asked: {
    title: 'Your order {number} awaits our answer',
    intro:
      'Thank you! {company} asks to pay after delivery. We answer within one working day; until then your boxes stay reserved and nothing is to be paid.',
  },
  granted: {
    title: 'Your order {number} is confirmed',
    intro:
      'Thank you! The order of {company} is confirmed and we are preparing your boxes. It is to be paid {days, plural, one {the day after} other {# days after}} it is shipped, with the reference below.',
  },
  noCredit: {
    title: 'Your order {number} is to be paid before we prepare it',
    intro:
      'We cannot grant payment after delivery this time. Your boxes stay reserved: pay {amount} by transfer, or by card from the page of the order.',
  },
  overdue: {
    title: 'Order {number}: {amount} due since {day}',
    intro:
      'Order {number} was to be paid by {day} and {amount} is still to come. If your transfer has just left, please ignore this message.',
    penalties:
      'Any delay gives rise by law to penalties at the European Central Bank rate plus ten points and to a fixed sum of €40 for recovery costs (Code de commerce, art. L441-10).',
  },
  licence: {
    confirmed:
      'Thank you! The payment from {company} has reached us and the licence of your space is being updated.',
    received:
      'Thank you! The order from {company} is registered. The licence of your space changes as soon as your transfer arrives.',
  },
  cancelled: {
    title: 'Your order {number} is cancelled',
    intro: 'The order of {company} is cancelled: nothing more will come of it.',
  },
  expired: {
    title: 'Your order {number} is cancelled for want of a transfer',
    intro:
      'We received no transfer for order {number}: it is cancelled, and nothing is asked of you. If you have sent one, it is not lost: we will find it by its reference, then take the order up again or give the money back.',
  },
  unnamed: 'your company',
  notYours:
    'You did not order anything? Somebody typed your address: do not pay, the order will cancel itself and we will not write to you about it again.',
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
    until: 'Your transfer is awaited until {day} inclusive. Without it, the order cancels itself.',
    beneficiary: 'Beneficiary',
    reference: 'Reference',
  },
  link: 'See the order again',
  conditions: 'Terms of sale of this order, for your files (version {version, number})',
  signature: 'A question? Just reply to this message. The Prévenance team',
};
