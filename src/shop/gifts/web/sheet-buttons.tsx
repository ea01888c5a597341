import { useMutation } from '@tanstack/react-query';
import { Download, FileDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Failure } from '#company/web/failure.tsx';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { ExportGiftSheet, PrintGiftSheet } from '../contract.ts';

/** The justification sheet of a year: to keep, or to count with. */
export function SheetButtons({ companyId, year }: { companyId: string; year: number }) {
  const t = useTranslations('gifts.meter.sheet');
  const print = useMutation({
    mutationFn: () => callFunction<PrintGiftSheet>('print-gift-sheet', { companyId, year }),
    onSuccess: (file) => saveFile(file, `${t('file', { year: String(year) })}.pdf`),
  });
  const list = useMutation({
    mutationFn: () => callFunction<ExportGiftSheet>('export-gift-sheet', { companyId, year }),
    onSuccess: (file) => saveFile(file, `${t('file', { year: String(year) })}.csv`),
  });
  return (
    <Card as="section">
      <h2 className="text-2xl">{t('title', { year: String(year) })}</h2>
      <p className="mt-2 max-w-prose text-ink-soft">{t('text')}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button
          kind="secondary"
          icon={<FileDown aria-hidden className="size-5" />}
          isBusy={print.isPending}
          onClick={() => print.mutate()}
        >
          {t('pdf')}
        </Button>
        <Button
          kind="quiet"
          icon={<Download aria-hidden className="size-5" />}
          isBusy={list.isPending}
          onClick={() => list.mutate()}
        >
          {t('csv')}
        </Button>
      </p>
      <Failure error={print.error ?? list.error} />
    </Card>
  );
}
