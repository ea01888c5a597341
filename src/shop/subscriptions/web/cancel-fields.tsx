import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { Subscription } from '../contract.ts';
import { lastMonths } from '../rules/changes.ts';
import { cancellationSums } from '../rules/sums.ts';
import type { ActFieldsProps } from './act-fields.tsx';
import { standingOf } from './use-subscriptions.ts';

/** The last month, and to the cent what was paid and what is still asked for until then. */
export function CancelFields({ subscription, typed, field }: ActFieldsProps) {
  const t = useTranslations('subscriptions.box.dialogs.cancel');
  const language = useLocale();
  const { taken, takenUntil } = subscription;
  return (
    <>
      <SelectField
        {...field('lastMonth')}
        label={t('field')}
        defaultValue={typed.lastMonth}
        options={lastMonths(standingOf(subscription)).map((number) => ({
          value: String(number),
          label:
            number === taken
              ? t('now', { day: formatDay(takenUntil, language) })
              : t('later', { months: number - taken }),
        }))}
      />
      <CancellationSums subscription={subscription} endsAfter={Number(typed.lastMonth)} />
    </>
  );
}

function CancellationSums({
  subscription,
  endsAfter,
}: {
  subscription: Subscription;
  endsAfter: number;
}) {
  const t = useTranslations('subscriptions.box.dialogs.cancel');
  const language = useLocale();
  const { taken, headcount, commitmentMonths: term, paidCents, rateBasisPoints } = subscription;
  const sums = cancellationSums(subscription, { taken, endsAfter }, rateBasisPoints);
  const gross = (cents: number) => t('gross', { amount: formatMoney(cents, language) });
  const money = (cents: number) => formatMoney(cents, language);
  return (
    <section aria-live="polite" aria-labelledby="cancellation-sums" className="grid gap-3">
      <h3 id="cancellation-sums" className="text-lg">
        {t('summary')}
      </h3>
      <dl className="grid gap-2">
        <Line label={t('paid')} value={gross(paidCents)} />
        {sums.months.map(({ number, unitNetCents, grossCents }) => (
          <Line
            key={number}
            label={t('month', { number, boxes: headcount, price: money(unitNetCents) })}
            value={gross(grossCents)}
          />
        ))}
        <Line isStrong label={t('total')} value={gross(sums.totalGrossCents)} />
        {sums.differenceCents > 0 && (
          <Line label={t('difference')} value={gross(sums.differenceCents)} />
        )}
      </dl>
      {sums.months.length === 0 && <p>{t('nothing')}</p>}
      {sums.differenceCents > 0 && (
        <Notice kind="info">
          <p>{t('early', { price: money(subscription.uncommittedUnitNetCents), term })}</p>
        </Notice>
      )}
    </section>
  );
}

function Line({
  label,
  value,
  isStrong = false,
}: {
  label: string;
  value: string;
  isStrong?: boolean;
}) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-4 ${isStrong ? 'border-t border-line pt-2 font-semibold' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
