import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { ScrollArea } from '#ui/scroll-area.tsx';
import {
  ANSWER_FIGURES,
  type AttackerFigure,
  CONTROL,
  FIGURE_MARGIN,
  HORIZONS,
  LIVES,
  MEASURED_ON,
  PARTICIPATION_FIGURES,
  WORST_OF_PARTICIPATION,
} from '../rules/attacker-figures.ts';
import { formatPoints } from '../rules/format-points.ts';

/** What was measured of an employer who waits, the worst first: about answers, and about taking part. */
export function AttackerTables() {
  const t = useTranslations('listening.attack.figures');
  const language = useLocale();
  return (
    <div className="grid gap-4">
      <Figures caption={t('caption')}>
        {ANSWER_FIGURES.map((figure) => (
          <Row key={figure.name} title={t(`rows.${figure.name}`)} figure={figure} />
        ))}
        <Row title={t('control')} figure={CONTROL} isQuiet />
      </Figures>
      <p className="mt-2 text-lg font-semibold text-ink">{t('participation')}</p>
      <p className="max-w-prose">{t('participationText', { worst: WORST_OF_PARTICIPATION })}</p>
      <Figures caption={t('participation')}>
        {PARTICIPATION_FIGURES.map((figure) => (
          <Row key={figure.name} title={t(`participationRows.${figure.name}`)} figure={figure} />
        ))}
      </Figures>
      <p className="max-w-prose text-sm">
        {t('measured', {
          day: formatDay(MEASURED_ON, language),
          lives: LIVES,
          margin: FIGURE_MARGIN,
        })}
      </p>
    </div>
  );
}

function Figures({ caption, children }: { caption: string; children: ReactNode }) {
  const t = useTranslations('listening.attack.figures');
  return (
    <ScrollArea label={caption}>
      <table className="w-full text-left text-sm text-ink tabular-nums sm:text-base">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong text-sm">
            <th scope="col" className="py-2 pr-4">
              {t('attack')}
            </th>
            {HORIZONS.map((weeks) => (
              <th key={weeks} scope="col" className="py-2 pr-2.5 sm:pr-4 sm:whitespace-nowrap">
                {t('weeks', { weeks })}
              </th>
            ))}
            <th scope="col" className="py-2">
              {t('sure')}
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollArea>
  );
}

type RowProps = {
  readonly title: string;
  readonly figure: AttackerFigure<string>;
  /** No attack on the product, but what it would be without its rule. */
  readonly isQuiet?: boolean;
};

function Row({ title, figure: { right, sure }, isQuiet = false }: RowProps) {
  const t = useTranslations('listening.attack.figures');
  const language = useLocale();
  const percent = (share: number) => t('percent', { percent: formatPoints(share, language) });
  return (
    <tr className={`border-b border-line ${isQuiet ? 'text-ink-soft' : ''}`}>
      <th scope="row" className="py-2 pr-2.5 font-normal sm:pr-4">
        {title}
      </th>
      {HORIZONS.map((weeks, at) => (
        <td key={weeks} className="py-2 pr-2.5 font-semibold whitespace-nowrap sm:pr-4">
          {percent(right[at] ?? 0)}
        </td>
      ))}
      <td className="py-2 whitespace-nowrap">{percent(sure)}</td>
    </tr>
  );
}
