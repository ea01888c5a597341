import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { Mood } from '../contract.ts';
import { HIGHEST, LOWEST, possibleAnswers } from '../rules/attack.ts';
import { formatPoints } from './format-points.ts';
import { toldPlaces } from './told-weeks.ts';

/** What one person may have answered, from a published number and from what one knows of the others. */
export function SolveCard({ mood }: { mood: Mood }) {
  const t = useTranslations('listening.attack.solve');
  const whole = useTranslations('listening.mood')('whole');
  const language = useLocale();
  const id = useId();
  const told = toldPlaces(mood);
  const [placeId, setPlaceId] = useState(told[0]?.place.id);
  const { cell } = told.find(({ place }) => place.id === placeId) ?? told[0] ?? {};
  const [others, setOthers] = useState<number>();
  if (!cell) return null;
  const known = others ?? cell.points;
  const { from, to } = possibleAnswers(cell.points, known, cell.from);
  const isWhole = from === LOWEST && to === HIGHEST;
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-2 max-w-prose">{t('text')}</p>
      <div className="mt-4 grid max-w-2xl gap-5 sm:grid-cols-2">
        <SelectField
          name="group"
          label={t('group')}
          value={placeId ?? ''}
          onChange={({ currentTarget: { value } }) => setPlaceId(value)}
          options={told.map(({ place }) => ({
            value: place.id,
            label: place.kind === 'company' ? whole : place.name,
          }))}
        />
        <div className="min-w-0">
          <label htmlFor={id} className="font-semibold">
            {t('others')}
          </label>
          <div className="mt-2 flex items-center gap-3">
            <input
              id={id}
              type="range"
              min={LOWEST}
              max={HIGHEST}
              step={0.5}
              value={known}
              onChange={({ currentTarget: { value } }) => setOthers(Number(value))}
              className="w-0 min-w-0 grow accent-primary"
            />
            <output htmlFor={id} className="w-12 font-semibold tabular-nums">
              {formatPoints(known, language)}
            </output>
          </div>
        </div>
      </div>
      <p role="status" className="mt-4 text-lg font-semibold">
        {isWhole
          ? t('whole')
          : t('range', {
              from: formatPoints(from, language),
              to: formatPoints(to, language),
            })}
      </p>
      <p className="mt-2 max-w-prose text-ink-soft">{t('refusal')}</p>
    </Card>
  );
}
