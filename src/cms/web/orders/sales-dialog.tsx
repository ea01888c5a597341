import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { ExportSales } from '#invoices/contract.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type Typed, useJudgedForm } from '#ui/use-judged-form.ts';
import { useFailureWords } from '../failure.tsx';
import { useOrderProblemWords } from './use-orders.ts';

const LISTS = ['journal', 'e-reporting'] as const;

/** A month of sales, for the house’s own books and for what it reports. */
export function SalesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('cms.orders.sales');
  const acts = useTranslations('cms.orders.acts');
  const wordsOf = useFailureWords();
  const form = useJudgedForm({ id: 'sales', judge: monthProblems, words: useOrderProblemWords() });
  const take = useMutation({
    mutationFn: async ({ month = '', list: typed }: Typed) => {
      const list = LISTS.find((each) => each === typed) ?? 'journal';
      const file = await callFunction<ExportSales>('export-sales', { month, list });
      saveFile(file as unknown as Blob, t('name', { list, month }));
    },
    onSuccess: onClose,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('open')}
      description={t('text')}
      closeLabel={acts('close')}
      footer={
        <Button type="submit" form="sales-form" isBusy={take.isPending}>
          {t('take')}
        </Button>
      }
    >
      <form
        id="sales-form"
        className="grid gap-5"
        {...form.handlers((typed) => take.mutate(typed))}
      >
        <TextField {...form.field('month')} label={t('month')} hint={t('monthHint')} />
        <SelectField
          {...form.field('list')}
          label={t('list')}
          options={LISTS.map((list) => ({ value: list, label: t(`lists.${list}`) }))}
        />
        {take.error && (
          <Notice kind="danger" isLive>
            <p>{wordsOf(take.error)}</p>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

/** `2026-11`: not every browser has a field for months. */
function monthProblems({ month = '' }: Typed) {
  if (month.trim() === '') return [{ path: 'month', problem: 'required' }];
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(month)
    ? []
    : [{ path: 'month', problem: 'month-invalid' }];
}
