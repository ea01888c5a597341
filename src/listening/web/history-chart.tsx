import { useLocale } from 'use-intl';
import type { Cell } from '../contract.ts';
import type { Level } from '../rules/trends.ts';
import { formatPoints } from './format-points.ts';

type Week = {
  readonly monday: string;
  readonly cell: Cell | null;
  readonly level: Level | undefined;
};

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

/** The line of a score on the whole scale, with its margin; the table beside it says the same. */
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
        <path key={`band-${run[0]?.at}`} d={bandOf(run, x, y)} className="fill-primary/15" />
      ))}
      {runs.map((run) => (
        <path
          key={`line-${run[0]?.at}`}
          d={run.map(({ at, level }, i) => `${i ? 'L' : 'M'}${x(at)} ${y(level.points)}`).join('')}
          className="fill-none stroke-primary"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      {runs.flat().map(({ at, monday, level }) => (
        <circle key={monday} cx={x(at)} cy={y(level.points)} r="3.2" className="fill-primary">
          <title>{`${monday}: ${formatPoints(level.points, language)}`}</title>
        </circle>
      ))}
    </svg>
  );
}

type Point = { readonly at: number; readonly monday: string; readonly level: Level };

/** Weeks that were told one after the other; where one was not, the line breaks. */
function runsOf(weeks: readonly Week[]): Point[][] {
  const runs: Point[][] = [];
  let isOpen = false;
  for (const [at, { monday, level }] of weeks.entries()) {
    if (!level) isOpen = false;
    else if (isOpen) runs.at(-1)?.push({ at, monday, level });
    else {
      runs.push([{ at, monday, level }]);
      isOpen = true;
    }
  }
  return runs;
}

function bandOf(
  run: readonly Point[],
  x: (at: number) => number,
  y: (points: number) => number,
): string {
  const edge = ({ at, level }: Point, side: 1 | -1) =>
    `${x(at)} ${y(Math.min(15, Math.max(1, level.points + side * level.margin)))}`;
  const above = run.map((point) => edge(point, 1));
  const below = run.map((point) => edge(point, -1)).reverse();
  return `M${[...above, ...below].join('L')}Z`;
}

function monthOf(monday: string, language: 'fr' | 'en'): string {
  return new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${monday}T00:00:00Z`));
}
