import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { MeasureBar } from '#ui/measure-bar.tsx';

const LEAST = 10;
const MOST = 90;

/** Whether a large place is split, told once with its list; there is nothing to say of others. */
export function OutsideCard({ percent }: { percent: number }) {
  const t = useTranslations('listening.mood.outside');
  const key = percent <= LEAST ? 'least' : percent >= MOST ? 'most' : 'some';
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-1 text-sm text-ink-soft">{t('text')}</p>
      <p className="mt-4 font-semibold">{t(key, { percent })}</p>
      <MeasureBar share={percent / 100} tone="primary" className="mt-2 w-full" />
      <p className="mt-3 text-sm text-ink-soft">{t('margin')}</p>
    </Card>
  );
}
