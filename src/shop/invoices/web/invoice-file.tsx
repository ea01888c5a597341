import { useMutation } from '@tanstack/react-query';
import { Download, ListChecks } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { useFetched } from '#ui/use-fetched.ts';
import type { DownloadInvoice, ListedInvoice } from '../contract.ts';

async function fetchReport() {
  return (await import('./invoice-report.tsx')).InvoiceReport;
}

type InvoiceFileProps = {
  readonly invoice: ListedInvoice;
  /** Of the order, for whoever is not signed in. */
  readonly accessKey: string | null;
};

/** The document to take along, and what was checked of it. */
export function InvoiceFile({ invoice, accessKey }: InvoiceFileProps) {
  const t = useTranslations('invoices.documents');
  const toast = useToast();
  const [isReportOpen, setReportOpen] = useState(false);
  const InvoiceReport = useFetched(fetchReport, isReportOpen, () => setReportOpen(false));
  const { id: invoiceId, number } = invoice;
  const download = useMutation({
    mutationFn: () => callFunction<DownloadInvoice>('download-invoice', { invoiceId, accessKey }),
    onSuccess: (file) => saveFile(file as Blob, `${number}.pdf`),
    onError: (error) =>
      toast.show({ title: t(isAltered(error) ? 'altered' : 'failed'), kind: 'destructive' }),
  });
  if (!invoice.isReady) return <span className="text-ink-soft">{t('inPreparation')}</span>;
  function submit(event: FormEvent) {
    event.preventDefault();
    download.mutate();
  }

  return (
    <form
      method="post"
      action={accessKey === null ? undefined : `/checkout/success?order=${accessKey}`}
      onSubmit={submit}
      className="flex flex-wrap gap-2"
    >
      <input type="hidden" name="form" value="invoice" />
      <input type="hidden" name="invoiceId" value={invoiceId} />
      <Button
        type="submit"
        kind="secondary"
        size="small"
        isBusy={download.isPending}
        aria-label={t('downloadNamed', { number })}
        icon={<Download aria-hidden className="size-4.5" />}
      >
        {t('download')}
      </Button>
      <Button
        kind="quiet"
        size="small"
        className="noscript:hidden"
        aria-haspopup="dialog"
        aria-label={t('reportNamed', { number })}
        icon={<ListChecks aria-hidden className="size-4.5" />}
        onClick={() => setReportOpen(true)}
      >
        {t('reportOpen')}
      </Button>
      {isReportOpen && InvoiceReport && (
        <InvoiceReport
          invoice={invoice}
          accessKey={accessKey}
          onClose={() => setReportOpen(false)}
        />
      )}
    </form>
  );
}

/** That a document is no longer what was issued, and is handed out to nobody. */
function isAltered(error: unknown): boolean {
  return error instanceof Refusal && error.problems.some(({ problem }) => problem === 'altered');
}
