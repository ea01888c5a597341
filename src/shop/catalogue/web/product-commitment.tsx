import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { RadioCards } from '#ui/radio-cards.tsx';
import type { ProductDetail } from '../contract.ts';

type Props = { product: ProductDetail; months: number; onChange: (months: number) => void };

/** The commitments and their prices, and in one sentence what leaving early means. */
export function ProductCommitment({ product, months, onChange }: Props) {
  const t = useTranslations('catalogue.product.commitment');
  const language = useLocale();
  const money = (cents: number) => formatMoney(cents, language);
  const uncommitted = product.plans.find(({ commitmentMonths }) => commitmentMonths === 0);
  return (
    <div className="grid grid-cols-1 gap-3">
      <RadioCards
        legend={t('legend')}
        name="commitment"
        value={String(months)}
        onChange={(value) => onChange(Number(value))}
        options={product.plans.map(({ commitmentMonths, price }) => ({
          value: String(commitmentMonths),
          label: t('months', { months: commitmentMonths }),
          detail: t('price', { price: money(price.netCents) }),
          description: t('gross', { price: money(price.grossCents) }),
        }))}
      />
      <p className="text-sm">
        {months > 0 && uncommitted
          ? t('leaving', { price: money(uncommitted.price.netCents) })
          : t('free')}
      </p>
      <p className="text-sm text-ink-soft">
        {t.rich('urssaf', {
          simulator: (words) => <Link to={`/simulateur?plan=${months}`}>{words}</Link>,
        })}
      </p>
    </div>
  );
}
