import { useLocale, useTranslations } from 'use-intl';
import { addDays, formatDay } from '#basics/dates.ts';
import { Card } from '#ui/card.tsx';
import type { MoodPlace } from '../contract.ts';
import { FACTORS } from '../rules/daily-question.ts';
import { ScoreBars } from './score-bars.tsx';

type FactorsCardProps = { readonly place: MoodPlace; readonly until: string | null };

/** The six factors of a place, of four weeks together. */
export function FactorsCard({ place, until }: FactorsCardProps) {
  const t = useTranslations('listening.mood.factors');
  const names = useTranslations('listening.factors');
  const language = useLocale();
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      {until === null ? (
        <p className="mt-2 text-ink-soft">{t('none')}</p>
      ) : (
        <>
          <p className="mt-1 mb-3 text-sm text-ink-soft">
            {t('intro', { day: formatDay(addDays(until, 6), language) })}
          </p>
          <ScoreBars
            caption={t('title')}
            nameHeading={t('factor')}
            scoreHeading={t('score')}
            hiddenLabel={t('hidden')}
            isPlain
            rows={FACTORS.map((factor) => ({
              name: names(factor),
              points: place.factors[factor]?.points,
            }))}
          />
        </>
      )}
    </Card>
  );
}
