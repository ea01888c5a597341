import { useLocale, useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import type { TransferGuess } from '../../contract.ts';

const TONES = { certain: 'success', probable: 'info', 'to-check': 'warning' } as const;

/** Which order a transfer may pay. */
export function GuessedOrder({ guess }: { guess: TransferGuess }) {
  const t = useTranslations('orders.staffOrders.transfers.guess');
  return (
    <span className="block">
      {t('maybe', { number: guess.orderNumber })}
      <span className="block text-sm text-ink-soft">{guess.companyName}</span>
    </span>
  );
}

/** How sure it is, and what speaks for it. */
export function GuessCertainty({ guess }: { guess: TransferGuess }) {
  const t = useTranslations('orders.staffOrders.transfers.guess');
  const language = useLocale();
  const grounds = new Intl.ListFormat(language).format(
    guess.grounds.map((ground) => t(`grounds.${ground}`)),
  );
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      <Badge tone={TONES[guess.certainty]}>{t(`certainties.${guess.certainty}`)}</Badge>
      {t('by', { grounds })}
    </span>
  );
}
