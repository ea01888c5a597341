import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Refusal } from '#basics/refusal.ts';
import { ImportFileField } from '#imports/web/import-file-field.tsx';
import { Failure, useFailureWords } from '#staff/web/failure.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { StatementCheck } from './statement-check.tsx';
import { ToldStatement } from './told-statement.tsx';
import { TransfersList } from './transfers-list.tsx';
import { useTransfers, useTransfersFilter } from './use-orders.ts';
import { useStatementFile } from './use-statement-file.ts';

const PROGRAM_FILES = '.xml,.sta,.mt940,.940,.mt9,text/xml,application/xml';

/** A bank statement comes in; what finds no order waits here for a person, and all of it is found again. */
export function TransfersScreen() {
  const t = useTranslations('orders.staffOrders.transfers');
  const wordsOf = useFailureWords();
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
        {file.data?.kind === 'table' && (
          <StatementCheck key={file.submittedAt} statement={file.data.sheet} onEnd={file.reset} />
        )}
        {file.data?.kind === 'told' && (
          <ToldStatement key={file.submittedAt} read={file.data.read} onEnd={file.reset} />
        )}
        {!file.data && (
          <ImportFileField
            file={file}
            accept={PROGRAM_FILES}
            failed={file.error instanceof Refusal ? wordsOf(file.error) : undefined}
            words={{ label: t('file.label'), hint: t('file.hint'), privacy: t('file.privacy') }}
          />
        )}
        <TransfersList filter={filter} onChange={change} data={data} />
      </div>
    </>
  );
}
