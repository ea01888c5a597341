import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText, Scissors } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { isRefusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import type { PrintPersonalCodes, PrintPoster, ReadOverview } from '../contract.ts';
import { CODES_A_DOCUMENT } from '../rules/page-sizes.ts';
import { useSpace } from './space-context.ts';
import { useEmployeesChanged } from './use-employees.ts';

/** For people without an e-mail address: the slips with their codes, and the poster. */
export function PaperDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('company.employees.paper');
  const { id: companyId } = useSpace();
  const { data } = useQuery({
    queryKey: ['overview', companyId],
    queryFn: () => callFunction<ReadOverview>('read-overview', { companyId }),
  });
  const codes = usePrintCodes();
  const poster = useMutation({
    mutationFn: async () =>
      saveFile(await callFunction<PrintPoster>('print-poster', { companyId }), t('posterFile')),
  });
  const error = codes.error ?? poster.error;
  const isNobody = isRefusal(error, 'not-found');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
    >
      <div className="grid gap-6">
        {data && <p className="font-semibold">{t('people', { count: data.withoutAccess })}</p>}
        {error && (
          <Notice kind={isNobody ? 'info' : 'danger'} isLive>
            <p>{isNobody ? t('nobody') : t('failed')}</p>
          </Notice>
        )}
        <div>
          <Button
            isBusy={codes.isPending}
            disabled={!data || data.withoutAccess === 0}
            icon={<Scissors aria-hidden className="size-5" />}
            onClick={() => codes.mutate({ people: data?.withoutAccess ?? 1 })}
          >
            {t('codes')}
          </Button>
          <p className="mt-2 text-sm text-ink-soft">{t('codesText')}</p>
        </div>
        <div>
          <Button
            kind="secondary"
            isBusy={poster.isPending}
            icon={<FileText aria-hidden className="size-5" />}
            onClick={() => poster.mutate()}
          >
            {t('poster')}
          </Button>
          <p className="mt-2 text-sm text-ink-soft">{t('posterText')}</p>
        </div>
      </div>
    </Dialog>
  );
}

type Printed = { readonly people: number } | { readonly employeeId: string };

/** Prints the slip of one person, or those of all who have no address; then the list knows of it. */
export function usePrintCodes() {
  const t = useTranslations('company.employees.paper');
  const { id: companyId } = useSpace();
  const changed = useEmployeesChanged(companyId);
  return useMutation({
    async mutationFn(printed: Printed) {
      const parts = 'people' in printed ? Math.ceil(printed.people / CODES_A_DOCUMENT) : 1;
      for (let part = 1; part <= parts; part += 1) {
        const slips = await callFunction<PrintPersonalCodes>('print-personal-codes', {
          companyId,
          part,
          ...('employeeId' in printed && { employeeIds: [printed.employeeId] }),
        });
        saveFile(slips, t('codesFile', { part }));
      }
    },
    onSettled: changed,
  });
}
