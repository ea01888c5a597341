import { useLocale } from 'use-intl';
import type { Cell } from '../contract.ts';
import { formatPoints } from '../rules/format-points.ts';
import { type ChartWeek, type Run, runsOf } from './chart-runs.ts';

type Week = { readonly monday: string; readonly cell: Cell | null };

/** A phone has half a year, at a size that can be read; there is more in the table. */
const SIZES = {
  wide: { width: 720, height: 230, weeks: 53, look: 'hidden sm:block' },
  phone: { width: 340, height: 210, weeks: 26, look: 'sm:hidden' },
};
const LEFT = 34;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 26;
const LINES = [1, 4, 8, 12, 15];
const MONTHS_APART = 8;

type HistoryChartProps = { readonly caption: string; readonly weeks: readonly Week[] };

/** How a place has changed up to where it stands, with the margin of that; the table beside it says the same. */
export function HistoryChart(props: HistoryChartProps) {
  return (
    <>
      <Drawing {...props} size="wide" />
      <Drawing {...props} size="phone" />
    </>
  );
}

function Drawing({ caption, weeks: all, size }: HistoryChartProps & { size: keyof typeof SIZES }) {
  const language = useLocale();
  const { width, height, weeks: most, look } = SIZES[size];
  const weeks = all.slice(-most);
  const step = (width - LEFT - RIGHT) / Math.max(1, weeks.length - 1);
  const x = (at: number) => LEFT + at * step;
  const y = (points: number) => TOP + ((15 - points) / 14) * (height - TOP - BOTTOM);
  const runs = runsOf(weeks);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={caption}
      className={`mt-4 w-full text-ink-soft ${look}`}
    >
      {LINES.map((points) => (
        <g key={points}>
          <line
            x1={LEFT}
            x2={width - RIGHT}
            y1={y(points)}
            y2={y(points)}
            className="stroke-line"
          />
          <text
            x={LEFT - 8}
            y={y(points) + 4}
            textAnchor="end"
            className="fill-current text-[12px]"
          >
            {points}
          </text>
        </g>
      ))}
      {weeks.map(
        ({ monday }, at) =>
          (weeks.length - 1 - at) % MONTHS_APART === 0 && (
            <text
              key={monday}
              x={x(at)}
              y={height - 6}
              textAnchor={at === weeks.length - 1 ? 'end' : 'middle'}
              className="fill-current text-[12px]"
            >
              {monthOf(monday, language)}
            </text>
          ),
      )}
      {runs.map((run) => (
        <Line key={run.weeks[0]?.at} run={run} x={x} y={y} />
      ))}
    </svg>
  );
}

type LineProps = {
  readonly run: Run;
  readonly x: (at: number) => number;
  readonly y: (points: number) => number;
};

/** Weeks that compare with each other; those of the former method are dashed, without a margin. */
function Line({ run, x, y }: LineProps) {
  const language = useLocale();
  const { weeks, isFormer, level } = run;
  const last = weeks.at(-1);
  return (
    <g>
      {!isFormer && <path d={bandOf(weeks, x, y)} className="fill-primary/15" />}
      {level && last && (
        <path
          d={`M${x(last.at)} ${y(kept(level.points - level.margin))}V${y(kept(level.points + level.margin))}`}
          className="stroke-primary"
          strokeWidth="2"
          strokeDasharray="2 3"
        />
      )}
      <path
        d={weeks.map(({ at, points }, i) => `${i ? 'L' : 'M'}${x(at)} ${y(points)}`).join('')}
        className={isFormer ? 'fill-none stroke-line-strong' : 'fill-none stroke-primary'}
        strokeWidth="2.5"
        strokeDasharray={isFormer ? '4 5' : undefined}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {weeks.map(({ at, monday, points }) => (
        <circle
          key={monday}
          cx={x(at)}
          cy={y(points)}
          r="3.2"
          className={isFormer ? 'fill-line-strong' : 'fill-primary'}
        >
          <title>{`${monday}: ${formatPoints(points, language)}`}</title>
        </circle>
      ))}
    </g>
  );
}

const kept = (points: number) => Math.min(15, Math.max(1, points));

function bandOf(weeks: readonly ChartWeek[], x: LineProps['x'], y: LineProps['y']): string {
  const edge = ({ at, points, chance }: ChartWeek, side: 1 | -1) =>
    `${x(at)} ${y(kept(points + side * chance))}`;
  const above = weeks.map((week) => edge(week, 1));
  const below = weeks.map((week) => edge(week, -1)).reverse();
  return `M${[...above, ...below].join('L')}Z`;
}

function monthOf(monday: string, language: 'fr' | 'en'): string {
  return new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${monday}T00:00:00Z`));
}
