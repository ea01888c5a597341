import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './invoice-mail.fr.ts';

export const en: MirrorOf<typeof fr> = {
  invoice: {
    title: 'Your invoice {number}',
    intro:
      'The invoice of your order {order} is ready. It holds the same figures as data for your accounting software (Factur-X).',
  },
  'credit-note': {
    title: 'Your credit note {number}',
    intro:
      'The credit note for the refund on your order {order} is ready. It holds the same figures as data for your accounting software (Factur-X).',
  },
  net: 'Total excl. VAT',
  vat: 'VAT',
  gross: 'Total incl. VAT',
  due: 'To be paid by',
  link: 'Open the order and its documents',
  signature: 'The Prévenance team',
};
