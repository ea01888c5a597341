import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { classNames } from '#ui/class-names.ts';
import type { UrssafLimit } from '../rules/urssaf-limits.ts';
import { urssafLine } from '../rules/urssaf-line.ts';

const WIDTH = 100;

type GiftMeterProps = {
  /** What the person has had this year, VAT included. */
  readonly givenCents: number;
  /** This one, VAT included. */
  readonly giftCents: number;
  readonly limit: UrssafLimit;
};

/** One person’s year of gifts against the limit: a bar, and the same in words. */
export function GiftMeter({ givenCents, giftCents, limit }: GiftMeterProps) {
  const t = useTranslations('shop.composer.meter');
  const language = useLocale();
  const money = (cents: number) => formatMoney(cents, language);
  const { limitCents, year } = limit;
  const { isOver, totalCents, remainingCents, overByCents } = urssafLine({
    valueSoFarCents: givenCents,
    giftCents,
    limitCents,
  });
  const widest = Math.max(totalCents, limitCents);
  const at = (cents: number) => (cents / widest) * WIDTH;
  const facts = {
    total: money(totalCents),
    remaining: money(remainingCents),
    over: money(overByCents),
    limit: money(limitCents),
    year: String(year),
  };
  return (
    <div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} 10`}
        preserveAspectRatio="none"
        className="h-3.5 w-full overflow-hidden rounded-full"
      >
        <rect width={WIDTH} height={10} className="fill-sunken" />
        <rect width={at(givenCents)} height={10} className="fill-line-strong" />
        <rect
          x={at(givenCents)}
          width={at(giftCents)}
          height={10}
          className={isOver ? 'fill-accent' : 'fill-wellness'}
        />
        {isOver && (
          <line
            x1={at(limitCents)}
            x2={at(limitCents)}
            y1={0}
            y2={10}
            strokeWidth={3}
            vectorEffect="non-scaling-stroke"
            className="stroke-ink"
          />
        )}
      </svg>
      <p className={classNames('mt-2 text-sm', isOver && 'font-semibold text-warning')}>
        {isOver ? t('over', facts) : t('under', facts)}
      </p>
    </div>
  );
}
