import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { ScrollArea } from '#ui/scroll-area.tsx';
import type { Mood } from '../contract.ts';
import { rightGuesses, type Watch } from '../rules/attack.ts';
import type { PublishedWeek } from '../rules/trends.ts';
import { publishedPlaces } from './published-weeks.ts';

const QUARTER: Watch = { lists: 1, weeks: 13 };
const TWO_YEARS: Watch = { lists: 8, weeks: 104 };

/** How often an attacker would be right, for each group that is published, while nobody moves. */
export function GuessCard({ mood }: { mood: Mood }) {
  const t = useTranslations('listening.attack.guess');
  const whole = useTranslations('listening.mood')('whole');
  const percent = (week: PublishedWeek, watch: Watch) =>
    t('percent', { percent: Math.ceil(rightGuesses(week, watch)) });
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-2 max-w-prose">{t('text')}</p>
      <ScrollArea label={t('caption')} className="mt-4">
        <table className="w-full min-w-128 text-left tabular-nums">
          <caption className="sr-only">{t('caption')}</caption>
          <thead>
            <tr className="border-b border-line-strong text-sm">
              <th scope="col" className="py-2 pr-4">
                {t('group')}
              </th>
              <th scope="col" className="py-2 pr-4">
                {t('people')}
              </th>
              <th scope="col" className="py-2 pr-4">
                {t('once')}
              </th>
              <th scope="col" className="py-2">
                {t('often')}
              </th>
            </tr>
          </thead>
          <tbody>
            {publishedPlaces(mood).map(({ place, week }) => (
              <tr key={place.id} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-normal">
                  {place.kind === 'company' ? whole : place.name}
                </th>
                <td className="py-2 pr-4">{week.listed}</td>
                <td className="py-2 pr-4">{percent(week, QUARTER)}</td>
                <td className="py-2">{percent(week, TWO_YEARS)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <p className="mt-4 max-w-prose text-ink-soft">{t('coin')}</p>
    </Card>
  );
}
