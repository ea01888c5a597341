import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Section } from '#ui/section.tsx';
import { MOST_RIGHT, MOST_SURE } from '../rules/attack.ts';
import { POLL_ANSWERS, POLL_PARTICIPATION, POLL_TWENTY_YEARS } from '../rules/attacker-figures.ts';
import { formatPoints } from '../rules/format-points.ts';
import { LEAST_LISTED_FOR_SHARES } from '../rules/outside-share.ts';
import { CHOICE_DEVIATION, MOST_RIGHT_OF_POLLS, pollMargin } from '../rules/poll.ts';
import {
  LEAF_DEVIATION,
  PERSON_DEVIATION,
  PERSON_FACTOR_DEVIATION,
  WEEK_DEVIATION,
} from '../rules/secret-terms.ts';
import { weekLevel } from '../rules/trends.ts';
import { AttackerTables } from './attacker-table.tsx';
import { QuestionnaireMethod } from './questionnaire-method.tsx';

/** What protects people, the worst first, and how the score is made: for anybody to read. */
export function MethodSection() {
  const t = useTranslations('listening.method');
  return (
    <Section
      id="methode"
      tone="surface"
      eyebrow={t('eyebrow')}
      title={t('title')}
      intro={t('intro')}
    >
      <div className="grid gap-x-14 gap-y-9 lg:grid-cols-2">
        <div className="min-w-0 lg:col-span-2">
          <Point title={t('attacker.title')}>
            <p className="max-w-prose">{t('attacker.intro')}</p>
            <p className="max-w-prose font-semibold text-ink">
              {t('attacker.limit', { right: Math.round(MOST_RIGHT), sure: Math.ceil(MOST_SURE) })}
            </p>
            <AttackerTables />
          </Point>
        </div>
        <div className="lg:col-span-2">
          <Point title={t('limits.title')}>
            <ul className="grid list-disc gap-x-14 gap-y-3 pl-5 lg:grid-cols-2">
              {(['p1', 'p2', 'p3', 'p4'] as const).map((part) => (
                <li key={part}>{t(`limits.${part}`)}</li>
              ))}
            </ul>
          </Point>
        </div>
        <Point title={t('score.title')}>
          <p>{t('score.p1')}</p>
          <Formula>{t('score.formula')}</Formula>
          <p>{t('score.p2')}</p>
          <p>{t('score.p3')}</p>
        </Point>
        <Point title={t('terms.title')}>
          <Terms />
          <Formula>{t('terms.formula')}</Formula>
          <p>{t('terms.p2')}</p>
        </Point>
        <Point title={t('list.title')}>
          <p>{t('list.p1')}</p>
          <p>{t('list.p2')}</p>
        </Point>
        <Point title={t('release.title')}>
          <p>{t('release.p1')}</p>
          <p>{t('release.p2')}</p>
          <p>{t('release.p3')}</p>
        </Point>
        <Point title={t('polls.title')}>
          <Polls />
        </Point>
        <Point title={t('questionnaire.title')}>
          <QuestionnaireMethod />
        </Point>
        <Point title={t('reading.title')}>
          <p>{t('reading.p1')}</p>
          <Margins />
        </Point>
        <Point title={t('separation.title')}>
          <p>{t('separation.p1')}</p>
          <p>{t('separation.p2')}</p>
        </Point>
      </div>
    </Section>
  );
}

function Point({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-xl">{title}</h3>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 text-ink-soft">{children}</div>
    </div>
  );
}

function Formula({ children }: { children: ReactNode }) {
  return <p className="rounded-md bg-sunken px-4 py-3 font-semibold tabular-nums">{children}</p>;
}

function Terms() {
  const t = useTranslations('listening.method.terms');
  return (
    <p>
      {t('p1', {
        person: PERSON_DEVIATION,
        factor: PERSON_FACTOR_DEVIATION,
        leaf: LEAF_DEVIATION,
        week: WEEK_DEVIATION,
      })}
    </p>
  );
}

/** What questions answered together tell, the worst first. */
function Polls() {
  const t = useTranslations('listening.method.polls');
  const language = useLocale();
  const figure = (percent: number) =>
    percent.toLocaleString(language, { maximumFractionDigits: 1 });
  const [once, half, year, years] = POLL_ANSWERS.map((percent) => Math.round(percent));
  const margin = (listed: number) => pollMargin({ listed, parts: 1, rate: 'most' });
  return (
    <>
      <p>
        {t('p1', {
          limit: figure(MOST_RIGHT_OF_POLLS),
          right20: Math.round(POLL_TWENTY_YEARS.right),
          sure20: Math.round(POLL_TWENTY_YEARS.sure),
          years: years ?? 0,
          year: year ?? 0,
          half: half ?? 0,
          once: once ?? 0,
          part: Math.round(Math.max(...POLL_PARTICIPATION)),
        })}
      </p>
      <p>{t('p2', { least: LEAST_LISTED_FOR_SHARES, deviation: CHOICE_DEVIATION })}</p>
      <p>{t('p3', { m60: margin(60), m140: margin(140), m400: margin(400) })}</p>
    </>
  );
}

/** How well levels are known, by the rule that the screens have their margins from. */
function Margins() {
  const t = useTranslations('listening.method.reading');
  const language = useLocale();
  const margin = (listed: number, leaves: number) =>
    formatPoints(
      weekLevel({ points: 8, thread: 8, listed, leaves, rate: 'most', begins: false }).margin,
      language,
    );
  return (
    <p>
      {t('p2', {
        m12: margin(12, 1),
        m20: margin(20, 1),
        m40: margin(40, 1),
        m140: margin(140, 8),
      })}
    </p>
  );
}
