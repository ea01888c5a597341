import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './quote.fr.ts';

/** A quote, as its buyer reads it. */
export const en: MirrorOf<typeof fr> = {
  heading: 'Your quote',
  title: 'Quote {number}',
  intro: 'Version {version}, made on {day}. Valid until {until} inclusive.',
  loading: 'Loading the quote…',
  away: 'The service does not answer at the moment. Please try again shortly.',
  retry: 'Try again',
  pdf: 'Save as PDF',
  contents: 'What the quote contains',
  columns: {
    name: 'Description',
    quantity: 'Quantity',
    unit: 'Unit price excl. VAT',
    rate: 'VAT',
    net: 'Total excl. VAT',
  },
  plan: '{months, plural, =0 {per month, no commitment} other {per month, # months’ commitment}}',
  rate: '{rate, number, ::percent .##}',
  unknown: {
    title: 'This link leads to no quote',
    text: 'Check that it is complete, as in the e-mail, or write to us.',
  },
  states: {
    superseded: {
      title: 'A new version replaces this one',
      text: 'You can still read this version, but only the new one can be accepted.',
    },
    expired: {
      title: 'This quote has expired',
      text: 'It can no longer be accepted. Reply to the e-mail it came with: we will prepare another one.',
    },
    withdrawn: {
      title: 'This quote has been withdrawn',
      text: 'It can no longer be accepted. Reply to the e-mail it came with to know more.',
    },
    declined: {
      title: 'You have declined this quote',
      text: 'If you change your mind, reply to the e-mail it came with.',
    },
    accepted: {
      title: 'This quote has been accepted',
      text: 'The order is placed, at these prices.',
    },
    current: 'Read the new version',
    order: 'See the order',
  },
  accept: {
    title: 'Accept this quote',
    submit: 'Accept and order',
    hint: 'An order with an obligation to pay, at the prices of this quote.',
  },
  shortage: {
    title: 'There is not enough stock left',
    text: 'Nothing has been ordered. Reply to the e-mail of the quote: we will find a solution.',
  },
  decline: {
    open: 'Decline this quote',
    title: 'Decline this quote',
    text: 'We will be told. It can no longer be accepted online then.',
    reason: 'For which reason?',
    optional: 'optional',
    tooLong: 'This text is too long, please shorten it.',
    submit: 'Decline',
    close: 'Close',
    done: 'The quote is declined',
    failed: 'This could not be saved. Reload the page, then try again.',
  },
};
