import { useLocale } from 'use-intl';
import { MeasureBar } from '#ui/measure-bar.tsx';
import { climateOf } from '../rules/climate.ts';
import { formatPoints } from '../rules/format-points.ts';

type ScoreBarsProps = {
  readonly caption: string;
  readonly nameHeading: string;
  readonly scoreHeading: string;
  readonly hiddenLabel: string;
  /** Without the colours of a climate, where figures are not sure enough for one. */
  readonly isPlain?: boolean;
  readonly rows: readonly { readonly name: string; readonly points: number | undefined }[];
};

const TONES = { low: 'danger', middle: 'warning', high: 'success' } as const;
const HIGHEST = 15;

/** Scores under each other: a table whose figures have a bar beside them. */
export function ScoreBars(props: ScoreBarsProps) {
  const { caption, nameHeading, scoreHeading, hiddenLabel, isPlain = false, rows } = props;
  const language = useLocale();
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{nameHeading}</th>
          <th scope="col">{scoreHeading}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, points }) => (
          <tr key={name} className="border-t border-line first:border-0">
            <th scope="row" className="py-2.5 pr-3 font-normal">
              {name}
            </th>
            <td className="w-[46%] py-2.5 align-middle">
              {points === undefined ? (
                <span className="text-sm text-ink-soft">{hiddenLabel}</span>
              ) : (
                <span className="flex items-center gap-3">
                  <MeasureBar
                    share={points / HIGHEST}
                    tone={isPlain ? 'primary' : TONES[climateOf(points)]}
                    className="w-0 min-w-0 grow"
                  />
                  <span className="w-12 shrink-0 whitespace-nowrap text-right font-semibold tabular-nums">
                    {formatPoints(points, language)}
                  </span>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
