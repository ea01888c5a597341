import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ImportFileField } from '#imports/web/import-file-field.tsx';
import { Failure } from '#staff/web/failure.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { StatementCheck } from './statement-check.tsx';
import { TransfersList } from './transfers-list.tsx';
import { useTransfers, useTransfersFilter } from './use-orders.ts';
import { useStatementFile } from './use-statement-file.ts';

/** A bank statement comes in; what finds no order waits here for a person, and all of it is found again. */
export function TransfersScreen() {
  const t = useTranslations('orders.staffOrders.transfers');
  const file = useStatementFile();
  const [filter, change] = useTransfersFilter();
  const { data, error, refetch } = useTransfers(filter);
  if (error && !data) {
    return (
      <>
        <PageHead title={t('title')} />
        <Failure error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      <PageHead title={t('title')} />
      <Link
        to="/cms/orders"
        className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {t('back')}
      </Link>
      <PageTitle size="small" title={t('title')} intro={t('intro')} />
      <div className="grid gap-8">
        {file.data ? (
          <StatementCheck key={file.submittedAt} statement={file.data} onEnd={file.reset} />
        ) : (
          <ImportFileField
            file={file}
            words={{ label: t('file.label'), hint: t('file.hint'), privacy: t('file.privacy') }}
          />
        )}
        <TransfersList filter={filter} onChange={change} data={data} />
      </div>
    </>
  );
}
