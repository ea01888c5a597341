import type { MirrorOf } from '#basics/messages.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import type { fr } from './quote-mail.fr.ts';

/** Read by the server only, when a mail is written. */
export const en: MirrorOf<typeof fr> = {
  first: {
    title: 'Your quote {number}',
    intro: 'Here is the quote we have prepared for {company}.',
  },
  changed: {
    title: 'Your quote {number}, updated',
    intro:
      'Here is the new version of the quote prepared for {company}. It replaces the previous one.',
  },
  greeting: 'Hello {name},',
  net: 'Total excl. VAT',
  gross: 'Total incl. VAT',
  until: 'You can accept it online until {day} inclusive, and save it as a PDF.',
  link: 'Read and accept the quote',
  signature: `A question? Simply reply to this message. The ${PRODUCT_NAME} team`,
  accepted: {
    title: 'Quote {number} accepted: {company}',
    text: '{company} has accepted quote {number}, {amount} excl. VAT. The order is placed.',
  },
  declined: {
    title: 'Quote {number} declined: {company}',
    text: '{company} has declined quote {number}, {amount} excl. VAT.',
  },
  reason: 'Reason given',
  open: 'Open the quote',
};
