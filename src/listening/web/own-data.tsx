import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { csvOf } from '#imports/rules/csv.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import type { EraseOwnAnswers, OwnAnswer } from '../contract.ts';
import { OwnCard } from './own-card.tsx';

type OwnDataProps = { readonly companyId: string; readonly answers: readonly OwnAnswer[] };

/** Taking one's answers along, and erasing them. */
export function OwnData({ companyId, answers }: OwnDataProps) {
  const t = useTranslations('listening.own');
  const names = useTranslations('listening.factors');
  const [isAsking, setAsking] = useState(false);
  function download() {
    const headings = (['day', 'mood', 'energy', 'factor', 'factorTap'] as const).map((name) =>
      t(`columns.${name}`),
    );
    const rows = answers.map(({ day, mood, energy, factor, factorTap }) => [
      day,
      String(mood ?? ''),
      String(energy ?? ''),
      names(factor),
      String(factorTap ?? ''),
    ]);
    saveFile(new Blob([csvOf([headings, ...rows])], { type: 'text/csv' }), t('file'));
  }
  return (
    <OwnCard title={t('data')}>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button
          kind="secondary"
          size="small"
          icon={<Download aria-hidden className="size-5" />}
          onClick={download}
        >
          {t('download')}
        </Button>
        <Button
          kind="quiet"
          size="small"
          icon={<Trash2 aria-hidden className="size-5" />}
          onClick={() => setAsking(true)}
        >
          {t('erase')}
        </Button>
      </p>
      <EraseDialog companyId={companyId} isOpen={isAsking} onClose={() => setAsking(false)} />
    </OwnCard>
  );
}

type EraseDialogProps = {
  readonly companyId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

function EraseDialog({ companyId, isOpen, onClose }: EraseDialogProps) {
  const t = useTranslations('listening.own');
  const client = useQueryClient();
  const { show } = useToast();
  const erase = useMutation({
    mutationFn: () => callFunction<EraseOwnAnswers>('erase-own-answers', { companyId }),
    async onSuccess() {
      show({ title: t('erased') });
      onClose();
      await client.invalidateQueries();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('eraseTitle')}
      closeLabel={t('close')}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="danger" isBusy={erase.isPending} onClick={() => erase.mutate()}>
            {t('eraseConfirm')}
          </Button>
        </>
      }
    >
      <p>{t('eraseText')}</p>
      {erase.isError && (
        <Notice kind="danger" isLive className="mt-4">
          {t('eraseFailed')}
        </Notice>
      )}
    </Dialog>
  );
}
