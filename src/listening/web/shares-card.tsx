import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { MeasureBar } from '#ui/measure-bar.tsx';
import type { MoodPlace } from '../contract.ts';

/** Whether a place is split: how many are low, how many high, where that is told. */
export function SharesCard({ place }: { place: MoodPlace }) {
  const t = useTranslations('listening.mood.shares');
  const shares = place.weeks.at(-1)?.shares;
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-1 text-sm text-ink-soft">{t('text')}</p>
      {shares ? (
        <dl className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
          <Share name={t('low')} percent={shares.low} tone="danger" />
          <Share name={t('high')} percent={shares.high} tone="success" />
        </dl>
      ) : (
        <p className="mt-4">{t('none')}</p>
      )}
    </Card>
  );
}

type ShareProps = {
  readonly name: string;
  readonly percent: number;
  readonly tone: 'danger' | 'success';
};

function Share({ name, percent, tone }: ShareProps) {
  const t = useTranslations('listening.mood.shares');
  const key = percent <= 10 ? 'least' : percent >= 90 ? 'most' : 'some';
  return (
    <div>
      <dt>{name}</dt>
      <dd className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <MeasureBar share={percent / 100} tone={tone} className="w-0 min-w-16 grow" />
        <span className="w-32 text-sm font-semibold">{t(key, { percent })}</span>
      </dd>
    </div>
  );
}
