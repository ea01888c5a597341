import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Facts } from '#ui/facts.tsx';
import { StepTitle } from '#ui/step-title.tsx';

type ConflictsProps = {
  readonly title: string;
  readonly text: string;
  readonly wrong: readonly number[];
  readonly check: { readonly isPending: boolean; mutate(): void; reset(): void };
  readonly lines: { readonly setAside: (lines: readonly number[]) => void };
  /** The lines that something is wrong with. */
  readonly children: ReactNode;
};

/** What the server found wrong with the lines: nothing is kept while there is any. */
export function CheckConflicts(props: ConflictsProps) {
  const t = useTranslations('imports.list');
  const { title, text, wrong, check, lines, children } = props;
  return (
    <Card as="section">
      <StepTitle>{title}</StepTitle>
      <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
      {children}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button isBusy={check.isPending} onClick={() => check.mutate()}>
          {t('check.again')}
        </Button>
        <Button
          kind="secondary"
          onClick={() => {
            lines.setAside(wrong);
            check.reset();
          }}
        >
          {t('lines.setAllAside', { count: wrong.length })}
        </Button>
      </div>
    </Card>
  );
}

type OutcomeProps = {
  readonly title: string;
  readonly facts: ComponentProps<typeof Facts>['facts'];
  /** What else would come of it. */
  readonly notice?: ReactNode;
  /** What will not. */
  readonly promise: string;
  readonly failure: ReactNode;
  readonly run: ReactNode;
  readonly onBack: () => void;
};

/** What would come of the list, before anything is written. */
export function CheckOutcome(props: OutcomeProps) {
  const t = useTranslations('imports.list.check');
  const { title, facts, notice, promise, failure, run, onBack } = props;
  return (
    <Card as="section">
      <StepTitle>{title}</StepTitle>
      <div className="mt-5">
        <Facts facts={facts} />
      </div>
      {notice}
      <p className="mt-5 max-w-prose text-ink-soft">{promise}</p>
      <div className="mt-5 grid gap-4">
        {failure}
        <p className="flex flex-wrap gap-3">
          {run}
          <Button kind="secondary" onClick={onBack}>
            {t('back')}
          </Button>
        </p>
      </div>
    </Card>
  );
}
