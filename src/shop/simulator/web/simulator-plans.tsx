import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import type { SimulationWishes } from '#shop/sales/rules/simulation-address.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import { type LeavingEarly, leavingEarly } from '../rules/leaving-early.ts';
import type { PlanCost, SimulatedPlan } from '../rules/simulation.ts';
import { SIMULATOR_FORM, typedIn, WHILE_TYPING } from './simulator-form.tsx';

type Props = {
  readonly plans: readonly PlanCost[];
  readonly sold: readonly SimulatedPlan[];
  readonly wishes: SimulationWishes;
};

/** The commitments side by side, for the same people, and what leaving one early means. */
export function SimulatorPlans({ plans, sold, wishes }: Props) {
  const t = useTranslations('simulator.page.plans');
  const language = useLocale();
  const money = (cents: number) => formatMoney(cents, language);
  const leaving = leavingEarly(sold, wishes.headcount, wishes.monthsTaken);
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
            plan: <PlanName months={plan.commitmentMonths} chosen={wishes.commitment} />,
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
      {leaving.length > 0 && <Leaving leaving={leaving} wishes={wishes} />}
    </Section>
  );
}

/** A slider of months, and what each plan has cost when one stops there. */
function Leaving(props: { leaving: readonly LeavingEarly[]; wishes: SimulationWishes }) {
  const { leaving, wishes } = props;
  const t = useTranslations('simulator.page.leaving');
  const language = useLocale();
  const [, setAddress] = useSearchParams();
  const id = useId();
  const { monthsTaken: months } = wishes;
  const money = (cents: number) => formatMoney(cents, language);

  return (
    <div className="mt-12">
      <h3 className="text-xl">{t('title')}</h3>
      <p className="mt-2 max-w-2xl text-ink-soft">{t('intro')}</p>
      <div className="mt-6 grid max-w-xl gap-2">
        <label htmlFor={id} className="font-semibold">
          {t('months')}
        </label>
        <input
          id={id}
          type="range"
          name="months"
          form={SIMULATOR_FORM}
          min={1}
          max={12}
          step={1}
          // Left to the browser: the address follows too late for whoever slides quickly.
          defaultValue={months}
          aria-valuetext={t('after', { months })}
          onChange={({ target }) => target.form && setAddress(typedIn(target.form), WHILE_TYPING)}
          className="h-11 w-full cursor-pointer accent-primary"
        />
        <output htmlFor={id} className="font-title text-lg">
          {t('after', { months })}
        </output>
      </div>
      <div className="mt-6">
        <DataTable
          caption={t('caption', { months, count: wishes.headcount })}
          columns={[
            { key: 'plan', label: t('plan') },
            { key: 'taken', label: t('taken'), isNumber: true },
            { key: 'fee', label: t('fee'), isNumber: true },
            { key: 'after', label: t('unitAfter'), isNumber: true },
            { key: 'year', label: t('goingOn'), isNumber: true },
          ]}
          rows={leaving.map((plan) => ({
            id: String(plan.commitmentMonths),
            cells: {
              plan: <PlanName months={plan.commitmentMonths} chosen={wishes.commitment} />,
              taken: money(plan.takenCents),
              fee: money(plan.feeCents),
              after: money(plan.unitNetCentsAfter),
              year: money(plan.goingOnCents),
            },
          }))}
        />
      </div>
      <p className="mt-4 max-w-2xl text-sm text-ink-soft">{t('rule')}</p>
      <details className="mt-6">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-primary">
          {t('show')}
        </summary>
        <DataTable
          caption={t('cumulated', { months })}
          columns={[
            { key: 'month', label: t('month') },
            ...leaving.map(({ commitmentMonths }) => ({
              key: String(commitmentMonths),
              label: t('short', { months: commitmentMonths }),
              isNumber: true,
            })),
          ]}
          rows={Array.from({ length: 12 }, (_, index) => ({
            id: String(index + 1),
            cells: {
              month: String(index + 1),
              ...Object.fromEntries(
                leaving.map(({ commitmentMonths, cumulatedCents }) => [
                  String(commitmentMonths),
                  money(cumulatedCents[index] ?? 0),
                ]),
              ),
            },
          }))}
        />
      </details>
    </div>
  );
}

function PlanName({ months, chosen }: { months: number; chosen: number | undefined }) {
  const t = useTranslations('simulator.page.plans');
  const name = t('months', { months });
  return months === chosen ? `${name} (${t('chosen')})` : name;
}
