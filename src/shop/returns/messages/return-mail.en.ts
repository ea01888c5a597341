import { RETURN_REASON_WORDS } from './exchange.en.ts';

export const en = {
  asked: {
    title: 'Your exchange request {reference}',
    intro:
      'We have received your request to exchange part of order {number}. We look into it and answer within two working days; until then, please keep the products as they are.',
    photograph: 'To speed things up, reply to this message with a photograph of what is wrong.',
  },
  accepted: {
    title: 'Your exchange {reference} is accepted',
    intro: 'Good news: we are exchanging these products of order {number}.',
    ways: {
      kept: 'You have nothing to send back. We are preparing what you will receive instead.',
      prepaid:
        'Print the return slip from the page of the order and put it into the parcel. The carrier’s label, already paid for, reaches you in a separate message. What you will receive instead leaves as soon as the parcel is with us.',
      collected:
        'Print the return slip from the page of the order and put it into the parcel. The carrier collects it from you at our expense. What you will receive instead leaves as soon as the parcel is with us.',
    },
    said: 'Our team adds',
  },
  refused: {
    title: 'Your exchange request {reference}',
    intro: 'We cannot exchange these products of order {number}.',
  },
  closed: {
    title: 'Your exchange {reference} is closed',
    intro: 'We have closed this exchange of order {number} without sending anything instead.',
  },
  replaced: {
    title: 'Your exchange {reference} is on its way',
    intro: 'What replaces these products of order {number} has just left.',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    follow: 'Track the parcel',
  },
  carriers: { own: 'our own delivery', other: 'another carrier' },
  reason: 'Why',
  same: 'the same product',
  instead: '{name} instead',
  judge: {
    title: 'Exchange to judge: {reference}, {company}',
    intro: '{company} asks to exchange products of order {number}.',
    reasons: RETURN_REASON_WORDS,
    note: 'The buyer writes',
    open: 'Open the order',
  },
  link: 'See the exchange',
  signature: 'A question? Simply reply to this message. The Prévenance team',
};
