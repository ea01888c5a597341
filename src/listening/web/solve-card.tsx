import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { Mood } from '../contract.ts';
import { chanceOfLow, MOST_SURE } from '../rules/attack.ts';
import { OthersField } from './others-field.tsx';
import { publishedPlaces } from './published-weeks.ts';

/** What a published number says of one person, to who knows this or that of the others. */
export function SolveCard({ mood }: { mood: Mood }) {
  const t = useTranslations('listening.attack.solve');
  const whole = useTranslations('listening.mood')('whole');
  const told = publishedPlaces(mood);
  const [placeId, setPlaceId] = useState(told[0]?.place.id);
  const { week } = told.find(({ place }) => place.id === placeId) ?? told[0] ?? {};
  const [others, setOthers] = useState<number>();
  const [knowsTerms, setKnows] = useState(false);
  if (!week) return null;
  const known = others ?? week.points;
  const low = Math.round(chanceOfLow(week, known, knowsTerms));
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
        <OthersField label={t('others')} value={known} onChange={setOthers} />
      </div>
      <div className="mt-4">
        <CheckboxField
          name="knowsTerms"
          label={t('terms')}
          checked={knowsTerms}
          onChange={({ currentTarget: { checked } }) => setKnows(checked)}
        />
      </div>
      <p role="status" className="mt-4 text-lg font-semibold">
        {t('found', { low, high: 100 - low })}
      </p>
      <p className="mt-2 max-w-prose text-ink-soft">
        {t('refusal', { sure: Math.ceil(MOST_SURE) })}
      </p>
    </Card>
  );
}
