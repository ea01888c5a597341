import { useTranslations } from 'use-intl';
import { parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { ExportSales } from '#shop/invoices/contract.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FormValues } from '#ui/use-schema-form.ts';
import { FileDialog } from './file-dialog.tsx';

const LISTS = ['journal', 'e-reporting', 'entries'] as const;

/** A month of sales, for the house’s own books and for what it reports. */
export function SalesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('orders.staffOrders.sales');
  return (
    <FileDialog
      id="sales"
      title={t('open')}
      text={t('text')}
      confirm={t('take')}
      validate={monthProblems}
      fetchFile={fetchSales}
      nameOf={(typed) => t(typed.list === 'entries' ? 'entriesName' : 'name', wanted(typed))}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextField {...field('month')} label={t('month')} hint={t('monthHint')} />
          <SelectField
            {...field('list')}
            label={t('list')}
            options={LISTS.map((list) => ({ value: list, label: t(`lists.${list}`) }))}
          />
        </>
      )}
    </FileDialog>
  );
}

/** What is made while it leaves is whole when it has arrived. */
async function fetchSales(typed: FormValues): Promise<Blob> {
  const file = await callFunction<ExportSales>('export-sales', wanted(typed));
  return file as unknown as Blob;
}

function wanted({ month = '', list: typed }: FormValues) {
  return { month, list: LISTS.find((each) => each === typed) ?? 'journal' };
}

/** `2026-11`: not every browser has a field for months. */
function monthProblems({ month = '', list }: FormValues) {
  if (month.trim() === '') return [{ path: 'month', problem: 'required' }];
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) return [{ path: 'month', problem: 'month-invalid' }];
  const isOver = month < parisDayOf(new Date()).slice(0, 7);
  return list !== 'entries' || isOver ? [] : [{ path: 'month', problem: 'month-not-over' }];
}
