import { useLocale } from 'use-intl';
import { monthName } from '#basics/month-name.ts';
import { classNames } from '#ui/class-names.ts';
import type { GiftYear } from '../rules/gift-year.ts';

const HEIGHT = 100;

type Props = { gifts: GiftYear; limitLabel: string };

/**
 * Twelve bars and the limit; the same figures stand in the table beside, so it is not read out.
 * The drawing stretches with the page, its words do not: they keep the size the reader chose.
 */
export function GiftYearChart({ gifts, limitLabel }: Props) {
  const language = useLocale();
  const highest = Math.max(gifts.line.totalCents, gifts.limitCents) * 1.05;
  const top = (cents: number) => HEIGHT - (cents / highest) * HEIGHT;
  const limit = top(gifts.limitCents);
  return (
    <div aria-hidden="true" className="@container">
      <p className="mb-3 flex items-center gap-2.5 text-sm">
        <span className="w-7 border-t-2 border-dashed border-ink" />
        {limitLabel}
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 12 ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-56 w-full border-b border-line-strong"
      >
        {gifts.months.map(({ month, line }) => (
          <rect
            key={month}
            x={month - 0.85}
            y={top(line.totalCents)}
            width={0.7}
            height={HEIGHT - top(line.totalCents)}
            className={line.isOver ? 'fill-accent' : 'fill-success'}
          />
        ))}
        <line
          x1={0}
          x2={12}
          y1={limit}
          y2={limit}
          strokeWidth={2}
          strokeDasharray="6 5"
          vectorEffect="non-scaling-stroke"
          className="stroke-ink"
        />
      </svg>
      <ol className="mt-1.5 grid grid-cols-12 text-center text-sm text-ink-soft uppercase">
        {gifts.months.map(({ month }) => (
          <li
            key={month}
            className={classNames(
              // Large letters on a narrow screen: one month in three has room for its own.
              '@max-[11rem]:not-nth-[3n+1]:invisible',
              month === gifts.crossedInMonth && 'font-bold text-accent',
            )}
          >
            {monthName(month, language, 'narrow')}
          </li>
        ))}
      </ol>
    </div>
  );
}
