import { useLocale, useTranslations } from 'use-intl';
import { climatesWithin, sureClimate } from '../rules/climate.ts';
import { formatPoints } from '../rules/format-points.ts';
import type { Level } from '../rules/trends.ts';
import { CLIMATE_LOOK } from './climate-look.ts';

/** Where a place stands, always with how sure that is. */
export function LevelWords({ level: { points, margin } }: { level: Level }) {
  const t = useTranslations('listening.mood.score');
  const language = useLocale();
  return (
    <span className="whitespace-nowrap">
      <span className="font-semibold">{formatPoints(points, language)}</span>{' '}
      <span className="text-ink-soft">
        {t('margin', { margin: formatPoints(margin, language) })}
      </span>
    </span>
  );
}

/** A word for a level, where its margin leaves one; else between which two it lies. */
export function ClimateWord({ level }: { level: Level }) {
  const t = useTranslations('listening.mood');
  const climate = sureClimate(level);
  if (climate) {
    return (
      <span
        className={`rounded-md px-2.5 py-1 font-semibold forced-colors:border ${CLIMATE_LOOK[climate]}`}
      >
        {t(`climate.${climate}`)}
      </span>
    );
  }
  const [from, to] = climatesWithin(level);
  return (
    <span className="rounded-md bg-sunken px-2.5 py-1 font-semibold forced-colors:border">
      {t('climateBetween', {
        from: t(`climate.${from}`),
        to: t(`climate.${to}`).toLowerCase(),
      })}
    </span>
  );
}
