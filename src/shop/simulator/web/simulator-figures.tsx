import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { monthName } from '#basics/month-name.ts';
import type { Simulation } from '../rules/simulation.ts';

/** The budget with and without VAT, each person's share, and where the year's limit stands. */
export function SimulatorFigures({ result }: { result: Simulation }) {
  const t = useTranslations('simulator.page.result');
  const language = useLocale();
  const money = (cents: number) => formatMoney(cents, language);
  if (result.year.netCents === 0) return <p className="mt-4 text-ink-soft">{t('nothing')}</p>;
  const { year, averageMonth, employeeYear, recoverable } = result;
  const recoveredCents = recoverable.surelyCents + recoverable.perhapsCents;
  const rows = [
    ['month', money(averageMonth.netCents), money(averageMonth.grossCents)],
    ['employee', money(employeeYear.netCents), money(employeeYear.grossCents)],
    ['vat', money(year.vatCents)],
    ...(recoveredCents > 0 ? [['recovered', money(recoveredCents)] as const] : []),
    ['boxes', String(result.boxesPerEmployee)],
  ] as const satisfies readonly (readonly [string, string, string?])[];
  return (
    <>
      <p className="mt-4 font-title text-4xl">{money(year.netCents)}</p>
      <p className="text-ink-soft">{t('perYear', { gross: money(year.grossCents) })}</p>
      <dl className="mt-5 grid gap-2 border-t border-line pt-5">
        {rows.map(([name, value, gross]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-soft">{t(`rows.${name}`)}</dt>
            <dd className="text-right font-semibold tabular-nums">
              {gross ? t('net', { price: value }) : value}
              {gross && (
                <span className="block text-sm font-normal text-ink-soft">
                  {t('gross', { price: gross })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {recoverable.perhapsCents > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          {t('perhaps', { vat: money(recoverable.perhapsCents) })}
        </p>
      )}
      {result.boxesPerEmployee > 0 && <LimitStatus gifts={result.gifts} />}
    </>
  );
}

function LimitStatus({ gifts }: { gifts: Simulation['gifts'] }) {
  const t = useTranslations('simulator.page.result');
  const language = useLocale();
  const { crossedInMonth, line } = gifts;
  const Icon = crossedInMonth ? TriangleAlert : CircleCheck;
  return (
    <p
      className={
        crossedInMonth
          ? 'mt-5 flex gap-2.5 rounded-md bg-warning-tint p-3 text-warning forced-colors:border'
          : 'mt-5 flex gap-2.5 rounded-md bg-success-tint p-3 text-success forced-colors:border'
      }
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <a href="#limit" className="font-semibold underline underline-offset-4">
        {crossedInMonth
          ? t('over', { month: monthName(crossedInMonth, language) })
          : t('under', { amount: formatMoney(line.remainingCents, language) })}
      </a>
    </p>
  );
}
