import { Copy } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import type { OrderSummary } from '../../contract.ts';

type Transfer = NonNullable<OrderSummary['transfer']>;

type TransferDetailsProps = {
  readonly transfer: Transfer;
  /** The last day on which it is waited for. */
  readonly awaitedUntil: string | null;
};

const ROWS = ['beneficiary', 'iban', 'bic', 'reference'] as const;

/** Where to send the money, each line ready to be copied into the bank's form. */
export function TransferDetails({ transfer, awaitedUntil }: TransferDetailsProps) {
  const language = useLocale();
  const t = useTranslations('orders.success.transfer');
  const { show } = useToast();

  async function copy(name: (typeof ROWS)[number]) {
    try {
      await navigator.clipboard.writeText(transfer[name].replaceAll(' ', ''));
      show({ title: t('copied', { name: t(name) }) });
    } catch {
      show({ title: t('notCopied'), kind: 'destructive' });
    }
  }

  return (
    <section
      aria-labelledby="transfer-title"
      className="rounded-lg border border-line bg-primary-tint p-6"
    >
      <h2 id="transfer-title" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-2">{t('intro')}</p>
      {awaitedUntil && (
        <p className="mt-2 font-semibold">
          {t('until', { day: formatDay(awaitedUntil, language) })}
        </p>
      )}
      <dl className="mt-4 grid gap-3">
        {ROWS.map((name) => (
          <div key={name} className="flex flex-wrap items-center gap-x-4">
            <dt className="w-32 text-ink-soft">{t(name)}</dt>
            <dd className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4">
              <span className="font-semibold tabular-nums">{transfer[name]}</span>
              <Button
                kind="quiet"
                size="small"
                className="noscript:hidden"
                icon={<Copy aria-hidden className="size-4.5" />}
                onClick={() => void copy(name)}
              >
                {t('copy')}
                <span className="sr-only">{t(name)}</span>
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
