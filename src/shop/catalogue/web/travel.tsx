import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CARRIER_NAMES, CARRIERS, trackingPage } from '#shop/sales/rules/carriers.ts';

type TravelProps = {
  /** As it was stored. */
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  /** What is known besides, said first. */
  readonly children?: ReactNode;
};

/** With whom something travels to its buyer, and where it is followed. Needs 'shop.parcels'. */
export function Travel({ carrier: stored, trackingNumber: number, children }: TravelProps) {
  const t = useTranslations('orders.parcels');
  const language = useLocale();
  const carrier = CARRIERS.find((each) => each === stored);
  const page = trackingPage(stored, number, language);
  if (!carrier && !number && !children) return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-soft">
      {children}
      {carrier && (
        <span>
          {carrier === 'own' || carrier === 'other'
            ? t(`carriers.${carrier}`)
            : CARRIER_NAMES[carrier]}
        </span>
      )}
      {number &&
        (page ? (
          <a
            href={page}
            target="_blank"
            rel="noreferrer"
            className="underline underline-offset-4 [overflow-wrap:anywhere]"
          >
            {t('follow', { number })}
          </a>
        ) : (
          <span className="[overflow-wrap:anywhere]">{t('tracking', { number })}</span>
        ))}
    </p>
  );
}
