import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { Card } from '#ui/card.tsx';
import { ScrollArea } from '#ui/scroll-area.tsx';
import type { Cell, MoodPlace } from '../contract.ts';
import { formatPoints } from '../rules/format-points.ts';
import { publishedWeek, weekLevel } from '../rules/trends.ts';
import { HistoryChart } from './history-chart.tsx';
import { LevelWords } from './level-words.tsx';

type HistoryCardProps = { readonly place: MoodPlace; readonly mondays: readonly string[] };

/** A place week after week: drawn, and the same as a table. */
export function HistoryCard({ place, mondays }: HistoryCardProps) {
  const t = useTranslations('listening.mood');
  const language = useLocale();
  const name = place.kind === 'company' ? t('whole') : place.name;
  const caption = t('history.caption', { place: name });
  const weeks = mondays.map((monday, at) => ({ monday, cell: place.weeks[at] ?? null }));
  const isFormer = weeks.some(({ cell }) => cell && !publishedWeek(cell));
  return (
    <Card as="section">
      <h2 className="text-xl">{t('history.title')}</h2>
      <HistoryChart caption={caption} weeks={weeks} />
      <p className="mt-2 text-sm text-ink-soft">
        {t('history.scale')} {isFormer && t('history.formerText')}
      </p>
      <details className="mt-4">
        <summary className="cursor-pointer font-semibold">{t('history.table')}</summary>
        <ScrollArea label={caption} className="mt-3 max-h-96">
          <table className="w-full text-left text-sm tabular-nums">
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr className="border-b border-line-strong">
                {(['week', 'thread', 'score', 'people'] as const).map((heading) => (
                  <th key={heading} scope="col" className="py-2 pr-4">
                    {t(`history.${heading}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.toReversed().map(({ monday, cell }) => (
                <tr key={monday} className="border-b border-line">
                  <th scope="row" className="py-2 pr-4 font-normal whitespace-nowrap">
                    {formatDay(monday, language)}
                  </th>
                  <Figures cell={cell} />
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      </details>
    </Card>
  );
}

function Figures({ cell }: { cell: Cell | null }) {
  const t = useTranslations('listening.mood.history');
  const language = useLocale();
  const week = cell ? publishedWeek(cell) : undefined;
  if (!week) {
    return (
      <td colSpan={3} className="py-2 text-ink-soft">
        {cell ? t('former', { points: formatPoints(cell.points, language) }) : t('hidden')}
      </td>
    );
  }
  return (
    <>
      <td className="py-2 pr-4">
        {formatPoints(week.thread, language)}
        {week.begins && <span className="text-ink-soft"> {t('begins')}</span>}
      </td>
      <td className="py-2 pr-4">
        <LevelWords level={weekLevel(week)} />
      </td>
      <td className="py-2">{week.listed}</td>
    </>
  );
}
