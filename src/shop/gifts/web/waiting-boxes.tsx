import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatShortDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import type { WaitingBoxes } from '../contract.ts';
import { AsideDialog } from './aside-dialog.tsx';

type WaitingBoxesListProps = {
  readonly waiting: readonly WaitingBoxes[];
  readonly mayWrite: boolean;
};

/** Boxes that were bought and are for nobody yet: until they are, the meter is incomplete. */
export function WaitingBoxesList({ waiting, mayWrite }: WaitingBoxesListProps) {
  const t = useTranslations('gifts.meter.waiting');
  const language = useLocale();
  const [aside, setAside] = useState<WaitingBoxes>();
  return (
    <section aria-labelledby="waiting-title">
      <h2 id="waiting-title" className="text-2xl">
        {t('title')}
      </h2>
      <Notice kind="warning" className="mt-3">
        <p>{t('text')}</p>
      </Notice>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2">
        {waiting.map((boxes) => {
          const { orderId, position, orderNumber, name } = boxes;
          return (
            <li
              key={`${orderId} ${position}`}
              className="rounded-lg border border-line bg-surface p-5"
            >
              <h3 className="text-lg">{name}</h3>
              <p className="text-ink-soft">
                {t('order', {
                  number: orderNumber,
                  day: formatShortDay(boxes.placedOn, language),
                  value: formatMoney(boxes.valueCents, language),
                })}
              </p>
              <p className="mt-1 font-semibold">
                {t('left', { left: boxes.left, bought: boxes.bought })}
              </p>
              {mayWrite && (
                <p className="mt-3 flex flex-wrap gap-3">
                  <ButtonLink
                    to={`/dashboard/boxes/gifts/give?order=${orderId}&line=${position}`}
                    size="small"
                    aria-label={t('giveNamed', { name, number: orderNumber })}
                  >
                    {t('give')}
                  </ButtonLink>
                  <Button
                    kind="quiet"
                    size="small"
                    aria-haspopup="dialog"
                    aria-label={t('asideNamed', { name, number: orderNumber })}
                    onClick={() => setAside(boxes)}
                  >
                    {t('aside')}
                  </Button>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {aside && <AsideDialog boxes={aside} onClose={() => setAside(undefined)} />}
    </section>
  );
}
