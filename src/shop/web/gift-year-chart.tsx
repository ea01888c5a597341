import type { GiftYear } from '../rules/gift-year.ts';

const WIDTH = 480;
const HEIGHT = 220;
const GROUND = 200;
const BAR = 28;
const STEP = WIDTH / 12;

/** Twelve bars and the limit; the same figures stand in the table beside, so it is not read out. */
export function GiftYearChart({ gifts, limitLabel }: { gifts: GiftYear; limitLabel: string }) {
  const highest = Math.max(gifts.line.totalCents, gifts.limitCents * 1.15, 1);
  const height = (cents: number) => (cents / highest) * (GROUND - 20);
  const limit = GROUND - height(gifts.limitCents);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full">
      {gifts.months.map(({ month, line }) => (
        <g key={month}>
          <rect
            x={(month - 1) * STEP + (STEP - BAR) / 2}
            y={GROUND - height(line.totalCents)}
            width={BAR}
            height={height(line.totalCents)}
            rx={3}
            className={line.isOver ? 'fill-accent' : 'fill-wellness'}
          />
          <text
            x={(month - 0.5) * STEP}
            y={HEIGHT - 4}
            textAnchor="middle"
            className="fill-ink-soft text-xs"
          >
            {month}
          </text>
        </g>
      ))}
      <line x1={0} x2={WIDTH} y1={limit} y2={limit} strokeDasharray="6 5" className="stroke-ink" />
      <text x={4} y={limit - 6} className="fill-ink text-sm font-semibold">
        {limitLabel}
      </text>
    </svg>
  );
}
