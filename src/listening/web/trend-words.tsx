import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { trendFacts } from '../rules/overview.ts';
import type { Direction, Trend } from '../rules/trends.ts';

type TrendFactProps = {
  readonly name: string;
  readonly about: string;
  readonly trend: Trend | undefined;
};

/** Where a place is going, over one of the two spans. */
export function TrendFact({ name, about, trend }: TrendFactProps) {
  return (
    <div className="rounded-md bg-sunken p-4">
      <dt>
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-sm text-ink-soft">({about})</span>
      </dt>
      <dd className="mt-1">
        <TrendWords trend={trend} />
      </dd>
    </div>
  );
}

const ARROWS = { up: ArrowUpRight, down: ArrowDownRight, stable: ArrowRight };

function TrendWords({ trend }: { trend: Trend | undefined }) {
  const t = useTranslations('listening.mood.trend');
  const language = useLocale();
  if (!trend) return <span className="text-ink-soft">{t('none')}</span>;
  const { direction, change } = trendFacts(trend, language);
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 text-xl">
        <TrendArrow direction={direction} />
        <span className="font-semibold">{t(direction)}</span>
        {change && <span className="text-ink-soft">{t('change', change)}</span>}
      </span>
      {direction === 'stable' && (
        <span className="mt-1 block text-sm text-ink-soft">{t('stableText')}</span>
      )}
    </>
  );
}

/** An arrow that says nothing by itself: words are beside it. */
export function TrendArrow({ direction }: { direction: Direction }) {
  const Arrow = ARROWS[direction];
  return <Arrow aria-hidden className="size-5 shrink-0" />;
}
