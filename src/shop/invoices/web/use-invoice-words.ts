import { useLocale, useTranslations } from 'use-intl';
import { formatShortDay } from '#basics/dates.ts';
import type { ListedInvoice } from '../contract.ts';

/** What a document is called, and how it stands. */
export function useInvoiceWords() {
  const t = useTranslations('invoices.documents');
  const language = useLocale();
  return {
    nameOf: ({ kind, number }: ListedInvoice) => t(`kinds.${kind}`, { number }),
    citesOf: ({ cites }: ListedInvoice) => cites && t('cites', { number: cites }),
    stateOf: ({ kind, isSettled, dueOn }: ListedInvoice) =>
      isSettled
        ? t(`states.${kind === 'invoice' ? 'settled' : 'returned'}`)
        : t('states.due', { day: formatShortDay(dueOn, language) }),
  };
}
