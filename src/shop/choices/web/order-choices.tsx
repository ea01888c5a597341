import { useMutation, useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, FileText, Tags } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatDay } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { useToast } from '#ui/toast.tsx';
import type {
  ExportChoicePacking,
  PrintChoicePacking,
  PrintParcelLabels,
  ReadOrderChoices,
} from '../contract.ts';

type OrderChoicesProps = { readonly orderId: string; readonly number: string };
type Campaign = NonNullable<OutputOf<ReadOrderChoices>['campaign']>;

/** What staff pack of an order whose boxes people chose; nothing for any other order. */
export function OrderChoices({ orderId, number }: OrderChoicesProps) {
  const t = useTranslations('choices.staff');
  const language = useLocale();
  const { data, isError, refetch } = useQuery({
    queryKey: ['order-choices', orderId, language],
    queryFn: () => callFunction<ReadOrderChoices>('read-order-choices', { orderId }),
    staleTime: 0,
  });
  if (isError) {
    return (
      <RetryNotice text={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
    );
  }
  if (!data?.campaign) return null;
  const { title, state, deadline, homes } = data.campaign;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{t('title')}</h2>
      <p>{t(state, { title, day: formatDay(deadline, language) })}</p>
      {state === 'closed' && (
        <>
          <Counts campaign={data.campaign} />
          {homes > 0 && <p>{t('homes', { count: homes })}</p>}
          <Papers orderId={orderId} number={number} />
        </>
      )}
    </Card>
  );
}

function Counts({ campaign: { counts, association } }: { campaign: Campaign }) {
  const t = useTranslations('choices.staff');
  return (
    <DataTable
      caption={t('caption')}
      isCaptionHidden
      columns={[
        { key: 'name', label: t('what') },
        { key: 'count', label: t('count'), isNumber: true },
      ]}
      rows={counts.map(({ kind, name, count }) => ({
        id: kind + name,
        cells: {
          name: kind === 'box' ? name : t(kind, { name, association: association ?? '' }),
          count,
        },
      }))}
    />
  );
}

function Papers({ orderId, number }: OrderChoicesProps) {
  const t = useTranslations('choices.staff');
  const toast = useToast();
  const paper = useMutation({
    mutationFn: async ({ file, saveAs }: { file: () => Promise<Blob>; saveAs: string }) =>
      saveFile(await file(), saveAs),
    onError: () => toast.show({ title: t('failed'), kind: 'destructive' }),
  });
  const papers = [
    {
      key: 'packing',
      saveAs: t('packingFile', { number }),
      Icon: FileText,
      file: () => callFunction<PrintChoicePacking>('print-choice-packing', { orderId }),
    },
    {
      key: 'labels',
      saveAs: t('labelsFile', { number }),
      Icon: Tags,
      file: () => callFunction<PrintParcelLabels>('print-parcel-labels', { orderId }),
    },
    {
      key: 'table',
      saveAs: t('tableFile', { number }),
      Icon: FileSpreadsheet,
      file: () => callFunction<ExportChoicePacking>('export-choice-packing', { orderId }),
    },
  ] as const;
  return (
    <div className="flex flex-wrap gap-3">
      {papers.map(({ key, Icon, file, saveAs }) => (
        <Button
          key={key}
          kind="secondary"
          isBusy={paper.isPending}
          icon={<Icon aria-hidden className="size-5" />}
          onClick={() => paper.mutate({ file, saveAs })}
        >
          {t(key)}
        </Button>
      ))}
    </div>
  );
}
