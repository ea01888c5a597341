import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useFocusKept } from '#ui/use-focus-kept.ts';

type LinesStepProps = {
  readonly lines: {
    readonly kept: readonly unknown[];
    readonly problems: readonly { readonly line: number }[];
    readonly setAsideCount: number;
    readonly setAside: (lines: readonly number[]) => void;
  };
  /** The lines in a sentence. */
  readonly count: string;
  readonly check: { readonly isPending: boolean; mutate(): void };
  /** The share of the lines that has arrived, 0 to 1, where they travel in parts. */
  readonly progress?: number;
  /** Why the list cannot be sent as it is, though no line is wrong. */
  readonly obstacle?: ReactNode;
  /** The lines that something is wrong with. */
  readonly children: ReactNode;
};

/** What is wrong, line by line, put right in place or set aside; then the list may be looked at. */
export function LinesStep(props: LinesStepProps) {
  const t = useTranslations('imports.list.lines');
  const { lines, count, check, progress, obstacle, children } = props;
  const wrong = [...new Set(lines.problems.map(({ line }) => line))];
  const isSent = check.isPending && progress !== undefined;
  const kept = useFocusKept();
  return (
    <Card as="section">
      <div {...kept}>
        <h2 className="text-2xl">
          {wrong.length > 0 ? t('wrong', { count: wrong.length }) : t('allGood')}
        </h2>
        <p className="mt-1 text-ink-soft" role="status">
          {count} {lines.setAsideCount > 0 && t('aside', { count: lines.setAsideCount })}
        </p>
        {obstacle}
        {children}
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button
            size="large"
            isBusy={check.isPending}
            disabled={wrong.length > 0 || lines.kept.length === 0 || Boolean(obstacle)}
            onClick={() => check.mutate()}
          >
            {isSent ? t('sending', { percent: Math.round(progress * 100) }) : t('next')}
          </Button>
          {wrong.length > 0 && (
            <Button kind="secondary" onClick={() => lines.setAside(wrong)}>
              {t('setAllAside', { count: wrong.length })}
            </Button>
          )}
        </div>
        {isSent && (
          <progress
            aria-label={t('progress')}
            value={progress}
            max={1}
            className="mt-4 h-2 w-full accent-primary"
          />
        )}
      </div>
    </Card>
  );
}
