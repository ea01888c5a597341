import { randomUUID } from 'node:crypto';
import { BUYER } from './checkout-orders.ts';

/** What may be sent of requests and quotes. */
const REQUEST = { requestId: randomUUID(), entryId: randomUUID() };
export const REQUESTS = {
  'list-contact-requests': {
    search: 'atelier',
    state: 'new',
    offerType: 'boxes',
    isMine: true,
    sort: 'exchange',
    page: 1,
  },
  'read-contact-request': { requestId: REQUEST.requestId },
  'change-contact-request': {
    requestId: REQUEST.requestId,
    revision: 1,
    change: { isClosed: true },
  },
  'note-contact-request': { ...REQUEST, form: { note: 'Rappeler lundi' } },
  'answer-contact-request': {
    ...REQUEST,
    revision: 1,
    form: { subject: 'Votre demande', body: 'Bonjour,' },
  },
  'list-reply-templates': {},
  'save-reply-template': {
    templateId: randomUUID(),
    revision: null,
    form: {
      name: 'Accueil',
      subjectFr: 'Bonjour',
      bodyFr: 'Merci.',
      subjectEn: 'Hello',
      bodyEn: 'Thanks.',
    },
  },
};

const QUOTE = { quoteId: randomUUID() };
const QUOTE_LINK = { token: `${randomUUID()}.abc` };
export const QUOTES = {
  'list-quotes': { search: 'atelier', state: 'sent', requestId: QUOTE.quoteId, page: 1 },
  'list-quotable': {},
  'read-quote': QUOTE,
  'save-quote': { ...QUOTE, requestId: null, revision: null, form: { legalName: 'Atelier' } },
  'send-quote': { ...QUOTE, revision: 1 },
  'withdraw-quote': QUOTE,
  'print-quote': { ...QUOTE, version: 1 },
  'ask-quote': {
    quoteId: randomUUID(),
    lines: [{ productId: randomUUID(), quantity: 140, commitmentMonths: null }],
    buyer: { company: BUYER.company, billingAddress: BUYER.billingAddress },
  },
  'open-quote': QUOTE_LINK,
  'print-quote-by-link': QUOTE_LINK,
  'accept-quote': { ...QUOTE_LINK, companyId: randomUUID(), form: BUYER },
  'decline-quote': { ...QUOTE_LINK, form: { reason: 'Trop tard' } },
};
