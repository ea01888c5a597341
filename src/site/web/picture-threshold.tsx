import { useFormatter } from 'use-intl';

type PictureThresholdProps = { readonly few: string; readonly enough: string };

/** Seven people and no figure, eight people and one: the rule without words, for who can see it. */
export function PictureThreshold({ few, enough }: PictureThresholdProps) {
  return (
    <div className="grid gap-8">
      <Group people={7} label={few} />
      <Group people={8} label={enough} />
    </div>
  );
}

const SEATS = Array.from({ length: 8 }, (_, at) => at);
const SCORE = 9.5;

function Group({ people, label }: { people: number; label: string }) {
  const { number } = useFormatter();
  const isTold = people === SEATS.length;
  return (
    <figure className="rounded-xl border border-line bg-surface p-5 sm:p-6">
      <svg viewBox="0 0 480 92" aria-hidden="true" className="w-full">
        {SEATS.map((seat) => (
          <Person key={seat} x={24 + seat * 42} isThere={seat < people} />
        ))}
        <path
          d="M362 46H386"
          className="stroke-line-strong"
          strokeWidth="3"
          strokeLinecap="round"
        />
        {isTold ? (
          <>
            <rect x="398" y="12" width="80" height="68" rx="14" className="fill-primary" />
            <text
              x="438"
              y="58"
              textAnchor="middle"
              className="fill-on-primary font-title text-[34px]"
            >
              {number(SCORE)}
            </text>
          </>
        ) : (
          <rect
            x="399"
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
