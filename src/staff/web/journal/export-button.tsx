import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import type { ExportStaffChanges } from '../../contract.ts';
import { useFailureWords } from '../failure.tsx';
import type { AskedChanges } from './use-staff-changes.ts';

/** Hands the browser all that is found, as a list for a spreadsheet. */
export function ExportButton({ asked }: { asked: AskedChanges }) {
  const t = useTranslations('staff.journal');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const download = useMutation({
    async mutationFn() {
      // However it is made, it arrives as one.
      const file = await callFunction<ExportStaffChanges>('export-staff-changes', asked);
      saveFile(file as unknown as Blob, `${t('file')}.csv`);
    },
    onSuccess: () => toast.show({ title: t('exported') }),
    onError: (error) => toast.show({ title: wordsOf(error), kind: 'destructive' }),
  });
  return (
    <Button
      kind="secondary"
      icon={<Download aria-hidden className="size-5" />}
      isBusy={download.isPending}
      onClick={() => download.mutate()}
    >
      {download.isPending ? t('exporting') : t('export')}
    </Button>
  );
}
