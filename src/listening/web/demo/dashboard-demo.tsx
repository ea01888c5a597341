import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { ParisDay } from '#basics/dates.ts';
import { Card } from '#ui/card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { classNames } from '#ui/class-names.ts';
import { SegmentedChoice } from '#ui/segmented-choice.tsx';
import type { Mood, MoodPlace } from '../../contract.ts';
import { climateOf } from '../../rules/climate.ts';
import {
  SAMPLE_K,
  SAMPLE_TEAM,
  type SampleTeam,
  sampleOwnDays,
} from '../../rules/sample-company.ts';
import { CLIMATE_LOOK } from '../climate-look.ts';
import { formatPoints } from '../format-points.ts';
import { HistoryCard } from '../history-card.tsx';
import { OwnCalendar } from '../own-calendar.tsx';
import { OwnTrendFacts } from '../own-trend-facts.tsx';
import { ScoreCard } from '../score-card.tsx';
import { DemoFrame } from './demo-frame.tsx';
import { sampleMood } from './sample-mood.ts';

const VIEWS = ['hr', 'colleague'] as const;
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
        {view === 'hr' ? <Results today={today} signal={signal} /> : <Colleague today={today} />}
      </div>
    </DemoFrame>
  );
}

function Results({ today, signal }: DashboardDemoProps) {
  const t = useTranslations('listening.demo');
  const [chosen, choose] = useState<string>(FALLING);
  const [isOut, setOut] = useState(false);
  const mood = sampleMood(today, (place) => t(`places.${place}`), isOut ? 'silent' : 'as-usual');
  const place = mood.places.find(({ id }) => id === chosen);
  const workshop = mood.places.find(({ id }) => id === FALLING);
  const isHidden = mood.places.some(({ weeks }) => weeks.at(-1) === null);
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="grid gap-5 lg:sticky lg:top-24">
          <PlaceList mood={mood} chosen={chosen} onChoose={choose} />
          <Card tint="food">
            <CheckboxField
              name="isOut"
              label={t('dashboard.takeOut', { team: t(`places.${SAMPLE_TEAM}`) })}
              checked={isOut}
              onChange={({ currentTarget: { checked } }) => setOut(checked)}
            />
            <p role="status" className="mt-2 text-sm">
              {isHidden
                ? t('dashboard.hidden', { k: SAMPLE_K, less: SAMPLE_K - 1 })
                : t('dashboard.takeOutText', { k: SAMPLE_K })}
            </p>
          </Card>
        </div>
        <div className="grid min-w-0 gap-6">
          {place && <ScoreCard place={place} />}
          {place && <HistoryCard place={place} mondays={mood.mondays} />}
        </div>
      </div>
      {workshop && signal(workshop, mood.mondays)}
    </div>
  );
}

type PlaceListProps = {
  readonly mood: Mood;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
};

/** The whole and its teams, each with its last figure; one press shows the rest of it. */
function PlaceList({ mood, chosen, onChoose }: PlaceListProps) {
  const t = useTranslations('listening.mood');
  const language = useLocale();
  return (
    <ul className="grid gap-2">
      {mood.places.map(({ id, kind, name, weeks }) => {
        const cell = weeks.at(-1);
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
              className={PLACE}
            >
              <span className="font-semibold">{kind === 'company' ? t('whole') : name}</span>
              {cell ? (
                <span
                  className={classNames(
                    'min-w-12 rounded-md px-2.5 py-1 text-center font-semibold tabular-nums',
                    CLIMATE_LOOK[climateOf(cell.points)],
                  )}
                >
                  {formatPoints(cell.points, language)}
                </span>
              ) : (
                <span className="text-right text-sm leading-tight text-ink-soft">
                  {t('score.hidden')}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
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
