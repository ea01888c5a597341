import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { ScrollArea } from '#ui/scroll-area.tsx';
import type { Mood, MoodPlace } from '../contract.ts';
import {
  historyOf,
  sevenDayTrend,
  type Trend,
  thirtyDayTrend,
  weekLevel,
} from '../rules/trends.ts';
import { LevelWords } from './level-words.tsx';
import { treeOf } from './published-weeks.ts';
import { TrendArrow } from './trend-words.tsx';

const INDENTS = ['', 'pl-4', 'pl-8'];
const HEADINGS = ['group', 'thirtyDays', 'sevenDays', 'level', 'listed'] as const;

/** Sites and teams under each other as their tree has them, never by level; a name leads to its figures. */
export function TreeCard({ mood, chosen }: { mood: Mood; chosen: string }) {
  const t = useTranslations('listening.mood.tree');
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <ScrollArea label={t('caption')} className="mt-4">
        <table className="w-full min-w-140 text-left tabular-nums">
          <caption className="sr-only">{t('caption')}</caption>
          <thead>
            <tr className="border-b border-line-strong text-sm text-ink-soft">
              {HEADINGS.map((heading) => (
                <th key={heading} scope="col" className="py-2 pr-4 font-normal">
                  {t(heading)}
                </th>
              ))}
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

type RowProps = { readonly place: MoodPlace; readonly depth: number; readonly isChosen: boolean };

function Row({ place, depth, isChosen }: RowProps) {
  const t = useTranslations('listening.mood');
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  parameters.set('place', place.id);
  const history = historyOf(place);
  const week = history.at(-1);
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className={classNames('pr-4 font-normal', INDENTS[depth])}>
        <Link
          to={`${pathname}?${parameters}`}
          preventScrollReset
          aria-current={isChosen ? 'true' : undefined}
          className="inline-block py-2.5 underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-primary"
        >
          {place.kind === 'company' ? t('whole') : place.name}
        </Link>
      </th>
      {week ? (
        <>
          <td className="pr-4 font-semibold">
            <Way trend={thirtyDayTrend(history)} />
          </td>
          <td className="pr-4">
            <Way trend={sevenDayTrend(history)} />
          </td>
          <td className="pr-4">
            <LevelWords level={weekLevel(week)} />
          </td>
          <td>{week.listed}</td>
        </>
      ) : (
        <td colSpan={4} className="text-ink-soft">
          {t('tree.hidden')}
        </td>
      )}
    </tr>
  );
}

function Way({ trend }: { trend: Trend | undefined }) {
  const t = useTranslations('listening.mood');
  if (!trend) return <span className="font-normal text-ink-soft">{t('tree.noTrend')}</span>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <TrendArrow direction={trend.direction} />
      {t(`direction.${trend.direction}`)}
    </span>
  );
}
