import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ParisDay } from '#basics/dates.ts';
import { Card } from '#ui/card.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { SegmentedChoice } from '#ui/segmented-choice.tsx';
import type { Mood, MoodPlace } from '../../contract.ts';
import {
  SAMPLE_LEAST,
  SAMPLE_TEAM,
  type SampleTeam,
  sampleOwnDays,
} from '../../rules/sample-company.ts';
import { historyOf, thirtyDayTrend, weekLevel } from '../../rules/trends.ts';
import { HistoryCard } from '../history-card.tsx';
import { LevelWords } from '../level-words.tsx';
import { OwnCalendar } from '../own-calendar.tsx';
import { OwnTrendFacts } from '../own-trend-facts.tsx';
import { ScoreCard } from '../score-card.tsx';
import { TrendArrow } from '../trend-words.tsx';
import { DemoFrame } from './demo-frame.tsx';
import { sampleMood } from './sample-mood.ts';

const VIEWS = ['hr', 'signal', 'colleague'] as const;
const PEOPLE = ['as-usual', 'silent', 'gone'] as const;
type Person = (typeof PEOPLE)[number];
/** Where something happens in the sample. */
const FALLING: SampleTeam = 'workshop';

type DashboardDemoProps = {
  readonly today: ParisDay;
  /** What another room says of the workshop, from what is told of it. */
  readonly signal: (workshop: MoodPlace, mondays: readonly ParisDay[]) => ReactNode;
};

/** The results as HR and the works council read them, and what a colleague has in their place. */
export function DashboardDemo({ today, signal }: DashboardDemoProps) {
  const t = useTranslations('listening.demo.dashboard');
  const [view, setView] = useState<(typeof VIEWS)[number]>('hr');
  return (
    <DemoFrame label={t('label')}>
      <SegmentedChoice
        legend={t('views.legend')}
        options={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
        value={view}
        onChange={setView}
      />
      <div className="mt-6">
        {view === 'hr' && <Results today={today} />}
        {view === 'signal' && <Signal today={today} signal={signal} />}
        {view === 'colleague' && <Colleague today={today} />}
      </div>
    </DemoFrame>
  );
}

/** What follows from the figures: whoever is concerned is told what to do, and the risk document is proposed a line. */
function Signal({ today, signal }: DashboardDemoProps) {
  const t = useTranslations('listening.demo');
  const mood = sampleMood(today, (place) => t(`places.${place}`), 'as-usual');
  const workshop = mood.places.find(({ id }) => id === FALLING);
  return workshop && signal(workshop, mood.mondays);
}

function Results({ today }: { today: ParisDay }) {
  const t = useTranslations('listening.demo');
  const [chosen, choose] = useState<string>(FALLING);
  const [person, setPerson] = useState<Person>('as-usual');
  const mood = sampleMood(today, (place) => t(`places.${place}`), person);
  const place = mood.places.find(({ id }) => id === chosen);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <div className="grid gap-5 lg:sticky lg:top-24">
        <PlaceList mood={mood} chosen={chosen} onChoose={choose} />
        <Card tint="food">
          <RadioCards
            legend={t('dashboard.people.legend', { team: t(`places.${SAMPLE_TEAM}`) })}
            name="person"
            value={person}
            onChange={(value) => setPerson(value as Person)}
            options={PEOPLE.map((value) => ({
              value,
              label: t(`dashboard.people.${value}`),
            }))}
          />
          <p role="status" className="mt-3 text-sm">
            {t(`dashboard.${person}`, { least: SAMPLE_LEAST, less: SAMPLE_LEAST - 1 })}
          </p>
        </Card>
      </div>
      <div className="grid min-w-0 gap-6">
        {place && <ScoreCard place={place} />}
        {place && <HistoryCard place={place} mondays={mood.mondays} />}
      </div>
    </div>
  );
}

type PlaceListProps = {
  readonly mood: Mood;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
};

/** The whole and its teams in their order, each with where it is going and stands; one press shows the rest. */
function PlaceList({ mood, chosen, onChoose }: PlaceListProps) {
  const t = useTranslations('listening.mood');
  return (
    <ul className="grid gap-2">
      {mood.places.map((place) => (
        <li key={place.id}>
          <button
            type="button"
            aria-pressed={place.id === chosen}
            onClick={() => onChoose(place.id)}
            className={PLACE}
          >
            <span className="font-semibold">
              {place.kind === 'company' ? t('whole') : place.name}
            </span>
            <Stand place={place} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Stand({ place }: { place: MoodPlace }) {
  const t = useTranslations('listening.mood');
  const history = historyOf(place);
  const week = history.at(-1);
  const trend = thirtyDayTrend(history);
  if (!week) {
    return (
      <span className="text-right text-sm leading-tight text-ink-soft">{t('score.hidden')}</span>
    );
  }
  return (
    <span className="text-right text-sm leading-snug tabular-nums">
      {trend && (
        <span className="flex items-center justify-end gap-1.5 font-semibold">
          <TrendArrow direction={trend.direction} />
          {t(`direction.${trend.direction}`)}
        </span>
      )}
      <LevelWords level={weekLevel(week)} />
    </span>
  );
}

const PLACE =
  'flex min-h-14 w-full items-center justify-between gap-3 rounded-lg border border-line-strong bg-surface ' +
  'px-4 py-2.5 text-left transition-colors hover:border-ink aria-pressed:border-primary ' +
  'aria-pressed:bg-primary-tint aria-pressed:ring-1 aria-pressed:ring-primary ' +
  'aria-pressed:picked';

function Colleague({ today }: { today: ParisDay }) {
  const t = useTranslations('listening.demo.dashboard');
  const days = sampleOwnDays(today);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-4">
        <OwnTrendFacts days={days} today={today} />
        <p>{t('colleague')}</p>
        <p className="text-ink-soft">{t('everybody')}</p>
      </div>
      <OwnCalendar answers={days.map((day) => ({ ...day, factor: 'intensity' }))} today={today} />
    </div>
  );
}
