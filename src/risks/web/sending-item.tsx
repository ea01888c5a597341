import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { DuerpVersion, PrintDuerpReceipt, RevokeDuerpSending } from '../contract.ts';
import { ChangeFailure } from './change-failure.tsx';
import { useDuerpChange } from './use-duerp.ts';

type Transmission = DuerpVersion['transmissions'][number];

type SendingItemProps = {
  readonly companyId: string;
  readonly transmission: Transmission & { readonly sending: NonNullable<Transmission['sending']> };
  readonly isFor: 'sender' | 'reader';
  readonly onAgain: () => void;
};

const TONES = {
  leaving: 'neutral',
  delivered: 'neutral',
  refused: 'danger',
  received: 'success',
  revoked: 'neutral',
} as const;

/** What became of a version that the product sent, and what can be done about it. */
export function SendingItem({ companyId, transmission, isFor, onAgain }: SendingItemProps) {
  const t = useTranslations('risks.versions.sending');
  const language = useLocale();
  const { sending, sentOn, recipient } = transmission;
  const { id, state, email } = sending;
  const revoke = useDuerpChange(
    companyId,
    () => callFunction<RevokeDuerpSending>('revoke-duerp-sending', { companyId, id }),
    () => t('revoked'),
  );
  const receipt = useMutation({
    mutationFn: async () =>
      saveFile(
        await callFunction<PrintDuerpReceipt>('print-duerp-receipt', { companyId, id }),
        t('receiptFile', { day: sentOn }),
      ),
  });
  const day = (of: string | null) => formatDay(of ?? '', language);
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
        {t('sent', { day: day(sentOn), recipient, email })}
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </p>
      <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
        {state === 'received'
          ? t('received', { day: day(sending.receivedOn), name: sending.receivedBy ?? '' })
          : t(`explained.${state}`, { day: day(sending.lastDay) })}
      </p>
      {state === 'refused' && (
        <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          {t('because', { reason: sending.refusedBecause ?? '' })}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-2">
        <Button
          kind="secondary"
          size="small"
          isBusy={receipt.isPending}
          onClick={() => receipt.mutate()}
        >
          {t('receipt')}
        </Button>
        {isFor === 'sender' && state !== 'received' && (
          <Button kind="secondary" size="small" onClick={onAgain}>
            {t('again')}
          </Button>
        )}
        {isFor === 'sender' && state !== 'revoked' && (
          <Button
            kind="quiet"
            size="small"
            isBusy={revoke.isPending}
            onClick={() => revoke.mutate(undefined)}
          >
            {t('revoke')}
          </Button>
        )}
      </p>
      <ChangeFailure error={revoke.error ?? receipt.error} />
    </li>
  );
}
