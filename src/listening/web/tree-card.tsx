import { Link, useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { ScrollArea } from '#ui/scroll-area.tsx';
import type { Cell, Mood, MoodPlace } from '../contract.ts';
import { climateOf } from '../rules/climate.ts';
import { thirtyDayTrend } from '../rules/trends.ts';
import { CLIMATE_LOOK } from './climate-look.ts';
import { formatPoints } from './format-points.ts';
import { TrendArrow } from './score-card.tsx';
import { historyOf, treeOf } from './told-weeks.ts';

const WEEKS = 8;
const INDENTS = ['', 'pl-4', 'pl-8'];

/** Sites and teams under each other, the last eight weeks beside them; a name leads to its figures. */
export function TreeCard({ mood, chosen }: { mood: Mood; chosen: string }) {
  const t = useTranslations('listening.mood.tree');
  const mondays = mood.mondays.slice(-WEEKS);
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <ScrollArea label={t('caption')} className="mt-4">
        <table className="w-full min-w-160 border-separate border-spacing-1 text-sm tabular-nums">
          <caption className="sr-only">{t('caption')}</caption>
          <thead>
            <tr className="text-ink-soft">
              <th scope="col" className="text-left font-normal">
                {t('group')}
              </th>
              {mondays.map((monday) => (
                <Week key={monday} monday={monday} />
              ))}
              <th scope="col" className="font-normal">
                {t('thirtyDays')}
              </th>
            </tr>
          </thead>
          <tbody>
            {treeOf(mood.places).map(({ place, depth }) => (
              <Row key={place.id} {...{ place, depth }} isChosen={place.id === chosen} />
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <p className="mt-3 text-sm text-ink-soft">{t('legend')}</p>
    </Card>
  );
}

function Week({ monday }: { monday: string }) {
  const language = useLocale();
  const [, month = '', day = ''] = monday.split('-');
  return (
    <th scope="col" className="font-normal">
      <abbr title={formatDay(monday, language)} className="no-underline">
        {`${day}/${month}`}
      </abbr>
    </th>
  );
}

type RowProps = { readonly place: MoodPlace; readonly depth: number; readonly isChosen: boolean };

function Row({ place, depth, isChosen }: RowProps) {
  const t = useTranslations('listening.mood');
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  parameters.set('place', place.id);
  const trend = thirtyDayTrend(historyOf(place));
  return (
    <tr>
      <th scope="row" className={classNames('text-left font-normal', INDENTS[depth])}>
        <Link
          to={`${pathname}?${parameters}`}
          preventScrollReset
          aria-current={isChosen ? 'true' : undefined}
          className="inline-block py-1.5 underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-primary"
        >
          {place.kind === 'company' ? t('whole') : place.name}
        </Link>
      </th>
      {place.weeks.slice(-WEEKS).map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name here
        <Heat key={at} cell={cell} />
      ))}
      <td className="text-center">
        {trend ? (
          <span className="inline-flex items-center gap-1.5">
            <TrendArrow direction={trend.direction} />
            {t(`direction.${trend.direction}`)}
          </span>
        ) : (
          <span className="text-ink-soft">–</span>
        )}
      </td>
    </tr>
  );
}

function Heat({ cell }: { cell: Cell | null }) {
  const t = useTranslations('listening.mood.tree');
  const language = useLocale();
  if (!cell) {
    return (
      <td className="h-9 min-w-11 rounded-md bg-sunken text-center text-ink-soft">
        <span aria-hidden="true">·</span>
        <span className="sr-only">{t('hidden')}</span>
      </td>
    );
  }
  return (
    <td
      className={classNames(
        'h-9 min-w-11 rounded-md text-center font-semibold',
        CLIMATE_LOOK[climateOf(cell.points)],
      )}
    >
      {formatPoints(cell.points, language)}
    </td>
  );
}
