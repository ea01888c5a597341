import { Minus, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';

const SCORE = 9.5;
const NOTCHES = Array.from({ length: 15 }, (_, index) => index + 1);
const WEEKS = [8, 8.5, 8, 8, 8.5, 9, 9.5, 9.5];

/** One published indicator as HR and the works council read it: made up, and labelled so. */
export function ScoreExample({ className }: { className?: string }) {
  const t = useTranslations('site.scoreExample');
  const { number } = useFormatter();
  return (
    <figure aria-label={t('label')} className={className}>
      <Card isRaised>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <p>
            <span className="block font-semibold">{t('unit')}</span>
            <span className="block text-sm text-ink-soft">{t('week')}</span>
          </p>
          <Badge tone="info">{t('badge')}</Badge>
        </div>
        <div className="mt-5">
          <WeeksLine />
          <dl className="mt-4 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
            <Trend name={t('sevenDays')} value={t('sevenDaysValue')}>
              <Minus aria-hidden className="size-5 text-ink-soft" />
            </Trend>
            <Trend name={t('thirtyDays')} value={t('thirtyDaysValue')}>
              <TrendingUp aria-hidden className="size-5 text-success" />
            </Trend>
          </dl>
        </div>
        <p className="mt-5 border-t border-line pt-5 text-sm font-semibold text-ink-soft">
          {t('score')}
        </p>
        <p className="flex items-baseline gap-2">
          <span className="font-title text-5xl tabular-nums">{number(SCORE)}</span>
          <span className="text-ink-soft">{t('outOf')}</span>
        </p>
        <Scale label={t('scale', { score: number(SCORE) })} />
        <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
          <Line name={t('margin')} value={t('marginValue')} />
          <Line name={t('listed')} value={t('listedValue')} />
        </dl>
      </Card>
    </figure>
  );
}

/** Fifteen notches; a half is drawn as half a notch. */
function Scale({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 300 16" className="mt-3 w-full">
      {NOTCHES.map((notch) => {
        const x = (notch - 1) * 20;
        const filled = Math.min(Math.max(SCORE - notch + 1, 0), 1);
        return (
          <g key={notch}>
            <rect x={x} width="17" height="16" rx="3" className="fill-line" />
            <rect x={x} width={17 * filled} height="16" rx="3" className="fill-primary" />
          </g>
        );
      })}
    </svg>
  );
}

/** Decoration: the trends beside it say the same in words. */
function WeeksLine() {
  const points = WEEKS.map((score, week) => `${10 + week * 40},${150 - score * 13.5}`);
  const last = points.at(-1)?.split(',') ?? [];
  return (
    <svg aria-hidden viewBox="0 0 300 60" className="w-full">
      <path d="M0 58H300" className="stroke-line" strokeWidth="2" />
      <polyline
        points={points.join(' ')}
        fill="none"
        className="stroke-accent"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={last[0]} cy={last[1]} r="6" className="fill-accent" />
    </svg>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right font-semibold tabular-nums">{value}</dd>
    </>
  );
}

function Trend({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="flex items-center gap-1.5 font-semibold">
        {children}
        {value}
      </dd>
    </div>
  );
}
