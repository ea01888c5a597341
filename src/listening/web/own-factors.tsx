import { useTranslations } from 'use-intl';
import { addDays, type ParisDay } from '#basics/dates.ts';
import type { OwnAnswer } from '../contract.ts';
import { FACTORS } from '../rules/daily-question.ts';
import { ownPoints } from '../rules/own-trend.ts';
import { OwnCard } from './own-card.tsx';
import { ScoreBars } from './score-bars.tsx';

const DAYS = 60;

type OwnFactorsProps = { readonly answers: readonly OwnAnswer[]; readonly today: ParisDay };

/** What somebody said on each of the six factors, of late. */
export function OwnFactors({ answers, today }: OwnFactorsProps) {
  const t = useTranslations('listening.own');
  const names = useTranslations('listening.factors');
  const since = addDays(today, 1 - DAYS);
  const rows = FACTORS.map((factor) => {
    const points = answers
      .filter((answer) => answer.factor === factor && answer.day >= since)
      .flatMap(
        ({ day, factorTap }) => ownPoints({ day, mood: null, energy: null, factorTap }) ?? [],
      );
    const sum = points.reduce((total, each) => total + each, 0);
    return {
      name: names(factor),
      points: points.length === 0 ? undefined : sum / points.length,
    };
  });
  return (
    <OwnCard title={t('factors')}>
      <p className="mt-1 mb-3 text-ink-soft">{t('factorsText')}</p>
      <ScoreBars
        caption={t('factors')}
        nameHeading={t('factor')}
        scoreHeading={t('score')}
        hiddenLabel={t('noAnswer')}
        rows={rows}
      />
    </OwnCard>
  );
}
