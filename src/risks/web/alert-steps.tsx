import { useTranslations } from 'use-intl';
import type { RiskAlert } from '../contract.ts';

const STEPS = ['first', 'second', 'third'] as const;

/** What to do about a signal in its first days: about the work, never about who has answered. */
export function AlertSteps({ kind }: Pick<RiskAlert, 'kind'>) {
  const t = useTranslations('risks.alerts.todo');
  return (
    <details className="mt-4 max-w-prose">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('title')}</summary>
      <ol className="mt-1 grid list-decimal gap-2 pl-6">
        {STEPS.map((step) => (
          <li key={step}>{t(`${kind}.${step}`)}</li>
        ))}
      </ol>
    </details>
  );
}
