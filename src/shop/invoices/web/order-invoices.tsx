import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { ListOrderInvoices } from '../contract.ts';
import { InvoiceFile } from './invoice-file.tsx';
import { useInvoiceWords } from './use-invoice-words.ts';

const ASK_AGAIN_MS = 2_000;
/** What is not issued within two minutes waits for a transfer or for the parcel, not for the next moment. */
const MOST_TIMES_ASKED = 60;

type OrderInvoicesProps = {
  readonly accessKey: string;
  /** As the server read them while the page was made. */
  readonly first: OutputOf<ListOrderInvoices> | undefined;
};

/** The documents of one order, for whoever holds its key; there as soon as each is made. */
export function OrderInvoices({ accessKey, first }: OrderInvoicesProps) {
  const t = useTranslations('invoices.documents');
  const language = useLocale();
  const words = useInvoiceWords();
  const { data } = useQuery({
    queryKey: ['order-invoices', accessKey],
    queryFn: () => callFunction<ListOrderInvoices>('list-order-invoices', { accessKey }),
    initialData: first,
    initialDataUpdatedAt: 0,
    refetchInterval: ({ state }) =>
      state.data && isMoreAwaited(state.data.invoices) && state.dataUpdateCount < MOST_TIMES_ASKED
        ? ASK_AGAIN_MS
        : false,
    // What was not issued a moment ago may be now.
    refetchOnWindowFocus: true,
  });
  return (
    <section
      aria-labelledby="invoices-title"
      className="grid gap-4 rounded-lg border border-line bg-surface p-6"
    >
      <h2 id="invoices-title" className="text-xl">
        {t('title')}
      </h2>
      {!data || data.invoices.length === 0 ? (
        <p className="text-ink-soft">{data ? t('coming') : t('loading')}</p>
      ) : (
        <ul className="grid gap-4">
          {data.invoices.map((invoice) => (
            <li
              key={invoice.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
            >
              <span className="min-w-0">
                <span className="font-semibold">{words.nameOf(invoice)}</span>
                <span className="block text-sm text-ink-soft">
                  {[
                    formatDay(invoice.issuedOn, language),
                    formatMoney(invoice.grossCents, language),
                    words.stateOf(invoice),
                    words.citesOf(invoice),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <InvoiceFile invoice={invoice} accessKey={accessKey} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A paid order has none until its job has run: an empty list is asked for again like an unready file. */
function isMoreAwaited(invoices: OutputOf<ListOrderInvoices>['invoices']): boolean {
  return invoices.length === 0 || invoices.some(({ isReady }) => !isReady);
}
