import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useStaffMay } from '#accounts/web/use-staff-may.ts';
import { formatShortDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { OrderFile } from '#shop/orders/contract.ts';
import { Failure, useFailureWords } from '#staff/web/failure.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useToast } from '#ui/toast.tsx';
import type { ListedInvoice, ListInvoicesForStaff, RemakeInvoiceFile } from '../../contract.ts';
import { InvoiceFile } from '../invoice-file.tsx';
import { InvoiceReport } from '../invoice-report.tsx';
import { useInvoiceWords } from '../use-invoice-words.ts';

/** What was issued for an order, and what was withheld of it. */
export function OrderInvoices({ order }: { order: OrderFile }) {
  const t = useTranslations('invoices.documents');
  const orderId = order.id;
  const { data, error, refetch } = useQuery({
    // Money that came in or went back is followed by a document.
    queryKey: ['cms', 'order-invoices', orderId, order.state, order.money],
    queryFn: () => callFunction<ListInvoicesForStaff>('list-invoices-for-staff', { orderId }),
  });
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{t('title')}</h2>
      {error && <Failure isBelowTitle error={error} onRetry={() => void refetch()} />}
      {!data && !error && <p className="text-ink-soft">{t('loading')}</p>}
      {data?.invoices.length === 0 && <p className="text-ink-soft">{t('noneYet.text')}</p>}
      {data && data.invoices.length > 0 && (
        <ul className="grid gap-4">
          {data.invoices.map((invoice) => (
            <li key={invoice.id} className="grid gap-2">
              <Named invoice={invoice} />
              {invoice.isReady ? (
                <InvoiceFile invoice={invoice} accessKey={null} />
              ) : (
                <Withheld invoice={invoice} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Named({ invoice }: { invoice: ListedInvoice }) {
  const language = useLocale();
  const words = useInvoiceWords();
  const facts = [
    formatShortDay(invoice.issuedOn, language),
    formatMoney(invoice.grossCents, language),
    words.stateOf(invoice),
    words.citesOf(invoice),
  ];
  return (
    <span>
      <span className="font-semibold">{words.nameOf(invoice)}</span>
      <span className="block text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

/** Issued, and not handed out: not made yet, or against a rule. */
function Withheld({ invoice }: { invoice: ListedInvoice }) {
  const t = useTranslations('invoices.documents');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const queries = useQueryClient();
  const [isReportOpen, setReportOpen] = useState(false);
  const may = useStaffMay();
  const { id: invoiceId, number } = invoice;
  const remake = useMutation({
    mutationFn: () => callFunction<RemakeInvoiceFile>('remake-invoice-file', { invoiceId }),
    onSuccess: () => toast.show({ title: t('remade') }),
    onError: (error) => toast.show({ title: wordsOf(error), kind: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['cms', 'order-invoices'] }),
  });
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone="warning">{t('withheld')}</Badge>
      <Button
        kind="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={t('reportNamed', { number })}
        onClick={() => setReportOpen(true)}
      >
        {t('reportOpen')}
      </Button>
      {may('keep-accounts') && (
        <Button
          kind="quiet"
          size="small"
          isBusy={remake.isPending}
          aria-label={t('remakeNamed', { number })}
          onClick={() => remake.mutate()}
        >
          {t('remake')}
        </Button>
      )}
      {isReportOpen && (
        <InvoiceReport invoice={invoice} accessKey={null} onClose={() => setReportOpen(false)} />
      )}
    </span>
  );
}
