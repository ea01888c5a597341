import { useFormatter } from 'use-intl';

type PictureThresholdProps = {
  readonly least: number;
  readonly few: string;
  readonly enough: string;
};

/** One person listed too few and no figure, enough of them and one: the rule without words, for who can see it. */
export function PictureThreshold({ least, few, enough }: PictureThresholdProps) {
  return (
    <div className="grid gap-8">
      <Group people={least - 1} least={least} label={few} />
      <Group people={least} least={least} label={enough} />
    </div>
  );
}

/** Of one person, and of what stands behind them all. */
const WIDTH = 42;
const FIGURE = 144;
const SCORE = 9.5;

function Group({ people, least, label }: { people: number; least: number; label: string }) {
  const seats = Array.from({ length: least }, (_, at) => at);
  const { number } = useFormatter();
  const isTold = people === least;
  return (
    <figure className="rounded-xl border border-line bg-surface p-5 sm:p-6">
      <svg viewBox={`0 0 ${WIDTH * least + FIGURE} 92`} aria-hidden="true" className="w-full">
        {seats.map((seat) => (
          <Person key={seat} x={WIDTH * (seat + 0.5)} isThere={seat < people} />
        ))}
        <g transform={`translate(${WIDTH * least} 0)`}>
          <path
            d="M22 46H46"
            className="stroke-line-strong"
            strokeWidth="3"
            strokeLinecap="round"
          />
          {isTold ? (
            <>
              <rect x="62" y="12" width="80" height="68" rx="14" className="fill-primary" />
              <text
                x="102"
                y="58"
                textAnchor="middle"
                className="fill-on-primary font-title text-[34px]"
              >
                {number(SCORE)}
              </text>
            </>
          ) : (
            <rect
              x="63"
              y="13"
              width="78"
              height="66"
              rx="14"
              fill="none"
              strokeWidth="2.5"
              strokeDasharray="6 7"
              className="stroke-line-strong"
            />
          )}
        </g>
      </svg>
      <figcaption className="mt-4 font-semibold">{label}</figcaption>
    </figure>
  );
}

function Person({ x, isThere }: { x: number; isThere: boolean }) {
  return (
    <g
      className={isThere ? 'fill-accent stroke-none' : 'fill-none stroke-line-strong'}
      strokeWidth="2.5"
      strokeDasharray={isThere ? undefined : '4 6'}
    >
      <circle cx={x} cy="28" r="12" />
      <path d={`M${x - 17} 78C${x - 19} 40 ${x + 19} 40 ${x + 17} 78Z`} />
    </g>
  );
}
