import { Link2 } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Simulation } from '../rules/simulation.ts';
import type { SimulationWishes } from '../rules/simulation-address.ts';

/** What it costs, in one glance, beside the choices that make it. */
export function SimulatorResult(props: { result: Simulation; wishes: SimulationWishes }) {
  const { result, wishes } = props;
  const t = useTranslations('shop.simulator.result');
  const language = useLocale();
  const { show } = useToast();
  const money = (cents: number) => formatMoney(cents, language);
  const rows = [
    ['month', money(result.averageMonth.netCents)],
    ['employee', money(result.employeeYear.netCents)],
    ['vat', money(result.year.vatCents)],
    ['boxes', String(result.boxesPerEmployee)],
  ] as const;
  const offer = wishes.commitment === undefined ? 'boxes' : 'subscription';

  async function share() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      show({ title: t('shared'), description: t('sharedText') });
    } catch {
      show({ title: t('notShared'), description: t('notSharedText'), kind: 'destructive' });
    }
  }

  return (
    <section
      aria-labelledby="simulator-result"
      aria-live="polite"
      className="rounded-lg border border-line bg-surface p-6 lg:sticky lg:top-24"
    >
      <h2 id="simulator-result" className="text-xl">
        {t('title')}
      </h2>
      {result.boxesPerEmployee === 0 ? (
        <p className="mt-4 text-ink-soft">{t('nothing')}</p>
      ) : (
        <>
          <p className="mt-4 font-title text-4xl">{money(result.year.netCents)}</p>
          <p className="text-ink-soft">{t('perYear', { gross: money(result.year.grossCents) })}</p>
          <dl className="mt-5 grid gap-2 border-t border-line pt-5">
            {rows.map(([name, value]) => (
              <div key={name} className="flex justify-between gap-4">
                <dt className="text-ink-soft">{t(`rows.${name}`)}</dt>
                <dd className="font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <div className="mt-6 grid gap-3">
        <ButtonLink to={`/contact?offer=${offer}&employees=${wishes.headcount}`}>
          {t('quote')}
        </ButtonLink>
        <ButtonLink to="/box" kind="secondary">
          {t('boxes')}
        </ButtonLink>
        <Button
          kind="quiet"
          icon={<Link2 aria-hidden className="size-5" />}
          onClick={() => void share()}
        >
          {t('share')}
        </Button>
      </div>
      <p className="mt-4 text-sm text-ink-soft">{t('caution')}</p>
    </section>
  );
}
