import { useLocale, useTranslations } from 'use-intl';
import { addDays, formatDay, type ParisDay } from '#basics/dates.ts';
import { classNames } from '#ui/class-names.ts';
import { ScrollArea } from '#ui/scroll-area.tsx';
import type { OwnAnswer } from '../contract.ts';
import { climateOf } from '../rules/climate.ts';
import { mondayOf } from '../rules/closing-time.ts';
import { formatPoints } from '../rules/format-points.ts';
import { ownPoints } from '../rules/own-trend.ts';
import { CLIMATE_LOOK } from './climate-look.ts';
import { OwnCard } from './own-card.tsx';

const WEEKS = 6;
const WEEKDAYS = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const;

type OwnCalendarProps = { readonly answers: readonly OwnAnswer[]; readonly today: ParisDay };

/** The last six weeks, a score a day: a table that looks like a calendar. */
export function OwnCalendar({ answers, today }: OwnCalendarProps) {
  const t = useTranslations('listening.own');
  const language = useLocale();
  const thisMonday = mondayOf(today);
  const mondays = Array.from({ length: WEEKS }, (_, at) =>
    addDays(thisMonday, 7 * (at + 1 - WEEKS)),
  );
  const points = new Map(answers.map((answer) => [answer.day, ownPoints(answer)]));
  return (
    <OwnCard title={t('calendar')}>
      <ScrollArea label={t('calendarCaption')} className="mt-4">
        <table className="w-full min-w-60 table-fixed border-separate border-spacing-1 text-center text-sm tabular-nums">
          <caption className="sr-only">{t('calendarCaption')}</caption>
          <thead>
            <tr className="text-ink-soft">
              <th scope="col" className="w-[22%] text-left font-normal">
                {t('week')}
              </th>
              {WEEKDAYS.map((weekday) => (
                <th key={weekday} scope="col" className="font-normal">
                  <abbr title={t(`weekdayNames.${weekday}`)} className="no-underline">
                    {t(`weekdays.${weekday}`)}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {mondays.map((monday) => (
              <tr key={monday}>
                <th scope="row" className="text-left font-normal text-ink-soft">
                  {shortDay(monday, language)}
                </th>
                {WEEKDAYS.map((_, at) => {
                  const day = addDays(monday, at);
                  return <Day key={day} day={day} today={today} points={points.get(day)} />;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </OwnCard>
  );
}

type DayProps = {
  readonly day: ParisDay;
  readonly today: ParisDay;
  readonly points: number | undefined;
};

function Day({ day, today, points }: DayProps) {
  const t = useTranslations('listening.own');
  const language = useLocale();
  return (
    <td
      className={classNames(
        'h-9 rounded-md',
        points === undefined ? 'bg-sunken' : `font-semibold ${CLIMATE_LOOK[climateOf(points)]}`,
        day === today && 'outline-2 outline-primary',
      )}
    >
      <span className="sr-only">{formatDay(day, language)}: </span>
      {points === undefined ? (
        <span className="sr-only">{day <= today && t('noAnswer')}</span>
      ) : (
        formatPoints(Math.round(points), language)
      )}
    </td>
  );
}

function shortDay(day: ParisDay, language: 'fr' | 'en'): string {
  const [, month = '', date = ''] = day.split('-');
  return language === 'fr' ? `${date}/${month}` : `${Number(date)}/${Number(month)}`;
}
