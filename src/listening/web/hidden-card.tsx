import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import type { Mood } from '../contract.ts';

/** What is not shown, in plain words: the same whatever the reason is. */
export function HiddenCard({ mood }: { mood: Mood }) {
  const t = useTranslations('listening.mood.hidden');
  const k = mood.leastK;
  const names = mood.places.filter(({ weeks }) => !weeks.at(-1)).map(({ name }) => name);
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-2">
        {names.length > 0 ? t('names', { names: names.join(', ') }) : t('all')}
      </p>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-ink-soft">
        <li>{t('few', { k, less: k - 1 })}</li>
        <li>{t('remainder')}</li>
        <li>{t('alike')}</li>
        <li>{t('quiet')}</li>
        <li>{t('who')}</li>
      </ul>
    </Card>
  );
}
