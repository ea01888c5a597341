import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { isRefusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { problemWords } from '#platform/browser/refusal-words.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { DownloadInvoices, ExportInvoices } from '../contract.ts';
import { readPeriodForm } from '../rules/period-form.ts';

type PeriodDialogProps = {
  readonly companyId: string;
  /** Offered at first. */
  readonly year: number;
  readonly onClose: () => void;
};

/** What an accountant takes over: the files of a period, or its journal. */
export function PeriodDialog({ companyId, year, onClose }: PeriodDialogProps) {
  const t = useTranslations('invoices.documents');
  const problems = useTranslations('invoices.documents.problems');
  const form = useSchemaForm({
    id: 'period',
    validate: (typed) => readPeriodForm(typed).problems,
    words: problemWords(problems),
  });
  const take = useMutation({
    mutationFn: async (typed: FormValues) => {
      const period = readPeriodForm(typed).values;
      const input = { companyId, ...period };
      const isJournal = typed.what === 'journal';
      const file = isJournal
        ? await callFunction<ExportInvoices>('export-invoices', input)
        : await callFunction<DownloadInvoices>('download-invoices', input);
      const name = isJournal ? 'export.journalName' : 'export.filesName';
      saveFile(file as unknown as Blob, t(name, period));
    },
    onSuccess: onClose,
  });
  const isNothing = isRefusal(take.error, 'not-found');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('export.open')}
      description={t('export.text')}
      closeLabel={t('report.close')}
      footer={
        <Button type="submit" form="period-form" isBusy={take.isPending}>
          {t('export.send')}
        </Button>
      }
    >
      <form
        id="period-form"
        className="grid gap-5"
        {...form.handlers((typed) => take.mutate(typed))}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...form.field('from')}
            type="date"
            label={t('export.from')}
            defaultValue={`${year}-01-01`}
          />
          <TextField
            {...form.field('to')}
            type="date"
            label={t('export.to')}
            defaultValue={`${year}-12-31`}
          />
        </div>
        <SelectField
          {...form.field('what')}
          label={t('export.what')}
          options={[
            { value: 'files', label: t('export.files') },
            { value: 'journal', label: t('export.journal') },
          ]}
        />
        {take.error && (
          <Notice kind={isNothing ? 'info' : 'danger'} isLive>
            <p>{isNothing ? t('export.nothing') : t('export.failed')}</p>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
