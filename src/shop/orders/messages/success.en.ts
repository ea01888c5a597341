import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './success.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Order received',
  description: 'Where your order stands: what is paid, your parcels and your invoices.',
  number: 'Order {number}',
  waiting: {
    title: 'Your payment is being confirmed',
    intro:
      'This usually takes a few seconds. You may close this page: the confirmation is sent by e-mail too.',
    loading: 'Confirming the payment…',
    refresh: 'Refresh the page',
  },
  debit: {
    title: 'Your direct debit is under way',
    intro:
      'Your bank will confirm it within a few working days. The boxes stay reserved for you; the confirmation will be sent to {email}.',
  },
  unpaid: {
    title: 'This order is not paid yet',
    intro: 'Nothing was debited so far. The boxes stay reserved for you for a while.',
    pay: 'Pay for the order',
    failed: 'The payment page does not answer. Please try again in a moment.',
  },
  confirmed: {
    title: 'Thank you, your order is confirmed',
    intro: 'A confirmation is on its way to {email}. We are preparing your boxes.',
  },
  received: {
    title: 'Thank you, your order is registered',
    intro: 'A summary is on its way to {email}. We start preparing once your transfer arrives.',
  },
  untold: {
    title: 'Thank you, your order is registered',
    intro:
      'Keep this page: an email has already left today to {email} for another order, and this one sends none before it is paid. We prepare it once your transfer arrives.',
  },
  asked: {
    title: 'We are looking into your request to pay after delivery',
    intro:
      'We answer to {email} within one working day. Your boxes stay reserved, and nothing is to be paid until then.',
  },
  terms: {
    title: 'Payment after delivery',
    granted:
      '{days, plural, one {To be paid the day after it is shipped.} other {To be paid # days after it is shipped.}}',
    due: 'To be paid by {day}.',
    refused:
      'We cannot grant payment after delivery this time. Pay by transfer or by card: we start preparing at once.',
    pay: 'Pay by card',
  },
  cancelled: {
    title: 'This order is cancelled',
    intro:
      'It was not paid in time, or we cancelled it together. Nothing is asked of you, and whatever you may have paid is given back. You may order again.',
  },
  shipped: {
    title: 'Your order is on its way',
    intro: 'Follow each parcel below.',
  },
  delivered: {
    title: 'Your order is delivered',
    intro: 'Is something wrong? Ask for an exchange below, or reply to one of our e-mails.',
  },
  licence: {
    debit: {
      title: 'Your direct debit is under way',
      intro:
        'Your bank will confirm it within a few working days. The licence changes then; the confirmation will be sent to {email}.',
    },
    unpaid: {
      title: 'This licence is not paid yet',
      intro: 'The payment did not go through and nothing was debited. You may try again.',
    },
    received: {
      title: 'Thank you, your order is registered',
      intro: 'A summary is on its way to {email}. The licence changes once your transfer arrives.',
    },
    confirmed: {
      title: 'Thank you, your order is confirmed',
      intro: 'A confirmation is on its way to {email}. The licence of your space is being updated.',
    },
    delivered: {
      title: 'Thank you, your licence is up to date',
      intro:
        'It runs until {day}, included, {kind, select, seats {with {seats, plural, one {one more place} other {# more places}}} other {for {seats, plural, one {one person} other {# people}}}}. A confirmation is on its way to {email}.',
    },
    space: 'See the licence in the space',
  },
  order: 'Order for {company}',
  line: '{quantity} × {name}',
  week: 'Preferred delivery: {week}',
  home: 'Back to the home page',
  app: 'Discover the app',
  space: 'Follow it in your space',
  unknown: {
    title: 'Order not found',
    text: 'This link leads to no order. If you have just ordered, the summary sent by e-mail holds the right link.',
    action: 'See the boxes',
  },
  transfer: {
    title: 'To pay by bank transfer',
    intro: 'Copy the reference exactly: it ties your transfer to this order.',
    until: 'Your transfer is awaited until {day} inclusive. Without it, the order cancels itself.',
    beneficiary: 'Beneficiary',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Reference',
    copy: 'Copy',
    copied: 'Copied: {name}',
    notCopied: 'This browser does not allow copying',
  },
};
