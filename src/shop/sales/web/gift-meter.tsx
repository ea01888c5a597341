import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { classNames } from '#ui/class-names.ts';
import { TRACK_LOOK } from '#ui/measure-bar.tsx';
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
  const t = useTranslations('catalogue.composer.meter');
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
        className={classNames(TRACK_LOOK, 'h-3.5 w-full')}
      >
        <rect width={at(givenCents)} height={10} className="fill-line-strong" />
        <rect
          x={at(givenCents)}
          width={at(giftCents)}
          height={10}
          className={isOver ? 'fill-accent' : 'fill-success'}
        />
        {givenCents > 0 && <Mark at={at(givenCents)} className="stroke-surface" />}
        {isOver && <Mark at={at(limitCents)} className="stroke-ink" />}
      </svg>
      <p className={classNames('mt-2 text-sm', isOver && 'font-semibold text-warning')}>
        {isOver ? t('over', facts) : t('under', facts)}
      </p>
    </div>
  );
}

/** A line across the bar. */
function Mark({ at, className }: { at: number; className: string }) {
  return (
    <line
      x1={at}
      x2={at}
      y1={0}
      y2={10}
      strokeWidth={3}
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}
