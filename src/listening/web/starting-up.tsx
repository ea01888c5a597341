import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { addDays, formatDay } from '#basics/dates.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { IllustrationListening } from '#ui/illustration-listening.tsx';
import { MeasureBar } from '#ui/measure-bar.tsx';
import type { Mood } from '../contract.ts';
import { mondayOf } from '../rules/closing-time.ts';

const WEEKS = 4;

/** Before the first results: what is missing, and when they may come. */
export function StartingUp({ mood: { start, mondays, leastK: k } }: { mood: Mood }) {
  const t = useTranslations('listening.mood.start');
  const language = useLocale();
  const { employees, cameIn, since } = start;
  const first = since ? addDays(mondayOf(since), 7 * WEEKS) : undefined;
  const closed = Math.min(WEEKS, mondays.length);
  return (
    <Card as="section" isRaised>
      <div className="grid items-center gap-6 md:grid-cols-[minmax(0,1fr)_14rem]">
        <div>
          <h2 className="text-2xl">{t('title')}</h2>
          <p className="mt-2">{t('intro', { k })}</p>
          <ul className="mt-4 grid gap-3">
            <Step done={Math.min(1, cameIn / Math.max(1, employees))}>
              {t('cameIn', { count: cameIn, of: employees })}
            </Step>
            <Step done={closed / WEEKS}>{t('weeks', { count: closed })}</Step>
          </ul>
          {first && (
            <p className="mt-4 font-semibold">
              {closed < WEEKS ? t('expected', { day: formatDay(first, language), k }) : t('later')}
            </p>
          )}
          {cameIn < employees && (
            <p className="mt-5">
              <ButtonLink to="/dashboard/employees" kind="secondary">
                {t('invite')}
              </ButtonLink>
            </p>
          )}
        </div>
        <IllustrationListening />
      </div>
    </Card>
  );
}

function Step({ done, children }: { done: number; children: ReactNode }) {
  return (
    <li>
      {children}
      <MeasureBar share={done} className="mt-1 w-full max-w-md" />
    </li>
  );
}
