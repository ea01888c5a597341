import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import type { PlanCost } from '../rules/simulation.ts';
import type { SimulationWishes } from '../rules/simulation-address.ts';

/** The commitments side by side, for the same people, and what leaving one early means. */
export function SimulatorPlans(props: { plans: readonly PlanCost[]; wishes: SimulationWishes }) {
  const { plans, wishes } = props;
  const t = useTranslations('shop.simulator.plans');
  const language = useLocale();
  const money = (cents: number) => formatMoney(cents, language);
  const free = plans.find(({ commitmentMonths }) => commitmentMonths === 0);
  if (plans.length === 0) return null;
  return (
    <Section eyebrow={t('eyebrow')} title={t('title')}>
      <DataTable
        caption={t('caption', { count: wishes.headcount })}
        columns={[
          { key: 'plan', label: t('plan') },
          { key: 'unit', label: t('unit'), isNumber: true },
          { key: 'month', label: t('month'), isNumber: true },
          { key: 'year', label: t('year'), isNumber: true },
          { key: 'saved', label: t('saved'), isNumber: true },
        ]}
        rows={plans.map((plan) => ({
          id: String(plan.commitmentMonths),
          cells: {
            plan: nameOf(plan),
            unit: money(plan.unitNetCents),
            month: money(plan.month.netCents),
            year: money(plan.year.netCents),
            saved:
              plan.savedInYearCents > 0
                ? t('less', { price: money(plan.savedInYearCents) })
                : t('reference'),
          },
        }))}
      />
      {free && (
        <p className="mt-6 max-w-2xl text-ink-soft">
          {t('leaving', { price: money(free.unitNetCents) })}
        </p>
      )}
    </Section>
  );

  function nameOf({ commitmentMonths }: PlanCost): string {
    const name = t('months', { months: commitmentMonths });
    return commitmentMonths === wishes.commitment ? `${name} (${t('chosen')})` : name;
  }
}
