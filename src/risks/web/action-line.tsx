import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { Duerp, HazardCatalogue, PreventionAction } from '../contract.ts';
import { bandOf, type Evaluation } from '../rules/evaluation.ts';
import { ActionDialog } from './action-dialog.tsx';

type ActionLineProps = {
  readonly action: PreventionAction;
  /** Of its risk, as it is now. */
  readonly evaluation: Evaluation | null;
  readonly duerp: Duerp;
  readonly catalogue: HazardCatalogue;
  readonly companyId: string;
  /** Where it stands, on a list of all of them. */
  readonly place?: ReactNode;
};

const STATE_TONES = {
  planned: 'neutral',
  started: 'info',
  done: 'success',
  dropped: 'neutral',
} as const;

/** One action: what, who, by when, how far, and what it changes. */
export function ActionLine(props: ActionLineProps) {
  const { action, evaluation, duerp, catalogue, companyId, place } = props;
  const t = useTranslations('risks.duerp');
  const states = useTranslations('risks.words.states');
  const language = useLocale();
  const [isOpen, open] = useState(false);
  const { state, dueOn, doneOn } = action;
  const facts = [
    action.responsible,
    doneOn
      ? t('action.doneDay', { day: formatDay(doneOn, language) })
      : dueOn && t('action.due', { day: formatDay(dueOn, language) }),
    action.costCents !== null && formatMoney(action.costCents, language),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 grow basis-72">
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{action.what}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Badge tone={STATE_TONES[state]}>{states(state)}</Badge>
          {isLate(action) && <Badge tone="danger">{t('action.late')}</Badge>}
          <span>{facts.join(' · ')}</span>
          <Effect before={action.before ?? evaluation} after={action.after} />
        </p>
        {place}
      </div>
      {duerp.mayWrite && (
        <Button
          kind="quiet"
          size="small"
          aria-label={`${t('action.edit')} ${action.what}`}
          onClick={() => open(true)}
        >
          {t('edit')}
        </Button>
      )}
      {isOpen && (
        <ActionDialog
          companyId={companyId}
          riskId={action.riskId}
          action={action}
          method={duerp.settings.method}
          catalogue={catalogue}
          onClose={() => open(false)}
        />
      )}
    </li>
  );
}

export function isLate({ state, dueOn }: PreventionAction): boolean {
  const isOpen = state === 'planned' || state === 'started';
  return isOpen && dueOn !== null && dueOn < parisDayOf(new Date());
}

function Effect({ before, after }: { before: Evaluation | null; after: Evaluation | null }) {
  const t = useTranslations('risks.duerp.action');
  const bands = useTranslations('risks.words.bands');
  if (!before || !after) return null;
  return (
    <span>
      {t('effect', { before: bands(bandOf(before)), after: bands(bandOf(after)).toLowerCase() })}
    </span>
  );
}
