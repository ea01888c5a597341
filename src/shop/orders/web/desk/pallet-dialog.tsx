import { useTranslations } from 'use-intl';
import { readForm } from '#basics/form-reader.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { TextField } from '#ui/text-field.tsx';
import type { FormValues } from '#ui/use-schema-form.ts';
import type { PrintPalletList } from '../../contract.ts';
import { FileDialog } from './file-dialog.tsx';

/** The pallets of a day, printed. */
export function PalletDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('orders.staffOrders.pallets');
  return (
    <FileDialog
      id="pallets"
      title={t('open')}
      text={t('text')}
      confirm={t('print')}
      validate={dayProblems}
      fetchFile={({ day = '' }) => callFunction<PrintPalletList>('print-pallet-list', { day })}
      nameOf={({ day = '' }) => t('name', { day })}
      none={t('none')}
      onClose={onClose}
    >
      {(field) => <TextField {...field('day')} type="date" label={t('day')} />}
    </FileDialog>
  );
}

function dayProblems(typed: FormValues) {
  const { day, problems } = readForm(typed);
  day('day', { isRequired: true });
  return problems;
}
