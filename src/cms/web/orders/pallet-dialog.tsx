import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { readForm } from '#basics/form-reader.ts';
import { Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import type { PrintPalletList } from '#shop/contract.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type Typed, useJudgedForm } from '#ui/use-judged-form.ts';
import { useFailureWords } from '../failure.tsx';
import { useOrderProblemWords } from './use-orders.ts';

/** The pallets of a day, printed. */
export function PalletDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('cms.orders.pallets');
  const acts = useTranslations('cms.orders.acts');
  const wordsOf = useFailureWords();
  const form = useJudgedForm({ id: 'pallets', judge: dayProblems, words: useOrderProblemWords() });
  const print = useMutation({
    mutationFn: ({ day = '' }: Typed) =>
      callFunction<PrintPalletList>('print-pallet-list', { day }),
    onSuccess(file, { day = '' }) {
      saveFile(file as Blob, t('name', { day }));
      onClose();
    },
  });
  const isNone = print.error instanceof Refusal && print.error.code === 'not-found';
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('open')}
      description={t('text')}
      closeLabel={acts('close')}
      footer={
        <Button type="submit" form="pallets-form" isBusy={print.isPending}>
          {t('print')}
        </Button>
      }
    >
      <form
        id="pallets-form"
        className="grid gap-5"
        {...form.handlers((typed) => print.mutate(typed))}
      >
        <TextField {...form.field('day')} type="date" label={t('day')} />
        {print.error && (
          <Notice kind={isNone ? 'info' : 'danger'} isLive>
            <p>{isNone ? t('none') : wordsOf(print.error)}</p>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

function dayProblems(typed: Typed) {
  const { day, problems } = readForm(typed);
  day('day', { isRequired: true });
  return problems;
}
