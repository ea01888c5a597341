import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { IllustrationListening } from '#ui/illustration-listening.tsx';
import { MeasureBar } from '#ui/measure-bar.tsx';
import type { Mood } from '../contract.ts';

/** Before the first results: since when people are heard, when a list is made, and what it takes. */
export function StartingUp({ mood }: { mood: Mood }) {
  const t = useTranslations('listening.mood.start');
  const language = useLocale();
  const { list, nextList, leastListed: least } = mood;
  const { employees, cameIn, since } = mood.start;
  const day = formatDay(nextList, language);
  return (
    <Card as="section" isRaised>
      <div className="grid items-center gap-6 md:grid-cols-[minmax(0,1fr)_14rem]">
        <div>
          <h2 className="text-2xl">{t('title')}</h2>
          <p className="mt-2 max-w-prose">
            {list
              ? t('later', { list: formatDay(list.since, language), day })
              : t('intro', { least })}
          </p>
          {since && <p className="mt-4">{t('since', { day: formatDay(since, language) })}</p>}
          {since && <p className="mt-1 font-semibold">{t('expected', { day })}</p>}
          <p className="mt-1">{t('needed')}</p>
          <ul className="mt-4 grid gap-3">
            <Step done={Math.min(1, cameIn / Math.max(1, employees))}>
              {t('cameIn', { count: cameIn, of: employees })}
            </Step>
          </ul>
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
