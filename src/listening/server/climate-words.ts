import type { Call } from '#backend/call.ts';
import { formatDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import type { Mood } from '../contract.ts';
import type { ClimateWords } from '../lends.ts';
import { texts as mood } from '../messages/mood.ts';
import { texts as overview } from '../messages/overview.ts';
import { texts as mail } from '../messages/overview-mail.ts';
import { texts as questions } from '../messages/questions.ts';
import { type Overview, overviewOf, trendFacts } from '../rules/overview.ts';
import type { Trend } from '../rules/trends.ts';
import type { ListeningDeps } from './listening-deps.ts';
import { type KeptMoods, readMood } from './read-mood.ts';

const translator = translatorOf({ mood, overview, mail, factors: questions.factors });

/** What the overview says of the whole company, as sentences: read by the same call as the screen reads it. */
export async function climateWords(
  deps: Pick<ListeningDeps, 'database' | 'clock'>,
  kept: KeptMoods,
  call: Call,
  companyId: string,
): Promise<ClimateWords> {
  const told = await readMood(deps, kept, call, { companyId });
  const { language } = call;
  return {
    monday: told.mondays.at(-1),
    title: translator(language)('mail.title'),
    lines: [...alteredLines(told, language), ...linesOf(overviewOf(told, language), language)],
  };
}

function alteredLines({ altered }: Mood, language: Language): string[] {
  if (altered.length === 0) return [];
  const t = translator(language);
  const days = altered.map((monday) => formatDay(monday, language)).join(', ');
  const count = altered.length;
  return [`${t('mood.altered.title', { count })}. ${t('mood.altered.text', { days, count })}`];
}

function linesOf(told: Overview, language: Language): string[] {
  const t = translator(language);
  if (told.told === 'nothing') {
    return [`${t('overview.none.title')}. ${t('overview.none.text', { least: told.least })}`];
  }
  const week = `${t('overview.week', { week: told.week })}.`;
  if (told.told === 'silence') return [week, t('overview.silent')];
  const { climate, factors } = told;
  const level = t('overview.level', { climate: t(`overview.climate.${climate}`), ...told.level });
  const named = factors && {
    ...factors,
    high: t(`factors.${factors.high}`),
    low: t(`factors.${factors.low}`),
  };
  return [
    week,
    t('mail.level', { level, trend: trendWords(told.sevenDays, language) }),
    t('mail.thirtyDays', { trend: trendWords(told.thirtyDays, language) }),
    t('mail.participation', {
      rate: t(`overview.rate.${told.rate}`),
      listed: t('overview.listed', { count: told.listed }),
    }),
    ...(named ? [t('overview.factors', named)] : []),
  ];
}

function trendWords(trend: Trend | undefined, language: Language): string {
  const t = translator(language);
  if (!trend) return t('mood.trend.none');
  const { direction, change } = trendFacts(trend, language);
  const words = t(`mood.trend.${direction}`);
  if (!change) return words;
  return t('mail.changed', { direction: words, change: t('mood.trend.change', change) });
}
