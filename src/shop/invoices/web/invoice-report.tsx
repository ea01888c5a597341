import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoment } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import type { ListedInvoice, ReadInvoiceReport } from '../contract.ts';

type InvoiceReportProps = {
  readonly invoice: Pick<ListedInvoice, 'id' | 'number'>;
  /** Of the order, for whoever is not signed in. */
  readonly accessKey: string | null;
  readonly onClose: () => void;
};

/** What was checked of a document before it was handed out: what is broken first. */
export function InvoiceReport({ invoice, accessKey, onClose }: InvoiceReportProps) {
  const t = useTranslations('invoices.documents');
  const { data, isError, refetch } = useQuery({
    queryKey: ['invoice-report', invoice.id, accessKey],
    queryFn: () =>
      callFunction<ReadInvoiceReport>('read-invoice-report', { invoiceId: invoice.id, accessKey }),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('report.title', { number: invoice.number })}
      description={t('report.scope')}
      closeLabel={t('report.close')}
    >
      {isError && (
        <RetryNotice text={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Loading text={t('loading')} />}
      {data && !data.report && (
        <Notice kind="info">
          <p>{t('report.notMade')}</p>
        </Notice>
      )}
      {data?.report && <Report report={data.report} />}
    </Dialog>
  );
}

function Report({ report }: { report: NonNullable<ReportOf['report']> }) {
  const t = useTranslations('invoices.documents.report');
  const language = useLocale();
  const brokenFirst = report.rules.toSorted((a, b) => Number(a.hasPassed) - Number(b.hasPassed));
  return (
    <div className="grid gap-5">
      <Notice
        kind={report.isValid ? 'success' : 'warning'}
        title={report.isValid ? t('valid') : t('invalid')}
      >
        <p>
          {t('about', {
            count: report.rules.length,
            at: formatMoment(new Date(report.madeAt), language),
            version: report.version,
          })}
        </p>
      </Notice>
      <DataTable
        caption={t('rules')}
        isCaptionHidden
        columns={[
          { key: 'rule', label: t('rule') },
          { key: 'result', label: t('result') },
        ]}
        rows={brokenFirst.map(({ id, hasPassed }) => ({
          id,
          cells: { rule: id, result: hasPassed ? t('passed') : t('broken') },
        }))}
      />
    </div>
  );
}

type ReportOf = Awaited<ReturnType<typeof callFunction<ReadInvoiceReport>>>;
