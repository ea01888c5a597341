import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { ScrollArea } from '#ui/scroll-area.tsx';
import type { Mood } from '../contract.ts';
import { rightGuesses } from '../rules/attack.ts';
import { toldPlaces } from './told-weeks.ts';

/** How often an attacker would be right, for each group that is published. */
export function GuessCard({ mood }: { mood: Mood }) {
  const t = useTranslations('listening.attack.guess');
  const whole = useTranslations('listening.mood')('whole');
  const percent = (people: number, weeks: number) =>
    t('percent', { percent: Math.round(rightGuesses(people, weeks)) });
  const rows = toldPlaces(mood).map(({ place, cell }) => ({
    id: place.id,
    name: place.kind === 'company' ? whole : place.name,
    people: cell.from,
    weeks: place.weeks.filter((week) => week !== null).length,
  }));
  const longest = Math.max(...rows.map(({ weeks }) => weeks));
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
                {t('often', { weeks: longest })}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, people, weeks }) => (
              <tr key={id} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-normal">
                  {name}
                </th>
                <td className="py-2 pr-4">{people}</td>
                <td className="py-2 pr-4">{percent(people, 1)}</td>
                <td className="py-2">{percent(people, weeks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <p className="mt-4 max-w-prose text-ink-soft">{t('coin')}</p>
    </Card>
  );
}
