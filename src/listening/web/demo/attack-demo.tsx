import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { MOST_RIGHT, rightGuesses } from '../../rules/attack.ts';
import { ANSWER_FIGURES } from '../../rules/attacker-figures.ts';
import { formatPoints } from '../../rules/format-points.ts';
import {
  remainderOf,
  SAMPLE_LEAST,
  SAMPLE_TEAM,
  SAMPLE_TEAMS,
  type SamplePlace,
  type SampleWeek,
  sampleWeek,
  WHOLE,
  whyHidden,
} from '../../rules/sample-company.ts';
import { publishedWeek, weekLevel } from '../../rules/trends.ts';
import { DemoFrame } from './demo-frame.tsx';
import { cellOf, LAST_WEEK, SAMPLE_PLACES } from './sample-mood.ts';

/** The one who is wanted answered in the first of these weeks, was away in the second, and then left. */
const WEEKS = {
  before: sampleWeek(LAST_WEEK - 1),
  away: sampleWeek(LAST_WEEK, 'silent'),
  gone: sampleWeek(LAST_WEEK, 'gone'),
} as const;
type WeekName = keyof typeof WEEKS;
const WEEK_NAMES = ['before', 'away', 'gone'] as const;

const toldIn = (week: SampleWeek, place: SamplePlace) => {
  const cell = cellOf(week, place);
  return cell ? publishedWeek(cell) : undefined;
};

const TRIES = ['filter', 'subtract', 'compare', 'guess'] as const;
type Try = (typeof TRIES)[number];

/** The reader is a curious manager: each try is answered by the rules of the product, with their reason. */
export default function AttackDemo() {
  const t = useTranslations('listening.demo.attack');
  const [chosen, choose] = useState<Try>('filter');
  const Tried = SCREENS[chosen];
  return (
    <DemoFrame label={t('label')}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:gap-8">
        <RadioCards
          legend={t('tries')}
          name="try"
          value={chosen}
          onChange={(value) => choose(value as Try)}
          options={TRIES.map((value) => ({
            value,
            label: t(`${value}.title`),
            description: t(`${value}.text`),
          }))}
        />
        <div className="grid gap-6">
          <ReleasedTable />
          <Card isRaised>
            <Tried />
          </Card>
        </div>
      </div>
    </DemoFrame>
  );
}

const SCREENS: Readonly<Record<Try, () => ReactNode>> = {
  filter: Filter,
  subtract: Subtract,
  compare: Compare,
  guess: Guess,
};

/** All that a manager is given: nothing of it changes, whatever they try. */
function ReleasedTable() {
  const t = useTranslations('listening.demo');
  const language = useLocale();
  const hidden = useTranslations('listening.mood')('score.hidden');
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="pb-2 text-left font-semibold">{t('attack.released')}</caption>
      <thead>
        <tr className="border-b border-line-strong text-sm text-ink-soft">
          <th scope="col" className="py-2 pr-3 font-normal">
            {t('attack.group')}
          </th>
          {WEEK_NAMES.map((week) => (
            <th key={week} scope="col" className="py-2 pr-3 font-normal">
              {t(`attack.weeks.${week}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SAMPLE_PLACES.map((place) => (
          <tr key={place} className="border-b border-line">
            <th scope="row" className="py-2 pr-3 font-normal">
              {t(`places.${place}`)}
            </th>
            {WEEK_NAMES.map((week) => {
              const cell = toldIn(WEEKS[week], place);
              return (
                <td key={week} className="py-2 pr-3">
                  {cell ? (
                    <span className="font-semibold">{formatPoints(cell.points, language)}</span>
                  ) : (
                    <span className="text-sm text-ink-soft">{hidden}</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Filter() {
  const t = useTranslations('listening.demo.attack');
  const [place, setPlace] = useState<SamplePlace>(SAMPLE_TEAM);
  const [name, setName] = useState<WeekName>('away');
  const week = toldIn(WEEKS[name], place);
  const language = useLocale();
  return (
    <Tried title={t('filter.title')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PlaceField value={place} onChange={setPlace} />
        <WeekField value={name} onChange={setName} />
      </div>
      {week ? (
        <Answer
          found={t('filter.mean', {
            points: formatPoints(week.points, language),
            margin: formatPoints(weekLevel(week).margin, language),
          })}
        >
          {t('filter.why')}
        </Answer>
      ) : (
        <HiddenAnswer week={WEEKS[name]} place={place} />
      )}
      <p className="text-sm text-ink-soft">{t('filter.none')}</p>
    </Tried>
  );
}

function Subtract() {
  const t = useTranslations('listening.demo');
  const [week, setWeek] = useState<WeekName>('gone');
  const { told } = WEEKS[week];
  const left = remainderOf(WEEKS[week]);
  const names = (teams: readonly SamplePlace[]) =>
    teams.map((team) => t(`places.${team}`)).join(' − ');
  return (
    <Tried title={t('attack.subtract.title')}>
      <WeekField value={week} onChange={setWeek} />
      <p className="rounded-md bg-sunken px-4 py-3 font-semibold">
        {names([WHOLE, ...SAMPLE_TEAMS.filter((team) => told.has(team))])}
      </p>
      <Answer found={t('attack.subtract.left', { count: left })}>
        {left === 0
          ? t('attack.subtract.nobody')
          : t('attack.subtract.why', { least: SAMPLE_LEAST })}
      </Answer>
    </Tried>
  );
}

function Compare() {
  const t = useTranslations('listening.demo.attack');
  const language = useLocale();
  const [place, setPlace] = useState<SamplePlace>(SAMPLE_TEAM);
  const [before, away] = [toldIn(WEEKS.before, place), toldIn(WEEKS.away, place)];
  if (!before || !away) return null;
  return (
    <Tried title={t('compare.title')}>
      <PlaceField value={place} onChange={setPlace} />
      <p className="rounded-md bg-sunken px-4 py-3 font-semibold tabular-nums">
        {t('compare.sum', {
          before: formatPoints(before.points, language),
          away: formatPoints(away.points, language),
        })}
      </p>
      <Answer found={before.points === away.points ? t('compare.same') : t('compare.other')}>
        {t('compare.why')}
      </Answer>
    </Tried>
  );
}

function Guess() {
  const t = useTranslations('listening.demo.attack');
  const week = toldIn(WEEKS.before, SAMPLE_TEAM);
  if (!week) return null;
  const percent = Math.ceil(rightGuesses(week, { lists: 1, weeks: 13 }));
  const worst = Math.ceil(Math.max(...ANSWER_FIGURES.flatMap(({ right }) => right)));
  return (
    <Tried title={t('guess.title')}>
      <p className="font-title text-5xl tabular-nums">{t('percent', { percent })}</p>
      <Answer found={t('guess.found')}>
        {t('guess.why', { worst, limit: Math.round(MOST_RIGHT) })}
      </Answer>
    </Tried>
  );
}

function Tried({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h3 className="text-xl">{title}</h3>
      {children}
    </section>
  );
}

/** What came of it, and the rule that decided. */
function Answer({ found, children }: { found: string; children: ReactNode }) {
  return (
    <Notice kind="info" isLive title={found}>
      <p>{children}</p>
    </Notice>
  );
}

function HiddenAnswer({ week, place }: { week: SampleWeek; place: SamplePlace }) {
  const t = useTranslations('listening.mood');
  const why = whyHidden(week, place) ?? 'few';
  return <Answer found={t('score.hidden')}>{t(`hidden.${why}`, { least: SAMPLE_LEAST })}</Answer>;
}

type FieldProps<Value> = { readonly value: Value; readonly onChange: (value: Value) => void };

function PlaceField({ value, onChange }: FieldProps<SamplePlace>) {
  const t = useTranslations('listening.demo');
  return (
    <SelectField
      name="place"
      label={t('attack.group')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as SamplePlace)}
      options={SAMPLE_PLACES.map((place) => ({ value: place, label: t(`places.${place}`) }))}
    />
  );
}

function WeekField({ value, onChange }: FieldProps<WeekName>) {
  const t = useTranslations('listening.demo.attack');
  return (
    <SelectField
      name="week"
      label={t('week')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as WeekName)}
      options={WEEK_NAMES.map((week) => ({ value: week, label: t(`weeks.${week}`) }))}
    />
  );
}
