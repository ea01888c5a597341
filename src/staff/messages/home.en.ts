import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './home.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'The staff area',
  intro: 'What the shop shows, and who keeps it up to date.',
  views: { label: 'Views', start: 'Home', journal: 'Journal' },
  today: {
    title: 'What awaits you today',
    intro: 'Kept up to date as things change.',
    loading: 'Loading…',
    nothing: 'Nothing is waiting: all is done.',
    changed: 'Now: {what}.',
    areas: 'The areas',
    proxy: {
      title: 'An undeclared proxy stands in front of the site',
      words:
        'All visitors are counted as one, and limits against abuse may stop them together. Whoever installs the site must say in TRUSTED_PROXIES how many servers pass requests on.',
    },
    contestedOrders:
      '{count, plural, one {contested payment to answer} other {contested payments to answer}}',
    lateOrders: '{count, plural, one {late order} other {late orders}}',
    returnsToTreat:
      '{count, plural, one {order with an exchange to deal with} other {orders with an exchange to deal with}}',
    ordersToPrepare: '{count, plural, one {order to prepare} other {orders to prepare}}',
    creditToDecide:
      '{count, plural, one {request to pay after delivery to decide} other {requests to pay after delivery to decide}}',
    overduePayments:
      '{count, plural, one {order whose payment is overdue} other {orders whose payment is overdue}}',
    transfersToAttribute:
      '{count, plural, one {transfer to attribute} other {transfers to attribute}}',
    requests: '{count, plural, one {request without an answer} other {requests without an answer}}',
    companiesToVerify: '{count, plural, one {company to verify} other {companies to verify}}',
    applications:
      '{count, plural, one {partner application to examine} other {partner applications to examine}}',
    evidenceToJudge:
      '{count, plural, one {partner document to check} other {partner documents to check}}',
    partnerEvidence:
      '{count, plural, one {partner with a document that ends within 60 days, or has ended} other {partners with a document that ends within 60 days, or has ended}}',
    productsToCheck:
      '{count, plural, one {product on sale with an item to check (partner suspended or evidence expired)} other {products on sale with an item to check (partner suspended or evidence expired)}}',
    itemEvidence:
      '{count, plural, one {item whose evidence of origin ends within 30 days} other {items whose evidence of origin ends within 30 days}}',
    lowStock: '{count, plural, one {product nearly sold out} other {products nearly sold out}}',
    failingMails: '{count, plural, one {mail that does not leave} other {mails that do not leave}}',
    alteredRecords:
      '{count, plural, one {sealed record altered (published figures, risk document, invoice or journal): to be restored from a backup} other {sealed records altered (published figures, risk documents, invoices or journals): to be restored from a backup}}',
    failingJobs:
      '{count, plural, one {failing task of the system} other {failing tasks of the system}}',
  },
  places: {
    orders: 'Prepare, ship, match transfers, refund.',
    requests: 'Answer whoever writes to us, and turn requests into quotes.',
    partners: 'Examine applications, follow their evidence.',
    settings: 'The house, prices, legal figures and the texts of pages.',
    products: 'Put products together, look at them before publishing, follow the stock.',
    images: 'Add, describe and reframe the pictures of the shop.',
    media: 'Find each file, its weight and where it is used.',
    companies: 'The companies that signed up, and their licences.',
  },
};
